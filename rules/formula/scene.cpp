#include "rules/formula/scene.h"

#include "rules/position.h"

namespace rules {

Scene sceneOf(const Position& position, const Placed& unit)
{
    const CounterFacts* facts = position.facts(unit);
    return {.position = &position,
            .side = facts ? facts->side : Atom(),
            .unit = &unit,
            .counter = unit.counter,
            .hex = unit.hex};
}

Scene sceneOf(const Position& position, model::HexIndex hex, Atom side)
{
    return {.position = &position, .side = side, .hex = hex};
}

Scene sceneOf(const Position& position, const RecordView& record)
{
    Scene scene{.position = &position, .record = record};
    record.visit([&]<class T>(const T& item) {
        if constexpr (requires { item.side; })
            scene.side = item.side;
        if constexpr (std::same_as<T, model::Counter>)
            scene.counter = position.counters.indexOf(record.key.id);
        if constexpr (requires { Atom(item.hex); })
            scene.hex = findHex(position.package, item.hex, position.inPlay.maps());
    });
    return scene;
}

Scene sceneOf(const Position& position)
{
    return {.position = &position};
}

} // namespace rules
