#pragma once

#include "model/fields.h"
#include "model/finding.h"
#include "rules/formula/formula.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace rules {

/// An element of a ruleset that says how something is worked out (zones of control, supply, movement, victory),
/// as it stands in the file.
struct Clause {
    model::Atom element;
    model::Atom id;
    model::Fields fields; ///< all other attributes
    std::vector<Clause> inside;
    model::FilePosition position;

    std::string_view text(std::string_view attribute) const { return fields.text(model::Atom(attribute)); }
};

/// Turns clauses into what the engine works with and says what is wrong with them.
class ClauseReader {
public:
    ClauseReader(Formula::Named named, std::vector<model::Finding>& findings)
        : m_named(std::move(named))
        , m_findings(findings)
    {
    }

    /// The formula in an attribute; an empty one when there is none or it is wrong, which is reported.
    Formula formula(const Clause& clause, std::string_view attribute) const;
    /// The whole number in an attribute; otherwise when it is not there.
    int number(const Clause& clause, std::string_view attribute, int otherwise) const;
    std::vector<model::Atom> words(const Clause& clause, std::string_view attribute) const;
    /// Reports every attribute and child that is not one of these. "source" and "cites" are always allowed, and so is
    /// "NAME-source" for each.
    void allow(const Clause& clause, std::initializer_list<std::string_view> attributes,
               std::initializer_list<std::string_view> children = {}) const;
    /// Reports a missing attribute.
    bool require(const Clause& clause, std::string_view attribute) const;
    void report(const Clause& clause, std::string_view message, std::vector<std::string> arguments) const;

private:
    Formula::Named m_named;
    std::vector<model::Finding>& m_findings;
};

/// What a sentence about a wrong formula is filled with: of whom, in which attribute, at which column, and what.
std::vector<std::string> formulaErrorArguments(model::Atom id, std::string_view attribute, const FormulaError& error);

} // namespace rules
