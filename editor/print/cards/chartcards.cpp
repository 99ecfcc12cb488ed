#include "editor/print/cards/documents.h"
#include "editor/print/cards/grid.h"
#include "editor/print/cards/provenance.h"
#include "rules/charts.h"

#include <array>

namespace editor {
namespace {

using model::Atom;
using rules::Category;

struct Chart {
    Category category;
    const char* name;
};

constexpr std::array kCharts{
    Chart{Category::Terrain, QT_TRANSLATE_NOOP("Print", "Terrain")},
    Chart{Category::Hexside, QT_TRANSLATE_NOOP("Print", "Hexsides")},
    Chart{Category::Line, QT_TRANSLATE_NOOP("Print", "Roads and railways")},
    Chart{Category::Place, QT_TRANSLATE_NOOP("Print", "Places")},
    Chart{Category::Weather, QT_TRANSLATE_NOOP("Print", "Weather effects")},
};

/// The values of a chart that a player looks up: no colours, and no words that say where others come from.
std::vector<Atom> columnsOf(std::span<const rules::Term> terms)
{
    std::vector<Atom> columns;
    for (const rules::Term& term : terms)
        for (const model::Fields::Field& field : term.fields) {
            const std::string_view name = field.name.text();
            if (!name.ends_with("-source") && !name.ends_with("colour") && name != "ink"
                && !std::ranges::contains(columns, field.name))
                columns.push_back(field.name);
        }
    std::ranges::sort(columns, [](Atom a, Atom b) { return model::naturalLess(a, b); });
    return columns;
}

QString valueText(const CardSetting& setting, std::string_view value)
{
    if (value == "yes")
        return setting.words.say(QT_TRANSLATE_NOOP("Print", "yes"));
    if (value == "no")
        return setting.words.say(QT_TRANSLATE_NOOP("Print", "no"));
    return value.empty() ? QString(QChar(0x2013)) : qs(value);
}

} // namespace

std::vector<CardDocument> chartCards(const CardSetting& setting)
{
    const rules::Charts charts(setting.package(), setting.ruleset());
    CardDocument document{.title = documentTitle(setting, "charts"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    for (const Chart& chart : kCharts) {
        const auto terms = setting.ruleset().terms(chart.category);
        const std::vector<Atom> columns = columnsOf(terms);
        if (columns.empty())
            continue;
        // As many values as this has want the whole width.
        Part part = partFor(setting.body,
                            columns.size() > 4 ? setting.body.width()
                                               : setting.style.document(QStringLiteral("charts")).columnMm);
        Grid grid{.head = {{.text = setting.words.say(chart.name)}}, .rows = {}, .lined = true};
        for (const Atom column : columns)
            grid.head.push_back({.text = setting.words.field(column), .align = Qt::AlignHCenter});
        grid.head.push_back({.text = setting.words.say(QT_TRANSLATE_NOOP("Print", "Rule"))});
        for (const rules::Term& term : terms) {
            std::vector<GridCell> row{{.text = setting.words.term(setting.ruleset(), chart.category, term.id)
                                           + sourceSign(term.source),
                                       .strong = true}};
            bool some = false;
            for (const Atom column : columns) {
                const std::string_view value = charts.text(chart.category, term.id, column);
                some = some || !value.empty();
                row.push_back(
                    {.text = valueText(setting, value)
                         + (value.empty() ? QString()
                                          : sourceSign(charts.source(chart.category, term.id, column))),
                     .align = Qt::AlignHCenter});
            }
            row.push_back({.text = qs(term.citation)});
            if (some)
                grid.rows.push_back(std::move(row));
        }
        const Section head =
            headed(setting, setting.words.say(chart.name), {}, setting.band({}), part.columnWidth);
        part.sections = gridSections(setting, head, grid, part.columnWidth);
        document.add(std::move(part));
    }
    if (document.parts.empty())
        return {};
    Part legend = partFor(setting.body, setting.body.width());
    addParagraph(legend.sections.emplace_back().rows, sourceLegend(setting),
                 setting.style.letters(QStringLiteral("small")), legend.columnWidth);
    document.add(std::move(legend));
    return {document};
}

} // namespace editor
