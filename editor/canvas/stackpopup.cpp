#include "editor/canvas/stackpopup.h"

#include "editor/paint/counter.h"
#include "editor/text/text.h"

#include <QGuiApplication>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace editor {
namespace {

constexpr int kCounter = 72;
constexpr int kGap = 10;
constexpr int kText = 150;
constexpr int kRowsAtMost = 6;

} // namespace

StackPopup::StackPopup(QWidget* parent)
    : QFrame(parent, Qt::ToolTip)
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
}

int StackPopup::columns() const
{
    return (static_cast<int>(m_entries.size()) + kRowsAtMost - 1) / kRowsAtMost;
}

QStringList StackPopup::names() const
{
    QStringList list;
    for (const Entry& entry : m_entries)
        list << entry.name;
    return list;
}

void StackPopup::readStack(const MapScene& scene)
{
    m_entries.clear();
    const auto units = scene.stacks().at(m_hex);
    for (auto it = units.rbegin(); it != units.rend(); ++it) {
        const model::Unit* unit = scene.package().find<model::Unit>({.scope = scene.scenario(), .id = *it});
        if (!unit)
            continue;
        Entry entry{
            .look = CounterLook::of(scene.package(), scene.ruleset(), *unit), .name = {}, .detail = {}};
        entry.name = entry.look.name;
        const model::CounterFace face(scene.package(), unit->counter, unit->face);
        QStringList details;
        if (const model::Nation* nation = scene.package().find<model::Nation>(face.nation()))
            details << qs(nation->name);
        if (entry.look.turned)
            details << tr("reduced");
        for (const model::Atom mark : unit->marks.list())
            details << qs(mark);
        entry.detail = details.join(QStringLiteral(", "));
        m_entries.push_back(std::move(entry));
    }
    m_title = tr("Hex %1: %n counter(s)", nullptr, static_cast<int>(m_entries.size()))
                  .arg(qs(scene.atlas().printed(m_hex)));
    setAccessibleName(m_title + QStringLiteral(": ") + names().join(QStringLiteral(", ")));
    const int rows = std::min(static_cast<int>(m_entries.size()), kRowsAtMost);
    const int heading = fontMetrics().height() + kGap;
    resize(kGap + (columns() * (kCounter + kText + (2 * kGap))), heading + kGap + (rows * (kCounter + kGap)));
    update();
}

void StackPopup::showStack(const MapScene& scene, model::HexIndex hex, const QRect& around)
{
    m_hex = hex;
    readStack(scene);
    const QScreen* screen = QGuiApplication::screenAt(around.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    QPoint at(around.right() + kGap, around.top());
    if (at.x() + width() > room.right())
        at.setX(around.left() - kGap - width());
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
    show();
}

void StackPopup::refresh(const MapScene& scene)
{
    const bool gone = !model::exists(m_hex) || static_cast<int>(m_hex) >= scene.atlas().size()
        || scene.stacks().at(m_hex).empty();
    if (gone)
        hide();
    else
        readStack(scene);
}

void StackPopup::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = font();
    bold.setBold(true);
    const int heading = fontMetrics().height() + kGap;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(bold);
    painter.drawText(QRect(kGap, kGap / 2, width() - (2 * kGap), heading - (kGap / 2)), Qt::AlignVCenter,
                     m_title);
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        const Entry& entry = m_entries[static_cast<std::size_t>(i)];
        const int x = kGap + ((i / kRowsAtMost) * (kCounter + kText + (2 * kGap)));
        const int y = heading + ((i % kRowsAtMost) * (kCounter + kGap));
        paintCounter(painter, QRectF(x, y, kCounter, kCounter), entry.look, kCounter * devicePixelRatioF());
        const QRect text(x + kCounter + kGap, y, kText, kCounter);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setFont(bold);
        painter.drawText(text.adjusted(0, 0, 0, -text.height() / 2), Qt::AlignBottom | Qt::TextSingleLine,
                         QFontMetrics(bold).elidedText(entry.name, Qt::ElideRight, text.width()));
        painter.setFont(font());
        painter.drawText(text.adjusted(0, text.height() / 2, 0, 0), Qt::AlignTop | Qt::TextWordWrap,
                         entry.detail);
    }
}

} // namespace editor
