#include "editor/paint/labels.h"

#include "editor/text/text.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {
namespace {

/// Where a name may stand relative to its hex, in parts of the hex size; the usual place first. Anchor: -1
/// the name ends there, 0 it is centred, 1 it starts there.
struct Stand {
    double x;
    double y;
    int anchor;
};
constexpr std::array kStands{Stand{0, 0.37, 0},     Stand{0.2, 0.06, 1},    Stand{-0.2, 0.06, -1},
                             Stand{0, -0.21, 0},    Stand{0.16, 0.22, 1},   Stand{-0.16, 0.22, -1},
                             Stand{0.16, -0.12, 1}, Stand{-0.16, -0.12, -1}};

/// Rectangles that are taken, found by where they are.
class Taken {
public:
    explicit Taken(double cell)
        : m_cell(cell)
    {
    }
    void add(const QRectF& rect)
    {
        forEachCell(rect, [&](QPoint cell) { m_cells[cell].push_back(rect); });
    }
    /// How much of a rectangle is taken.
    double overlap(const QRectF& rect) const
    {
        double area = 0;
        forEachCell(rect, [&](QPoint cell) {
            const QRectF here = rect & QRectF(QPointF(cell) * m_cell, QSizeF(m_cell, m_cell));
            for (const QRectF& other : m_cells.value(cell)) {
                const QRectF both = here & other;
                area += both.width() * both.height();
            }
        });
        return area;
    }

private:
    template <class Visit>
    void forEachCell(const QRectF& rect, Visit visit) const
    {
        const auto cellOf = [&](double mm) { return static_cast<int>(std::floor(mm / m_cell)); };
        for (int y = cellOf(rect.top()); y <= cellOf(rect.bottom()); ++y)
            for (int x = cellOf(rect.left()); x <= cellOf(rect.right()); ++x)
                visit(QPoint(x, y));
    }

    double m_cell;
    QHash<QPoint, QList<QRectF>> m_cells;
};

/// Points along the roads and railways around a hex, a tenth of a hex apart.
std::vector<QPointF> linesAround(model::HexIndex hex, const MapPlan& plan, const LineNet& lines)
{
    std::vector<QPointF> points;
    const auto add = [&](model::HexIndex at) {
        const auto& here = model::exists(at) ? lines.at(at) : lines.at(model::HexIndex::None);
        if (here.empty())
            return;
        const QPointF centre = plan.centre(at);
        const QPolygonF corners = plan.outline(at);
        for (int d = 0; d < model::kDirections; ++d)
            if (std::ranges::any_of(here, [d](const LineNet::Exits& exits) { return exits.goes(d); })) {
                const QPointF side = (corners[d] + corners[(d + 1) % model::kDirections]) / 2;
                for (const double t : {0.1, 0.3, 0.5, 0.7, 0.9})
                    points.push_back(centre + ((side - centre) * t));
            }
    };
    add(hex);
    for (const model::HexIndex other : plan.atlas().neighbours(hex))
        add(other);
    return points;
}

/// How much of a name would lie on the numbers of the hexes around.
double overNumbers(const QRectF& rect, model::HexIndex hex, const MapPlan& plan)
{
    double area = 0;
    for (const model::HexIndex other : plan.atlas().neighbours(hex))
        if (model::exists(other)) {
            const double u = plan.hexMm(other);
            const QRectF number(plan.centre(other) - (QPointF(0.16, 0.48) * u), QSizeF(0.32, 0.14) * u);
            const QRectF both = rect & number;
            area += both.width() * both.height();
        }
    return area;
}

} // namespace

int placeRank(const model::Place& place, const MapStyle& style)
{
    int rank = 0;
    for (const model::Atom kind : place.kinds.list()) {
        const std::string_view look = style.look(rules::Category::Place, kind).text();
        if (look == "capital")
            rank = std::max(rank, 4);
        else if (look.ends_with("city") || look == "fortress")
            rank = std::max(rank, 3);
        else if (look == "town")
            rank = std::max(rank, 2);
        else if (look == "village" || look == "port")
            rank = std::max(rank, 1);
    }
    return rank;
}

Labels::Labels(const model::Package& package, const MapPlan& plan, const MapStyle& style,
               const LineNet& lines)
{
    struct Wanted {
        model::Key key;
        const model::Place* place;
        model::HexIndex hex;
        QPointF centre;
        double hexMm;
        int rank;
    };
    std::vector<Wanted> wanted;
    Taken taken(32);
    for (const auto& [key, place] : package.all<model::Place>()) {
        const std::array maps{key.scope};
        const model::HexIndex hex = package.atlas().find(place.hex, maps);
        if (!model::exists(hex))
            continue;
        const QPointF centre = plan.centre(hex);
        const double hexMm = plan.hexMm(hex);
        const double reach = 0.15 * hexMm;
        taken.add({centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach});
        if (!place.name.empty())
            wanted.push_back({.key = key,
                              .place = &place,
                              .hex = hex,
                              .centre = centre,
                              .hexMm = hexMm,
                              .rank = placeRank(place, style)});
    }
    std::ranges::stable_sort(wanted, std::greater(), &Wanted::rank);

    for (const Wanted& want : wanted) {
        const std::string_view letters = want.place->labelStyle.text();
        if (letters == "hidden")
            continue;
        const double scale = letters == "small" ? 0.8 : letters == "large" ? 1.35 : 1.0;
        const double size = want.hexMm * scale * (want.rank >= 3 ? 0.2 : 0.165);
        const Weight weight = want.rank >= 2 ? Weight::Bold : Weight::Regular;
        const QString text = qs(want.place->name);
        const double width = Lettering::width(text, weight) * size;
        const auto standAt = [&](const Stand& stand, QPointF extra) {
            const double x = want.centre.x() + (stand.x * want.hexMm) + (stand.anchor * width / 2);
            return QPointF(x, want.centre.y() + (stand.y * want.hexMm)) + extra;
        };
        const auto rectAt = [&](QPointF middle) {
            return QRectF(middle.x() - (width / 2), middle.y() - (size * 0.8), width, size)
                .adjusted(-0.3, 0, 0.3, 0);
        };
        QPointF best;
        if (want.place->labelX != 0 || want.place->labelY != 0) {
            best =
                standAt(kStands.front(), QPointF(want.place->labelX, want.place->labelY) * want.hexMm / 10);
        } else {
            double least = -1;
            double preference = 0;
            const auto crossed = linesAround(want.hex, plan, lines);
            for (const Stand& stand : kStands) {
                const QPointF middle = standAt(stand, {});
                const QRectF rect = rectAt(middle);
                const auto over =
                    std::ranges::count_if(crossed, [&](QPointF point) { return rect.contains(point); });
                const double cost = preference + taken.overlap(rect)
                    + (0.35 * overNumbers(rect, want.hex, plan))
                    + (0.25 * size * size * static_cast<double>(over));
                preference += 0.01 * size * size;
                if (least < 0 || cost < least) {
                    least = cost;
                    best = middle;
                }
            }
        }
        const QRectF rect = rectAt(best);
        taken.add(rect);
        m_labels.push_back({.place = want.key,
                            .text = text,
                            .baseline = best,
                            .size = size,
                            .weight = weight,
                            .rank = want.rank,
                            .rect = rect});
    }
}

} // namespace editor
