#pragma once

#include "model/atom.h"
#include "model/fields.h"
#include "model/words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A record is a small value: one element of a file. It describes itself once, in
///     template <class Self, class Visitor> static void describe(Self& self, Visitor& v)
/// and that description is all that reading, writing, the schema, the journal, the reference checks, renaming
/// and the inspector know of it. What describe() may call on its visitor:
///     v.attribute(name, member [, default])    text, Atom, Words, int, double, bool
///     v.choice(name, member, kNames)           an enumeration and the words for it
///     v.reference(name, member, to)            an Atom, or Words for several
///     v.path(name, member)                     a HexPath, in an attribute
///     v.hexes(member)                          a HexList, as the text of the element
///     v.hexes(name, member)                    a HexList, as the text of a child element
///     v.text(member)                           prose, as the text of the element
///     v.cells(name, member)                    std::vector<std::string>, joined with "|"
///     v.children(member)                       a std::vector of further describable values
/// The order of the calls is the order in the file; a member equal to its default is not written.
namespace model {

/// What a reference points to.
enum class Ref : std::uint8_t {
    Hex, Box, Zone, Area, Counter, CounterType, Formation, Side, Nation, Turn, Sheet, Map, Card, Group, Table, Place,
    Line, Scenario
};

/// Whose id is part of a record's key: ids of places are unique within a map, ids of turns within a scenario.
enum class Scope : std::uint8_t { Package, Map, Scenario };

/// The kinds of file in a package.
enum class PartKind : std::uint8_t { Game, Tables, Map, Sheet, Scenario, Setup, Reinforcements, Weather, Victory };

/// Hexes by their printed numbers, in the order of the numbers, each once. Numbers that no map has are kept.
struct HexList {
    std::vector<Atom> hexes;

    bool contains(Atom hex) const;
    void insert(Atom hex);
    void remove(Atom hex);
    bool operator==(const HexList&) const = default;
};

/// Hexes in the order in which a line runs through them.
struct HexPath {
    std::vector<Atom> hexes;
    bool operator==(const HexPath&) const = default;
};

/// What every record has besides its own members.
struct Record {
    Atom id;
    Fields fields; ///< attributes that describe() does not name
    Kept kept;     ///< comments and unknown elements
    bool operator==(const Record&) const = default;
};

} // namespace model
