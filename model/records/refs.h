#pragma once

#include "model/records/kinds.h"

#include <optional>

namespace model {

/// How references name a kind of record; nothing for kinds that nobody refers to.
template <class T>
constexpr std::optional<Ref> refTo()
{
    if constexpr (std::same_as<T, Box>)
        return Ref::Box;
    else if constexpr (std::same_as<T, Zone>)
        return Ref::Zone;
    else if constexpr (std::same_as<T, Area>)
        return Ref::Area;
    else if constexpr (std::same_as<T, Counter>)
        return Ref::Counter;
    else if constexpr (std::same_as<T, CounterType>)
        return Ref::CounterType;
    else if constexpr (std::same_as<T, Formation>)
        return Ref::Formation;
    else if constexpr (std::same_as<T, Side>)
        return Ref::Side;
    else if constexpr (std::same_as<T, Nation>)
        return Ref::Nation;
    else if constexpr (std::same_as<T, Turn>)
        return Ref::Turn;
    else if constexpr (std::same_as<T, Sheet>)
        return Ref::Sheet;
    else if constexpr (std::same_as<T, Map>)
        return Ref::Map;
    else if constexpr (std::same_as<T, Card>)
        return Ref::Card;
    else if constexpr (std::same_as<T, Group>)
        return Ref::Group;
    else if constexpr (std::same_as<T, Table> || std::same_as<T, WeatherTable>)
        return Ref::Table;
    else if constexpr (std::same_as<T, Place>)
        return Ref::Place;
    else if constexpr (std::same_as<T, Line>)
        return Ref::Line;
    else if constexpr (std::same_as<T, Scenario>)
        return Ref::Scenario;
    else
        return std::nullopt;
}

} // namespace model
