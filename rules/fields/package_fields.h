#pragma once

#include "rules/position.h"

#include <map>

namespace rules {

/// Everything computed from a package for rules to read. A field is computed anew as a whole when something it is
/// made from changed, and compared with what it was: only a real difference goes on.
class PackageFields {
public:
    struct ScenarioChange {
        bool everything = false;
        bool units = false; ///< any unit, also one without a hex
        std::vector<model::HexIndex> stacks;
    };
    struct Change {
        bool names = false;
        std::map<Atom, ScenarioChange, model::NaturalLess> scenarios; ///< all that exist
        std::vector<Atom> removed; ///< scenarios
    };

    explicit PackageFields(const Ruleset& ruleset)
        : m_ruleset(ruleset)
    {
    }

    void reset(const model::Package& package);
    Change update(const model::Package& package, const model::ChangeSet& change);

    std::vector<Atom> scenarios() const;
    /// The scenario must be one of scenarios(); an empty one gives the package as a whole.
    Position position(const model::Package& package, Atom scenario) const;

private:
    struct ScenarioFields {
        Occupancy occupancy;
        InPlay inPlay;
    };
    void compute(const model::Package& package, Atom scenario);

    const Ruleset& m_ruleset;
    Countermix m_counters;
    Names m_names;
    std::map<Atom, ScenarioFields, model::NaturalLess> m_scenarios;
    ScenarioFields m_nowhere;
};

} // namespace rules
