#include "editor/tools/layertool.h"

#include "editor/panels/counterfacts.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"
#include "model/freeid.h"
#include "model/hexsets.h"

#include <algorithm>
#include <set>

namespace editor {

using model::Atom;
using model::Combine;
using model::HexIndex;

LayerTool::LayerTool(MapCanvas& canvas)
    : StrokeTool(canvas)
    , m_layers(new QComboBox)
    , m_sides(new QComboBox)
{
    m_layers->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sides->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_layers, &QComboBox::currentIndexChanged, this, [this] {
        if (m_points)
            m_points->setEnabled(layer().kind == Kind::Victory);
        emit updated();
    });
    connect(m_sides, &QComboBox::currentIndexChanged, this, &MapTool::updated);
    connect(&canvas.document(), &Document::replaced, this, &LayerTool::fill);
    connect(&canvas.document(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Side>())
            fill();
    });
    fill();
}

QIcon LayerTool::icon() const
{
    return editor::icon(QStringLiteral("layer-paint"));
}

QString LayerTool::hint() const
{
    return tr(
        "Drag to paint the layer above for the scenario, with Ctrl to take it away; Enter at the hex cursor");
}

void LayerTool::fill()
{
    const QString layerBefore = m_layers->currentText();
    const QString sideBefore = m_sides->currentData().toString();
    m_layers->clear();
    for (const Atom word : wordsOf(document(), rules::Category::Area))
        m_layers->addItem(termName(document().ruleset(), rules::Category::Area, word),
                          QStringLiteral("area ") + qs(word));
    for (const Atom word : wordsOf(document(), rules::Category::Marker)) {
        const rules::Term* term = document().ruleset().find(rules::Category::Marker, word);
        if (!term || term->fields.text(Atom("start")) != "no")
            m_layers->addItem(termName(document().ruleset(), rules::Category::Marker, word),
                              QStringLiteral("marker ") + qs(word));
    }
    m_layers->addItem(tr("Victory values"), QStringLiteral("victory"));
    m_layers->setCurrentIndex(std::max(0, m_layers->findText(layerBefore)));
    m_sides->clear();
    for (const auto& [key, side] : package().all<model::Side>())
        m_sides->addItem(sideName(key.id), qs(key.id));
    m_sides->addItem(tr("No side"), QString());
    m_sides->setCurrentIndex(std::max(0, m_sides->findData(sideBefore)));
}

QWidget* LayerTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("layerChooser"), tr("&Layer:"), m_layers,
             tr("What to paint: control, sources, entry hexes …"));
    row->add(QStringLiteral("layerSide"), tr("&Side:"), m_sides, tr("The side to which it belongs"));
    m_points = row->addNumber(QStringLiteral("layerPoints"), tr("&Points:"), -99, 99, 1,
                              tr("What holding the hex is worth"));
    m_points->setEnabled(layer().kind == Kind::Victory);
    connect(row->addChoice(QStringLiteral("layerMode"), tr("&Mode:"), {tr("Paint"), tr("Take away")},
                           tr("Paint the layer, or take it away (Ctrl)")),
            &QComboBox::currentIndexChanged, this, [this](int i) { m_remove = i == 1; });
    addRadius(*row);
    row->endRow();
    return row;
}

LayerTool::Layer LayerTool::layer() const
{
    const QString data = m_layers->currentData().toString();
    const Atom word = atomOf(data.section(u' ', 1));
    if (data.startsWith(QStringLiteral("area")))
        return {.kind = Kind::Area, .word = word};
    return {.kind = data.startsWith(QStringLiteral("marker")) ? Kind::Marker : Kind::Victory, .word = word};
}

Atom LayerTool::side() const
{
    return atomOf(m_sides->currentData().toString());
}

QString LayerTool::sideName(Atom side) const
{
    const model::Side* record = package().find<model::Side>(side);
    return record && !record->name.empty() ? qs(record->name) : qs(side);
}

QColor LayerTool::sideColour(Atom side) const
{
    const model::Side* record = package().find<model::Side>(side);
    const QColor own = record ? QColor::fromString(qs(record->colour)) : QColor();
    return own.isValid() ? own : colourOf(side, 120, 200);
}

bool LayerTool::ready()
{
    if (document().scenario())
        return true;
    say(tr("Open a scenario first: control, sources and victory values belong to one."));
    return false;
}

model::Transaction LayerTool::stroke(const std::vector<HexIndex>& hexes, bool other)
{
    model::Transaction change{
        .label = "paint.area", .arguments = {utf8(m_layers->currentText())}, .edits = {}};
    const bool remove = other != m_remove;
    switch (layer().kind) {
    case Kind::Area:
        paintArea(hexes, remove, change);
        break;
    case Kind::Marker:
        paintMarkers(hexes, remove, change);
        break;
    case Kind::Victory:
        paintVictory(hexes, remove, change);
        break;
    }
    return change;
}

