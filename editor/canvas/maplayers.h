#pragma once

#include "editor/paint/layer.h"
#include "editor/paint/maplook.h"

#include <QObject>
#include <QString>

#include <span>

namespace editor {

/// How the map is shown: which layers, how opaque, which of them may be changed, and in which style. One object for the canvas and the Layers panel; the order is the order
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

    /// What a locked layer shows cannot be changed on the map; see layerguard.h.
    bool isLocked(MapLayer layer) const { return m_locked.test(layer); }
    void setLocked(MapLayer layer, bool locked);
    LayerSet locked() const { return m_locked; }

    /// From 0.1 to 1.
    const LayerOpacity& opacity() const { return m_opacity; }
    void setOpacity(MapLayer layer, double opacity);

    MapLook look() const { return m_look; }
    void setLook(MapLook look);

    /// Ids of the hidden layers separated by spaces, and back; unknown ids are ignored.
    QString hiddenText() const;
    void setHiddenText(const QString& text);
    QString lockedText() const;
    void setLockedText(const QString& text);
    /// "terrain=0.5" and so on.
    QString opacityText() const;
    void setOpacityText(const QString& text);

signals:
    void changed();

private:
    static QString textOf(LayerSet set);
    static LayerSet setOf(const QString& text);

    LayerSet m_visible = LayerSet::all();
    LayerSet m_locked;
    LayerOpacity m_opacity;
    MapLook m_look = MapLook::Colour;
};

} // namespace editor
