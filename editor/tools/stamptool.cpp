#include "editor/tools/stamptool.h"

#include "editor/panels/icons.h"
#include "editor/text/text.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/toolmarks.h"

#include <QKeyEvent>

#include <algorithm>

namespace editor {

using model::HexIndex;

StampTool::StampTool(MapCanvas& canvas)
    : EditTool(canvas)
{
}

QIcon StampTool::icon() const
{
    return editor::icon(QStringLiteral("stamp"));
}

QString StampTool::hint() const
{
    if (m_patch.hexes.empty())
        return tr("Select hexes and copy them with Ctrl+C; then they can be stamped here");
    if (const HexIndex hex = pointed(); model::exists(hex) && lost(hex) > 0)
        return tr("%n hexes would fall off the map", nullptr, lost(hex));
    return tr(
        "Click to put it down; [ and ] turn it, M mirrors it, Esc puts it away; Enter at the hex cursor");
}

QWidget* StampTool::makeOptions()
{
    auto* row = new OptionsRow;
    connect(row->addButton(QStringLiteral("stampLeft"), QStringLiteral("turn-left"), tr("Turn Left"),
                           tr("Turn it by 60 degrees to the left ([)")),
            &QToolButton::clicked, this, [this] { turn(-1); });
    connect(row->addButton(QStringLiteral("stampRight"), QStringLiteral("turn-right"), tr("Turn Right"),
                           tr("Turn it by 60 degrees to the right (])")),
            &QToolButton::clicked, this, [this] { turn(1); });
    connect(row->addButton(QStringLiteral("stampMirror"), QStringLiteral("mirror"), tr("Mirror"),
                           tr("Swap left and right (M)")),
            &QToolButton::clicked, this, &StampTool::mirror);
    connect(row->addSwitch(QStringLiteral("stampCrop"), tr("Cut off at the map's edge"), m_mayLose,
                           tr("Put it down also where a part of it falls off the map")),
            &QCheckBox::toggled, this, [this](bool on) {
                m_mayLose = on;
                emit updated();
            });
    row->endRow();
    return row;
}

void StampTool::setPatch(const model::MapPatch& patch)
{
    m_patch = patch;
    if (!model::exists(pointed()))
        point(model::exists(canvas().hoveredHex()) ? canvas().hoveredHex() : canvas().cursorHex());
    emit updated();
}

void StampTool::turn(int sixths)
{
    m_patch = m_patch.turned(sixths);
    emit updated();
}

void StampTool::mirror()
{
    const model::HexIndex hex = model::exists(pointed()) ? pointed() : HexIndex{0};
    if (atlas().size() > 0)
        m_patch = m_patch.mirrored(plan().sheetOf(hex).layout.grid().lattice.orientation);
    emit updated();
}

int StampTool::lost(HexIndex hex) const
{
    const auto landing = m_patch.landing(package(), hex);
    return static_cast<int>(std::ranges::count(landing, HexIndex::None));
}

void StampTool::press(const MapInput& input)
{
    if (model::exists(input.hex))
        place(input.hex);
}

void StampTool::enter(HexIndex hex, Qt::KeyboardModifiers)
{
    place(hex);
}

void StampTool::place(HexIndex hex)
{
    if (m_patch.hexes.empty()) {
        say(tr("Nothing was copied yet: select hexes and press Ctrl+C."));
        return;
    }
    const int gone = lost(hex);
    if (gone > 0 && !m_mayLose) {
        say(tr("This does not fit: %1 of %2 hexes would fall off the map. Nothing was placed; move it, or "
               "tick “Cut off at "
               "the map's edge”.")
                .arg(gone)
                .arg(m_patch.hexes.size()));
        return;
    }
    perform(m_patch.place(package(), hex));
    emit updated();
}

bool StampTool::key(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_BracketLeft:
        turn(-1);
        return true;
    case Qt::Key_BracketRight:
        turn(1);
        return true;
    case Qt::Key_M:
        if (event->modifiers() != Qt::NoModifier)
            break;
        mirror();
        return true;
    default:
        break;
    }
    return EditTool::key(event);
}

void StampTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const HexIndex hex = pointed();
    if (!model::exists(hex) || m_patch.hexes.empty())
        return;
    painter.save();
    painter.setOpacity(0.75);
    paintPatch(painter, hex, pixelsPerMm);
    painter.restore();
}

void StampTool::paintPatch(QPainter& painter, HexIndex hex, double pixelsPerMm) const
{
    const MapPlan::Sheet& sheet = plan().sheetOf(hex);
    const MapStyle& style = canvas().scene().style();
    const model::Lattice& lattice = sheet.layout.grid().lattice;
    const auto cellOf = [&](model::MapPatch::Steps at) {
        return model::MapPatch::cellAt(lattice, atlas().cell(hex), at);
    };
    const auto outlineOf = [&](model::Cell cell) {
        QPolygonF outline;
        for (const model::Point corner : sheet.layout.corners(cell))
            outline << toQt(corner) + sheet.origin;
        return outline;
    };
    const auto centreOf = [&](model::Cell cell) { return toQt(sheet.layout.centre(cell)) + sheet.origin; };
    const auto landing = m_patch.landing(package(), hex);
    for (std::size_t i = 0; i < m_patch.hexes.size(); ++i) {
        QPainterPath path;
        path.addPolygon(outlineOf(cellOf(m_patch.hexes[i].at)));
        path.closeSubpath();
        const GroundStyle& ground = style.ground(m_patch.hexes[i].terrain);
        painter.fillPath(path, ground.fill ? ground.fill->fill : QColor(Qt::white));
        if (model::exists(landing[i]))
            painter.strokePath(path, QPen(QColor(0x20, 0x1a, 0x12, 120), 1 / pixelsPerMm));
        else
            strokeTwice(painter, path, QColor(0xff, 0x52, 0x52), 2 / pixelsPerMm, Qt::DashLine);
    }
    const double hexMm = sheet.layout.hexMm();
    for (const model::MapPatch::Side& side : m_patch.sides) {
        if (side.features.empty())
            continue;
        const QPolygonF corners = outlineOf(cellOf(side.at));
        QPainterPath path(corners[side.direction]);
        path.lineTo(corners[(side.direction + 1) % model::kDirections]);
        const HexsideStyle& look = *style.features(side.features).front().style;
        painter.strokePath(
            path,
            QPen(look.colour, std::max(look.width * hexMm, 2 / pixelsPerMm), Qt::SolidLine, Qt::RoundCap));
    }
    for (const model::MapPatch::Run& run : m_patch.lines) {
        QPainterPath path(centreOf(cellOf(run.hexes.front())));
        for (const model::MapPatch::Steps& at : run.hexes)
            path.lineTo(centreOf(cellOf(at)));
        const LineStyle& look = style.line(run.kind);
        painter.strokePath(path, QPen(look.colour, std::max(look.width * hexMm, 2 / pixelsPerMm)));
    }
    for (const model::MapPatch::Spot& spot : m_patch.places) {
        const QPointF at = centreOf(cellOf(spot.at));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x2b, 0x26, 0x20));
        painter.drawEllipse(at, 0.09 * hexMm, 0.09 * hexMm);
        Lettering::drawHaloed(painter, at + QPointF(0, 0.35 * hexMm), Qt::AlignHCenter, qs(spot.place.name),
                              0.18 * hexMm, Weight::Bold, QColor(0x22, 0x1d, 0x17),
                              QColor(255, 252, 242, 200));
    }
}

} // namespace editor
