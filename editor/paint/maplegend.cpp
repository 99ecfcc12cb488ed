#include "editor/paint/maplegend.h"

#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/text/text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace editor {
namespace {

using model::Atom;

/// In parts of a hex.
constexpr double kRow = 1.2;
constexpr double kSample = 1.35; ///< width of a sample
constexpr double kColumn = 4.6;
constexpr double kText = 0.26;

struct Used {
    std::set<Atom, model::NaturalLess> terrain, hexsides, lines, places;

    explicit Used(const model::Package& package)
    {
        for (int i = 0; i < package.atlas().size(); ++i) {
            const model::HexIndex hex{i};
            for (const Atom word : package.terrain(hex).list())
                terrain.insert(word);
            for (int d = 0; d < model::kDirections; ++d)
                for (const Atom word : package.side({.hex = hex, .direction = d}).list())
                    hexsides.insert(Atom(word.text().substr(0, word.text().find('@'))));
        }
        for (const auto& [key, line] : package.all<model::Line>())
            lines.insert(line.kind);
        for (const auto& [key, place] : package.all<model::Place>())
            for (const Atom kind : place.kinds.list())
                places.insert(kind);
    }
    const auto& of(rules::Category category) const
    {
        return category == rules::Category::Terrain ? terrain
            : category == rules::Category::Hexside  ? hexsides
            : category == rules::Category::Line     ? lines
                                                    : places;
    }
};

/// A map of three hexes in a row that shows one thing in the middle.
model::Package sampleOf(const MapLegend::Entry& entry)
{
    model::Map map;
    map.id = Atom("sample");
    map.grid.columns = 3;
    map.grid.rows = 3;
    map.hexMm = 10;
    map.terrain = model::Words(entry.category == rules::Category::Terrain ? entry.word.text() : "clear");
    model::Package package;
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(map)}});
    model::Transaction fill;
    const model::HexIndex middle = package.atlas().find("0202");
    if (entry.category == rules::Category::Hexside) {
        for (const int d : {0, 1, 5})
            fill.edits.emplace_back(
                model::setHexside(package, {.hex = middle, .direction = d}, model::Words(entry.word.text())));
    } else if (entry.category == rules::Category::Line) {
        model::Line line;
        line.id = Atom("line");
        line.kind = entry.word;
        line.hexes.hexes = {Atom("0102"), Atom("0202"), Atom("0302")};
        fill.edits.push_back(model::put(line, map.id));
    } else if (entry.category == rules::Category::Place) {
        model::Place place;
        place.id = Atom("place");
        place.hex = Atom("0202");
        place.kinds = model::Words(entry.word.text());
        fill.edits.push_back(model::put(place, map.id));
    }
    package.apply(fill);
    return package;
}

} // namespace

MapLegend::MapLegend(const MapScene& scene)
{
    const Used used(scene.package());
    using rules::Category;
    for (const Category category : {Category::Terrain, Category::Hexside, Category::Line, Category::Place}) {
        std::set<Atom, model::NaturalLess> rest = used.of(category);
        const auto add = [&](Atom word) {
            const rules::Term* term = scene.ruleset().find(category, word);
            m_entries.push_back({.category = category,
                                 .word = word,
                                 .name = term && !term->name.empty() ? qs(term->name) : qs(word)});
        };
        for (const rules::Term& term : scene.ruleset().terms(category))
            if (rest.erase(term.id) > 0)
                add(term.id);
        for (const Atom word : rest)
            if (word)
                add(word);
    }
}

int MapLegend::rows(int columns) const
{
    return static_cast<int>((m_entries.size() + static_cast<std::size_t>(columns) - 1)
                            / static_cast<std::size_t>(columns));
}

QSizeF MapLegend::size(int columns) const
{
    return {kColumn * columns, kRow * rows(columns)};
}

void MapLegend::paint(QPainter& painter, const MapScene& scene, double u, int columns,
                      const QColor& ink) const
{
    const LayerSet layers = LayerSet::ground().without(MapLayer::Numbers).without(MapLayer::Names);
    const double pixelsPerMm = std::max(std::abs(painter.deviceTransform().m11()), 1e-6);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        const auto perColumn = static_cast<std::size_t>(rows(columns));
        const QPointF corner(static_cast<double>(i / perColumn) * kColumn * u,
                             static_cast<double>(i % perColumn) * kRow * u);
        const model::Package package = sampleOf(entry);
        const MapScene sample(package, scene.ruleset(), {}, scene.style().mapLook());
        const QPointF middle = sample.plan().centre(package.atlas().find("0202"));
        const QRectF seen(middle.x() - (5 * kSample), middle.y() - 5.2, 10 * kSample, 10.4);
        painter.save();
        painter.translate(corner);
        painter.scale(u / 10, u / 10);
        painter.translate(-seen.topLeft());
        painter.setClipRect(seen.adjusted(0, 0.4, 0, -0.4), Qt::IntersectClip);
        paintMap(painter, sample, seen, pixelsPerMm * u / 10, layers);
        painter.restore();
        Lettering::draw(painter, corner + QPointF((kSample + 0.15) * u, (0.52 + (kText * 0.36)) * u),
                        Qt::AlignLeft, entry.name, kText * u, Weight::Regular, ink);
    }
}

} // namespace editor
