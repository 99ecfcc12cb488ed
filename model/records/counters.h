#pragma once

#include "model/records/record.h"

namespace model {

/// The root of a sheet file: how its counters are laid out on paper.
struct Sheet : Record {
    static constexpr std::string_view element = "sheet";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Sheet;

    std::string name;
    Atom nation;          ///< of counters that name none
    double counterMm = 0; ///< 0: the ruleset's size
    int columns = 0;
    int rows = 0;
    double gutterMm = 0;
    double bleedMm = 0;

    bool operator==(const Sheet&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.reference("nation", self.nation, Ref::Nation);
        v.attribute("counter-mm", self.counterMm);
        v.attribute("columns", self.columns);
        v.attribute("rows", self.rows);
        v.attribute("gutter-mm", self.gutterMm);
        v.attribute("bleed-mm", self.bleedMm);
    }
};

/// A division, corps, army or front that counters belong to.
struct Formation : Record {
    static constexpr std::string_view element = "formation";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Sheet;

    Atom sheet;
    Atom parent;
    Atom side;
    std::string name;
    std::string colour;
    Words headquarters;

    bool operator==(const Formation&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("parent", self.parent, Ref::Formation);
        v.reference("side", self.side, Ref::Side);
        v.attribute("name", self.name);
        v.attribute("colour", self.colour);
        v.reference("headquarters", self.headquarters, Ref::Counter);
    }
};

/// One face of a counter: "front", "back", or a further step. Its factors are fields.
struct Face : Record {
    static constexpr std::string_view element = "face";

    Atom symbol; ///< where it differs from the counter's
    std::string name;
    std::string art; ///< own picture, below art/

    bool operator==(const Face&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("symbol", self.symbol);
        v.attribute("name", self.name);
        v.attribute("art", self.art);
    }
};

/// A correction of a counter's data, for the errata sheet.
struct Erratum : Record {
    static constexpr std::string_view element = "erratum";

    std::string date;
    std::string source;
    Atom status;
    std::string text;

    bool operator==(const Erratum&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("date", self.date);
        v.attribute("source", self.source);
        v.attribute("status", self.status);
        v.text(self.text);
    }
};

/// What several counters have in common; each may say otherwise.
struct CounterType : Record {
    static constexpr std::string_view element = "type";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Sheet;

    Atom sheet;
    std::string name;
    Atom kind;
    Atom nation;
    Atom symbol;
    Atom size;
    std::vector<Face> faces;

    bool operator==(const CounterType&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("kind", self.kind);
        v.reference("nation", self.nation, Ref::Nation);
        v.attribute("symbol", self.symbol);
        v.attribute("size", self.size);
        v.children(self.faces);
    }
};

/// One printed counter (or several equal ones): unit, headquarters, leader, marker, card.
struct Counter : Record {
    static constexpr std::string_view element = "counter";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Sheet;

    Atom sheet;
    Atom type;
    std::string name; ///< designation: "24 Pz"
    Atom kind;
    Atom nation;
    Atom formation;
    Atom symbol;
    Atom size;
    int copies = 1;
    Atom pair; ///< the other counter of the same unit: further steps, or the weak one
    std::vector<Face> faces;
    std::vector<Erratum> errata;

    bool operator==(const Counter&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("type", self.type, Ref::CounterType);
        v.attribute("name", self.name);
        v.attribute("kind", self.kind);
        v.reference("nation", self.nation, Ref::Nation);
        v.reference("formation", self.formation, Ref::Formation);
        v.attribute("symbol", self.symbol);
        v.attribute("size", self.size);
        v.attribute("copies", self.copies, 1);
        v.reference("pair", self.pair, Ref::Counter);
        v.children(self.faces);
        v.children(self.errata);
    }
};

} // namespace model
