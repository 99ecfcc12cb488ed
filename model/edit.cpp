#include "model/edit.h"

#include <algorithm>

namespace model {

/// Carries out one transaction, collecting the way back and what was touched.
struct Package::Applier {
    Package& package;
    std::vector<Edit> back; ///< last step first
    ChangeSet change;
    bool shape = false;

    template <class T>
    void operator()(const Put<T>& edit)
    {
        if constexpr (std::same_as<T, Map>) {
            putMap(edit);
        } else {
            putRecord(edit);
            if constexpr (std::same_as<T, Alias>)
                shape = true;
        }
    }

    void operator()(const SetTerrain& edit)
    {
        MapCells* cells = find(edit.map);
        const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
        if (cell < 0 || cells->terrain(cell) == edit.terrain)
            return;
        back.push_back(SetTerrain{.map = edit.map, .cell = edit.cell, .terrain = cells->terrain(cell)});
        cells->setTerrain(cell, edit.terrain);
        touchTerrain(edit.map, cell);
    }

    void operator()(const SetHexside& edit)
    {
        MapCells* cells = find(edit.map);
        const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
        if (cell < 0 || edit.direction < 0 || edit.direction >= kDirections)
            return;
        const Words old = cells->side(cell, edit.direction);
        if (old == edit.features)
            return;
        SetHexside inverse = edit;
        inverse.features = old;
        back.emplace_back(inverse);
        cells->setSide(cell, edit.direction, edit.features);
        if (const HexIndex hex = hexOf(edit.map, cell); exists(hex)) {
            change.hexsides.push_back(package.m_atlas->canonical({.hex = hex, .direction = edit.direction}));
            return;
        }
        // A cell that is missing from the map still has hexsides: those of its neighbours.
        const int other = cells->grid().indexOf(cells->grid().lattice.neighbour(edit.cell, edit.direction));
        if (const HexIndex hex = hexOf(edit.map, other); exists(hex))
            change.hexsides.push_back(
                package.m_atlas->canonical({.hex = hex, .direction = opposite(edit.direction)}));
    }

    void operator()(const SetHexFields& edit)
    {
        MapCells* cells = find(edit.map);
        const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
        if (cell < 0)
            return;
        const auto old = cells->fields().find(cell);
        const Fields before = old == cells->fields().end() ? Fields() : old->second;
        if (before == edit.fields)
            return;
        back.push_back(SetHexFields{.map = edit.map, .cell = edit.cell, .fields = before});
        cells->setFields(cell, edit.fields);
        touchTerrain(edit.map, cell);
    }

private:
    template <class T>
    bool putRecord(const Put<T>& edit)
    {
        auto& items = package.collection<T>().m_items;
        const auto it = items.find(edit.key);
        const bool had = it != items.end();
        if (had ? edit.value && it->second == *edit.value : !edit.value)
            return false;
        back.push_back(Put<T>{.key = edit.key,
                              .value = had ? std::optional<T>(std::move(it->second)) : std::nullopt});
        if (!edit.value)
            items.erase(it);
        else if (had)
            it->second = *edit.value;
        else
            items.emplace(edit.key, *edit.value);
        change.records.push_back({.kind = kindOf<T>, .key = edit.key});
        return true;
    }

    void putMap(const Put<Map>& edit)
    {
        const auto at = package.m_cells.find(edit.key.id);
        const MapCells old = at == package.m_cells.end() ? MapCells() : at->second;
        const Map* before = package.find<Map>(edit.key);
        const Words oldDefault = before ? before->terrain : Words();
        const bool sameGrid = before && edit.value && before->grid == edit.value->grid;
        if (!sameGrid)
            keepLostCells(edit, old, oldDefault);
        if (!putRecord(edit))
            return;
        shape = true;
        if (sameGrid)
            return;
        if (!edit.value) {
            package.m_cells.erase(edit.key.id);
            return;
        }
        MapCells cells(edit.value->grid, edit.value->terrain);
        for (int i = 0; i < old.grid().size(); ++i)
            copyCell(old, i, cells);
        package.m_cells.insert_or_assign(edit.key.id, std::move(cells));
    }

