#pragma once

#include "rules/active_rules.h"
#include "rules/engine_facets.h"
#include "rules/findings/store.h"

#include <map>
#include <span>
#include <vector>

namespace rules {

/// Asks rules about what they watch and keeps what they find: about everything, or about what a change may have touched.
class Checks {
public:
    explicit Checks(const std::shared_ptr<const Ruleset>& ruleset);

    PackageFields fields;
    FindingStore store;

    void checkEverything(const model::Package& package);
    /// All of one scenario, at another moment.
    void checkScenario(const model::Package& package, Atom scenario);
    void checkChange(const model::Package& package, const model::ChangeSet& change,
                     const PackageFields::Change& changed);

private:
    using From = FindingStore::From;
    /// Whether findings of the same call may be kept from before.
    enum class Before : std::uint8_t { Nothing, Something };
    /// The units of a scenario, those with the same kind of counter together.
    using UnitGroups = std::vector<std::vector<const Placed*>>;
    /// What a change means for one scenario.
    struct Scenario {
        Position position;
        const PackageFields::ScenarioChange& now;
        ChangedFacets facets;
    };

    template <class Call>
    void run(ActiveRule& active, From from, Atom scenario, FindingStore::Item item, Before before, Call call);
    FindingStore::Origin origin(const ActiveRule& active, From from, Atom scenario) const;

    void everything(const model::Package& package, ActiveRule& active);
    void allHexes(const Position& position, ActiveRule& active);
    void allRecords(const Position& position, ActiveRule& active);
    void wholeScenario(const Position& position, ActiveRule& active);
    void allUnits(const Position& position, ActiveRule& active);
    void inScenario(const Position& position, ActiveRule& active, Atom scenario);

    void hex(const Position& position, ActiveRule& active, model::HexIndex hex, Before before);
    void stacks(const Position& position, ActiveRule& active, std::span<const model::HexIndex> hexes,
                Before before);
    void scenario(const Position& position, ActiveRule& active);
    void unit(const Position& position, ActiveRule& active, Atom id, const Placed* unit, Before before);
    template <class T>
    void record(const Position& position, ActiveRule& active, model::Key key, const T* record, Before before);

    void changeOf(const model::Package& package, ActiveRule& active, const model::ChangeSet& change,
                  const PackageFields::Change& changed, std::span<const model::HexIndex> hexes,
                  std::span<const Scenario> scenarios);
    void changeIn(const Scenario& scenario, ActiveRule& active, const model::ChangeSet& change);
    void someUnits(const Scenario& scenario, ActiveRule& active);
    void someStacks(const Scenario& scenario, ActiveRule& active);

    std::shared_ptr<const RuleBook> m_book;
    std::vector<ActiveRule> m_rules;
    std::map<Atom, UnitGroups, model::NaturalLess> m_groups; ///< by scenario, while everything is checked
};

} // namespace rules
