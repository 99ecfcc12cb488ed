#include "editor/panels/underlaypanel.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/underlaytool.h"
#include "editor/document/document.h"
#include "editor/paint/underlaypictures.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"
#include "model/underlaypins.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImageReader>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

namespace editor {

UnderlayPanel::UnderlayPanel(MapCanvas& canvas, UnderlayPictures& pictures, UnderlayTool& tool,
                             QWidget* parent)
    : QWidget(parent)
    , m_canvas(canvas)
    , m_document(canvas.document())
    , m_pictures(pictures)
    , m_tool(tool)
    , m_choice(new QComboBox)
    , m_remove(new QPushButton(tr("&Remove")))
    , m_copy(new QPushButton(tr("&Copy into the Package")))
    , m_pin(new QPushButton(editor::icon(QStringLiteral("pin")), tr("&Pin with the Mouse")))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_locked(new QCheckBox(tr("Loc&ked")))
    , m_pins(new QTableWidget(0, 2))
    , m_words(new QLabel)
{
    setObjectName(QStringLiteral("underlayPanel"));
    m_choice->setObjectName(QStringLiteral("underlayChoice"));
    m_opacity->setObjectName(QStringLiteral("underlayOpacity"));
    m_opacity->setRange(5, 100);
    m_opacity->setToolTip(tr("How much the picture covers the terrain"));
    m_locked->setObjectName(QStringLiteral("underlayLocked"));
    m_locked->setToolTip(tr("Pins no longer move the picture"));
    m_pins->setObjectName(QStringLiteral("underlayPins"));
    m_pins->setHorizontalHeaderLabels({tr("Hex"), tr("Error")});
    m_pins->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_pins->verticalHeader()->hide();
    m_pins->setToolTip(tr("Double-click a number to correct it; clear it to remove the pin"));
    m_words->setObjectName(QStringLiteral("underlayWords"));
    m_words->setWordWrap(true);
    auto* add = new QPushButton(tr("&Add Picture…"));
    add->setObjectName(QStringLiteral("underlayAdd"));
    m_remove->setObjectName(QStringLiteral("underlayRemove"));
    m_copy->setObjectName(QStringLiteral("underlayCopy"));
    m_copy->setToolTip(
        tr("The picture lies elsewhere on this machine; in the package it goes where the package goes"));
    m_pin->setObjectName(QStringLiteral("underlayPin"));
    connect(add, &QPushButton::clicked, this, &UnderlayPanel::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (current())
            m_document.perform({.label = "underlay.remove",
                                .arguments = {},
                                .edits = {model::erase<model::Underlay>(key())}});
    });
    connect(m_copy, &QPushButton::clicked, this, &UnderlayPanel::copyInside);
    connect(m_pin, &QPushButton::clicked, this, &UnderlayPanel::pinRequested);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_showing)
            refresh();
    });
    connect(m_opacity, &QSlider::valueChanged, this, [this](int value) {
        if (const model::Underlay* underlay = current(); underlay && !m_showing) {
            model::Underlay now = *underlay;
            now.opacity = value / 100.0;
            perform("underlay.change", std::move(now));
        }
    });
    connect(m_opacity, &QSlider::sliderPressed, this, [this] { m_document.beginGesture(); });
    connect(m_opacity, &QSlider::sliderReleased, this, [this] { m_document.endGesture(); });
    connect(m_locked, &QCheckBox::toggled, this, [this](bool on) {
        if (const model::Underlay* underlay = current(); underlay && !m_showing) {
            model::Underlay now = *underlay;
            model::setLocked(now, on);
            perform("underlay.change", std::move(now));
        }
    });
    connect(m_pins, &QTableWidget::cellChanged, this, &UnderlayPanel::changePin);
    connect(&m_document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Underlay>() || change.shape)
            refresh();
    });
    connect(&m_document, &Document::replaced, this, &UnderlayPanel::refresh);
    connect(&m_pictures, &UnderlayPictures::changed, this, &UnderlayPanel::refresh);

    auto* row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(m_remove);
    row->addStretch();
    auto* form = new QFormLayout;
    form->addRow(tr("P&icture:"), m_choice);
    form->addRow(tr("&Opacity:"), m_opacity);
    form->addRow(QString(), m_locked);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addLayout(form);
    layout->addWidget(m_copy);
    layout->addWidget(m_pin);
    layout->addWidget(m_pins, 1);
    layout->addWidget(m_words);
    refresh();
}

model::Key UnderlayPanel::key() const
{
    const QStringList parts = m_choice->currentData().toStringList();
    return {.scope = atomOf(parts.value(0)), .id = atomOf(parts.value(1))};
}

const model::Underlay* UnderlayPanel::current() const
{
    return m_choice->count() == 0 ? nullptr : m_document.package().find<model::Underlay>(key());
}

void UnderlayPanel::perform(const char* label, model::Underlay underlay)
{
    m_document.perform(
        {.label = label, .arguments = {}, .edits = {model::put(std::move(underlay), key().scope)}});
}

void UnderlayPanel::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Picture to Trace From"), {},
                                                      tr("Pictures (*.png *.jpg *.jpeg)"));
    if (!file.isEmpty())
        add(file);
}

