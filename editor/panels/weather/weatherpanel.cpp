#include "editor/panels/weather/weatherpanel.h"

#include "editor/document/document.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/flowlayout.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/roomsplitter.h"
#include "editor/panels/table/tablespanel.h"
#include "editor/panels/weather/weathereffect.h"
#include "editor/panels/weather/weatherstrip.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace editor {

WeatherPanel::WeatherPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_method(new QComboBox)
    , m_zone(new QComboBox)
    , m_seed(new QSpinBox)
    , m_says(new QLabel)
    , m_strip(new WeatherStrip)
    , m_summary(new QTableWidget)
{
    setObjectName(QStringLiteral("weatherPanel"));
    m_method->setObjectName(QStringLiteral("weatherMethod"));
    m_method->addItem(tr("By the calendar"), QStringLiteral("calendar"));
    m_method->addItem(tr("Rolled on the tables"), QStringLiteral("table"));
    m_method->addItem(tr("Historical"), QStringLiteral("historical"));
    m_method->setToolTip(tr("How weather comes about in this scenario"));
    connect(m_method, &QComboBox::activated, this, [this] {
        const model::Key key{.scope = m_document.scenario(), .id = {}};
        const auto* weather = m_document.package().find<model::Weather>(key);
        model::Weather changed = weather ? *weather : model::Weather();
        changed.method = atomOf(m_method->currentData().toString());
        if (key.scope && (!weather || !(changed == *weather)))
            m_document.perform({.label = "property",
                                .arguments = {"method", std::string(changed.method.text())},
                                .edits = {model::put(std::move(changed), key.scope)}});
    });
    m_zone->setToolTip(tr("The weather zone that is shown"));
    connect(m_zone, &QComboBox::activated, this, &WeatherPanel::update);
    m_seed->setObjectName(QStringLiteral("weatherSeed"));
    m_seed->setRange(1, 999'999);
    m_seed->setKeyboardTracking(false);
    m_seed->setToolTip(tr("The same seed rolls the same campaigns again"));
    connect(m_seed, &QSpinBox::valueChanged, this, &WeatherPanel::update);
    m_says->setWordWrap(true);

    m_calendar = new RecordList(
        new RecordsModel(document, model::kindOf<model::Period>,
                         {{"turn", 16},
                          {"rounds", 8},
                          {"zone", 12},
                          {"climate", 12},
                          {"weather", 14},
                          {"modifier", 8},
                          {"note", 30}}),
        QStringLiteral("Periods"), tr("Add Line"),
        tr("No calendar yet. A line says for a turn its weather, or the climate and modifier to roll with."));
    // A new line is for the first turn that has none.
    m_calendar->setMake([this]() -> std::optional<model::Edit> {
        auto edit = newRecord(m_document, model::kindOf<model::Period>);
        if (!edit)
            return {};
        model::Period& period = *edit->as<model::Put<model::Period>>()->value;
        for (const auto& [key, turn] : m_document.package().all<model::Turn>().in(m_document.scenario())) {
            bool free = true;
            for (const auto& [other, line] :
                 m_document.package().all<model::Period>().in(m_document.scenario()))
                free = free && line.turn != key.id;
            if (!free)
                continue;
            period.turn = key.id;
            break;
        }
        return edit;
    });
    m_history =
        new RecordList(new RecordsModel(document, model::kindOf<model::PastWeather>,
                                        {{"turn", 10}, {"zone", 12}, {"climate", 12}, {"weather", 14}}),
                       QStringLiteral("History"), tr("Add Turn"),
                       tr("No history. Weather before the first turn matters to rules that look back: "
                          "lingering snow, a third turn of mud."));
    m_tables = new TablesPanel(document, model::kindOf<model::WeatherTable>);

    m_summary->setObjectName(QStringLiteral("weatherSummary"));
    m_summary->setColumnCount(4);
    m_summary->setHorizontalHeaderLabels({tr("Weather"), tr("Turns in a campaign"), tr("Campaigns with it"),
                                          tr("Units with other supply now")});
    m_summary->verticalHeader()->hide();
    m_summary->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_summary->setSelectionMode(QAbstractItemView::NoSelection);
    m_summary->setFrameShape(QFrame::NoFrame);
    m_summary->horizontalHeader()->setStretchLastSection(true);
    m_summary->horizontalHeader()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 18);

    auto* head = new FlowLayout;
    head->setContentsMargins(8, 6, 8, 0);
    head->addWidget(m_method);
    head->addWidget(m_zone);
    auto* seed = new QLabel(tr("S&eed:"));
    seed->setBuddy(m_seed);
    head->addWidget(seed);
    head->addWidget(m_seed);
    constexpr int kSideBySide = 620;
    auto* odds = new RoomSplitter(kSideBySide);
    odds->addWidget(m_strip);
    odds->addWidget(m_summary);
    odds->setStretchFactor(0, 3);
    odds->setStretchFactor(1, 2);
    auto* above = new QWidget;
    auto* aboveLayout = new QVBoxLayout(above);
    aboveLayout->setContentsMargins(0, 0, 0, 0);
    aboveLayout->addLayout(head);
    m_says->setContentsMargins(8, 0, 8, 0);
    aboveLayout->addWidget(m_says);
    aboveLayout->addWidget(odds, 1);
    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(m_calendar, tr("Calendar"));
    tabs->addTab(m_tables, tr("Tables"));
    tabs->addTab(m_history, tr("History"));
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(above);
    split->addWidget(tabs);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(&document, &Document::changed, this, &WeatherPanel::later);
    connect(&document, &Document::scenarioChanged, this, &WeatherPanel::later);
    connect(&document, &Document::whatIfChanged, this, &WeatherPanel::later);
    connect(&document, &Document::replaced, this, &WeatherPanel::later);
}

