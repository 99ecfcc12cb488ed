#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/placesymbol.h"
#include "editor/text/text.h"

#include <algorithm>
#include <array>

namespace editor {
namespace {

/// Signs around a settlement, first come first served: right below, left below, right above, left above.
constexpr std::array kAround{QPointF(0.23, 0.13), QPointF(-0.23, 0.13), QPointF(0.23, -0.13),
                             QPointF(-0.23, -0.13)};

void paintPlace(QPainter& painter, const MapScene& scene, const model::Place& place, QPointF at, double u)
{
    std::string_view settlement;
    bool victory = false;
    bool capital = false;
    std::vector<std::string_view> signs;
    for (const model::Atom kind : place.kinds.list()) {
        const std::string_view look = scene.style().look(rules::Category::Place, kind).text();
        if (settlementRank(look) > settlementRank(settlement))
            settlement = look;
        victory = victory || look == "victory" || look == "vp";
        capital = capital || look == "capital";
        if (!isSettlement(look) && look != "victory" && look != "vp" && look != "capital")
            signs.push_back(look);
    }
    QColor owner;
    if (const model::Side* side = scene.package().find<model::Side>(place.side))
        owner = QColor::fromString(qs(side->colour));

    if (capital)
        paintCapitalRing(painter, at, u);
    std::size_t next = 0;
    if (!settlement.empty()) {
        paintSettlement(painter, at, u, settlement, owner);
    } else if (capital) {
        paintSettlement(painter, at, u, "city", owner);
    } else if (!signs.empty()) {
        paintSign(painter, at, u * 1.2, signs.front());
        next = 1;
    }
    for (std::size_t spot = 0; next < signs.size(); ++next, ++spot)
        paintSign(painter, at + (kAround[spot % kAround.size()] * u), u, signs[next]);
    if (victory)
        paintVictoryStar(painter, at + (QPointF(-0.2, -0.16) * u), u);
}

} // namespace

void paintPlaces(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight)
            continue;
        for (const model::Key key : scene.places().at(hex.index)) {
            const model::Place& place = *scene.package().find<model::Place>(key);
            const QPointF at = patch.centre(hex);
            const int rank = placeRank(place, scene.style());
            if (patch.hexPixels() < 7 && rank < 3)
                continue;
            // From far away a place is a dot of at least two pixels.
            if (patch.hexPixels() < 16) {
                const double r = std::max(0.1 * u, (rank >= 3 ? 1.8 : 1.2) / patch.pixelsPerMm);
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(0x2b, 0x26, 0x20));
                painter.drawEllipse(at, r, r);
                continue;
            }
            paintPlace(painter, scene, place, at, u);
        }
    }
}

void paintNames(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    for (const Labels::Label& label : scene.labels().all()) {
        if (!label.rect.translated(-patch.sheet.origin).adjusted(-1, -1, 1, 1).intersects(patch.rect))
            continue;
        const double needed = label.rank >= 3 ? 24 : 34;
        if (patch.hexPixels() < needed)
            continue;
        Lettering::drawHaloed(painter, label.baseline - patch.sheet.origin, Qt::AlignHCenter, label.text,
                              label.size, label.weight, QColor(0x22, 0x1d, 0x17), QColor(255, 252, 242, 200));
    }
}

} // namespace editor
