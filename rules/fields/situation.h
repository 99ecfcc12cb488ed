#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <map>
#include <optional>
#include <string>

namespace rules {

/// What a designer asks "what if" about. Nothing of it is part of the file.
struct WhatIf {
    std::optional<Atom> turn;
    std::optional<Atom> round;
    std::optional<Atom> weather;
    std::optional<Atom> moment;
    std::optional<Atom> active;
    std::map<Atom, std::string, model::NaturalLess> flags; ///< an empty text takes the flag away
    /// Nobody traces: a unit has the supply that one of its marks names ("oos"), else the best there is.
    bool supplyGiven = false;

    bool empty() const
    {
        return !turn && !round && !weather && !moment && !active && flags.empty() && !supplyGiven;
    }
    bool operator==(const WhatIf&) const = default;
};

/// The moment at which a position is looked at: the start of the scenario, or what somebody asks about.
class Situation {
public:
    Situation() = default;
    Situation(const model::Package& package, const Ruleset& ruleset, Atom scenario, const WhatIf& whatIf);

    Atom turn;
    int turnNumber = 0; ///< 0 where the turn is no number
    Atom round;
    int roundNumber = 0;
    Atom season;
    Atom weather;
    Atom moment;
    Atom active;
    Atom scenarioKind;
    bool supplyGiven = false;

    /// Empty when the flag is not set.
    std::string_view flag(Atom id) const;
    /// Set to anything but "no" or "0", and not on a later turn than this one.
    bool played(Atom id) const;
    /// The turn it was played on; 0 when it is not set or nobody says.
    int since(Atom id) const;
    /// The weather the calendar gives a turn and round; the ruleset's first weather where it says nothing.
    static Atom weatherOf(const model::Package& package, const Ruleset& ruleset, Atom scenario, Atom turn,
                          Atom round);

    bool operator==(const Situation&) const = default;
    /// Nothing but flags is different.
    bool sameButFlags(const Situation& other) const;

private:
    struct Set {
        std::string is;
        int since = 0;
        bool operator==(const Set&) const = default;
    };
    std::map<Atom, Set, model::NaturalLess> m_flags;
};

} // namespace rules
