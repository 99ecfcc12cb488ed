#include "rules/references.h"

namespace rules {

using model::Ref;

ReferenceScope::ReferenceScope(const Position& position, Atom map, Atom scenario)
    : m_position(position)
    , m_map(map)
    , m_scenario(scenario)
{
}

bool ReferenceScope::has(Ref to, Atom id) const
{
    const Names& names = m_position.names;
    switch (to) {
    case Ref::Hex:
        return exists(m_position.package.atlas().find(id));
    case Ref::Zone:
    case Ref::Place:
    case Ref::Line:
        return onMaps(to, id);
    case Ref::Turn:
        // A scenario without a turn track leaves its turns open.
        return !names.hasAny(to, m_scenario) || names.has(to, m_scenario, id);
    case Ref::Area:
    case Ref::Card:
    case Ref::Group:
        return names.has(to, m_scenario, id);
    case Ref::Table:
        return names.has(to, {}, id) || names.has(to, m_scenario, id);
    default:
        return names.has(to, {}, id);
    }
}

bool ReferenceScope::onMaps(Ref to, Atom id) const
{
    if (m_map)
        return m_position.names.has(to, m_map, id);
    const auto used = mapsOf(m_position.package, m_scenario);
    const std::span<const Atom> maps = used.empty() ? m_position.package.atlas().maps() : std::span(used);
    for (const Atom map : maps)
        if (m_position.names.has(to, map, id))
            return true;
    return false;
}

} // namespace rules
