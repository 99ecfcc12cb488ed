#include "rules/fixes/fix_kind.h"
#include "rules/formula/node.h"

#include <algorithm>
#include <charconv>

namespace rules {
namespace {

using model::Area;
using model::HexIndex;

const std::vector<std::string> kOne{std::string()};
const Atom kControl("control");

std::vector<std::string> always(const FixRequest&)
{
    return kOne;
}

/// The hex of the finding: its own, or that of the place or marker it is about.
HexIndex hexOf(const FixRequest& request)
{
    const model::Atlas& atlas = request.package.atlas();
    if (request.finding.subject.kind == model::Subject::Kind::Hex)
        return atlas.find(request.finding.subject.hex);
    if (const auto* place = request.record<model::Place>())
        return atlas.find(place->hex);
    return HexIndex::None;
}

/// Gives hexes to a side in the areas of control, and takes them from all others. Without a side nobody has them.
std::vector<model::Edit> giveControl(const FixRequest& request, const std::vector<HexIndex>& hexes, Atom side)
{
    std::vector<model::Edit> edits;
    bool given = !side;
    for (const auto& [key, area] : request.package.all<Area>().in(request.finding.scenario)) {
        if (area.kind != kControl)
            continue;
        Area changed = area;
        for (const HexIndex hex : hexes) {
            const Atom number = request.package.atlas().number(hex);
            std::erase(changed.hexes.hexes, number);
            if (area.side == side && !given)
                changed.hexes.insert(number);
        }
        given = given || area.side == side;
        if (!(changed == area))
            edits.push_back(model::put(std::move(changed), request.finding.scenario));
    }
    for (const auto& [key, marker] : request.package.all<model::Marker>().in(request.finding.scenario))
        if (marker.kind == kControl && std::ranges::contains(hexes, request.package.atlas().find(marker.hex)))
            edits.push_back(model::erase<model::Marker>(key));
    if (!given) {
        Area area;
        area.id = Atom("control-" + std::string(side.text()));
        area.kind = kControl;
        area.side = side;
        for (const HexIndex hex : hexes)
            area.hexes.insert(request.package.atlas().number(hex));
        edits.push_back(model::put(std::move(area), request.finding.scenario));
    }
    return edits;
}

std::vector<model::Edit> controlByOccupier(const FixRequest& request, const std::string&)
{
    const HexIndex hex = hexOf(request);
    const Position position = request.position();
    if (!exists(hex))
        return {};
    for (const Placed& unit : position.occupancy.at(hex))
        if (const CounterFacts* facts = position.facts(unit);
            facts && facts->side && facts->side != position.control.of(hex))
            return giveControl(request, {hex}, facts->side);
    return {};
}

/// The side that has most control around it in the same zones.
std::vector<model::Edit> controlByCountry(const FixRequest& request, const std::string&)
{
    const HexIndex hex = hexOf(request);
    const Position position = request.position();
    if (!exists(hex))
        return {};
    std::vector<std::pair<int, Atom>> sides;
    for (const auto& [key, side] : request.package.all<model::Side>())
        sides.emplace_back(0, key.id);
    for (int i = 0; i < request.package.atlas().size(); ++i) {
        const auto other = static_cast<HexIndex>(i);
        const Atom holder = position.control.of(other);
        if (other == hex || !holder
            || std::ranges::none_of(position.ground.zones().at(hex),
                                    [&](Atom zone) { return position.ground.zones().has(other, zone); }))
            continue;
        for (auto& [count, side] : sides)
            count += side == holder ? 1 : 0;
    }
    const auto best = std::ranges::max_element(sides, {}, &std::pair<int, Atom>::first);
    return best == sides.end() || best->first == 0 ? std::vector<model::Edit>() : giveControl(request, {hex}, best->second);
}

/// Nobody controls hexes in which there is no place.
std::vector<model::Edit> controlClear(const FixRequest& request, const std::string&)
{
    const Position position = request.position();
    std::vector<HexIndex> hexes;
    for (int i = 0; i < request.package.atlas().size(); ++i)
        if (const auto hex = static_cast<HexIndex>(i); position.control.of(hex) && position.ground.places().at(hex).empty())
            hexes.push_back(hex);
    return hexes.empty() ? std::vector<model::Edit>() : giveControl(request, hexes, {});
}

std::vector<model::Edit> markDestroyed(const FixRequest& request, const std::string&)
{
    const auto* place = request.record<model::Place>();
    if (!place)
        return {};
    model::Marker marker;
    marker.id = Atom("destroyed-" + std::string(place->id.text()));
    marker.kind = Atom("fortress-destroyed");
    marker.hex = place->hex;
    return {model::put(std::move(marker), request.finding.scenario)};
}

/// The first number of a finding's range that a field may have.
std::vector<model::Edit> nearestValue(const FixRequest& request, const std::string&)
{
    if (request.finding.arguments.size() < 3)
        return {};
    const std::string& range = request.finding.arguments[2];
    const std::size_t dash = range.find("–");
    const auto low = numberFrom(range.substr(0, dash));
    const auto high = dash == std::string::npos ? low : numberFrom(std::string_view(range).substr(dash + 3));
    const auto value = numberFrom(request.finding.arguments[1]);
    if (!low || !high || !value)
        return {};
    const std::string better = numberText(std::clamp(*value, *low, *high));
    const Term* field = nullptr;
    for (const Term& term : request.engine.ruleset().terms(Category::Field))
        if (term.name == request.finding.arguments[0])
            field = &term;
    std::vector<model::Edit> edits;
    const auto mend = [&]<class T>(const T& record) {
        T changed = record;
        const auto put = [&](model::Fields& fields) {
            if (field && fields.text(field->id) == request.finding.arguments[1])
                fields.set(field->id, better);
        };
        put(changed.fields);
        for (model::Face& face : changed.faces)
            put(face.fields);
        if (!(changed == record))
            edits.push_back(model::put(std::move(changed)));
    };
    if (const auto* counter = request.record<model::Counter>())
        mend(*counter);
    else if (const auto* type = request.record<model::CounterType>())
        mend(*type);
    return edits;
}

/// Goes from hex to hex where a line jumps.
std::vector<model::Edit> fillGap(const FixRequest& request, const std::string&)
{
    const auto* line = request.record<model::Line>();
    std::size_t place = 0;
    const std::string& where = request.finding.discriminator;
    std::from_chars(where.data(), where.data() + where.size(), place);
    if (!line || place == 0 || place >= line->hexes.hexes.size())
        return {};
    const model::Atlas& atlas = request.package.atlas();
    HexIndex at = atlas.find(line->hexes.hexes[place - 1]);
    const HexIndex to = atlas.find(line->hexes.hexes[place]);
    model::Line changed = *line;
    auto insert = changed.hexes.hexes.begin() + static_cast<std::ptrdiff_t>(place);
    while (atlas.directionTo(at, to) < 0) {
        const int left = atlas.distance(at, to);
        const auto& ways = atlas.neighbours(at);
        const auto next = std::ranges::find_if(ways, [&](HexIndex hex) { return exists(hex) && atlas.distance(hex, to) == left - 1; });
        if (left <= 0 || next == ways.end())
            return {};
        at = *next;
        insert = changed.hexes.hexes.insert(insert, atlas.number(at)) + 1;
    }
    return {model::put(std::move(changed), request.finding.subject.key.scope)};
}

/// A level begins where the one before it ends.
std::vector<model::Edit> joinLevels(const FixRequest& request, const std::string&)
{
    const auto* level = request.record<model::VictoryLevel>();
    if (!level || request.finding.arguments.size() < 2)
        return {};
    const Atom scenario = request.finding.scenario;
    for (const auto& [key, before] : request.package.all<model::VictoryLevel>().in(scenario)) {
        const auto end = numberFrom(before.to);
        if (!end || before.id == level->id
            || (before.name.empty() ? std::string(before.id.text()) : before.name) != request.finding.arguments[0])
            continue;
        model::VictoryLevel changed = *level;
        changed.from = numberText(*end + 1);
        return {model::put(std::move(changed), scenario)};
    }
    return {};
}

constexpr FixKind kKinds[]{
    {.name = "control-by-occupier", .safety = Safety::Safe, .choices = always, .edits = controlByOccupier},
    {.name = "control-by-country", .safety = Safety::Likely, .choices = always, .edits = controlByCountry},
    {.name = "control-clear", .safety = Safety::Safe, .choices = always, .edits = controlClear},
    {.name = "mark-destroyed", .safety = Safety::Safe, .choices = always, .edits = markDestroyed},
    {.name = "nearest-value", .safety = Safety::Likely, .choices = always, .edits = nearestValue},
    {.name = "fill-gap", .safety = Safety::Likely, .choices = always, .edits = fillGap},
    {.name = "join-levels", .safety = Safety::Likely, .choices = always, .edits = joinLevels},
};

} // namespace

std::span<const FixKind> scenarioFixes()
{
    return kKinds;
}

} // namespace rules
