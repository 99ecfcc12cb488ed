#pragma once

#include "editor/paint/mapplan.h"

#include <QColor>
#include <QString>

#include <map>
#include <vector>

namespace editor {

class MapStyle;

/// The zones of the maps, each with its hexes looked up once.
class ZoneHexes {
public:
    struct Entry {
        QString name; ///< empty where none shall be written on the map
        QColor colour;
        std::vector<model::HexIndex> hexes; ///< never empty
        std::vector<bool> inside;           ///< the same by HexIndex
    };
    using Entries = std::map<model::Key, Entry, model::KeyLess>;

    ZoneHexes() = default;
    ZoneHexes(const model::Package& package, const MapStyle& style);

    const Entries& all() const { return m_entries; }

    /// Reads a zone anew. Returns the hexes that have to be painted again: those it gained and lost, or all when
    /// it looks different now.
    std::vector<model::HexIndex> update(const model::Package& package, const MapStyle& style,
                                        model::Key zone);

private:
    Entries m_entries;
};

} // namespace editor
