#pragma once

#include "model/records/record.h"

namespace model {

struct TableColumn : Record {
    static constexpr std::string_view element = "column";

    std::string title;

    bool operator==(const TableColumn&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("title", self.title);
    }
};

/// One row: the rolls it covers ("3", "2-4", "6+") and a cell for each column.
struct TableRow : Record {
    static constexpr std::string_view element = "row";

    std::string on;
    std::vector<std::string> cells;

    bool operator==(const TableRow&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("on", self.on);
        v.cells("is", self.cells);
    }
};

struct TableModifier : Record {
    static constexpr std::string_view element = "modifier";

    std::string when;
    int by = 0;

    bool operator==(const TableModifier&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("when", self.when);
        v.attribute("by", self.by);
    }
};

/// Any chart: rolls down, columns across, with die modifiers. Package tables are in tables.xml, a scenario's
/// weather tables in its weather.xml.
template <Scope TableScope, PartKind TablePart>
struct BasicTable : Record {
    static constexpr std::string_view element = "table";
    static constexpr Scope scope = TableScope;
    static constexpr PartKind part = TablePart;

    Atom kind;
    std::string title;
    std::string die; ///< "1d6", "2d10", …
    Atom source;     ///< "text", "inferred", "default" or "designer"
    std::string citation;
    std::string legend;
    bool monotonic = false; ///< results never get worse from row to row
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
    std::vector<TableModifier> modifiers;

    bool operator==(const BasicTable&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("kind", self.kind);
        v.attribute("title", self.title);
        v.attribute("die", self.die);
        v.attribute("source", self.source);
        v.attribute("citation", self.citation);
        v.attribute("legend", self.legend);
        v.attribute("monotonic", self.monotonic);
        v.children(self.columns);
        v.children(self.rows);
        v.children(self.modifiers);
    }
};

/// The root of tables.xml.
struct Tables : Record {
    static constexpr std::string_view element = "tables";
    static constexpr Scope scope = Scope::Package;
    static constexpr PartKind part = PartKind::Tables;

    bool operator==(const Tables&) const = default;
    template <class Self, class Visitor>
    static void describe(Self&, Visitor&)
    {
    }
};

using Table = BasicTable<Scope::Package, PartKind::Tables>;
using WeatherTable = BasicTable<Scope::Scenario, PartKind::Weather>;

} // namespace model
