#pragma once

#include "model/packagebuilder.h"
#include "model/records/parts.h"
#include "model/xml/map_reader.h"

#include <set>

namespace model::xml {

/// Reads files of a package into a builder, and collects what there is to say about them. Maps, sheets and
/// scenarios hold different kinds of record: readers of different ones may fill one builder at the same time.
class PartsReader {
public:
    /// All must outlive the reader.
    PartsReader(const Files& files, const Limits& limits, PackageBuilder& builder);

    /// game.xml and tables.xml.
    void readGame();
    /// A map, a sheet, or a scenario with all its files.
    void read(const Part& part);

    std::vector<Part> listed; ///< maps, sheets and scenarios that game.xml names
    std::vector<Finding> findings;
    std::vector<LateSide> lateSides;
    std::set<std::string> seen; ///< paths
    bool readable = true;

private:
    /// Reads one element below a root.
    template <class T>
    void readChild(Source& source, pugi::xml_node node, Atom scope, Atom container,
                   std::vector<std::string>& comments);
    /// The kinds of record that lie directly below a root, by the names of their elements.
    struct ChildKind {
        std::string_view element;
        void (PartsReader::*read)(Source&, pugi::xml_node, Atom, Atom, std::vector<std::string>&);
    };
    template <PartKind Kind>
    static const std::vector<ChildKind>& childKinds();
    template <class Root, class ReadCell>
    void readChildren(Source& source, Atom scope, Atom container, Kept::Text& kept, ReadCell readCell);
    template <class Root>
    void readPart(const Part& part, Atom scope);
    template <class Root>
    void readIfThere(PartKind kind, Atom scenario);
    void readScenario(Atom id);
    void listPart(Source& source, pugi::xml_node node, Atom scenario, Kept::Text& kept);
    template <class T>
    Atom freshId(Atom scope, Atom base);

    const Files& m_files;
    const Limits& m_limits;
    PackageBuilder& m_builder;
    std::set<std::string> m_listedPaths;
    std::vector<Atom> m_cards;
    Atom m_lastId; ///< of the record read before
    std::map<std::pair<RecordKind, std::size_t>, int> m_lastFresh; ///< by hash of the key
};

} // namespace model::xml