bool UnderlayPanel::add(const QString& file)
{
    const model::Atlas& atlas = m_document.package().atlas();
    QImageReader reader(file);
    const QSize size = reader.size();
    if (atlas.maps().empty() || !reader.canRead() || size.isEmpty()) {
        m_words->setText(atlas.maps().empty() ? tr("There is no map yet under which a picture could lie.")
                                              : tr("%1 is not a picture that can be read. Use PNG or JPEG.")
                                                    .arg(QFileInfo(file).fileName()));
        return false;
    }
    const model::Atom map = atlas.maps().front();
    const MapPlan& plan = m_canvas.scene().plan();
    model::Underlay underlay;
    for (int n = 1;
         !underlay.id || m_document.package().find<model::Underlay>({.scope = map, .id = underlay.id}); ++n)
        underlay.id = model::Atom("underlay-" + std::to_string(n));
    underlay.file = utf8(m_pictures.nameFor(file));
    underlay.scaleX = underlay.scaleY =
        std::round(plan.sheets().front().layout.bounds().width / size.width() * 1e6) / 1e6;
    underlay.opacity = 0.6;
    const QStringList now{qs(map), qs(underlay.id)};
    m_document.perform({.label = "underlay.add",
                        .arguments = {utf8(QFileInfo(file).fileName())},
                        .edits = {model::put(std::move(underlay), map)}});
    for (int i = 0; i < m_choice->count(); ++i)
        if (m_choice->itemData(i).toStringList() == now)
            m_choice->setCurrentIndex(i);
    return true;
}

void UnderlayPanel::copyInside()
{
    const model::Underlay* underlay = current();
    if (!underlay)
        return;
    QString why;
    const auto name = m_pictures.copyInside(*underlay, &why);
    if (!name) {
        m_words->setText(why);
        return;
    }
    model::Underlay now = *underlay;
    now.file = utf8(*name);
    perform("underlay.change", std::move(now));
}

void UnderlayPanel::refresh()
{
    m_showing = true;
    const model::Key before = key();
    m_choice->clear();
    for (const auto& [each, underlay] : m_document.package().all<model::Underlay>()) {
        m_choice->addItem(QFileInfo(qs(underlay.file)).fileName(), QStringList{qs(each.scope), qs(each.id)});
        if (each == before)
            m_choice->setCurrentIndex(m_choice->count() - 1);
    }
    const model::Underlay* underlay = current();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_choice, m_remove, m_pin, m_opacity, m_locked, m_pins})
        widget->setEnabled(underlay);
    m_tool.setUnderlay(underlay ? key() : model::Key());
    m_copy->setVisible(underlay && m_pictures.isOutside(*underlay));
    if (underlay) {
        if (!m_opacity->isSliderDown())
            m_opacity->setValue(static_cast<int>(std::lround(underlay->opacity * 100)));
        m_locked->setChecked(model::isLocked(*underlay));
    }
    showPins();
    m_showing = false;
}

void UnderlayPanel::showPins()
{
    const model::Underlay* underlay = current();
    m_pins->setRowCount(0);
    if (!underlay) {
        m_words->setText(
            tr("Add a scan of a printed map, pin a few of its hexes to the grid, and trace over it."));
        return;
    }
    const auto points = pinnedPoints(*underlay, key().scope, m_document.package());
    const auto errors = residuals(*underlay, points);
    const std::array maps{key().scope};
    std::size_t next = 0;
    double worst = 0;
    for (const model::UnderlayPin& pin : model::pinsOf(*underlay)) {
        const int row = m_pins->rowCount();
        m_pins->insertRow(row);
        m_pins->setItem(row, 0, new QTableWidgetItem(qs(pin.hex)));
        const bool known = model::exists(m_document.package().atlas().find(pin.hex, maps));
        const double error = known ? errors[next++] : 0;
        worst = std::max(worst, error);
        auto* item = new QTableWidgetItem(known ? tr("%1 mm").arg(QLocale().toString(error, 'f', 2))
                                                : tr("no such hex"));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_pins->setItem(row, 1, item);
    }
    const UnderlayPictures::Picture& picture = m_pictures.picture(*underlay);
    if (picture.loading)
        m_words->setText(tr("The picture is being read…"));
    else if (!picture.error.isEmpty())
        m_words->setText(picture.error);
    else if (points.size() < 2)
        m_words->setText(tr("Pin at least two hexes that lie far apart; with three or more the picture may "
                            "also be stretched."));
    else
        m_words->setText(tr("%n pin(s), the worst is off by %1 mm.", nullptr, static_cast<int>(points.size()))
                             .arg(QLocale().toString(worst, 'f', 2)));
}

void UnderlayPanel::changePin(int row, int column)
{
    const model::Underlay* underlay = current();
    if (m_showing || column != 0 || !underlay)
        return;
    std::vector<model::UnderlayPin> pins = model::pinsOf(*underlay);
    if (row < 0 || row >= static_cast<int>(pins.size()))
        return;
    const QString number = m_pins->item(row, 0)->text().trimmed();
    if (number.isEmpty())
        pins.erase(pins.begin() + row);
    else
        pins[static_cast<std::size_t>(row)].hex = atomOf(QString(number).remove(u' '));
    perform("underlay.fit", withPins(*underlay, pins, key().scope, m_document.package()));
}

} // namespace editor
