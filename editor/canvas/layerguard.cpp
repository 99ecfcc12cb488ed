#include "editor/canvas/layerguard.h"

#include "editor/canvas/maplayers.h"
#include "model/visitedit.h"

#include <QCoreApplication>

namespace editor {
namespace {

struct Layers {
    LayerSet operator()(const model::SetTerrain&) const { return LayerSet().with(MapLayer::Terrain); }
    LayerSet operator()(const model::SetHexside&) const { return LayerSet().with(MapLayer::Hexsides); }
    LayerSet operator()(const model::SetHexFields&) const { return LayerSet().with(MapLayer::Terrain); }
    LayerSet operator()(const model::Put<model::Line>&) const { return LayerSet().with(MapLayer::Lines); }
    LayerSet operator()(const model::Put<model::Zone>&) const { return LayerSet().with(MapLayer::Zones); }
    LayerSet operator()(const model::Put<model::Area>&) const { return LayerSet().with(MapLayer::Areas); }
    LayerSet operator()(const model::Put<model::Marker>&) const { return LayerSet().with(MapLayer::Markers); }
    LayerSet operator()(const model::Put<model::Border>&) const { return LayerSet().with(MapLayer::Borders); }
    LayerSet operator()(const model::Put<model::Unit>&) const { return LayerSet().with(MapLayer::Counters); }
    LayerSet operator()(const model::Put<model::Underlay>&) const
    {
        return LayerSet().with(MapLayer::Underlay);
    }
    LayerSet operator()(const model::Put<model::Place>&) const { return LayerSet().with(MapLayer::Places); }
    template <class T>
    LayerSet operator()(const model::Put<T>&) const
    {
        return {};
    }
};

} // namespace

LayerSet layersOf(const model::Transaction& transaction)
{
    LayerSet all;
    for (const model::Edit& edit : transaction.edits)
        all = all | model::visitEdit(Layers{}, edit);
    return all;
}

QString lockedReason(const model::Transaction& transaction, LayerSet locked)
{
    const LayerSet hit = layersOf(transaction) & locked;
    for (const MapLayer layer : MapLayers::all())
        if (hit.test(layer))
            return lockedReason(layer);
    return {};
}

QString lockedReason(MapLayer layer)
{
    return QCoreApplication::translate(
               "LayerGuard", "The layer “%1” is locked. Unlock it in the Layers panel to change it.")
        .arg(MapLayers::name(layer));
}

} // namespace editor
