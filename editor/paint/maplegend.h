#pragma once

#include "editor/paint/mapscene.h"

#include <QPainter>
#include <QString>

#include <vector>

namespace editor {

/// What the signs of a map mean: the terrain, hexsides, lines and places that it uses, in the order of the ruleset, with
/// the ruleset's names for them.
class MapLegend {
public:
    struct Entry {
        rules::Category category = rules::Category::Terrain;
        model::Atom word;
        QString name;
        bool operator==(const Entry&) const = default;
    };

    explicit MapLegend(const MapScene& scene);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// How large it is in a number of columns; all is in parts of a hex.
    QSizeF size(int columns) const;
    /// Paints it at the origin; the painter's unit is a millimetre and u the size of a hex in it.
    void paint(QPainter& painter, const MapScene& scene, double u, int columns, const QColor& ink) const;

private:
    int rows(int columns) const;

    std::vector<Entry> m_entries;
};

} // namespace editor
