#pragma once

#include "model/records/record.h"

namespace model {

/// The root of scenario.xml. State that only one game has (events, Stalin's moves, …) is a Flag.
struct Scenario : Record {
    static constexpr std::string_view element = "scenario";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Scenario;

    std::string title;
    Atom kind;
    Words maps; ///< empty: all
    Atom firstTurn;
    Atom lastTurn;
    Atom round;
    Atom moment;
    Atom active; ///< the side whose move it is

    bool operator==(const Scenario&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("title", self.title);
        v.attribute("kind", self.kind);
        v.reference("maps", self.maps, Ref::Map);
        v.reference("first-turn", self.firstTurn, Ref::Turn);
        v.reference("last-turn", self.lastTurn, Ref::Turn);
        v.attribute("round", self.round);
        v.attribute("moment", self.moment);
        v.reference("active", self.active, Ref::Side);
    }
};

/// One space of the turn record track. The id is the number of the turn.
struct Turn : Record {
    static constexpr std::string_view element = "turn";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Scenario;

    std::string name;
    std::string date;

    bool operator==(const Turn&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("date", self.date);
    }
};

/// A requirement of an area: "within 3 hexes of 1622", "not in enemy ZOC", "one per hex".
struct Condition : Record {
    static constexpr std::string_view element = "condition";

    Atom kind;
    Words of;
    int distance = 0;
    bool negated = false;

    bool operator==(const Condition&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("of", self.of);
        v.attribute("distance", self.distance);
        v.attribute("not", self.negated);
    }
};

/// A set of hexes that this scenario gives a meaning: the area in play ("in-play"), a deployment zone, what a
/// side controls ("control"), an entry or exit area.
struct Area : Record {
    static constexpr std::string_view element = "area";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Scenario;

    Atom kind;
    Atom side;
    std::string name;
    Words zones;   ///< zones of the map that belong to it as a whole
    Words admits;  ///< formations, nations or kinds that may set up here
    int capacity = 0; ///< 0: no limit
    HexList hexes;
    std::vector<Condition> conditions;

    bool operator==(const Area&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.reference("zones", self.zones, Ref::Zone);
        v.attribute("admits", self.admits);
        v.attribute("capacity", self.capacity);
        v.hexes(self.hexes);
        v.children(self.conditions);
    }
};

/// Something that lies on a hex or hexside at the start and is no counter of a sheet's countermix to be set up
/// by a card: a supply source, strongpoint, trench, railhead, rail cut, destroyed bridge, entry hex.
struct Marker : Record {
    static constexpr std::string_view element = "marker";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Scenario;

    Atom kind;
    Atom hex;
    Atom across; ///< with hex: a hexside
    Atom side;
    Words nations;
    Atom state;
    Atom from; ///< first and last turn
    Atom to;

    bool operator==(const Marker&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("hex", self.hex, Ref::Hex);
        v.reference("across", self.across, Ref::Hex);
        v.reference("side", self.side, Ref::Side);
        v.reference("nations", self.nations, Ref::Nation);
        v.attribute("state", self.state);
        v.reference("from", self.from, Ref::Turn);
        v.reference("to", self.to, Ref::Turn);
    }
};

/// A value of the state of play: an event played, an option agreed, a track's marker.
struct Flag : Record {
    static constexpr std::string_view element = "flag";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Scenario;

    std::string is;
    Atom side;
    Atom turn; ///< since when

    bool operator==(const Flag&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("is", self.is);
        v.reference("side", self.side, Ref::Side);
        v.reference("turn", self.turn, Ref::Turn);
    }
};

/// A text of the scenario: description, designer's notes, special rules.
struct Note : Record {
    static constexpr std::string_view element = "note";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Scenario;

    Atom kind;
    std::string title;
    std::string text;

    bool operator==(const Note&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("title", self.title);
        v.text(self.text);
    }
};

} // namespace model