/// A hex has one controller: who gets it takes it from the others.
void LayerTool::paintArea(const std::vector<HexIndex>& hexes, bool remove, model::Transaction& change) const
{
    const Atom scenario = document().scenario();
    const bool single = layer().word.text() == "control";
    bool found = false;
    for (const auto& [key, area] : package().all<model::Area>().in(scenario)) {
        if (area.kind != layer().word)
            continue;
        const bool own = area.side == side() && !found;
        found = found || own;
        if (!own && !single)
            continue;
        model::Area changed = area;
        changed.hexes = model::combined(package(), {}, area.hexes, hexes,
                                        own && !remove ? Combine::Add : Combine::Subtract);
        if (!(changed == area))
            change.edits.push_back(model::put(std::move(changed), scenario));
    }
    if (found || remove)
        return;
    model::Area made;
    made.kind = layer().word;
    made.side = side();
    const std::string id =
        std::string(made.kind.text()) + (made.side ? "-" + std::string(made.side.text()) : "");
    made.id = model::freeId<model::Area>(package(), scenario, Atom(id));
    made.hexes = model::combined(package(), {}, {}, hexes, Combine::Replace);
    change.edits.push_back(model::put(std::move(made), scenario));
}

void LayerTool::paintMarkers(const std::vector<HexIndex>& hexes, bool remove,
                             model::Transaction& change) const
{
    const Atom scenario = document().scenario();
    const Atom kind = layer().word;
    std::set<HexIndex> there;
    for (const auto& [key, marker] : package().all<model::Marker>().in(scenario)) {
        const HexIndex hex = atlas().find(marker.hex);
        if (marker.kind != kind || marker.across || !std::ranges::binary_search(hexes, hex))
            continue;
        if (remove && (!side() || marker.side == side()))
            change.edits.push_back(model::erase<model::Marker>(key));
        else if (marker.side == side())
            there.insert(hex);
    }
    if (remove)
        return;
    for (const HexIndex hex : hexes) {
        if (there.contains(hex))
            continue;
        model::Marker made;
        made.kind = kind;
        made.side = side();
        made.hex = atlas().number(hex);
        made.id = model::freeId<model::Marker>(
            package(), scenario, Atom(std::string(kind.text()) + "-" + std::string(made.hex.text())));
        change.edits.push_back(model::put(std::move(made), scenario));
    }
}

void LayerTool::paintVictory(const std::vector<HexIndex>& hexes, bool remove,
                             model::Transaction& change) const
{
    const Atom scenario = document().scenario();
    std::set<HexIndex> there;
    for (const auto& [key, value] : package().all<model::VictoryHex>().in(scenario)) {
        const HexIndex hex = atlas().find(value.hex);
        if (!model::exists(hex) || !std::ranges::binary_search(hexes, hex))
            continue;
        there.insert(hex);
        model::VictoryHex changed = value;
        changed.points = m_points->value();
        changed.side = side();
        if (remove)
            change.edits.push_back(model::erase<model::VictoryHex>(key));
        else if (!(changed == value))
            change.edits.push_back(model::put(std::move(changed), scenario));
    }
    if (remove)
        return;
    if (!package().find<model::Victory>({.scope = scenario, .id = {}}))
        change.edits.push_back(model::put(model::Victory(), scenario));
    for (const HexIndex hex : hexes) {
        if (there.contains(hex))
            continue;
        model::VictoryHex made;
        made.hex = atlas().number(hex);
        made.points = m_points->value();
        made.side = side();
        Atom id(std::string("hex-") + std::string(made.hex.text()));
        for (const model::Key place : canvas().scene().places().at(hex)) {
            made.name = package().find<model::Place>(place)->name;
            id = place.id;
        }
        made.id = model::freeId<model::VictoryHex>(package(), scenario, id);
        change.edits.push_back(model::put(std::move(made), scenario));
    }
}

void LayerTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const Atom scenario = document().scenario();
    const QRectF seen = painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()));
    const auto tag = [&](HexIndex hex, Atom side, const QString& text) {
        if (model::exists(hex) && seen.intersects(plan().rectOf(hex)))
            paintTagged(painter, plan(), hex, sideColour(side), text, pixelsPerMm);
    };
    const Layer now = layer();
    if (now.kind == Kind::Area) {
        for (const auto& [key, area] : package().all<model::Area>().in(scenario))
            if (area.kind == now.word)
                for (const HexIndex hex : model::hexesOf(package(), {}, area.hexes))
                    tag(hex, area.side, sideName(area.side).left(1));
    } else if (now.kind == Kind::Marker) {
        for (const auto& [key, marker] : package().all<model::Marker>().in(scenario))
            if (marker.kind == now.word)
                tag(atlas().find(marker.hex), marker.side, sideName(marker.side).left(1));
    } else {
        for (const auto& [key, value] : package().all<model::VictoryHex>().in(scenario))
            tag(atlas().find(value.hex), value.side, QString::number(value.points));
    }
    StrokeTool::paint(painter, pixelsPerMm);
}

} // namespace editor
