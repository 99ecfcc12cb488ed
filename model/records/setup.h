#pragma once

#include "model/records/record.h"

namespace model {

/// The root of a setup file: one card, usually one side's.
struct Card : Record {
    static constexpr std::string_view element = "card";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Setup;

    Atom side;
    std::string title;
    int order = 0; ///< who sets up first

    bool operator==(const Card&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("side", self.side, Ref::Side);
        v.attribute("title", self.title);
        v.attribute("order", self.order);
    }
};

/// One row of a setup card, which is at the same time the counter on the map: there is no second copy that
/// could disagree. It lies in a hex, waits in a box, or is free to be placed in an area.
struct Unit : Record {
    static constexpr std::string_view element = "unit";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Setup;

    Atom card;
    Atom counter;
    Atom hex;
    Atom area;
    Atom box;
    Atom space; ///< of a track
    Atom face;  ///< empty: front
    int steps = 0; ///< 0: as the face says
    Words marks;   ///< "oos", "fired", "do-not-move", "garrison", …
    Atom release;  ///< turn from which it may move
    Atom draw;     ///< pool it is drawn from at random, instead of a counter

    bool operator==(const Unit&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("counter", self.counter, Ref::Counter);
        v.reference("hex", self.hex, Ref::Hex);
        v.reference("area", self.area, Ref::Area);
        v.reference("box", self.box, Ref::Box);
        v.attribute("space", self.space);
        v.attribute("face", self.face);
        v.attribute("steps", self.steps);
        v.attribute("marks", self.marks);
        v.reference("release", self.release, Ref::Turn);
        v.attribute("draw", self.draw);
    }
};

} // namespace model
