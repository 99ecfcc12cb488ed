#pragma once

#include "model/records/record.h"

namespace model {

/// The root of game.xml. There is one, with an empty key.
struct Game : Record {
    static constexpr std::string_view element = "game";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    std::string title;
    std::string version;
    std::string designer;
    Atom ruleset;
    std::string rulesetVersion;

    bool operator==(const Game&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("title", self.title);
        v.attribute("version", self.version);
        v.attribute("designer", self.designer);
        v.attribute("ruleset", self.ruleset);
        v.attribute("ruleset-version", self.rulesetVersion);
    }
};

struct Side : Record {
    static constexpr std::string_view element = "side";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    std::string name;
    std::string colour; ///< "#rrggbb"

    bool operator==(const Side&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("colour", self.colour);
    }
};

struct Nation : Record {
    static constexpr std::string_view element = "nation";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    Atom side;
    std::string name;
    std::string colour;  ///< background of its counters
    std::string ink;     ///< colour of what is printed on them
    std::string reduced; ///< background of the reduced side, where it differs

    bool operator==(const Nation&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.attribute("colour", self.colour);
        v.attribute("ink", self.ink);
        v.attribute("reduced", self.reduced);
    }
};

/// A box or track off the map: Eliminated Units, Turn Record Track, Force Box, a deck or a hand of cards.
struct Box : Record {
    static constexpr std::string_view element = "box";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    Atom kind; ///< "box", "track", "deck", …
    Atom side;
    std::string name;
    int spaces = 0; ///< of a track
    int first = 0;  ///< number of its first space

    bool operator==(const Box&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.attribute("spaces", self.spaces);
        v.attribute("first", self.first);
    }
};

/// A value of a chart that the designer set instead of the ruleset's. The id is the name of the value, such as
/// "terrain.forest.move".
struct ChartValue : Record {
    static constexpr std::string_view element = "value";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    std::string is;
    Atom source; ///< "text", "inferred", "default" or "designer"
    std::string note;

    bool operator==(const ChartValue&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("is", self.is);
        v.attribute("source", self.source);
        v.attribute("note", self.note);
    }
};

/// A finding that the designer accepts, with the reason.
struct Allow : Record {
    static constexpr std::string_view element = "allow";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    Atom rule;
    Atom scenario; ///< empty: in all
    std::string on; ///< the subject as a finding names it
    std::string why;

    bool operator==(const Allow&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("rule", self.rule);
        v.reference("scenario", self.scenario, Ref::Scenario);
        v.attribute("on", self.on);
        v.attribute("why", self.why);
    }
};

/// A text of the package: description, designer's notes, special rules, credits.
struct GameNote : Record {
    static constexpr std::string_view element = "note";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Game;

    std::string title;
    std::string text;

    bool operator==(const GameNote&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("title", self.title);
        v.text(self.text);
    }
};

} // namespace model
