#pragma once

#include "model/package.h"

#include <string>

namespace model {

/// The id itself where nobody has it, else with the first free number behind it: "minsk", "minsk-2".
template <class Taken>
Atom freeId(Atom wanted, const Taken& taken)
{
    Atom id = wanted;
    for (int n = 2; taken(id); ++n)
        id = Atom(std::string(wanted.text()) + "-" + std::to_string(n));
    return id;
}

template <class T>
Atom freeId(const Package& package, Atom scope, Atom wanted)
{
    return freeId(wanted, [&](Atom id) { return package.find<T>(Key{.scope = scope, .id = id}) != nullptr; });
}

} // namespace model