    /// Cells that the new grid does not have must come back on undo; those that it has need nothing.
    void keepLostCells(const Put<Map>& edit, const MapCells& old, Words oldDefault)
    {
        const Atom map = edit.key.id;
        for (int i = 0; i < old.grid().size(); ++i) {
            const Cell cell = old.grid().cellAt(i);
            const bool stays = edit.value && edit.value->grid.contains(cell);
            if (!stays && old.terrain(i) != oldDefault)
                back.push_back(SetTerrain{.map = map, .cell = cell, .terrain = old.terrain(i)});
            for (int d = 0; d < kDirections; ++d) {
                if (old.canonical(i, d) != MapCells::Side{.cell = i, .direction = d} || old.side(i, d).empty())
                    continue;
                const Cell other = old.grid().lattice.neighbour(cell, d);
                if (!stays && !(edit.value && edit.value->grid.contains(other)))
                    back.push_back(SetHexside{.map = map, .cell = cell, .direction = d, .features = old.side(i, d)});
            }
        }
        for (const auto& [i, fields] : old.fields())
            if (const Cell cell = old.grid().cellAt(i); !edit.value || !edit.value->grid.contains(cell))
                back.push_back(SetHexFields{.map = map, .cell = cell, .fields = fields});
    }

    static void copyCell(const MapCells& from, int i, MapCells& to)
    {
        const Cell cell = from.grid().cellAt(i);
        const int target = to.grid().indexOf(cell);
        for (int d = 0; d < kDirections; ++d) {
            if (from.canonical(i, d) != MapCells::Side{.cell = i, .direction = d} || from.side(i, d).empty())
                continue;
            if (target >= 0)
                to.setSide(target, d, from.side(i, d));
            else if (const int other = to.grid().indexOf(from.grid().lattice.neighbour(cell, d)); other >= 0)
                to.setSide(other, opposite(d), from.side(i, d));
        }
        if (target < 0)
            return;
        to.setTerrain(target, from.terrain(i));
        if (const auto it = from.fields().find(i); it != from.fields().end())
            to.setFields(target, it->second);
    }

    MapCells* find(Atom map)
    {
        const auto it = package.m_cells.find(map);
        return it == package.m_cells.end() ? nullptr : &it->second;
    }

    HexIndex hexOf(Atom map, int cell) const
    {
        return shape ? HexIndex::None : package.m_atlas->find(package.m_atlas->mapNumber(map), cell);
    }

    void touchTerrain(Atom map, int cell)
    {
        if (const HexIndex hex = hexOf(map, cell); exists(hex))
            change.terrain.push_back(hex);
    }
};

namespace {

template <class T, class Less>
void sortUnique(std::vector<T>& items, Less less)
{
    std::stable_sort(items.begin(), items.end(), less);
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

void tidy(ChangeSet& change)
{
    sortUnique(change.records, [](const ChangeSet::Touched& a, const ChangeSet::Touched& b) {
        return a.kind != b.kind ? a.kind < b.kind : KeyLess()(a.key, b.key);
    });
    sortUnique(change.terrain, std::less<>());
    sortUnique(change.hexsides, [](const Hexside& a, const Hexside& b) {
        return a.hex != b.hex ? a.hex < b.hex : a.direction < b.direction;
    });
}

} // namespace

void ChangeSet::add(const ChangeSet& other)
{
    records.insert(records.end(), other.records.begin(), other.records.end());
    shape = shape || other.shape;
    if (shape) {
        terrain.clear();
        hexsides.clear();
    } else {
        terrain.insert(terrain.end(), other.terrain.begin(), other.terrain.end());
        hexsides.insert(hexsides.end(), other.hexsides.begin(), other.hexsides.end());
    }
    tidy(*this);
}

Applied Package::apply(const Transaction& transaction)
{
    Applier applier{.package = *this, .back = {}, .change = {}};
    for (const Edit& edit : transaction.edits)
        std::visit(applier, edit);
    if (applier.shape) {
        rebuildAtlas();
        applier.change.shape = true;
        applier.change.terrain.clear();
        applier.change.hexsides.clear();
    }
    tidy(applier.change);
    std::reverse(applier.back.begin(), applier.back.end());
    return {.inverse = {.label = transaction.label, .arguments = transaction.arguments, .edits = std::move(applier.back)},
            .change = std::move(applier.change)};
}

SetTerrain setTerrain(const Package& package, HexIndex hex, Words terrain)
{
    return {.map = package.atlas().map(hex), .cell = package.atlas().cell(hex), .terrain = terrain};
}

SetHexside setHexside(const Package& package, Hexside side, Words features)
{
    if (!exists(side.hex))
        return {};
    const Hexside canonical = package.atlas().canonical(side);
    return {.map = package.atlas().map(canonical.hex),
            .cell = package.atlas().cell(canonical.hex),
            .direction = canonical.direction,
            .features = features};
}

} // namespace model
