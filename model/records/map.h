#pragma once

#include "model/hex/grid.h"
#include "model/hex/numbering.h"
#include "model/records/record.h"

#include <array>

namespace model {

/// The root of a map file: the grid and how it is numbered. Terrain and hexsides are not records but arrays,
/// see MapCells.
struct Map : Record {
    static constexpr std::string_view element = "map";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Map;

    static constexpr std::array<std::string_view, 2> kOrientations{"flat", "pointy"};
    static constexpr std::array<std::string_view, 2> kOffsets{"odd", "even"};
    static constexpr std::array<std::string_view, 2> kOrders{"column-row", "row-column"};
    static constexpr std::array<std::string_view, 2> kDigits{"figures", "letters"};

    std::string name;
    Atom kind;    ///< empty for a main map, "inset" for an inset
    Atom lattice; ///< maps on the same lattice abut and overlap by their coordinates; empty: a lattice of its own
    Grid grid;
    Numbering numbering;
    double hexMm = 16;    ///< distance between opposite sides
    double northDegrees = 0; ///< geographic north, clockwise from the top of the sheet
    Words terrain;        ///< of every hex that the file does not list
    HexList missing;      ///< cells inside the rectangle that are not on the map

    bool operator==(const Map&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("kind", self.kind);
        v.attribute("lattice", self.lattice);
        v.attribute("columns", self.grid.columns);
        v.attribute("rows", self.grid.rows);
        v.attribute("first-column", self.grid.firstColumn, 1);
        v.attribute("first-row", self.grid.firstRow, 1);
        v.choice("orientation", self.grid.lattice.orientation, kOrientations);
        v.choice("offset", self.grid.lattice.offset, kOffsets);
        v.choice("number-order", self.numbering.order, kOrders);
        v.choice("column-kind", self.numbering.column.kind, kDigits);
        v.attribute("column-digits", self.numbering.column.digits, 2);
        v.attribute("column-start", self.numbering.column.start, 1);
        v.attribute("column-reversed", self.numbering.column.reversed);
        v.choice("row-kind", self.numbering.row.kind, kDigits);
        v.attribute("row-digits", self.numbering.row.digits, 2);
        v.attribute("row-start", self.numbering.row.start, 1);
        v.attribute("row-reversed", self.numbering.row.reversed);
        v.attribute("number-prefix", self.numbering.prefix);
        v.attribute("number-separator", self.numbering.separator);
        v.attribute("hex-mm", self.hexMm, 16.0);
        v.attribute("north", self.northDegrees);
        v.attribute("terrain", self.terrain);
        v.hexes("missing", self.missing);
    }
};

/// A road, trail or railway from hex to hex, or a named one such as a Rollbahn.
struct Line : Record {
    static constexpr std::string_view element = "line";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom kind;
    std::string name;
    HexPath hexes;
    bool halfStart = false; ///< begins at the hexside towards its first hex, not in that hex
    bool halfEnd = false;   ///< ends at the hexside towards its last hex

    bool operator==(const Line&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("name", self.name);
        v.attribute("half-start", self.halfStart);
        v.attribute("half-end", self.halfEnd);
        v.path("hexes", self.hexes);
    }
};

/// Something in one hex: a town, city, port, oil field, fortress, victory location; often several in one.
struct Place : Record {
    static constexpr std::string_view element = "place";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom hex;
    Words kinds;
    std::string name;
    std::string aliases; ///< other spellings, separated by ";"
    Atom side;           ///< owner, where the map prints one
    Atom group;          ///< places of several hexes share a group
    double labelX = 0;   ///< of the name from its usual place, in tenths of the hex size
    double labelY = 0;
    Atom labelStyle;

    bool operator==(const Place&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("hex", self.hex, Ref::Hex);
        v.attribute("kinds", self.kinds);
        v.attribute("name", self.name);
        v.attribute("aliases", self.aliases);
        v.reference("side", self.side, Ref::Side);
        v.attribute("group", self.group);
        v.attribute("label-x", self.labelX);
        v.attribute("label-y", self.labelY);
        v.attribute("label-style", self.labelStyle);
    }
};

/// A set of hexes with a meaning: a country, a sea, an army area, a weather zone, a mega-hex.
struct Zone : Record {
    static constexpr std::string_view element = "zone";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom kind;
    std::string name;
    Atom side;
    std::string colour;
    HexList hexes;

    bool operator==(const Zone&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("name", self.name);
        v.reference("side", self.side, Ref::Side);
        v.attribute("colour", self.colour);
        v.hexes(self.hexes);
    }
};

/// A border or other line that runs along hexsides, each written "1622/1623".
struct Border : Record {
    static constexpr std::string_view element = "border";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom kind;
    std::string name;
    Words sides;

    bool operator==(const Border&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("name", self.name);
        v.attribute("sides", self.sides);
    }
};

/// Two hexes that touch although they are no neighbours on paper: inset and main map, port and port.
struct Link : Record {
    static constexpr std::string_view element = "link";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom kind;
    Atom from;
    Atom to;

    bool operator==(const Link&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("from", self.from, Ref::Hex);
        v.reference("to", self.to, Ref::Hex);
    }
};

/// A second number of a hex. The id is that number.
struct Alias : Record {
    static constexpr std::string_view element = "alias";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    Atom hex;

    bool operator==(const Alias&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("hex", self.hex, Ref::Hex);
    }
};

/// Another sheet's picture under the grid, to trace from.
struct Underlay : Record {
    static constexpr std::string_view element = "underlay";
    static constexpr Scope scope = Scope::Map;
    static constexpr PartKind part = PartKind::Map;

    std::string file; ///< below art/
    double x = 0;     ///< millimetres, of its upper left corner
    double y = 0;
    double scaleX = 1; ///< millimetres for a pixel
    double scaleY = 1;
    double degrees = 0;
    double opacity = 1;

    bool operator==(const Underlay&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("file", self.file);
        v.attribute("x", self.x);
        v.attribute("y", self.y);
        v.attribute("scale-x", self.scaleX, 1.0);
        v.attribute("scale-y", self.scaleY, 1.0);
        v.attribute("degrees", self.degrees);
        v.attribute("opacity", self.opacity, 1.0);
    }
};

} // namespace model
