#include "editor/panels/track/trackgrid.h"

#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/counterpicture.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace editor {

namespace {

constexpr int kCounter = 36;
constexpr int kGap = 4;
/// Pieces of the track by line and counter, for moves from turn to turn.
constexpr char kTrackMime[] = "application/x-hexwerk-track";

} // namespace

TrackDelegate::TrackDelegate(TrackGrid& grid)
    : QStyledItemDelegate(&grid)
    , m_grid(grid)
{
}

void TrackDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->setRenderHint(QPainter::Antialiasing);
    const auto& chips = m_grid.track()->chips(index);
    const auto places = m_grid.layOut(chips, option.rect.width());
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const TrackChip& chip = chips[i];
        const QRect place = places[i].translated(option.rect.topLeft());
        if (chip.kind == TrackChip::Kind::Line) {
            painter->setPen(option.palette.color(QPalette::Mid));
            painter->setBrush(option.palette.color(QPalette::Button));
            painter->drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
            painter->setPen(option.palette.color(QPalette::ButtonText));
            painter->drawText(place, Qt::AlignCenter,
                              option.fontMetrics.elidedText(chip.text, Qt::ElideRight, place.width() - 8));
        } else {
            painter->drawPixmap(place,
                                counterPicture(m_grid.document(), chip.piece.counter, chip.face, kCounter));
        }
        if (chip.kind == TrackChip::Kind::Leaves) {
            // Crossed out: it goes.
            painter->setPen(QPen(QColor(0xd6, 0x45, 0x45), 2.5));
            painter->drawLine(place.topLeft() + QPoint(3, 3), place.bottomRight() - QPoint(3, 3));
        }
        if (m_grid.isSelected(chip)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(option.palette.color(QPalette::Highlight), 2.5));
            painter->drawRoundedRect(QRectF(place).adjusted(0, 0, 0, 0), 3, 3);
        }
    }
    painter->restore();
}

QSize TrackDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = m_grid.columnWidth(index.column());
    int bottom = option.fontMetrics.height() * 2;
    for (const QRect& place : m_grid.layOut(m_grid.track()->chips(index), width))
        bottom = std::max(bottom, place.bottom());
    return {width, bottom + kGap + 1};
}

TrackGrid::TrackGrid(Document& document, QWidget* parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(new TrackModel(document, this))
{
    setObjectName(QStringLiteral("trackGrid"));
    setModel(m_model);
    setItemDelegate(new TrackDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setAcceptDrops(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(120);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    setToolTip(QString());
    connect(m_model, &QAbstractItemModel::modelReset, this, &TrackGrid::fitRows);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TrackGrid::fitRows);
    connect(document.selection(), &Selection::changed, this, [this](QObject* origin) {
        viewport()->update();
        const model::Subject current = m_document.selection()->current();
        if (origin != this && current.is<model::Entry>())
            if (const QModelIndex cell = m_model->cellOf(current.key); cell.isValid())
                scrollTo(cell);
    });
    fitRows();
}

std::vector<QRect> TrackGrid::layOut(const std::vector<TrackChip>& chips, int width) const
{
    std::vector<QRect> places;
    int x = kGap;
    int y = kGap;
    for (const TrackChip& chip : chips) {
        const int wide = chip.kind == TrackChip::Kind::Line
            ? std::min(fontMetrics().horizontalAdvance(chip.text) + 14, std::max(width - 2 * kGap, kCounter))
            : kCounter;
        if (x > kGap && x + wide + kGap > width) {
            x = kGap;
            y += kCounter + kGap;
        }
        const int high = chip.kind == TrackChip::Kind::Line ? fontMetrics().height() + 8 : kCounter;
        places.emplace_back(x, y + (kCounter - high) / 2, wide, high);
        x += wide + kGap;
    }
    return places;
}

void TrackGrid::fitRows()
{
    resizeRowsToContents();
}

void TrackGrid::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitRows();
}

bool TrackGrid::isSelected(const TrackChip& chip) const
{
    return m_document.selection()->contains(model::Subject::of<model::Entry>(chip.piece.entry));
}

const TrackChip* TrackGrid::chipAt(QPoint point) const
{
    const QModelIndex cell = indexAt(point);
    if (!cell.isValid())
        return nullptr;
    const auto& chips = m_model->chips(cell);
    const auto places = layOut(chips, columnWidth(cell.column()));
    for (std::size_t i = 0; i < chips.size(); ++i)
        if (places[i].contains(point - visualRect(cell).topLeft()))
            return &chips[i];
    return nullptr;
}

QRect TrackGrid::rectOf(const TrackPiece& piece) const
{
    const QModelIndex cell = m_model->cellOf(piece.entry);
    if (!cell.isValid())
        return {};
    const auto& chips = m_model->chips(cell);
    const auto places = layOut(chips, columnWidth(cell.column()));
    for (std::size_t i = 0; i < chips.size(); ++i)
        if (chips[i].piece == piece)
            return places[i].translated(visualRect(cell).topLeft());
    return {};
}

void TrackGrid::perform(model::Transaction change)
{
    if (!change.empty())
        m_document.perform(std::move(change));
}

void TrackGrid::mousePressEvent(QMouseEvent* event)
{
    QTableView::mousePressEvent(event);
    m_held.clear();
    m_pressed = event->pos();
    const TrackChip* chip = event->button() == Qt::LeftButton ? chipAt(event->pos()) : nullptr;
    if (!chip)
        return;
    const auto subject = model::Subject::of<model::Entry>(chip->piece.entry);
    m_held = {chip->piece};
    if (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))
        m_document.selection()->toggle(subject, this);
    else
        m_document.selection()->set({subject}, this);
    viewport()->update();
}

void TrackGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held.empty() || (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    QStringList lines;
    QStringList counters;
    for (const TrackPiece& piece : m_held) {
        lines << qs(piece.entry.id) + u'\t' + qs(piece.counter);
        if (piece.counter)
            counters << qs(piece.counter);
    }
    auto* mime = new QMimeData;
    mime->setData(QString::fromLatin1(kTrackMime), lines.join(u'\n').toUtf8());
    if (!counters.isEmpty())
        mime->setData(QString::fromLatin1(kCounterMime), counters.join(u'\n').toUtf8());
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    if (!counters.isEmpty())
        drag->setPixmap(counterPicture(m_document, m_held.front().counter, {}, kCounter));
    m_held.clear();
    drag->exec(Qt::MoveAction);
}

void TrackGrid::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex cell = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Space) && cell.isValid()) {
        std::vector<model::Subject> entries;
        for (const TrackChip& chip : m_model->chips(cell))
            if (const auto subject = model::Subject::of<model::Entry>(chip.piece.entry);
                !std::ranges::contains(entries, subject))
                entries.push_back(subject);
        m_document.selection()->set(std::move(entries), this);
        viewport()->update();
    } else if (event->modifiers() == Qt::AltModifier
               && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveSelected(event->key() == Qt::Key_Up ? -1 : 1);
    } else if (event->key() == Qt::Key_Delete) {
        removeSelected();
    } else {
        QTableView::keyPressEvent(event);
    }
}

void TrackGrid::moveSelected(int turns)
{
    std::vector<TrackPiece> pieces;
    int row = -1;
    for (const model::Subject& subject : m_document.selection()->items())
        if (subject.is<model::Entry>()) {
            pieces.push_back({.entry = subject.key, .counter = {}});
            row = m_model->cellOf(subject.key).row();
        }
    const int target = row + turns;
    if (pieces.empty())
        emit notice(tr("Select a counter or line on the track first."));
    else if (target < 0 || target >= m_model->rowCount() || !m_model->turnAt(target))
        emit notice(tr("There is no further turn on the turn track."));
    else
        perform(moveOnTrack(m_document.package(), pieces, m_model->turnAt(target)));
}

void TrackGrid::removeSelected()
{
    model::Transaction change{.label = "remove"};
    for (const model::Subject& subject : m_document.selection()->items())
        if (subject.is<model::Entry>()) {
            change.arguments = {utf8(subjectName(subject, m_document.package()))};
            change.edits.push_back(model::erase<model::Entry>(subject.key));
        }
    perform(std::move(change));
}

void TrackGrid::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(QString::fromLatin1(kTrackMime))
        || !countersIn(event->mimeData()).empty())
        event->acceptProposedAction();
}

void TrackGrid::dragMoveEvent(QDragMoveEvent* event)
{
    const int row = rowAt(event->position().toPoint().y());
    const bool turn = row >= 0 && m_model->turnAt(row);
    m_dropRow = turn ? row : -1;
    viewport()->update();
    if (turn)
        event->acceptProposedAction();
    else
        event->ignore();
}

void TrackGrid::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropRow = -1;
    viewport()->update();
}

void TrackGrid::dropEvent(QDropEvent* event)
{
    m_dropRow = -1;
    viewport()->update();
    const int row = rowAt(event->position().toPoint().y());
    const model::Atom turn = row < 0 ? model::Atom() : m_model->turnAt(row);
    if (!turn)
        return;
    event->acceptProposedAction();
    const QMimeData* mime = event->mimeData();
    if (mime->hasFormat(QString::fromLatin1(kTrackMime))) {
        std::vector<TrackPiece> pieces;
        for (const QString& line :
             QString::fromUtf8(mime->data(QString::fromLatin1(kTrackMime))).split(u'\n'))
            pieces.push_back(
                {.entry = {.scope = m_document.scenario(), .id = atomOf(line.section(u'\t', 0, 0))},
                 .counter = atomOf(line.section(u'\t', 1))});
        perform(moveOnTrack(m_document.package(), pieces, turn));
        return;
    }
    perform(
        arriveOnTrack(m_document.package(), m_document.scenario(), unitsIn(mime), countersIn(mime), turn));
}

void TrackGrid::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_dropRow < 0)
        return;
    QPainter painter(viewport());
    QColor colour = palette().color(QPalette::Highlight);
    painter.setPen(QPen(colour, 2));
    colour.setAlpha(40);
    painter.setBrush(colour);
    painter.drawRect(
        QRect(1, rowViewportPosition(m_dropRow) + 1, viewport()->width() - 2, rowHeight(m_dropRow) - 2));
}

bool TrackGrid::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QTableView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const TrackChip* chip = chipAt(help->pos());
    const auto* entry = chip ? m_document.package().find<model::Entry>(chip->piece.entry) : nullptr;
    if (!entry) {
        QToolTip::hideText();
        return true;
    }
    QStringList lines{chip->text};
    if (!entry->hexes.empty())
        lines << tr("Enters at %1").arg(qs(entry->hexes.text()));
    if (!entry->condition.empty())
        lines << qs(entry->condition);
    if (!entry->note.empty())
        lines << qs(entry->note);
    for (const model::Finding& finding : m_document.engine().findings())
        if (finding.subject == model::Subject::of<model::Entry>(chip->piece.entry))
            lines << findingText(finding);
    QToolTip::showText(help->globalPos(), lines.join(u'\n'), viewport());
    return true;
}

} // namespace editor
