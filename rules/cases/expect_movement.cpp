#include "rules/cases/expectation_kinds.h"

namespace rules {
namespace {

void checkAllowance(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    if (!unit || !movement)
        return;
    if (const auto allowance = allowanceOf(asking.position(), *unit, *movement))
        asking.compare("is", *allowance);
    else
        asking.compare("is", std::string_view("any"));
}

/// Of one step, or of a whole way when it names one.
void checkCost(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    const auto from =
        asking.has("from") ? asking.hex("from") : std::optional(unit ? unit->hex : model::HexIndex::None);
    const auto way = asking.hexes("to");
    if (!unit || !movement || !from || !way)
        return;
    double cost = 0;
    bool stops = false;
    std::string_view refused;
    model::HexIndex at = *from;
    for (const model::HexIndex to : *way) {
        const StepAnswer step = stepOf(asking.position(), *unit, *movement, at, to);
        if (step.refused && refused.empty())
            refused = step.refused->id.text();
        cost += step.cost;
        stops = step.stops;
        at = to;
    }
    asking.compare("is", cost);
    asking.compare("stops", stops);
    asking.compare("refused", refused);
}

void checkReach(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    if (!unit || !movement)
        return;
    const Reach reach = reachOf(asking.position(), *unit, *movement);
    std::vector<model::HexIndex> ends;
    std::vector<model::HexIndex> stops;
    for (const Reach::Arrival& arrival : reach.hexes) {
        if (!arrival.cannotStay)
            ends.push_back(arrival.hex);
        if (arrival.stops)
            stops.push_back(arrival.hex);
    }
    asking.compareHexes(ends);
    asking.compareHexes("stops", stops);
    asking.compare("price", reach.price);
}

void checkPath(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    const auto to = asking.hex("to");
    if (!unit || !movement || !to)
        return;
    const Reach reach = reachOf(asking.position(), *unit, *movement);
    asking.comparePath("is", reach.path(*to));
    if (const Reach::Arrival* arrival = reach.find(*to))
        asking.compare("cost", arrival->cost);
    else
        asking.compare("cost", std::string_view());
}

/// Why a unit may not move so at all, or not to a hex.
std::optional<Refusal> refusal(Asking& asking, const Placed& unit, const MovementSpec& movement)
{
    const auto to = asking.has("to") ? asking.hex("to") : std::nullopt;
    return to ? refusalOf(asking.position(), unit, movement, *to)
              : reachOf(asking.position(), unit, movement).refused;
}

void checkAllowed(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    if (!unit || !movement)
        return;
    if (const auto by = refusal(asking, *unit, *movement))
        asking.differs("refused", "none", by->id.text());
}

void checkRefused(Asking& asking)
{
    const Placed* unit = asking.unit();
    const MovementSpec* movement = asking.movement();
    if (!unit || !movement)
        return;
    const auto by = refusal(asking, *unit, *movement);
    if (by)
        asking.compare("by", by->id.text());
    else
        asking.differs("by", asking.value("by"), "none");
}

constexpr std::array<ExpectationKind, 6> kKinds{
    {{"allowance", "unit movement is", checkAllowance},
     {"cost", "unit movement from to is stops refused", checkCost},
     {"reach", "unit movement is has not stops price", checkReach},
     {"path", "unit movement to is cost", checkPath},
     {"allowed", "unit movement to", checkAllowed},
     {"refused", "unit movement to by", checkRefused}}};

} // namespace

std::span<const ExpectationKind> movementExpectations()
{
    return kKinds;
}

} // namespace rules
