#include "editor/print/cards/documents.h"
#include "editor/print/cards/grid.h"
#include "editor/print/cards/provenance.h"

namespace editor {

namespace {

/// "<=4", "5..6" as books print them.
QString rollText(QString on)
{
    return on.replace(QLatin1StringView("<="), QString(QChar(0x2264)))
        .replace(QLatin1StringView(">="), QString(QChar(0x2265)))
        .replace(QLatin1StringView(".."), QString(QChar(0x2013)));
}

QString signedNumber(int number)
{
    return number > 0 ? u'+' + QString::number(number) : QString::number(number).replace(u'-', QChar(0x2212));
}

} // namespace

template <class Table>
void addTable(Part& part, const CardSetting& setting, const Table& table)
{
    QStringList remarks;
    if (!table.die.empty())
        remarks << qs(table.die);
    if (!table.citation.empty())
        remarks << qs(table.citation);
    if (const QString source = sourceWord(setting, table.source); !source.isEmpty())
        remarks << source;
    const Section head =
        headed(setting, table.title.empty() ? qs(table.id) : setting.words.own(table, "title", table.title),
               remarks.join(QStringLiteral(" · ")), setting.band({}), part.columnWidth);
    Grid grid{
        .head = {{.text = setting.words.say(QT_TRANSLATE_NOOP("Print", "Die")), .align = Qt::AlignHCenter}},
        .rows = {},
        .lined = true};
    for (const model::TableColumn& column : table.columns)
        grid.head.push_back(
            {.text = column.title.empty() ? qs(column.id) : setting.words.own(column, "title", column.title),
             .align = Qt::AlignHCenter});
    for (const model::TableRow& row : table.rows) {
        std::vector<GridCell> cells{{.text = row.on.empty() ? qs(row.id) : rollText(qs(row.on)),
                                     .strong = true,
                                     .align = Qt::AlignHCenter}};
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            QString text = i < row.cells.size() ? qs(row.cells[i]) : QString();
            // "mud storm" begins with a weather too.
            const QString first = text.section(u' ', 0, 0);
            if (setting.ruleset().find(rules::Category::Weather, atomOf(first)))
                text.replace(0, first.size(),
                             setting.words.term(setting.ruleset(), rules::Category::Weather, atomOf(first)));
            cells.push_back({.text = text, .align = Qt::AlignHCenter});
        }
        grid.rows.push_back(std::move(cells));
    }
    std::vector<Section> sections = gridSections(setting, head, grid, part.columnWidth);
    if (sections.empty())
        return;
    std::vector<Block>& rows = sections.back().rows;
    const LetterStyle small = setting.style.letters(QStringLiteral("small"));
    for (const model::TableModifier& modifier : table.modifiers)
        addParagraph(rows,
                     signedNumber(modifier.by) + QStringLiteral("  ")
                         + setting.words.own(modifier, "when", modifier.when),
                     small, part.columnWidth);
    for (const QString& text : setting.words.paragraphs(table, "legend", table.legend))
        addParagraph(rows, text, small, part.columnWidth);
    std::ranges::move(sections, std::back_inserter(part.sections));
}

namespace {

/// Turns down, rounds across, where the weather of rounds differs; otherwise a line for each period.
void addCalendar(CardDocument& document, const CardSetting& setting)
{
    using model::Atom;
    const Wording& words = setting.words;
    const auto periods = setting.package().all<model::Period>().in(setting.scenario);
    if (periods.empty())
        return;
    bool zones = false;
    bool climates = false;
    bool notes = false;
    for (const auto& [key, period] : periods) {
        zones = zones || period.zone;
        climates = climates || period.climate || period.modifier != 0;
        notes = notes || !period.note.empty();
    }
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("calendar")).columnMm);
    Grid grid{.head = {{.text = words.say(QT_TRANSLATE_NOOP("Print", "Turn"))},
                       {.text = words.say(QT_TRANSLATE_NOOP("Print", "Rounds"))}},
              .rows = {},
              .lined = false};
    if (zones)
        grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "Zone"))});
    if (climates) {
        grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "Climate"))});
        grid.head.push_back(
            {.text = words.say(QT_TRANSLATE_NOOP("Print", "Die")), .align = Qt::AlignHCenter});
    }
    grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "Weather"))});
    if (notes)
        grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "Note"))});
    std::vector<const model::Period*> lines;
    for (const auto& [key, period] : periods)
        lines.push_back(&period);
    std::ranges::stable_sort(lines, [](const model::Period* a, const model::Period* b) {
        return model::naturalLess(a->turn, b->turn);
    });
    for (const model::Period* period : lines) {
        std::vector<GridCell> row{{.text = setting.turnName(period->turn), .strong = true},
                                  {.text = period->rounds.empty()
                                       ? words.say(QT_TRANSLATE_NOOP("Print", "all"))
                                       : qs(period->rounds.text()).replace(u' ', QStringLiteral(", "))}};
        if (zones)
            row.push_back({.text = period->zone ? qs(period->zone) : QString(QChar(0x2013))});
        if (climates) {
            row.push_back({.text = words.term(setting.ruleset(), rules::Category::Climate, period->climate)});
            row.push_back({.text = period->modifier == 0 ? QString() : signedNumber(period->modifier),
                           .align = Qt::AlignHCenter});
        }
        row.push_back({.text = words.term(setting.ruleset(), rules::Category::Weather, period->weather)});
        if (notes)
            row.push_back({.text = words.own(*period, "note", period->note)});
        grid.rows.push_back(std::move(row));
    }
    const Section head = headed(setting, words.say(QT_TRANSLATE_NOOP("Print", "Weather calendar")), {},
                                setting.band({}), part.columnWidth);
    part.sections = gridSections(setting, head, grid, part.columnWidth);
    document.add(std::move(part));
}

void addPast(CardDocument& document, const CardSetting& setting)
{
    const Wording& words = setting.words;
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("weather")).columnMm);
    Grid grid{.head = {{.text = words.say(QT_TRANSLATE_NOOP("Print", "Turn"))},
                       {.text = words.say(QT_TRANSLATE_NOOP("Print", "Weather"))}},
              .rows = {},
              .lined = false};
    for (const auto& [key, past] : setting.package().all<model::PastWeather>().in(setting.scenario))
        grid.rows.push_back(
            {{.text = qs(past.turn), .strong = true},
             {.text = words.term(setting.ruleset(), rules::Category::Weather, past.weather)}});
    const Section head =
        headed(setting, words.say(QT_TRANSLATE_NOOP("Print", "Weather before the first turn")), {},
               setting.band({}), part.columnWidth);
    part.sections = gridSections(setting, head, grid, part.columnWidth);
    document.add(std::move(part));
}

} // namespace

std::vector<CardDocument> weatherCards(const CardSetting& setting)
{
    CardDocument document{.title = documentTitle(setting, "weather"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    addCalendar(document, setting);
    addPast(document, setting);
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("weather")).columnMm);
    for (const auto& [key, table] : setting.package().all<model::WeatherTable>().in(setting.scenario))
        addTable(part, setting, table);
    document.add(std::move(part));
    return {document};
}

std::vector<CardDocument> tableCards(const CardSetting& setting)
{
    CardDocument document{.title = documentTitle(setting, "tables"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("tables")).columnMm);
    for (const auto& [key, table] : setting.package().all<model::Table>())
        addTable(part, setting, table);
    document.add(std::move(part));
    return {document};
}

} // namespace editor
