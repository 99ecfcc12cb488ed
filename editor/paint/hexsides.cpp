#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {
namespace {

using Form = HexsideStyle::Form;

constexpr std::array kDashes{Dash{0.07, 0.43}, Dash{0.57, 0.93}};

/// One feature of one hexside, seen from its owner if it has one.
struct Feature {
    const HexsideStyle* style;
    SideChain::Side side;
};

std::vector<Feature> featuresOf(const MapScene& scene, const Patch& patch)
{
    std::vector<Feature> features;
    for (const Patch::Hex& hex : patch.hexes) {
        const auto& neighbours = scene.atlas().neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d) {
            const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
            if (d >= 3 && model::exists(other))
                continue;
            const model::Words words = scene.package().side({.hex = hex.index, .direction = d});
            if (words.empty())
                continue;
            for (const SideFeature& feature : scene.style().features(words)) {
                if (feature.style->form == Form::Water)
                    continue;
                SideChain::Side side{.cell = hex.cell, .direction = d};
                if (feature.owner && scene.atlas().find(feature.owner) == other)
                    side = {.cell = patch.sheet.layout.grid().lattice.neighbour(hex.cell, d),
                            .direction = model::opposite(d)};
                features.push_back({.style = feature.style, .side = side});
            }
        }
    }
    return features;
}

/// Rivers of every breadth are joined as one net, so that a tributary ends in the middle of the greater one.
void paintRivers(QPainter& painter, const Patch& patch, const std::vector<Feature>& features)
{
    std::vector<SideChain::Side> sides;
    std::vector<const HexsideStyle*> styles; // by rank, narrow to broad
    for (const Feature& feature : features)
        if (feature.style->form == Form::River && std::ranges::find(styles, feature.style) == styles.end())
            styles.push_back(feature.style);
    std::ranges::sort(styles,
                      [](const HexsideStyle* a, const HexsideStyle* b) { return a->width < b->width; });
    for (const Feature& feature : features) {
        if (feature.style->form != Form::River)
            continue;
        SideChain::Side side = feature.side;
        side.rank = static_cast<int>(std::ranges::find(styles, feature.style) - styles.begin());
        sides.push_back(side);
    }
    if (sides.empty())
        return;
    const bool soft = patch.hexPixels() >= 12;
    std::vector<std::vector<SideChain>> chains(styles.size());
    for (SideChain& chain : joinSides(patch.sheet.layout, soft ? Edge::Winding : Edge::Straight, sides))
        chains[static_cast<std::size_t>(chain.rank)].push_back(std::move(chain));
    for (const bool casing : {true, false}) {
        for (std::size_t i = 0; i < styles.size(); ++i) {
            const double width = styles[i]->width * patch.hexMm();
            const double line = std::max(0.016 * patch.hexMm(), 0.35 / patch.pixelsPerMm);
            const double inner = std::max(width, (styles[i]->width > 0.1 ? 1.8 : 1.0) / patch.pixelsPerMm);
            strokeChains(painter, chains[i],
                         QPen(casing ? styles[i]->casing : styles[i]->colour,
                              casing ? inner + (2 * line) : inner, Qt::SolidLine, Qt::RoundCap,
                              Qt::RoundJoin));
        }
    }
}

