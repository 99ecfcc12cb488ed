#include "editor/canvas/maplayers.h"

#include <QCoreApplication>

#include <array>

namespace editor {
namespace {

struct LayerText {
    const char* id;
    const char* name;
    const char* description;
};

/// In the order of MapLayer.
constexpr std::array<LayerText, kMapLayers> kTexts{{
    {"terrain", QT_TRANSLATE_NOOP("MapLayers", "Terrain"),
     QT_TRANSLATE_NOOP("MapLayers", "Clear, forest, swamp and all other terrain of the hexes")},
    {"water", QT_TRANSLATE_NOOP("MapLayers", "Seas and lakes"),
     QT_TRANSLATE_NOOP("MapLayers", "Sea and lake hexes, sea and lake hexsides, and the coast")},
    {"grid", QT_TRANSLATE_NOOP("MapLayers", "Hex grid"),
     QT_TRANSLATE_NOOP("MapLayers", "The thin lines between hexes")},
    {"hexsides", QT_TRANSLATE_NOOP("MapLayers", "Rivers and hexsides"),
     QT_TRANSLATE_NOOP("MapLayers", "Rivers, straits, bridges and everything else that lies on hexsides")},
    {"lines", QT_TRANSLATE_NOOP("MapLayers", "Railways and roads"),
     QT_TRANSLATE_NOOP("MapLayers", "Railways, roads and trails from hex to hex")},
    {"zones", QT_TRANSLATE_NOOP("MapLayers", "Zones and countries"),
     QT_TRANSLATE_NOOP("MapLayers", "Outlines and names of the zones of the map")},
    {"borders", QT_TRANSLATE_NOOP("MapLayers", "Named borders"),
     QT_TRANSLATE_NOOP("MapLayers", "Lines with a name that run along hexsides")},
    {"numbers", QT_TRANSLATE_NOOP("MapLayers", "Hex numbers"),
     QT_TRANSLATE_NOOP("MapLayers", "The number of each hex, shown when it is large enough to read")},
    {"places", QT_TRANSLATE_NOOP("MapLayers", "Towns and places"),
     QT_TRANSLATE_NOOP("MapLayers", "Symbols of towns, cities, fortresses, ports, oil and victory hexes")},
    {"names", QT_TRANSLATE_NOOP("MapLayers", "Place names"),
     QT_TRANSLATE_NOOP("MapLayers", "Names of towns and other places")},
    {"areas", QT_TRANSLATE_NOOP("MapLayers", "Areas of the scenario"),
     QT_TRANSLATE_NOOP("MapLayers", "Where sides set up, what they control, and what is in play")},
    {"markers", QT_TRANSLATE_NOOP("MapLayers", "Markers of the scenario"),
     QT_TRANSLATE_NOOP("MapLayers",
                       "Supply sources, trenches and all else that lies on the map at the start")},
    {"counters", QT_TRANSLATE_NOOP("MapLayers", "Counters"),
     QT_TRANSLATE_NOOP("MapLayers", "The counters of the open scenario")},
    {"problems", QT_TRANSLATE_NOOP("MapLayers", "Problem marks"),
     QT_TRANSLATE_NOOP("MapLayers", "A mark in each hex for which the rules engine has something to say")},
}};

constexpr auto kOrder = [] {
    std::array<MapLayer, kMapLayers> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<MapLayer>(i);
    return order;
}();

const LayerText& textOf(MapLayer layer)
{
    return kTexts[static_cast<std::size_t>(layer)];
}

} // namespace

std::span<const MapLayer> MapLayers::all()
{
    return kOrder;
}

QString MapLayers::id(MapLayer layer)
{
    return QString::fromLatin1(textOf(layer).id);
}

QString MapLayers::name(MapLayer layer)
{
    return QCoreApplication::translate("MapLayers", textOf(layer).name);
}

QString MapLayers::description(MapLayer layer)
{
    return QCoreApplication::translate("MapLayers", textOf(layer).description);
}

void MapLayers::setVisible(MapLayer layer, bool visible)
{
    setVisible(visible ? m_visible.with(layer) : m_visible.without(layer));
}

void MapLayers::setVisible(LayerSet visible)
{
    if (visible == m_visible)
        return;
    m_visible = visible;
    emit changed();
}

QString MapLayers::hiddenText() const
{
    QStringList hidden;
    for (const MapLayer layer : kOrder)
        if (!m_visible.test(layer))
            hidden << id(layer);
    return hidden.join(u' ');
}

void MapLayers::setHiddenText(const QString& text)
{
    const QStringList hidden = text.split(u' ', Qt::SkipEmptyParts);
    LayerSet visible = LayerSet::all();
    for (const MapLayer layer : kOrder)
        if (hidden.contains(id(layer)))
            visible = visible.without(layer);
    setVisible(visible);
}

} // namespace editor
