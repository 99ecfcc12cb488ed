#pragma once

#include "model/records/counters.h"
#include "model/records/game.h"
#include "model/records/map.h"
#include "model/records/scenario.h"
#include "model/records/setup.h"
#include "model/records/table.h"
#include "model/records/track.h"
#include "model/records/victory.h"
#include "model/records/weather.h"

#include <concepts>
#include <cstddef>
#include <tuple>

namespace model {

/// All kinds of record, in the order in which they stand in files. Whatever is done for every kind of record
/// (edits, journal, schema, checks of references) walks this list.
using RecordKinds
    = std::tuple<Game, Side, Nation, Box, ChartValue, Allow, GameNote, Tables, Table, Map, Line, Place, Zone, Border,
                 Link, Alias, Underlay, Sheet, Formation, CounterType, Counter, Scenario, Turn, Area, Marker, Flag,
                 Note, Card, Unit, Tracks, Group, Entry, Weather, Period, PastWeather, WeatherTable, Victory,
                 VictoryHex, VictorySchedule, VictoryLevel, AutomaticWin>;

inline constexpr std::size_t kRecordKinds = std::tuple_size_v<RecordKinds>;

/// Position of a kind in RecordKinds.
template <class T, std::size_t I = 0>
consteval std::size_t kindIndex()
{
    if constexpr (std::same_as<T, std::tuple_element_t<I, RecordKinds>>)
        return I;
    else
        return kindIndex<T, I + 1>();
}

enum class RecordKind : std::uint8_t {};

template <class T>
inline constexpr RecordKind kindOf = static_cast<RecordKind>(kindIndex<T>());

/// Calls visit.template operator()<T>() for every kind of record.
template <class Visit>
constexpr void forEachKind(Visit visit)
{
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit.template operator()<std::tuple_element_t<I, RecordKinds>>(), ...);
    }(std::make_index_sequence<kRecordKinds>());
}

/// Calls visit.template operator()<T>() for the one kind with this number.
template <class Visit>
constexpr void withKind(RecordKind kind, Visit visit)
{
    forEachKind([&]<class T>() {
        if (kindOf<T> == kind)
            visit.template operator()<T>();
    });
}

/// The root element of a file, as opposed to one of the many elements below it.
template <class T>
inline constexpr bool isRoot
    = std::same_as<T, Game> || std::same_as<T, Tables> || std::same_as<T, Map> || std::same_as<T, Sheet>
    || std::same_as<T, Scenario> || std::same_as<T, Card> || std::same_as<T, Tracks> || std::same_as<T, Weather>
    || std::same_as<T, Victory>;

/// Roots of which their scope has exactly one: their key has an empty id.
template <class T>
inline constexpr bool isSingle = std::same_as<T, Game> || std::same_as<T, Tables> || std::same_as<T, Tracks>
    || std::same_as<T, Weather> || std::same_as<T, Victory>;

/// The file a record lies in where its key does not say so: counters are known by their id alone but printed on
/// a sheet, units are known by their id within a scenario but listed on a card.
template <class T>
Atom container(const T& record)
{
    if constexpr (requires { record.sheet; })
        return record.sheet;
    else if constexpr (requires { record.card; })
        return record.card;
    else
        return {};
}

template <class T>
void setContainer(T& record, Atom container)
{
    if constexpr (requires { record.sheet; })
        record.sheet = container;
    else if constexpr (requires { record.card; })
        record.card = container;
}

template <class T>
inline constexpr bool hasContainer = requires(T record) { record.sheet; } || requires(T record) { record.card; };

} // namespace model
