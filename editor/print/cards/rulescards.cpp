#include "editor/print/cards/documents.h"
#include "editor/print/cards/grid.h"
#include "editor/print/cards/provenance.h"

namespace editor {
namespace {

struct Line {
    std::string citation;
    QString name;
    model::Atom source;
    bool operator==(const Line&) const = default;
};

/// What the ruleset checks and works out, in the order of the rulebook's numbers.
std::vector<Line> linesOf(const CardSetting& setting)
{
    std::vector<Line> lines;
    const auto add = [&](const std::string& citation, const QString& name, model::Atom source) {
        const Line line{.citation = citation, .name = name, .source = source};
        if (!citation.empty() && !name.isEmpty() && !std::ranges::contains(lines, line))
            lines.push_back(line);
    };
    for (const rules::RuleSpec& rule : setting.ruleset().rules)
        add(rule.citation, setting.words.ruleset(rule.name), rule.source);
    for (const rules::NamedValue& value : setting.ruleset().values)
        add(value.citation, setting.words.ruleset(value.name), value.source);
    std::ranges::stable_sort(
        lines, [](const Line& a, const Line& b) { return model::naturalLess(a.citation, b.citation); });
    return lines;
}

} // namespace

std::vector<CardDocument> rulesSummary(const CardSetting& setting)
{
    CardDocument document{.title = documentTitle(setting, "rules"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("rules")).columnMm);
    Grid grid{.head = {{.text = setting.words.say(QT_TRANSLATE_NOOP("Print", "Rule"))},
                       {.text = setting.words.say(QT_TRANSLATE_NOOP("Print", "What it says"))}},
              .rows = {},
              .lined = false};
    for (const Line& line : linesOf(setting))
        grid.rows.push_back(
            {{.text = qs(line.citation), .strong = true}, {.text = line.name + sourceSign(line.source)}});
    const Section head = headed(setting, qs(setting.ruleset().title), {}, setting.band({}), part.columnWidth);
    part.sections = gridSections(setting, head, grid, part.columnWidth);
    if (!part.sections.empty()) {
        std::vector<Block>& rows = part.sections.back().rows;
        rows.push_back({.height = 1, .marks = {}, .withNext = true});
        addParagraph(rows, sourceLegend(setting), setting.style.letters(QStringLiteral("small")),
                     part.columnWidth);
    }
    document.add(std::move(part));
    return {document};
}

std::vector<CardDocument> noteCards(const CardSetting& setting)
{
    CardDocument document{.title = documentTitle(setting, "notes"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    Part part = partFor(setting.body, setting.style.document(QStringLiteral("notes")).columnMm);
    const LetterStyle text = setting.style.letters(QStringLiteral("text"));
    const auto add = [&](const auto& note) {
        Section section =
            headed(setting, note.title.empty() ? qs(note.id) : setting.words.own(note, "title", note.title),
                   {}, setting.band({}), part.columnWidth);
        for (const QString& paragraph : setting.words.paragraphs(note, "text", note.text))
            addParagraph(section.rows, paragraph, text, part.columnWidth);
        part.sections.push_back(std::move(section));
    };
    for (const auto& [key, note] : setting.package().all<model::Note>().in(setting.scenario))
        add(note);
    document.add(std::move(part));
    return {document};
}

} // namespace editor
