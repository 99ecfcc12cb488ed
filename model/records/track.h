#pragma once

#include "model/records/record.h"

namespace model {

/// The root of reinforcements.xml.
struct Tracks : Record {
    static constexpr std::string_view element = "reinforcements";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Reinforcements;

    bool operator==(const Tracks&) const = default;
    template <class Self, class Visitor>
    static void describe(Self&, Visitor&)
    {
    }
};

/// Entries that come together or may be chosen at a price.
struct Group : Record {
    static constexpr std::string_view element = "group";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Reinforcements;

    Atom side;
    std::string name;
    bool optional = false;
    int victoryCost = 0;
    Atom from;
    Atom to;

    bool operator==(const Group&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.attribute("optional", self.optional);
        v.attribute("victory-cost", self.victoryCost);
        v.reference("from", self.from, Ref::Turn);
        v.reference("to", self.to, Ref::Turn);
    }
};

/// One line of a track: counters arrive, leave, are converted, or points are received.
struct Entry : Record {
    static constexpr std::string_view element = "entry";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Reinforcements;

    Atom kind; ///< "reinforcement", "withdrawal", "conversion", "replacement", …
    Atom turn;
    Atom round;
    Atom side;
    Atom group;
    Words counters; ///< that arrive, or for a conversion are received
    Words removes;  ///< that leave
    Words hexes;    ///< entry hexes to choose from
    Words areas;    ///< or areas
    Atom box;
    Atom face;
    std::string condition;
    bool cannotCancel = false;
    bool anyStrength = false;
    Atom returns; ///< turn on which a withdrawn counter comes back
    std::string note;

    bool operator==(const Entry&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("turn", self.turn, Ref::Turn);
        v.attribute("round", self.round);
        v.reference("side", self.side, Ref::Side);
        v.reference("group", self.group, Ref::Group);
        v.reference("counters", self.counters, Ref::Counter);
        v.reference("removes", self.removes, Ref::Counter);
        v.reference("hexes", self.hexes, Ref::Hex);
        v.reference("areas", self.areas, Ref::Area);
        v.reference("box", self.box, Ref::Box);
        v.attribute("face", self.face);
        v.attribute("condition", self.condition);
        v.attribute("cannot-cancel", self.cannotCancel);
        v.attribute("any-strength", self.anyStrength);
        v.reference("returns", self.returns, Ref::Turn);
        v.attribute("note", self.note);
    }
};

} // namespace model
