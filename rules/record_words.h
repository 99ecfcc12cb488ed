#pragma once

#include "model/records/kinds.h"
#include "rules/ruleset/ruleset.h"

namespace rules {

/// Calls visit(Category, Atom) for the words of the game's vocabulary that a record uses; several words may come
/// as one text.
template <class T, class Visit>
void forEachWordOf(const T& record, Visit visit)
{
    using namespace model;
    static const Atom season("season");
    if constexpr (std::same_as<T, Side>)
        visit(Category::Side, record.id);
    if constexpr (std::same_as<T, Nation>)
        visit(Category::Nation, record.id);
    if constexpr (std::same_as<T, Box>)
        visit(Category::Box, record.kind);
    if constexpr (std::same_as<T, Line>)
        visit(Category::Line, record.kind);
    if constexpr (std::same_as<T, Place>)
        visit(Category::Place, record.kinds.atom());
    if constexpr (std::same_as<T, Zone>)
        visit(Category::Zone, record.kind);
    if constexpr (std::same_as<T, Area>)
        visit(Category::Area, record.kind);
    if constexpr (std::same_as<T, Marker>)
        visit(Category::Marker, record.kind);
    if constexpr (std::same_as<T, Flag>)
        visit(Category::Flag, record.id);
    if constexpr (std::same_as<T, Unit>)
        visit(Category::Mark, record.marks.atom());
    if constexpr (std::same_as<T, Turn>)
        visit(Category::Season, Atom(record.fields.text(season)));
    if constexpr (std::same_as<T, Counter> || std::same_as<T, CounterType>) {
        visit(Category::CounterKind, record.kind);
        visit(Category::Symbol, record.symbol);
        visit(Category::Size, record.size);
    }
    if constexpr (std::same_as<T, Period> || std::same_as<T, PastWeather>) {
        visit(Category::Weather, record.weather);
        visit(Category::Climate, record.climate);
    }
}

} // namespace rules
