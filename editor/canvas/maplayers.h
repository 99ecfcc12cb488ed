#pragma once

#include "editor/paint/layer.h"

#include <QObject>
#include <QString>

#include <span>

namespace editor {

/// Which layers of the map are shown. One object for the canvas and the Layers panel; the order is the order
/// of painting, lowest first. Visibility is a matter of the view: it is not part of the package or of undo.
class MapLayers : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// All layers, lowest first.
    static std::span<const MapLayer> all();
    /// Stable id, for settings: "terrain", "hexsides", …
    static QString id(MapLayer layer);
    static QString name(MapLayer layer);
    static QString description(MapLayer layer);

    bool isVisible(MapLayer layer) const { return m_visible.test(layer); }
    void setVisible(MapLayer layer, bool visible);
    LayerSet visible() const { return m_visible; }
    void setVisible(LayerSet visible);

    /// Ids of the hidden layers separated by spaces, and back; unknown ids are ignored.
    QString hiddenText() const;
    void setHiddenText(const QString& text);

signals:
    void changed();

private:
    LayerSet m_visible = LayerSet::all();
};

} // namespace editor
