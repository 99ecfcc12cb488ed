#pragma once

#include "rules/formula/formula.h"
#include "rules/ruleset/ruleset.h"

namespace rules {

/// A sentence of a ruleset with formulas in braces: "{unit} in {hex}: {count(stack: class is LCU)} LCUs in one hex".
/// The text itself stays as it is, for translators; what fills the braces are arguments in their order.
class Sentence {
public:
    Sentence() = default;
    Sentence(std::string_view text, const Ruleset& ruleset);

    Atom text() const { return m_text; }
    std::vector<std::string> arguments(const Scene& scene) const;
    Reads reads() const;

    /// What is wrong with the formulas of a sentence; nothing when they are right.
    static std::optional<FormulaError> check(std::string_view text, const Ruleset& ruleset);

private:
    Atom m_text;
    std::vector<Formula> m_formulas;
};

} // namespace rules
