#pragma once

#include "model/key.h"
#include "model/records/kinds.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

/// One file of a package: what it is, and of which map, sheet, scenario or card.
struct Part {
    PartKind kind = PartKind::Game;
    Atom scenario; ///< for the files in a scenario's folder
    Atom name;     ///< id of the map, sheet or card
    bool operator==(const Part&) const = default;
};

/// "maps/main.xml", "scenarios/campaign/setup-axis.xml".
std::string partPath(const Part& part);
/// The reverse; nothing for a file that has no place in a package.
std::optional<Part> partOfPath(std::string_view path);

/// An id that may name a file: letters, figures, "-", "_", and no dot in front.
bool isSafeFileId(std::string_view id);

/// The file that a record lies in.
template <class T>
Part partOf(Key key, const T& record)
{
    Part part{.kind = T::part, .scenario = {}, .name = {}};
    constexpr bool perScenario = T::part == PartKind::Scenario || T::part == PartKind::Setup
        || T::part == PartKind::Reinforcements || T::part == PartKind::Weather || T::part == PartKind::Victory;
    if constexpr (std::is_same_v<T, Scenario>)
        part.scenario = key.id;
    else if constexpr (perScenario)
        part.scenario = key.scope;
    if constexpr (T::part == PartKind::Map)
        part.name = isRoot<T> ? key.id : key.scope;
    else if constexpr (hasContainer<T>)
        part.name = container(record);
    else if constexpr (T::part == PartKind::Sheet || T::part == PartKind::Setup)
        part.name = key.id;
    return part;
}

} // namespace model
