#pragma once

#include "model/atom.h"

#include <functional>

namespace model {

/// Names one record of a kind: the map or scenario it belongs to (empty for the package itself) and its id.
struct Key {
    Atom scope;
    Atom id;
    bool operator==(const Key&) const = default;
};

/// Order of files: by scope, then by id, numbers as numbers. A scope alone equals all keys in it.
struct KeyLess {
    using is_transparent = void;

    bool operator()(Key a, Key b) const
    {
        return a.scope != b.scope ? naturalLess(a.scope, b.scope) : naturalLess(a.id, b.id);
    }
    bool operator()(Key a, Atom scope) const { return naturalLess(a.scope, scope); }
    bool operator()(Atom scope, Key b) const { return naturalLess(scope, b.scope); }
};

} // namespace model

template <>
struct std::hash<model::Key> {
    std::size_t operator()(model::Key k) const noexcept
    {
        return (static_cast<std::size_t>(k.scope.value()) << 32U) ^ k.id.value();
    }
};
