#include "editor/canvas/maplayers.h"

#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace editor {
namespace {

struct LayerText {
    const char* name;
    const char* description;
};

/// In the order of MapLayer.
constexpr std::array<LayerText, kMapLayers> kTexts{{
    {QT_TRANSLATE_NOOP("MapLayers", "Terrain"),
     QT_TRANSLATE_NOOP("MapLayers", "Clear, forest, swamp and all other terrain of the hexes")},
    {QT_TRANSLATE_NOOP("MapLayers", "Seas and lakes"),
     QT_TRANSLATE_NOOP("MapLayers", "Sea and lake hexes, sea and lake hexsides, and the coast")},
    {QT_TRANSLATE_NOOP("MapLayers", "Underlay"),
     QT_TRANSLATE_NOOP("MapLayers", "Scans and pictures under the grid, to trace from")},
    {QT_TRANSLATE_NOOP("MapLayers", "Hex grid"),
     QT_TRANSLATE_NOOP("MapLayers", "The thin lines between hexes")},
    {QT_TRANSLATE_NOOP("MapLayers", "Rivers and hexsides"),
     QT_TRANSLATE_NOOP("MapLayers", "Rivers, straits, bridges and everything else that lies on hexsides")},
    {QT_TRANSLATE_NOOP("MapLayers", "Railways and roads"),
     QT_TRANSLATE_NOOP("MapLayers", "Railways, roads and trails from hex to hex")},
    {QT_TRANSLATE_NOOP("MapLayers", "Zones and countries"),
     QT_TRANSLATE_NOOP("MapLayers", "Outlines and names of the zones of the map")},
    {QT_TRANSLATE_NOOP("MapLayers", "Named borders"),
     QT_TRANSLATE_NOOP("MapLayers", "Lines with a name that run along hexsides")},
    {QT_TRANSLATE_NOOP("MapLayers", "Hex numbers"),
     QT_TRANSLATE_NOOP("MapLayers", "The number of each hex, shown when it is large enough to read")},
    {QT_TRANSLATE_NOOP("MapLayers", "Towns and places"),
     QT_TRANSLATE_NOOP("MapLayers", "Symbols of towns, cities, fortresses, ports, oil and victory hexes")},
    {QT_TRANSLATE_NOOP("MapLayers", "Place names"),
     QT_TRANSLATE_NOOP("MapLayers", "Names of towns and other places")},
    {QT_TRANSLATE_NOOP("MapLayers", "Areas of the scenario"),
     QT_TRANSLATE_NOOP("MapLayers", "Where sides set up, what they control, and what is in play")},
    {QT_TRANSLATE_NOOP("MapLayers", "Markers of the scenario"),
     QT_TRANSLATE_NOOP("MapLayers",
                       "Supply sources, trenches and all else that lies on the map at the start")},
    {QT_TRANSLATE_NOOP("MapLayers", "Counters"),
     QT_TRANSLATE_NOOP("MapLayers", "The counters of the open scenario")},
    {QT_TRANSLATE_NOOP("MapLayers", "Problem marks"),
     QT_TRANSLATE_NOOP("MapLayers", "A mark in each hex for which the rules engine has something to say")},
}};

constexpr auto kOrder = [] {
    std::array<MapLayer, kMapLayers> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<MapLayer>(i);
    return order;
}();

const LayerText& wordsOf(MapLayer layer)
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
    return qs(layerId(layer));
}

QString MapLayers::name(MapLayer layer)
{
    return QCoreApplication::translate("MapLayers", wordsOf(layer).name);
}

QString MapLayers::description(MapLayer layer)
{
    return QCoreApplication::translate("MapLayers", wordsOf(layer).description);
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

void MapLayers::setLocked(MapLayer layer, bool locked)
{
    const LayerSet set = locked ? m_locked.with(layer) : m_locked.without(layer);
    if (set == m_locked)
        return;
    m_locked = set;
    emit changed();
}

void MapLayers::setOpacity(MapLayer layer, double opacity)
{
    opacity = std::clamp(opacity, 0.1, 1.0);
    if (m_opacity.of(layer) == opacity)
        return;
    m_opacity.set(layer, opacity);
    emit changed();
}

void MapLayers::setLook(MapLook look)
{
    if (look == m_look)
        return;
    m_look = look;
    emit changed();
}

QString MapLayers::hiddenText() const
{
    return textOf(LayerSet::all() - m_visible);
}

QString MapLayers::lockedText() const
{
    return textOf(m_locked);
}

QString MapLayers::textOf(LayerSet set)
{
    QStringList ids;
    for (const MapLayer layer : kOrder)
        if (set.test(layer))
            ids << id(layer);
    return ids.join(u' ');
}

LayerSet MapLayers::setOf(const QString& text)
{
    const QStringList ids = text.split(u' ', Qt::SkipEmptyParts);
    LayerSet set;
    for (const MapLayer layer : kOrder)
        if (ids.contains(id(layer)))
            set = set.with(layer);
    return set;
}

QString MapLayers::opacityText() const
{
    QStringList values;
    for (const MapLayer layer : kOrder)
        if (m_opacity.of(layer) < 1)
            values << QStringLiteral("%1=%2").arg(id(layer)).arg(m_opacity.of(layer));
    return values.join(u' ');
}

void MapLayers::setOpacityText(const QString& text)
{
    const QStringList values = text.split(u' ', Qt::SkipEmptyParts);
    for (const MapLayer layer : kOrder)
        for (const QString& value : values)
            if (value.startsWith(id(layer) + u'='))
                if (const double number = value.section(u'=', 1).toDouble(); number > 0)
                    setOpacity(layer, number);
}

void MapLayers::setHiddenText(const QString& text)
{
    setVisible(LayerSet::all() - setOf(text));
}

void MapLayers::setLockedText(const QString& text)
{
    for (const MapLayer layer : kOrder)
        setLocked(layer, setOf(text).test(layer));
}

} // namespace editor
