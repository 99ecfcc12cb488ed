#pragma once

#include "rules/fields/package_fields.h"

namespace rules {

/// What a change means for rules that say what they read: whether all of a scenario must be asked again, and if not,
/// which hexes and units.
class ChangedFacets {
public:
    ChangedFacets(const model::Package& package, const model::ChangeSet& change,
                  const PackageFields::Change& changed, Atom scenario,
                  const PackageFields::ScenarioChange& now);

    /// The moment is another one as far as it is looked at: whether the rule applies at all must be asked again.
    bool moment(const Reads& reads) const;
    /// One thing that is looked at elsewhere than where the rule is asked about changed.
    bool everywhere(const Reads& reads) const;
    /// Anything that is looked at changed somewhere.
    bool anywhere(const Reads& reads) const;
    /// Hexes where something that is looked at changed; each once.
    std::vector<model::HexIndex> hexes(const Reads& reads) const;
    /// Units that changed themselves, or in their supply if that is looked at.
    std::vector<Atom> units(const Reads& reads) const;

private:
    bool records(const Reads& reads) const;

    const model::ChangeSet& m_change;
    const PackageFields::Change& m_changed;
    const PackageFields::ScenarioChange& m_now;
    Atom m_scenario;
    FacetSet m_any; ///< facets of which something changed somewhere
    std::vector<model::HexIndex> m_sides; ///< hexes at changed hexsides
    std::vector<Atom> m_units;
};

} // namespace rules
