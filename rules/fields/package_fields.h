#pragma once

#include "rules/fields/supply_memo.h"
#include "rules/position.h"

#include <map>
#include <optional>

namespace rules {

/// Everything computed from a package for rules to read. A field is computed anew as a whole when something it is
/// made from changed, and compared with what it was: only a real difference goes on.
class PackageFields {
public:
    struct ScenarioChange {
        bool everything = false;
        bool situation = false; ///< season or weather
        bool flags = false;
        bool units = false; ///< any unit, also one without a hex
        bool supply = false; ///< of any unit or hex
        bool sources = false; ///< whether a stage of supply reaches anything
        std::vector<Atom> carried; ///< units that went elsewhere with the counter that stands for their box
        std::vector<model::HexIndex> stacks;
        std::vector<model::HexIndex> markers;
        std::vector<model::HexIndex> control;
        std::vector<model::HexIndex> zoc;
        std::vector<Atom> supplied; ///< units with another supply
    };
    struct Change {
        bool names = false;
        bool ground = false; ///< zones or lines
        bool places = false;
        std::vector<model::HexIndex> hexes; ///< with other ground: terrain, hexsides, zones, places or lines
        std::map<Atom, ScenarioChange, model::NaturalLess> scenarios; ///< all that exist
        std::vector<Atom> removed; ///< scenarios
    };

    explicit PackageFields(const Ruleset& ruleset);

    void reset(const model::Package& package);
    Change update(const model::Package& package, const model::ChangeSet& change);
    /// Looks at a scenario at another moment. Whether anything is different then.
    bool setWhatIf(const model::Package& package, Atom scenario, const WhatIf& whatIf);
    const WhatIf& whatIf(Atom scenario) const;

    std::vector<Atom> scenarios() const;
    /// The scenario must be one of scenarios(); an empty one gives the package as a whole.
    Position position(const model::Package& package, Atom scenario) const;

private:
    struct ScenarioFields {
        Situation situation;
        Occupancy occupancy;
        InPlay inPlay;
        Laid laid;
        Control control;
        Zoc zoc;
        Supply supply;
        std::optional<SupplyMemo> memo;
    };
    void compute(const model::Package& package, Atom scenario);
    void computeSupply(const model::Package& package, Atom scenario, const SupplyChange* change);
    void updateScenario(const model::Package& package, Atom scenario, const model::ChangeSet& change,
                        const Change& changed, ScenarioChange& now);
    Position position(const model::Package& package, Atom scenario, const ScenarioFields& fields) const;

    const Ruleset& m_ruleset;
    Reads m_supplyReads; ///< what zones of control and supply are made from
    Charts m_charts;
    Countermix m_counters;
    Names m_names;
    Ground m_ground;
    std::map<Atom, ScenarioFields, model::NaturalLess> m_scenarios;
    std::map<Atom, WhatIf, model::NaturalLess> m_whatIfs;
    ScenarioFields m_nowhere;
};

} // namespace rules
