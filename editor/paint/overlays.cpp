#include "editor/paint/overlays.h"

#include "editor/paint/overlaysymbols.h"
#include "editor/paint/patch.h"
#include "editor/paint/region.h"

#include <algorithm>

namespace editor {
namespace {

/// Below this a hex is a few pixels of colour.
constexpr double kSmallHexPixels = 14;

class OverlayPatch {
public:
    OverlayPatch(QPainter& painter, const MapScene& scene, const OverlayFacts& facts, const Patch& patch)
        : m_painter(painter)
        , m_scene(scene)
        , m_facts(facts)
        , m_patch(patch)
        , m_device(painter.transform().m11())
        , m_u(patch.hexMm())
    {
    }

    void areas()
    {
        const auto sides = static_cast<int>(m_facts.sides.size());
        for (int grade = static_cast<int>(m_facts.grades.size()) - 1; grade >= 0; --grade)
            area(supplyLook(grade), [=](const OverlayHex& hex) { return hex.grade == grade; });
        for (int side = 0; side < sides; ++side)
            area(controlLook(m_facts.sides, side),
                 [=](const OverlayHex& hex) { return hex.controller == side; });
        area(reachLook(), [](const OverlayHex& hex) { return hex.cost >= 0; });
        for (int side = 0; side < sides; ++side) {
            const unsigned bit = 1U << static_cast<unsigned>(side);
            area(zocLook(m_facts.sides, side), [=](const OverlayHex& hex) { return (hex.zoc & bit) != 0; });
            area(potentialLook(m_facts.sides, side),
                 [=](const OverlayHex& hex) { return (hex.potential & bit) != 0 && (hex.zoc & bit) == 0; });
        }
    }

    void signs()
    {
        if (m_patch.hexPixels() < kLeastFigurePixels)
            return;
        for (const Patch::Hex& hex : m_patch.hexes)
            if (const OverlayHex& shown = m_facts.hexes[model::at(hex.index)]; shown != OverlayHex())
                signsOf(shown, m_patch.centre(hex));
    }

private:
    template <class Belongs>
    void area(const AreaLook& look, Belongs belongs)
    {
        const auto inside = [&](model::HexIndex hex) { return belongs(m_facts.hexes[model::at(hex)]); };
        if (std::ranges::none_of(m_patch.hexes, [&](const Patch::Hex& hex) { return inside(hex.index); }))
            return;
        // Where hexes are small a winding outline is long, and smooth edges cost more than they show.
        const bool small = m_patch.hexPixels() < kSmallHexPixels;
        m_painter.setRenderHint(QPainter::Antialiasing, !small);
        if (look.fill != AreaLook::Fill::None)
            Region(m_patch, m_scene.atlas(), Edge::Straight, maskOf(inside)).fill(m_painter, areaBrush(look, m_device));
        if (!small || look.fill == AreaLook::Fill::None) {
            m_painter.setPen(areaPen(look, m_device));
            m_painter.drawLines(frame(look, inside));
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    template <class Inside>
    HexMask maskOf(Inside inside) const
    {
        HexMask mask(m_patch.places());
        for (const Patch::Hex& hex : m_patch.hexes)
            mask[static_cast<std::size_t>(hex.place)] = inside(hex.index);
        return mask;
    }

    /// Each hexside for itself: one long line of many sides would take much longer to draw.
    template <class Inside>
    QList<QLineF> frame(const AreaLook& look, Inside inside) const
    {
        QList<QLineF> lines;
        for (const Patch::Hex& hex : m_patch.hexes) {
            if (!inside(hex.index))
                continue;
            const auto corners = m_patch.sheet.layout.corners(hex.cell);
            const auto& neighbours = m_scene.atlas().neighbours(hex.index);
            for (std::size_t d = 0; d < neighbours.size(); ++d) {
                if (model::exists(neighbours[d]) && inside(neighbours[d]))
                    continue;
                addFrame(lines, look, {toQt(corners[d]), toQt(corners[(d + 1) % corners.size()])});
            }
        }
        return lines;
    }

    const OverlaySide* side(int number) const
    {
        return number < 0 ? nullptr : &m_facts.sides[static_cast<std::size_t>(number)];
    }
    QPointF spot(QPointF centre, double x, double y) const { return centre + (QPointF(x, y) * m_u); }

    void signsOf(const OverlayHex& shown, QPointF centre)
    {
        if (shown.source)
            paintSupplySource(m_painter, spot(centre, -0.36, 0.02), m_u);
        else if (shown.grade >= 0 && shown.distance > 0 && m_patch.hexPixels() >= 1.5 * kLeastFigurePixels)
            paintSupplyDistance(m_painter, spot(centre, -0.43, 0.02), m_u, shown.distance);
        if (shown.controller >= 0)
            paintPennant(m_painter, spot(centre, -0.3, 0.27), m_u, *side(shown.controller), shown.disputed);
        if (shown.victory)
            paintVictoryHex(m_painter, spot(centre, -0.29, -0.24), m_u, shown.points, side(shown.holder));
        for (std::size_t i = 0; i < m_facts.sides.size(); ++i)
            if ((shown.negated >> i & 1U) != 0)
                paintNegatedZoc(m_painter, spot(centre, 0.42, 0.02), m_u, m_facts.sides[i]);
        if (shown.worst >= 0) {
            const bool none = shown.worst == static_cast<int>(m_facts.grades.size());
            paintUnitSupply(m_painter, spot(centre, 0.33, 0.27), m_u,
                            none              ? UnitSupply::None
                            : shown.worst > 0 ? UnitSupply::Lesser
                                              : UnitSupply::Full,
                            shown.uncertain);
        }
        double down = 0.36;
        for (const OverlayHex::Load& load : shown.loads) {
            paintLoad(m_painter, spot(centre, 0, down), m_u, load, side(load.side));
            down -= 0.26;
        }
        if (shown.cost >= 0)
            paintCost(m_painter, spot(centre, 0, 0), m_u, shown.cost, shown.stops, shown.passes);
    }

    QPainter& m_painter;
    const MapScene& m_scene;
    const OverlayFacts& m_facts;
    const Patch& m_patch;
    double m_device; ///< pixels of the device for a millimetre
    double m_u;
};

} // namespace

void paintOverlays(QPainter& painter, const MapScene& scene, const OverlayFacts& facts, const QRectF& rect,
                   double pixelsPerMm, OverlayPass pass)
{
    if (facts.hexes.size() != static_cast<std::size_t>(scene.atlas().size()))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MapPlan::Sheet& sheet : scene.plan().sheets()) {
        const double reach = sheet.layout.hexMm();
        if (!sheet.bounds().adjusted(-reach, -reach, reach, reach).intersects(rect))
            continue;
        const Patch patch(scene.plan(), sheet, rect.translated(-sheet.origin), pixelsPerMm);
        painter.save();
        painter.translate(sheet.origin);
        OverlayPatch overlays(painter, scene, facts, patch);
        if (pass == OverlayPass::Areas)
            overlays.areas();
        else
            overlays.signs();
        painter.restore();
    }
}

} // namespace editor
