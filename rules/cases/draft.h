#pragma once

#include "model/xml/source.h"
#include "rules/cases/case.h"

#include <optional>

namespace rules {

/// A position in the making: the elements of a base, of a case and of a <when>, one after the other. An element with
/// the id of an earlier one changes what that one said.
class Draft {
public:
    /// An empty position with the map "main", which has no hexes yet, and the scenario "case".
    Draft();
    /// A scenario of a package, to be changed.
    Draft(model::Package package, Atom scenario);

    /// Reads one element of a position. False when there is none of this name.
    bool read(model::xml::Source& source, pugi::xml_node node);
    /// Sets the scenario's turn, round, moment and active side where the node has such attributes.
    void readMoment(pugi::xml_node node);

    Atom scenario() const { return m_scenario; }
    /// The package, its map cut to the hexes that exist. Hexes and hexsides that do not are reported.
    model::Package finish(std::vector<model::Finding>& findings) const;

private:
    /// A <hex> or <hexside>, which needs the finished map.
    struct Cell {
        std::string id;
        model::Words words;
        model::FilePosition position;
    };

    template <class T>
    void readRecord(model::xml::Source& source, pugi::xml_node node);
    template <class T>
    bool readRoot(model::xml::Source& source, pugi::xml_node node);
    void readUnit(model::xml::Source& source, pugi::xml_node node);
    void readWithout(model::xml::Source& source, pugi::xml_node node);
    template <class T>
    model::Key keyOf(Atom id) const;
    template <class T>
    Atom freshId(Atom wanted) const;
    void put(model::Edit edit);

    model::Package m_package;
    Atom m_map;
    Atom m_scenario;
    std::optional<model::HexList> m_hexes; ///< the only ones that exist
    std::vector<Cell> m_terrain;
    std::vector<Cell> m_hexsides;
};

} // namespace rules
