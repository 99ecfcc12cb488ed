#include "rules/fields/occupancy.h"

#include <algorithm>
#include <optional>

namespace rules {

using model::HexIndex;

HexIndex findHex(const model::Package& package, Atom number, std::span<const Atom> maps)
{
    if (!number)
        return HexIndex::None;
    const HexIndex hex = maps.empty() ? HexIndex::None : package.atlas().find(number, maps);
    return exists(hex) ? hex : package.atlas().find(number);
}

std::vector<Atom> mapsOf(const model::Package& package, Atom scenario)
{
    const auto* record = package.find<model::Scenario>(scenario);
    return record ? record->maps.list() : std::vector<Atom>();
}

Placed Occupancy::placed(const model::Package& package, const model::Unit& unit, Atom id,
                         std::span<const Atom> maps, const Countermix& counters) const
{
    static const Atom across("across");
    const HexIndex* carried = unit.hex || !unit.box ? nullptr : m_boxes.find(unit.box);
    return {.unit = id,
            .counter = counters.indexOf(unit.counter),
            .hex = carried ? *carried : findHex(package, unit.hex, maps),
            .face = unit.face,
            .marks = unit.marks.atom(),
            .box = unit.box,
            .across = Atom(unit.fields.text(across)),
            .steps = unit.steps};
}

std::vector<Atom> Occupancy::findBoxes(const model::Package& package, Atom scenario,
                                       const Countermix& counters, std::span<const Atom> maps)
{
    const auto& units = package.all<model::Unit>();
    AtomTable<HexIndex> boxes;
    for (const auto& [key, unit] : units.in(scenario))
        if (const Atom box = counters.box(unit.counter); box && unit.hex)
            boxes[box] = findHex(package, unit.hex, maps);
    const auto where = [](const AtomTable<HexIndex>& all, Atom box) {
        const HexIndex* hex = all.find(box);
        return hex ? *hex : HexIndex::None;
    };
    std::vector<Atom> carried;
    for (const auto& [key, unit] : units.in(scenario))
        if (unit.box && !unit.hex && where(boxes, unit.box) != where(m_boxes, unit.box))
            carried.push_back(key.id);
    m_boxes = std::move(boxes);
    return carried;
}

Occupancy::Occupancy(const model::Package& package, Atom scenario, const Countermix& counters)
{
    const auto maps = mapsOf(package, scenario);
    const auto hexes = static_cast<std::size_t>(package.atlas().size());
    std::vector<Placed> units;
    m_first.assign(hexes + 2, 0);
    if (counters.anyBox())
        findBoxes(package, scenario, counters, maps);
    for (const auto& [key, unit] : package.all<model::Unit>().in(scenario)) {
        units.push_back(placed(package, unit, key.id, maps, counters));
        ++m_first[(exists(units.back().hex) ? model::at(units.back().hex) : hexes) + 1];
    }
    // Sort by counting: m_first[h] becomes the place of the first unit of h.
    for (std::size_t i = 0; i < hexes; ++i) {
        if (m_first[i + 1] > 0)
            m_occupied.push_back(static_cast<HexIndex>(i));
        m_first[i + 1] += m_first[i];
    }
    m_first.pop_back();
    m_units.resize(units.size());
    std::vector<std::int32_t> next = m_first;
    for (const Placed& unit : units)
        m_units[static_cast<std::size_t>(next[box(unit.hex)]++)] = unit;
    number(0);
}

void Occupancy::number(std::size_t from)
{
    for (std::size_t i = from; i < m_units.size(); ++i)
        m_numbers[m_units[i].unit] = static_cast<std::int32_t>(i);
}

void Occupancy::remove(std::size_t number)
{
    const std::size_t where = box(m_units[number].hex);
    m_numbers[m_units[number].unit] = -1;
    m_units.erase(m_units.begin() + static_cast<std::ptrdiff_t>(number));
    for (std::size_t i = where + 1; i < m_first.size(); ++i)
        --m_first[i];
    if (where + 1 < m_first.size() && m_first[where] == m_first[where + 1])
        m_occupied.erase(std::ranges::lower_bound(m_occupied, static_cast<HexIndex>(where)));
    this->number(number);
}

void Occupancy::insert(const Placed& unit)
{
    const std::size_t where = box(unit.hex);
    const auto from = m_units.begin() + m_first[where];
    const auto to = where + 1 < m_first.size() ? m_units.begin() + m_first[where + 1] : m_units.end();
    if (from == to && where + 1 < m_first.size())
        m_occupied.insert(std::ranges::lower_bound(m_occupied, unit.hex), unit.hex);
    const auto at = std::ranges::lower_bound(from, to, unit.unit, model::NaturalLess(), &Placed::unit);
    const auto number = static_cast<std::size_t>(at - m_units.begin());
    m_units.insert(at, unit);
    for (std::size_t i = where + 1; i < m_first.size(); ++i)
        ++m_first[i];
    this->number(number);
}

Occupancy::Change Occupancy::update(const model::Package& package, Atom scenario, const Countermix& counters,
                                    std::span<const Atom> units)
{
    constexpr std::size_t kMany = 32; // then it is made anew
    Change change;
    const auto maps = mapsOf(package, scenario);
    std::vector<Atom> all(units.begin(), units.end());
    if (counters.anyBox()) {
        change.carried = findBoxes(package, scenario, counters, maps);
        all.insert(all.end(), change.carried.begin(), change.carried.end());
    }
    std::optional<Occupancy> anew;
    if (all.size() > kMany)
        anew.emplace(package, scenario, counters);
    const auto note = [&](HexIndex hex) {
        if (exists(hex) && !std::ranges::contains(change.hexes, hex))
            change.hexes.push_back(hex);
    };
    for (const Atom id : all) {
        const auto* record = package.find<model::Unit>({.scope = scenario, .id = id});
        const Placed* before = find(id);
        const Placed now = record ? placed(package, *record, id, maps, counters) : Placed();
        if (before ? record && *before == now : !record)
            continue;
        change.any = true;
        change.recast = change.recast || (before && record && before->counter != now.counter);
        if (before)
            note(before->hex);
        if (record)
            note(now.hex);
        if (before && !anew)
            remove(static_cast<std::size_t>(before - m_units.data()));
        if (record && !anew)
            insert(now);
    }
    if (anew)
        *this = std::move(*anew);
    std::ranges::sort(change.hexes);
    return change;
}

std::span<const Placed> Occupancy::at(HexIndex hex) const
{
    const std::size_t i = model::at(hex);
    if (i + 1 >= m_first.size())
        return {};
    const auto from = static_cast<std::size_t>(m_first[i]);
    return std::span(m_units).subspan(from, static_cast<std::size_t>(m_first[i + 1]) - from);
}

} // namespace rules
