#pragma once

#include "model/records/record.h"

namespace model {

/// The root of victory.xml.
struct Victory : Record {
    static constexpr std::string_view element = "victory";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Victory;

    int start = 0; ///< victory points at the start
    Atom scheme;

    bool operator==(const Victory&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("start", self.start);
        v.attribute("scheme", self.scheme);
    }
};

/// Points for holding a hex or a place.
struct VictoryHex : Record {
    static constexpr std::string_view element = "hex";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Victory;

    Atom hex;
    Words hexes; ///< of a location of several hexes
    std::string name;
    Atom side;
    int points = 0;
    Atom from;
    Atom to;
    Atom scored; ///< "end", "turn"

    bool operator==(const VictoryHex&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("hex", self.hex, Ref::Hex);
        v.reference("hexes", self.hexes, Ref::Hex);
        v.attribute("name", self.name);
        v.reference("side", self.side, Ref::Side);
        v.attribute("points", self.points);
        v.reference("from", self.from, Ref::Turn);
        v.reference("to", self.to, Ref::Turn);
        v.attribute("scored", self.scored);
    }
};

/// Points for something else than a hex: steps lost, units withdrawn, an order not carried out; or the number
/// of points needed at a check on a turn.
struct VictorySchedule : Record {
    static constexpr std::string_view element = "schedule";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Victory;

    Atom kind;
    Atom side;
    Atom turn;
    int points = 0;
    std::string text;

    bool operator==(const VictorySchedule&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("side", self.side, Ref::Side);
        v.reference("turn", self.turn, Ref::Turn);
        v.attribute("points", self.points);
        v.text(self.text);
    }
};

/// A level of victory: "Axis substantive, 60 to 79".
struct VictoryLevel : Record {
    static constexpr std::string_view element = "level";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Victory;

    Atom side;
    std::string name;
    std::string from; ///< empty: no lower end
    std::string to;   ///< empty: no upper end

    bool operator==(const VictoryLevel&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.attribute("from", self.from);
        v.attribute("to", self.to);
    }
};

/// A win that ends the game at once, when all that it requires holds at a test.
struct AutomaticWin : Record {
    static constexpr std::string_view element = "automatic";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Victory;

    Atom side;
    Atom when;  ///< "end-of-turn", "end-of-round", …
    Words turns; ///< empty: every turn
    Words holds; ///< places or hexes that the side controls
    std::string points; ///< ">=20"
    std::string text;

    bool operator==(const AutomaticWin&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("side", self.side, Ref::Side);
        v.attribute("when", self.when);
        v.reference("turns", self.turns, Ref::Turn);
        v.attribute("holds", self.holds);
        v.attribute("points", self.points);
        v.text(self.text);
    }
};

} // namespace model
