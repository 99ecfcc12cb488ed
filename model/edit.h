#pragma once

#include "model/package.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace model {

/// Inserts, replaces or (without a value) erases a record. The key and the record's own id agree.
template <class T>
struct Put {
    Key key;
    std::optional<T> value;
    bool operator==(const Put&) const = default;
};

/// A cell is named by its map and lattice coordinates, which stay true when the map grows or shrinks.
struct SetTerrain {
    Atom map;
    Cell cell;
    Words terrain;
    bool operator==(const SetTerrain&) const = default;
};

struct SetHexside {
    Atom map;
    Cell cell;
    int direction = 0;
    Words features;
    bool operator==(const SetHexside&) const = default;
};

struct SetHexFields {
    Atom map;
    Cell cell;
    Fields fields;
    bool operator==(const SetHexFields&) const = default;
};

namespace detail {
template <class Kinds>
struct EditOf;
template <class... T>
struct EditOf<std::tuple<T...>> {
    using Type = std::variant<SetTerrain, SetHexside, SetHexFields, Put<T>...>;
};
} // namespace detail

/// One primitive change: a value, never a pointer. All of them say what shall be, not what to add, so applying
/// an edit twice is the same as once.
using Edit = detail::EditOf<RecordKinds>::Type;

/// Edits that belong together: one step of undo. The label is an id that the editor turns into words.
struct Transaction {
    std::string label;
    std::vector<std::string> arguments; ///< of the label
    std::vector<Edit> edits;

    bool empty() const { return edits.empty(); }
};

/// What a transaction touched. Nothing is listed twice.
struct ChangeSet {
    struct Touched {
        RecordKind kind{};
        Key key;
        bool operator==(const Touched&) const = default;
    };

    std::vector<Touched> records;
    std::vector<HexIndex> terrain;  ///< hexes with other terrain or unknown attributes
    std::vector<Hexside> hexsides;  ///< canonical
    bool shape = false;             ///< the atlas was made anew: no HexIndex from before is valid

    bool empty() const { return records.empty() && terrain.empty() && hexsides.empty() && !shape; }
    /// Everything either of the two touched.
    void add(const ChangeSet& other);

    template <class T>
    bool touches() const
    {
        for (const Touched& touched : records)
            if (touched.kind == kindOf<T>)
                return true;
        return false;
    }
};

struct Applied {
    Transaction inverse;
    ChangeSet change;
};

/// The edit that writes a record under its own id.
template <class T>
Edit put(T record, Atom scope = {})
{
    const Key key{.scope = scope, .id = isSingle<T> ? Atom() : record.id};
    return Put<T>{.key = key, .value = std::move(record)};
}

template <class T>
Edit erase(Key key)
{
    return Put<T>{.key = key, .value = std::nullopt};
}

SetTerrain setTerrain(const Package& package, HexIndex hex, Words terrain);
SetHexside setHexside(const Package& package, Hexside side, Words features);

} // namespace model