WeatherPanel::~WeatherPanel()
{
    finishEditing(*this);
}

void WeatherPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    update();
}

/// When editing pauses, and only while somebody looks: supply is worked out for every weather.
void WeatherPanel::later()
{
    constexpr int kPauseMs = 250;
    if (m_waiting || !isVisible())
        return;
    m_waiting = true;
    QTimer::singleShot(kPauseMs, this, [this] {
        m_waiting = false;
        update();
    });
}

void WeatherPanel::update()
{
    const model::Package& package = m_document.package();
    const model::Atom scenario = m_document.scenario();
    setEnabled(!scenario.empty());
    if (!scenario) {
        m_strip->clear();
        m_summary->setRowCount(0);
        m_says->setText(tr("Open or add a scenario first."));
        return;
    }
    const auto* weather = package.find<model::Weather>({.scope = scenario, .id = {}});
    m_method->setCurrentIndex(std::max(0, m_method->findData(weather ? qs(weather->method) : QString())));
    const QVariant zone = m_zone->currentData();
    m_zone->clear();
    for (const model::Atom each : rules::WeatherPlan::zonesOf(package, scenario)) {
        QString name = each ? qs(each) : tr("All other hexes");
        for (const auto& [key, record] : package.all<model::Zone>())
            if (key.id == each && !record.name.empty())
                name = qs(record.name);
        m_zone->addItem(name, qs(each));
    }
    m_zone->setCurrentIndex(std::max(0, m_zone->findData(zone)));
    m_zone->setVisible(m_zone->count() > 1);

    const rules::WeatherPlan plan(m_document.position(), atomOf(m_zone->currentData().toString()));
    m_odds = rules::simulateWeather(plan, static_cast<std::uint64_t>(m_seed->value()), kCampaigns);
    m_strip->read(m_document, plan, m_odds);
    m_says->setText(plan.rolls() ? tr("%n campaign(s) rolled", nullptr, m_odds.campaigns)
                                 : tr("No turn is rolled: the calendar says it all."));
    showSummary(plan);
}

void WeatherPanel::showSummary(const rules::WeatherPlan& plan)
{
    const auto effects = weatherEffects(m_document);
    m_summary->setRowCount(static_cast<int>(plan.weathers().size()));
    for (int row = 0; row < m_summary->rowCount(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const model::Atom weather = plan.weathers()[index];
        QPixmap swatch(16, 16);
        const QBrush brush = WeatherStrip::brushOf(row, plan, m_document.ruleset());
        swatch.fill(brush.color());
        QPainter(&swatch).fillRect(swatch.rect(),
                                   QBrush(brush.color().darker(140),
                                          brush.style() == Qt::SolidPattern ? Qt::NoBrush : brush.style()));
        auto* name = new QTableWidgetItem(QIcon(swatch),
                                          termName(m_document.ruleset(), rules::Category::Weather, weather));
        m_summary->setItem(row, 0, name);
        m_summary->setItem(row, 1, new QTableWidgetItem(locale().toString(m_odds.turns[index], 'f', 1)));
        m_summary->setItem(
            row, 2,
            new QTableWidgetItem(tr("%1 %").arg(locale().toString(m_odds.ever[index] * 100, 'f', 0))));
        const auto effect = std::ranges::find(effects, weather, &WeatherEffect::weather);
        QStringList names;
        if (effect != effects.end())
            for (const model::Atom unit : effect->units)
                names << subjectName(
                    model::Subject::of<model::Unit>({.scope = m_document.scenario(), .id = unit}),
                    m_document.package());
        auto* units = new QTableWidgetItem(
            names.isEmpty()
                ? tr("none")
                : QStringLiteral("%1: %2").arg(names.size()).arg(names.join(QStringLiteral(", "))));
        units->setToolTip(names.join(u'\n'));
        m_summary->setItem(row, 3, units);
    }
}

} // namespace editor
