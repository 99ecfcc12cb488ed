#include "editor/document/compose.h"

#include "model/visitedit.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace editor {

namespace {

/// What an edit writes to. Two edits with the same target: only the later one counts.
using Target = std::tuple<std::size_t, std::uint32_t, std::uint32_t, int, int, int>;

struct TargetOf {
    const model::Package& package;
    std::size_t kind;

    template <class T>
    Target operator()(const model::Put<T>& edit) const
    {
        return {kind, edit.key.scope.value(), edit.key.id.value(), 0, 0, 0};
    }
    Target operator()(const model::SetHexside& edit) const
    {
        if (edit.direction < model::opposite(edit.direction))
            return {kind, edit.map.value(), 0, edit.cell.column, edit.cell.row, edit.direction};
        const model::Cell other = package.cells(edit.map).grid().lattice.neighbour(edit.cell, edit.direction);
        return {kind, edit.map.value(), 0, other.column, other.row, model::opposite(edit.direction)};
    }
    template <class HexEdit>
    Target operator()(const HexEdit& edit) const
    {
        return {kind, edit.map.value(), 0, edit.cell.column, edit.cell.row, 0};
    }
};

/// Whether the package is already as an edit wants it.
struct Holds {
    const model::Package& package;

    template <class T>
    bool operator()(const model::Put<T>& edit) const
    {
        const T* record = package.find<T>(edit.key);
        return edit.value ? record && *record == *edit.value : !record;
    }
    bool operator()(const model::SetTerrain& edit) const
    {
        const model::MapCells& cells = package.cells(edit.map);
        const int cell = cells.grid().indexOf(edit.cell);
        return cell < 0 || cells.terrain(cell) == edit.terrain;
    }
    bool operator()(const model::SetHexside& edit) const
    {
        const model::MapCells& cells = package.cells(edit.map);
        const int cell = cells.grid().indexOf(edit.cell);
        return cell < 0 || cells.side(cell, edit.direction) == edit.features;
    }
    bool operator()(const model::SetHexFields& edit) const
    {
        const model::MapCells& cells = package.cells(edit.map);
        const int cell = cells.grid().indexOf(edit.cell);
        const auto it = cells.fields().find(cell);
        return cell < 0 || (it == cells.fields().end() ? edit.fields.empty() : it->second == edit.fields);
    }
};

bool resizes(const model::Transaction& transaction)
{
    return std::ranges::any_of(transaction.edits, [](const model::Edit& edit) {
        return edit.as<model::Put<model::Map>>() != nullptr;
    });
}

/// Without a map among them the edits are independent of each other: the last one for each target is enough.
void shorten(std::vector<model::Edit>& edits, const model::Package& now)
{
    std::set<Target> seen;
    std::vector<model::Edit> kept;
    for (auto it = edits.rbegin(); it != edits.rend(); ++it)
        if (seen.insert(model::visitEdit(TargetOf{now, it->index()}, *it)).second && !model::visitEdit(Holds{now}, *it))
            kept.push_back(std::move(*it));
    std::ranges::reverse(kept);
    edits = std::move(kept);
}

} // namespace

model::Transaction compose(const model::Transaction& first, const model::Transaction& then,
                           const model::Package& now)
{
    model::Transaction both = first;
    both.edits.insert(both.edits.end(), then.edits.begin(), then.edits.end());
    if (!resizes(both)) {
        shorten(both.edits, now);
        return both;
    }
    model::Package after = now;
    after.apply(both);
    if (after == now)
        both.edits.clear();
    return both;
}

} // namespace editor