/// Everything else that runs along hexsides as a line.
void paintAlong(QPainter& painter, const Patch& patch, const std::vector<Feature>& features)
{
    std::vector<const HexsideStyle*> styles;
    for (const Feature& feature : features)
        if (std::ranges::find(styles, feature.style) == styles.end())
            styles.push_back(feature.style);
    for (const HexsideStyle* style : styles) {
        if (style->form != Form::Strait && style->form != Form::Barrier && style->form != Form::Border)
            continue;
        std::vector<SideChain::Side> sides;
        for (const Feature& feature : features)
            if (feature.style == style)
                sides.push_back(feature.side);
        const auto chains = joinSides(patch.sheet.layout, Edge::Winding, sides);
        const double width = style->width * patch.hexMm();
        const auto solid = [&](const QColor& colour, double w) {
            strokeChains(painter, chains, QPen(colour, w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        };
        const auto dashed = [&](const QColor& colour, double w) {
            strokeDashes(painter, patch.sheet.layout, sides, kDashes,
                         QPen(colour, w, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        };
        switch (style->form) {
        case Form::Strait:
            solid(style->casing, width + (0.05 * patch.hexMm()));
            solid(style->colour, width);
            dashed(style->casing, 0.03 * patch.hexMm());
            break;
        case Form::Barrier:
            dashed(style->casing, width * 0.5);
            dashed(style->colour, width * 0.32);
            break;
        default:
            dashed(style->colour, width);
            break;
        }
    }
}

/// Marks in the middle of a hexside: bridges, ferries, teeth of a fortified line, cliffs.
void paintMarks(QPainter& painter, const Patch& patch, const std::vector<Feature>& features)
{
    const double u = patch.hexMm();
    for (const Feature& feature : features) {
        const QPointF middle = toQt(patch.sheet.layout.sideMiddle(feature.side.cell, feature.side.direction));
        if (!patch.rect.adjusted(-0.4 * u, -0.4 * u, 0.4 * u, 0.4 * u).contains(middle))
            continue;
        const QPointF centre = toQt(patch.sheet.layout.centre(feature.side.cell));
        painter.save();
        painter.translate(middle);
        // Now x runs along the hexside and y towards the hex.
        painter.rotate(std::atan2(centre.y() - middle.y(), centre.x() - middle.x()) * 180 / M_PI - 90);
        const QColor ink = feature.style->colour;
        switch (feature.style->form) {
        case Form::Bridge: {
            const QRectF deck(-0.045 * u, -0.12 * u, 0.09 * u, 0.24 * u);
            painter.fillRect(deck, feature.style->casing);
            painter.setPen(QPen(ink, 0.022 * u, Qt::SolidLine, Qt::RoundCap));
            painter.drawPolyline(QPolygonF{{deck.left() - (0.03 * u), deck.top() - (0.02 * u)},
                                           deck.topLeft(),
                                           deck.bottomLeft(),
                                           {deck.left() - (0.03 * u), deck.bottom() + (0.02 * u)}});
            painter.drawPolyline(QPolygonF{{deck.right() + (0.03 * u), deck.top() - (0.02 * u)},
                                           deck.topRight(),
                                           deck.bottomRight(),
                                           {deck.right() + (0.03 * u), deck.bottom() + (0.02 * u)}});
            break;
        }
        case Form::Ferry: {
            QPen pen(ink, 0.025 * u, Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({1.6, 1.2});
            painter.setPen(pen);
            painter.drawLine(QPointF(0, -0.15 * u), QPointF(0, 0.15 * u));
            break;
        }
        case Form::Teeth: {
            QPainterPath teeth;
            for (int i = -2; i <= 2; ++i) {
                const double x = 0.105 * u * i;
                teeth.addPolygon(QPolygonF{{x - (0.045 * u), 0.03 * u},
                                           {x + (0.045 * u), 0.03 * u},
                                           {x, 0.115 * u},
                                           {x - (0.045 * u), 0.03 * u}});
            }
            painter.fillPath(teeth, ink);
            painter.setPen(QPen(ink, 0.025 * u));
            painter.drawLine(QPointF(-0.27 * u, 0.03 * u), QPointF(0.27 * u, 0.03 * u));
            break;
        }
        case Form::Cliff:
            painter.setPen(QPen(ink, 0.02 * u, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QPointF(-0.27 * u, 0), QPointF(0.27 * u, 0));
            for (int i = -4; i <= 4; ++i)
                painter.drawLine(QPointF(0.064 * u * i, 0), QPointF(0.064 * u * i, 0.07 * u));
            break;
        default:
            break;
        }
        painter.restore();
    }
}

} // namespace

void paintHexsides(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 4)
        return;
    const std::vector<Feature> features = featuresOf(scene, patch);
    paintRivers(painter, patch, features);
    paintAlong(painter, patch, features);
    if (patch.hexPixels() >= 16)
        paintMarks(painter, patch, features);
}

} // namespace editor
