#include "editor/paint/mapplan.h"

#include "model/sheetedges.h"

#include <algorithm>

namespace editor {
namespace {

constexpr double kGapMm = 12;

model::Grid enclosing(model::Grid a, const model::Grid& b)
{
    const int right = std::max(a.firstColumn + a.columns, b.firstColumn + b.columns);
    const int bottom = std::max(a.firstRow + a.rows, b.firstRow + b.rows);
    a.firstColumn = std::min(a.firstColumn, b.firstColumn);
    a.firstRow = std::min(a.firstRow, b.firstRow);
    a.columns = right - a.firstColumn;
    a.rows = bottom - a.firstRow;
    return a;
}

struct Joined {
    model::Atom lattice;
    model::Grid grid;
    double hexMm = 0;
    std::vector<int> maps;
    std::vector<model::Grid> grids;
    model::Words cut;
};

/// Half a hex on each edge that the words name.
QMarginsF cutMargins(model::Words cut, const model::HexLayout& layout)
{
    const bool flat = layout.grid().lattice.orientation == model::Orientation::FlatTop;
    const double across = flat ? layout.cornerRadius() : layout.hexMm() / 2;
    const double down = flat ? layout.hexMm() / 2 : layout.cornerRadius();
    const auto at = [&](const char* edge, double length) { return cut.contains(edge) ? length : 0.0; };
    return {at("left", across), at("top", down), at("right", across), at("bottom", down)};
}

} // namespace

QRectF MapPlan::Sheet::bounds() const
{
    const model::Rect rect = layout.bounds();
    return QRectF(origin.x() + rect.x, origin.y() + rect.y, rect.width, rect.height).marginsRemoved(cut);
}

MapPlan::MapPlan(const model::Package& package)
    : m_package(&package)
{
    const model::Atlas& atlas = package.atlas();
    std::vector<Joined> groups;
    for (const model::Atom id : atlas.maps()) {
        const model::Map* map = package.find<model::Map>(id);
        if (!map)
            continue;
        auto group = std::ranges::find_if(groups, [&](const Joined& joined) {
            return map->lattice && joined.lattice == map->lattice && joined.grid.lattice == map->grid.lattice;
        });
        if (group == groups.end())
            group = groups.insert(group,
                                  Joined{.lattice = map->lattice,
                                         .grid = map->grid,
                                         .hexMm = map->hexMm,
                                         .maps = {},
                                         .grids = {},
                                         .cut = model::cutEdges(*map)});
        group->grid = enclosing(group->grid, map->grid);
        group->maps.push_back(atlas.mapNumber(id));
        group->grids.push_back(map->grid);
    }

    m_sheetOfMap.assign(atlas.maps().size(), 0);
    QPointF origin;
    for (const Joined& group : groups) {
        for (const int map : group.maps)
            m_sheetOfMap[static_cast<std::size_t>(map)] = m_sheets.size();
        const double hexMm = group.hexMm > 0 ? group.hexMm : 16;
        m_sheets.push_back({.layout = model::HexLayout(group.grid, hexMm),
                            .origin = origin,
                            .maps = group.maps,
                            .grids = group.grids,
                            .cut = {}});
        // Edges of joined maps lie in the middle of the sheet.
        if (group.maps.size() == 1)
            m_sheets.back().cut = cutMargins(group.cut, m_sheets.back().layout);
        origin.rx() += m_sheets.back().bounds().width() + kGapMm;
    }
}

QRectF MapPlan::bounds() const
{
    QRectF all;
    for (const Sheet& sheet : m_sheets)
        all |= sheet.bounds();
    return all;
}

model::HexIndex MapPlan::hexAt(const Sheet& sheet, model::Cell cell) const
{
    for (std::size_t i = 0; i < sheet.maps.size(); ++i)
        if (const int index = sheet.grids[i].indexOf(cell); index >= 0)
            if (const model::HexIndex hex = atlas().find(sheet.maps[i], index); model::exists(hex))
                return hex;
    return model::HexIndex::None;
}

model::HexIndex MapPlan::hexAt(QPointF point) const
{
    for (const Sheet& sheet : m_sheets) {
        if (!sheet.bounds().contains(point))
            continue;
        const QPointF local = point - sheet.origin;
        return hexAt(sheet, sheet.layout.cellAt({.x = local.x(), .y = local.y()}));
    }
    return model::HexIndex::None;
}

model::Hexside MapPlan::sideAt(QPointF point) const
{
    const model::HexIndex hex = hexAt(point);
    if (!model::exists(hex))
        return {};
    const Sheet& sheet = sheetOf(hex);
    const QPointF local = point - sheet.origin;
    return {.hex = hex, .direction = sheet.layout.sideAt({.x = local.x(), .y = local.y()})};
}

const MapPlan::Sheet& MapPlan::sheetOf(model::HexIndex hex) const
{
    return m_sheets[m_sheetOfMap[static_cast<std::size_t>(m_package->atlas().spot(hex).map)]];
}

QPointF MapPlan::centre(model::HexIndex hex) const
{
    const Sheet& sheet = sheetOf(hex);
    return sheet.origin + toQt(sheet.layout.centre(m_package->atlas().cell(hex)));
}

QPolygonF MapPlan::outline(model::HexIndex hex) const
{
    const Sheet& sheet = sheetOf(hex);
    QPolygonF polygon;
    for (const model::Point corner : sheet.layout.corners(m_package->atlas().cell(hex)))
        polygon << sheet.origin + toQt(corner);
    return polygon;
}

QRectF MapPlan::rectOf(model::HexIndex hex) const
{
    return outline(hex).boundingRect();
}

double MapPlan::hexMm(model::HexIndex hex) const
{
    return sheetOf(hex).layout.hexMm();
}

} // namespace editor
