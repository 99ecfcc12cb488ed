#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <optional>
#include <string>

namespace rules {

/// The values of a game's charts: the ruleset's, or the designer's own where the package has one ("terrain.forest.move").
class Charts {
public:
    Charts() = default;
    Charts(const model::Package& package, const Ruleset& ruleset);

    /// Empty where nobody says anything.
    std::string_view text(Category category, Atom term, Atom field) const;
    std::optional<double> number(Category category, Atom term, Atom field) const;
    bool yes(Category category, Atom term, Atom field) const { return text(category, term, field) == "yes"; }
    /// "text", "inferred", "default" or "designer".
    Atom source(Category category, Atom term, Atom field) const;

    bool operator==(const Charts& other) const { return m_own == other.m_own; }

private:
    struct Own {
        std::string is;
        Atom source;
        bool operator==(const Own&) const = default;
    };
    const Own* own(Category category, Atom term, Atom field) const;

    const Ruleset* m_ruleset = nullptr;
    std::map<Atom, Own, model::NaturalLess> m_own;
};

} // namespace rules
