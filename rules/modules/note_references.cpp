#include "rules/modules/modules.h"

#include <algorithm>
#include <set>

namespace rules {
namespace {

/// Sections that the ruleset cites, and all they are part of: "9.1.1" makes "9.1" and "9" known too.
std::set<std::string, std::less<>> sectionsOf(const Ruleset& ruleset)
{
    std::set<std::string, std::less<>> sections;
    const auto add = [&](std::string_view citation) {
        for (std::size_t from = 0; from < citation.size();) {
            const std::size_t to = std::min(citation.find_first_of(" ,;-", from), citation.size());
            std::string section(citation.substr(from, to - from));
            while (!section.empty()) {
                sections.insert(section);
                const std::size_t dot = section.rfind('.');
                section.resize(dot == std::string::npos ? 0 : dot);
            }
            from = to + 1;
        }
    };
    for (const RuleSpec& rule : ruleset.rules) {
        add(rule.citation);
        sections.insert(std::string(rule.id.text()));
    }
    for (std::size_t category = 0; category < kCategories.size(); ++category)
        for (const Term& term : ruleset.terms(static_cast<Category>(category)))
            add(term.citation);
    for (const NamedValue& value : ruleset.values)
        add(value.citation);
    return sections;
}

/// A reference to the rules in a note, written [9.1.1] or [SW-9.1.1], is one that the ruleset knows.
class NoteReferences : public Rule {
public:
    explicit NoteReferences(const Ruleset& ruleset)
        : m_sections(sectionsOf(ruleset))
    {
    }

    Watch watch() const override { return {.records = recordKinds<model::Note, model::GameNote>()}; }

    void checkRecord(const Position&, const RecordView& view, Report& report) const override
    {
        if (m_sections.empty())
            return;
        view.visit([&]<class T>(const T& note) {
            if constexpr (std::same_as<T, model::Note> || std::same_as<T, model::GameNote>) {
                std::set<std::string_view> told;
                const std::string_view text = note.text;
                for (std::size_t open = text.find('['); open != std::string_view::npos;
                     open = text.find('[', open + 1)) {
                    const std::size_t close = text.find(']', open);
                    if (close == std::string_view::npos)
                        return;
                    const std::string_view word = text.substr(open + 1, close - open - 1);
                    if (isReference(word) && !m_sections.contains(word) && told.insert(word).second)
                        report.add({.message = Atom("note.reference"),
                                    .subject = model::Subject::ofRecord(view.kind, view.key),
                                    .discriminator = std::string(word),
                                    .arguments = {std::string(word)}});
                }
            }
        });
    }

private:
    /// Figures with dots, with letters before a dash or a letter at the end: whatever else stands in brackets is prose.
    static bool isReference(std::string_view word)
    {
        return !word.empty() && word.size() < 24 && word.find_first_of("0123456789") != std::string_view::npos
            && word.find_first_of(" ,;") == std::string_view::npos && word.contains('.');
    }

    std::set<std::string, std::less<>> m_sections;
};

constexpr Message kMessages[]{{.id = "note.reference", .arguments = 1}};

} // namespace

constinit const Module modules::noteReferences{
    .name = "note.references",
    .always = true,
    .severity = model::Severity::Warning,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<NoteReferences>(ruleset);
    },
};

} // namespace rules
