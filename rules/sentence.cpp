#include "rules/sentence.h"

namespace rules {
namespace {

/// Calls visit(formula text, its column) for what stands in braces.
template <class Visit>
void forEachBrace(std::string_view text, Visit visit)
{
    std::size_t from = text.find('{');
    while (from != std::string_view::npos) {
        const std::size_t to = text.find('}', from);
        if (to == std::string_view::npos)
            return;
        visit(text.substr(from + 1, to - from - 1), static_cast<int>(from) + 1);
        from = text.find('{', to);
    }
}

} // namespace

Sentence::Sentence(std::string_view text, const Ruleset& ruleset)
    : m_text(text)
{
    forEachBrace(text, [&](std::string_view formula, int) {
        m_formulas.push_back(
            Formula::parse(formula, [&](Atom id) { return ruleset.named(id); }).value_or(Formula()));
    });
}

std::vector<std::string> Sentence::arguments(const Scene& scene) const
{
    std::vector<std::string> arguments;
    arguments.reserve(m_formulas.size());
    for (const Formula& formula : m_formulas)
        arguments.push_back(formula.text(scene));
    return arguments;
}

Reads Sentence::reads() const
{
    Reads reads;
    for (const Formula& formula : m_formulas)
        reads.add(formula.reads());
    return reads;
}

std::optional<FormulaError> Sentence::check(std::string_view text, const Ruleset& ruleset)
{
    std::optional<FormulaError> wrong;
    forEachBrace(text, [&](std::string_view formula, int column) {
        const auto parsed = Formula::parse(formula, [&](Atom id) { return ruleset.named(id); });
        if (!parsed && !wrong) {
            wrong = parsed.error();
            wrong->column += column;
        }
    });
    return wrong;
}

} // namespace rules
