#pragma once

#include "model/package.h"
#include "rules/atom_table.h"
#include "rules/ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace rules {

/// What rules ask of a counter, after its type, its sheet and the ruleset's word for its kind had their say.
struct CounterFacts {
    Atom id;
    std::string name; ///< as a player says it
    Atom kind;
    Atom nation;
    Atom side;
    Atom size;
    Atom unitClass; ///< field "class": LCU, SCU
    Atom stacking;  ///< field "stacking": "counts", "single" or "none"
    Atom box;       ///< field "box": units in that box stand where this counter stands
    int copies = 1;
    int profile = 0; ///< the same for counters that differ in nothing but id, name and number
    bool operator==(const CounterFacts&) const = default;
};

/// All counters of a package, resolved in one pass: the bulk form of what model::CounterFace answers for one.
class Countermix {
public:
    Countermix() = default;
    Countermix(const model::Package& package, const Ruleset& ruleset);

    /// -1 for a counter that does not exist.
    int indexOf(Atom counter) const { return m_counters.slot(counter); }
    const CounterFacts& operator[](int index) const
    {
        return m_counters.values()[static_cast<std::size_t>(index)];
    }
    /// What a face of the counter has printed or inherits, as model::CounterFace says it; nothing where it does not.
    std::optional<std::string_view> field(const model::Package& package, int index, Atom face,
                                          Atom name) const;
    /// The box that a counter stands for; empty for most.
    Atom box(Atom counter) const
    {
        const CounterFacts* facts = m_counters.find(counter);
        return facts ? facts->box : Atom();
    }
    bool anyBox() const { return m_anyBox; }
    int profiles() const { return m_profiles; }
    int size() const { return static_cast<int>(m_counters.values().size()); }

    bool operator==(const Countermix& other) const
    {
        return m_counters.values() == other.m_counters.values();
    }

private:
    struct Records {
        const model::Counter* counter = nullptr;
        const model::CounterType* type = nullptr;
    };
    AtomTable<CounterFacts> m_counters;
    std::vector<Records> m_records; ///< by counter, only good for m_package
    const model::Package* m_package = nullptr; ///< that this was made from
    int m_profiles = 0;
    bool m_anyBox = false; ///< some counter stands for a box
};

} // namespace rules
