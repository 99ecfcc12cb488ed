#include "rules/formula/domains.h"

#include "rules/formula/facts.h"

#include "rules/position.h"

namespace rules {
namespace {

using model::HexIndex;

/// A member of a domain sees the same position from the same side.
Scene memberOf(const Scene& scene)
{
    return {.position = scene.position, .side = scene.side, .outer = &scene, .engagement = scene.engagement};
}

bool visitUnits(const Scene& scene, HexIndex hex, MemberVisit visit)
{
    for (const Placed& unit : scene.position->occupancy.at(hex))
        if (!Domain::visitUnit(scene, unit, visit))
            return false;
    return true;
}

bool visitHex(const Scene& scene, HexIndex hex, MemberVisit visit)
{
    Scene member = memberOf(scene);
    member.hex = hex;
    return visit(member);
}

/// An attacker is seen on the step into the hex attacked, a defender where it stands.
void visitFighters(const Scene& scene, bool attackers, MemberVisit visit)
{
    if (!scene.engagement)
        return;
    for (const Placed* unit : attackers ? scene.engagement->attackers : scene.engagement->defenders) {
        Scene member = memberOf(scene);
        member.unit = unit;
        member.counter = unit->counter;
        member.hex = attackers ? scene.engagement->on : unit->hex;
        if (attackers) {
            member.from = unit->hex;
            member.direction = scene.position->package.atlas().directionTo(member.from, member.hex);
        }
        if (!visit(member))
            return;
    }
}

/// The words of an attribute of the nearest record around.
std::vector<Atom> wordsOf(const Scene& scene, std::string_view attribute)
{
    const Scene* with = &scene;
    while (!with->record.record && with->outer)
        with = with->outer;
    static const Fact* const words = findFact("its-words");
    return words->list(*with, Atom(attribute));
}

void visitCounters(const Scene& scene, std::string_view attribute, MemberVisit visit)
{
    for (const Atom id : wordsOf(scene, attribute)) {
        Scene member = memberOf(scene);
        member.counter = scene.position->counters.indexOf(id);
        member.hex = scene.hex;
        if (member.counter >= 0 && !visit(member))
            return;
    }
}

void visitEntryHexes(const Scene& scene, MemberVisit visit)
{
    const auto maps = scene.position->inPlay.maps();
    for (const Atom number : wordsOf(scene, "hexes")) {
        Scene member = memberOf(scene);
        member.counter = scene.counter;
        member.hex = findHex(scene.position->package, number, maps);
        if (exists(member.hex) && !visit(member))
            return;
    }
}

template <class T>
bool visitRecords(const Scene& scene, const auto& range, MemberVisit visit)
{
    for (const auto& [key, record] : range) {
        Scene member = sceneOf(*scene.position, {.kind = model::kindOf<T>, .key = key, .record = &record});
        member.side = scene.side;
        member.outer = &scene;
        member.engagement = scene.engagement;
        if (!visit(member))
            return false;
    }
    return true;
}

} // namespace

std::optional<Domain> Domain::find(std::string_view name)
{
    Domain domain;
    if (name == "units")
        domain.m_what = What::Units;
    else if (name == "stack")
        domain.m_what = What::Stack;
    else if (name == "adjacent")
        domain.m_what = What::Adjacent;
    else if (name == "neighbours")
        domain.m_what = What::Neighbours;
    else if (name == "hexes")
        domain.m_what = What::Hexes;
    else if (name == "arriving")
        domain.m_what = What::Arriving;
    else if (name == "leaving")
        domain.m_what = What::Leaving;
    else if (name == "entry-hexes")
        domain.m_what = What::EntryHexes;
    else if (name == "attackers")
        domain.m_what = What::Attackers;
    else if (name == "defenders")
        domain.m_what = What::Defenders;
    else {
        bool found = false;
        model::forEachKind([&]<class T>() {
            if (recordName<T>() == name && !found) {
                domain.m_what = What::Records;
                domain.m_kind = model::kindOf<T>;
                found = true;
            }
        });
        if (!found)
            return std::nullopt;
    }
    return domain;
}

bool Domain::visitUnit(const Scene& scene, const Placed& unit, MemberVisit visit)
{
    Scene member = memberOf(scene);
    member.unit = &unit;
    member.counter = unit.counter;
    member.hex = unit.hex;
    return visit(member);
}

void Domain::forEach(const Scene& scene, std::span<const HexIndex> hexes, MemberVisit visit)
{
    for (const HexIndex hex : hexes)
        if (!visitHex(scene, hex, visit))
            return;
}

void Domain::forEach(const Scene& scene, MemberVisit visit) const
{
    const Position& position = *scene.position;
    switch (m_what) {
    case What::Units:
        for (const Placed& unit : position.occupancy.all())
            if (!visitUnit(scene, unit, visit))
                return;
        return;
    case What::Stack:
        if (exists(scene.hex))
            visitUnits(scene, scene.hex, visit);
        return;
    case What::Adjacent:
        if (exists(scene.hex))
            for (const HexIndex hex : position.package.atlas().neighbours(scene.hex))
                if (exists(hex) && !visitUnits(scene, hex, visit))
                    return;
        return;
    case What::Neighbours:
        if (exists(scene.hex))
            for (int direction = 0; direction < model::kDirections; ++direction) {
                Scene member = memberOf(scene);
                member.hex =
                    position.package.atlas().neighbours(scene.hex)[static_cast<std::size_t>(direction)];
                member.from = scene.hex;
                member.direction = direction;
                if (exists(member.hex) && !visit(member))
                    return;
            }
        return;
    case What::Hexes:
        for (int i = 0; i < position.package.atlas().size(); ++i)
            if (!visitHex(scene, static_cast<HexIndex>(i), visit))
                return;
        return;
    case What::Attackers:
    case What::Defenders:
        visitFighters(scene, m_what == What::Attackers, visit);
        return;
    case What::Arriving:
        visitCounters(scene, "counters", visit);
        return;
    case What::Leaving:
        visitCounters(scene, "removes", visit);
        return;
    case What::EntryHexes:
        visitEntryHexes(scene, visit);
        return;
    case What::Records:
        model::withKind(m_kind, [&]<class T>() {
            const auto& all = position.package.all<T>();
            if constexpr (T::scope == model::Scope::Scenario) {
                if (position.scenario)
                    visitRecords<T>(scene, all.in(position.scenario->id), visit);
            } else {
                visitRecords<T>(scene, all, visit);
            }
        });
        return;
    }
}

Reads Domain::reads() const
{
    Reads reads;
    switch (m_what) {
    case What::Stack:
        return reads.add(FacetSet{Facet::Stack});
    case What::Units:
    case What::Adjacent:
    case What::Attackers:
    case What::Defenders:
        return reads.add(FacetSet{Facet::Units});
    case What::Neighbours:
    case What::Hexes:
        return reads.add(FacetSet{Facet::Hex});
    case What::Arriving:
    case What::Leaving:
    case What::EntryHexes:
        return reads.add(Reads{.facets = {}, .records = recordKinds<model::Entry>()});
    case What::Records:
        reads.records.set(static_cast<std::size_t>(m_kind));
        return reads;
    }
    return reads;
}

} // namespace rules
