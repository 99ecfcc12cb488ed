#include "editor/paint/stacks.h"

#include <algorithm>

namespace editor {

Stacks::Stacks(const model::Package& package, model::Atom scenario)
{
    for (const auto& [key, unit] : package.all<model::Unit>().in(scenario))
        update(package, scenario, key.id);
}

std::span<const model::Atom> Stacks::at(model::HexIndex hex) const
{
    const auto it = m_stacks.find(hex);
    return it == m_stacks.end() ? std::span<const model::Atom>() : it->second;
}

model::HexIndex Stacks::hexOf(model::Atom unit) const
{
    const auto it = m_hexes.find(unit);
    return it == m_hexes.end() ? model::HexIndex::None : it->second;
}

std::vector<model::HexIndex> Stacks::update(const model::Package& package, model::Atom scenario,
                                            model::Atom unit)
{
    std::vector<model::HexIndex> touched;
    const model::Unit* record = package.find<model::Unit>({.scope = scenario, .id = unit});
    const model::HexIndex now =
        record && record->hex ? package.atlas().find(record->hex) : model::HexIndex::None;
    const model::HexIndex before = hexOf(unit);
    if (model::exists(before)) {
        touched.push_back(before);
        if (now != before) {
            std::erase(m_stacks[before], unit);
            if (m_stacks[before].empty())
                m_stacks.erase(before);
            m_hexes.erase(unit);
        }
    }
    if (model::exists(now) && now != before) {
        auto& stack = m_stacks[now];
        stack.insert(std::ranges::upper_bound(stack, unit, model::NaturalLess()), unit);
        m_hexes[unit] = now;
        touched.push_back(now);
    }
    return touched;
}

} // namespace editor
