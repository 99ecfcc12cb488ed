#include "editor/paint/changepreview.h"

#include "editor/paint/counter.h"
#include "editor/paint/marks.h"
#include "editor/paint/stackplan.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

using model::HexIndex;

const QColor kNew(0x4f, 0xc3, 0xf7);
const QColor kGone(0xff, 0x52, 0x52);

void addOnce(std::vector<HexIndex>& hexes, HexIndex hex)
{
    if (exists(hex) && !std::ranges::contains(hexes, hex))
        hexes.push_back(hex);
}

void noteUnit(ChangePreview& preview, const model::Unit* before, const model::Unit* after,
              const model::Atlas& atlas)
{
    const auto hexOfUnit = [&](const model::Unit* unit) {
        return unit && unit->hex ? atlas.find(unit->hex) : HexIndex::None;
    };
    const HexIndex from = hexOfUnit(before);
    const HexIndex to = hexOfUnit(after);
    if (exists(from) || exists(to))
        preview.pieces.push_back({.unit = after ? *after : *before, .from = from, .to = to});
}

/// Hexes that only one of two lists has.
void noteDifference(ChangePreview& preview, const std::vector<model::Atom>& before,
                    const std::vector<model::Atom>& after, const model::Atlas& atlas)
{
    const auto note = [&](const std::vector<model::Atom>& some, const std::vector<model::Atom>& others) {
        for (const model::Atom hex : some)
            if (!std::ranges::contains(others, hex))
                addOnce(preview.changed, atlas.find(hex));
    };
    note(before, after);
    note(after, before);
}

template <class T>
void noteRecord(ChangePreview& preview, model::Key key, const model::Package& before,
                const model::Package& after)
{
    const T* old = before.find<T>(key);
    const T* now = after.find<T>(key);
    const model::Atlas& atlas = before.atlas();
    if constexpr (std::same_as<T, model::Unit>) {
        noteUnit(preview, old, now, atlas);
    } else if constexpr (requires(T record) { record.hexes.hexes; }) {
        noteDifference(preview, old ? old->hexes.hexes : std::vector<model::Atom>(),
                       now ? now->hexes.hexes : std::vector<model::Atom>(), atlas);
    } else {
        const auto subject = model::Subject::of<T>(key);
        if (!now)
            addOnce(preview.removed, hexOf(subject, before));
        else
            addOnce(preview.changed, hexOf(subject, after));
    }
}

void crossOut(QPainter& painter, const QRectF& rect, double width)
{
    QPainterPath cross(rect.topLeft());
    cross.lineTo(rect.bottomRight());
    cross.moveTo(rect.topRight());
    cross.lineTo(rect.bottomLeft());
    strokeTwice(painter, cross, kGone, 1.4 * width);
}

void paintArrow(QPainter& painter, QPointF from, QPointF to, double head, double width)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < head)
        return;
    const QPointF ahead = way / length;
    const QPointF aside(-ahead.y(), ahead.x());
    QPainterPath shaft(from);
    shaft.lineTo(to);
    strokeTwice(painter, shaft, kNew, 1.4 * width);
    QPainterPath tip(to - (ahead * head) + (aside * head * 0.6));
    tip.lineTo(to);
    tip.lineTo(to - (ahead * head) - (aside * head * 0.6));
    strokeTwice(painter, tip, kNew, 1.4 * width);
}

/// Where a counter of the scene lies; the hex where it cannot be seen.
QRectF squareOf(const MapScene& scene, HexIndex hex, model::Atom unit)
{
    const auto units = scene.stacks().at(hex);
    const StackPlan stack = scene.stackAt(hex);
    const std::ptrdiff_t place = (std::ranges::find(units, unit) - units.begin()) - stack.hidden;
    return place < 0 || place >= std::ssize(stack.squares) ? scene.plan().rectOf(hex)
                                                           : stack.squares[static_cast<std::size_t>(place)];
}

/// On top of the counters that are there.
QRectF squareOnTop(const MapScene& scene, HexIndex hex)
{
    const int count = static_cast<int>(scene.stacks().at(hex).size());
    return StackPlan(scene.plan().centre(hex), scene.plan().hexMm(hex), count + 1).squares.back();
}

void paintPiece(QPainter& painter, const MapScene& scene, const ChangePreview::Piece& piece,
                double pixelsPerMm)
{
    const double width = 2.2 / pixelsPerMm;
    if (exists(piece.from) && !exists(piece.to)) {
        crossOut(painter, squareOf(scene, piece.from, piece.unit.id), width);
        return;
    }
    const bool stays = piece.from == piece.to;
    const QRectF square = stays ? squareOf(scene, piece.to, piece.unit.id) : squareOnTop(scene, piece.to);
    painter.save();
    painter.setOpacity(0.8);
    paintCounter(painter, square, CounterLook::of(scene.package(), scene.ruleset(), piece.unit),
                 square.width() * pixelsPerMm);
    painter.restore();
    QPainterPath frame;
    frame.addRect(square);
    strokeTwice(painter, frame, kNew, width, Qt::DashLine);
    if (!exists(piece.from) || stays)
        return;
    const QRectF left = squareOf(scene, piece.from, piece.unit.id);
    QPainterPath leaving;
    leaving.addRect(left);
    strokeTwice(painter, leaving, kNew, width, Qt::DotLine);
    paintArrow(painter, left.center(), square.center(), 0.16 * scene.plan().hexMm(piece.to), width);
}

} // namespace

ChangePreview ChangePreview::of(const model::ChangeSet& change, const model::Package& before,
                                const model::Package& after, model::Atom scenario)
{
    ChangePreview preview;
    for (const model::ChangeSet::Touched& touched : change.records)
        model::withKind(touched.kind, [&]<class T>() {
            if (T::scope != model::Scope::Scenario || touched.key.scope == scenario)
                noteRecord<T>(preview, touched.key, before, after);
        });
    for (const HexIndex hex : change.terrain)
        addOnce(preview.changed, hex);
    preview.sides = change.hexsides;
    return preview;
}

std::vector<HexIndex> ChangePreview::hexes() const
{
    std::vector<HexIndex> all;
    for (const Piece& piece : pieces) {
        addOnce(all, piece.from);
        addOnce(all, piece.to);
    }
    for (const HexIndex hex : removed)
        addOnce(all, hex);
    for (const HexIndex hex : changed)
        addOnce(all, hex);
    for (const model::Hexside& side : sides)
        addOnce(all, side.hex);
    return all;
}

void paintChangePreview(QPainter& painter, const MapScene& scene, const ChangePreview& preview,
                        double pixelsPerMm)
{
    const MapPlan& plan = scene.plan();
    const double width = 2.2 / pixelsPerMm;
    for (const HexIndex hex : preview.changed)
        strokeTwice(painter, hexPath(plan, hex, 0.92), kNew, width, Qt::DashLine);
    for (const model::Hexside& side : preview.sides) {
        const QPolygonF corners = plan.outline(side.hex);
        QPainterPath path(corners[side.direction]);
        path.lineTo(corners[(side.direction + 1) % model::kDirections]);
        strokeTwice(painter, path, kNew, 2 * width, Qt::DashLine);
    }
    for (const HexIndex hex : preview.removed) {
        const double inset = 0.22 * plan.hexMm(hex);
        crossOut(painter, plan.rectOf(hex).adjusted(inset, inset, -inset, -inset), width);
    }
    for (const ChangePreview::Piece& piece : preview.pieces)
        paintPiece(painter, scene, piece, pixelsPerMm);
}

} // namespace editor
