#include "rules/parameters.h"

namespace rules {

UnitFilter::UnitFilter(const RuleSpec& spec, const std::string& prefix)
    : m_kinds(spec, prefix + "kinds")
    , m_nations(spec, prefix + "nations")
    , m_classes(spec, prefix + "classes")
    , m_stacking(spec, prefix + "stacking")
    , m_faces(spec, prefix + "faces")
    , m_everybody(m_kinds.empty() && m_nations.empty() && m_classes.empty() && m_stacking.empty()
                  && m_faces.empty())
{
}

bool UnitFilter::matches(const CounterFacts& facts, const Placed& unit) const
{
    static const Atom front("front");
    const auto admits = [](const WordList& list, Atom word) { return list.empty() || list.contains(word); };
    return admits(m_kinds, facts.kind) && admits(m_nations, facts.nation)
        && admits(m_classes, facts.unitClass) && admits(m_stacking, facts.stacking)
        && admits(m_faces, unit.face ? unit.face : front);
}

} // namespace rules
