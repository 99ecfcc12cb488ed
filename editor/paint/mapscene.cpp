#include "editor/paint/mapscene.h"

#include "model/counterface.h"
#include "model/number.h"

#include <algorithm>
#include <set>

namespace editor {
namespace {

/// The ids of the touched records of one kind.
template <class T>
std::set<model::Key, model::KeyLess> touchedOf(const model::ChangeSet& change)
{
    std::set<model::Key, model::KeyLess> keys;
    for (const model::ChangeSet::Touched& touched : change.records)
        if (touched.kind == model::kindOf<T>)
            keys.insert(touched.key);
    return keys;
}

/// Whatever a counter's look is taken from.
struct TouchedLooks {
    std::set<model::Key, model::KeyLess> counters, types, sheets, formations, nations;
    bool faces; ///< how they are laid out

    explicit TouchedLooks(const model::ChangeSet& change)
        : counters(touchedOf<model::Counter>(change))
        , types(touchedOf<model::CounterType>(change))
        , sheets(touchedOf<model::Sheet>(change))
        , formations(touchedOf<model::Formation>(change))
        , nations(touchedOf<model::Nation>(change))
        , faces(change.touches<model::Table>())
    {
    }
    bool empty() const
    {
        return counters.empty() && types.empty() && sheets.empty() && formations.empty() && nations.empty()
            && !faces;
    }
    bool touch(const model::Package& package, const model::Unit& unit) const
    {
        const auto in = [](const auto& keys, model::Atom id) {
            return !keys.empty() && keys.contains({.scope = {}, .id = id});
        };
        if (faces || in(counters, unit.counter))
            return true;
        const model::Counter* counter = package.find<model::Counter>(unit.counter);
        return counter
            && (in(types, counter->type) || in(sheets, counter->sheet) || in(formations, counter->formation)
                || (!nations.empty()
                    && in(nations, model::CounterFace(package, unit.counter, unit.face).nation())));
    }
};

} // namespace

MapScene::MapScene(const model::Package& package, const rules::Ruleset& ruleset, model::Atom scenario,
                   MapLook look)
    : m_package(&package)
    , m_scenario(scenario)
    , m_style(ruleset, look)
{
    rebuild();
}

void MapScene::rebuild()
{
    m_plan = MapPlan(*m_package);
    m_water.resize(static_cast<std::size_t>(atlas().size()));
    for (int i = 0; i < atlas().size(); ++i)
        m_water[static_cast<std::size_t>(i)] = m_style.ground(m_package->terrain(model::HexIndex{i})).water;
    m_stacks = Stacks(*m_package, m_scenario);
    m_lines = LineNet(*m_package);
    m_zones = ZoneHexes(*m_package, m_style);
    m_zoneNames = ZoneNames(m_zones, m_plan);
    m_borders = BorderSides(*m_package);
    m_places = PlaceHexes(*m_package);
    m_labels = Labels(*m_package, m_plan, m_style, m_lines);
    m_areas = AreaHexes(*m_package, m_scenario);
    m_markers = MarkerHexes(*m_package, m_scenario);
    m_problems = {};
}

StackPlan MapScene::stack(std::span<const model::Atom> units, QPointF centre, double hexMm) const
{
    constexpr double usualMm = 12.7;
    constexpr double largest = 1.18;
    static const model::Atom printed("counter-mm");
    std::vector<double> sizes(units.size(), 1.0);
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto* unit = m_package->find<model::Unit>({.scope = m_scenario, .id = units[i]});
        if (!unit || !unit->counter)
            continue;
        const model::CounterFace face(*m_package, unit->counter, unit->face);
        const rules::Term* kind = ruleset().find(rules::Category::CounterKind, face.kind());
        if (const auto mm = kind ? model::parseDouble(kind->fields.text(printed)) : std::nullopt)
            sizes[i] = std::clamp(*mm / usualMm, 0.6, largest);
    }
    return {centre, hexMm, sizes};
}

QRectF MapScene::around(model::HexIndex hex, double hexes) const
{
    const double more = hexes * m_plan.hexMm(hex);
    return m_plan.rectOf(hex).adjusted(-more, -more, more, more);
}

QRectF MapScene::around(model::Hexside side, double hexes) const
{
    const double more = hexes * m_plan.hexMm(side.hex);
    const QPolygonF corners = m_plan.outline(side.hex);
    return QRectF(corners[side.direction], corners[(side.direction + 1) % model::kDirections])
        .normalized()
        .adjusted(-more, -more, more, more);
}

MapScene::Damage MapScene::update(const model::ChangeSet& change)
{
    Damage damage;
    if (change.shape) {
        rebuild();
        damage.everything = true;
        return damage;
    }
    // Smooth lines bend up to the middle of the next hexside, and a coast has shallows beside it.
    for (const model::HexIndex hex : change.terrain) {
        const bool atCoast = updateWater(hex);
        damage.ground.push_back(around(hex, atCoast ? 0.6 : 0.47));
        // The name of a sea has another colour.
        for (const ZoneNames::Name& name : m_zoneNames.all())
            if (atCoast && name.rect.intersects(m_plan.rectOf(hex)))
                damage.ground.push_back(name.rect);
    }
    for (const model::Hexside& side : change.hexsides)
        damage.ground.push_back(around(side, 0.5));
    updateUnits(change, damage);
    updateZones(change, damage);
    updatePlaces(change, damage);
    if (change.touches<model::Line>())
        updateLines(damage);
    updateScenario(change, damage);
    for (const model::Key key : touchedOf<model::Border>(change))
        for (const model::Hexside& side : m_borders.update(*m_package, key))
            damage.ground.push_back(around(side, 0.5));
    damage.everything = change.touches<model::Underlay>();
    return damage;
}

/// True when the hex is or was at a coast.
bool MapScene::updateWater(model::HexIndex hex)
{
    const bool water = m_style.ground(m_package->terrain(hex)).water;
    const bool before = bool(m_water[model::at(hex)]);
    m_water[model::at(hex)] = water;
    return water != before || std::ranges::any_of(atlas().neighbours(hex), [&](model::HexIndex other) {
               return model::exists(other) && m_water[model::at(other)] != water;
           });
}

void MapScene::updateUnits(const model::ChangeSet& change, Damage& damage)
{
    std::set<model::HexIndex> hexes;
    for (const model::Key key : touchedOf<model::Unit>(change))
        if (key.scope == m_scenario)
            for (const model::HexIndex hex : m_stacks.update(*m_package, m_scenario, key.id))
                hexes.insert(hex);
    if (const TouchedLooks looks(change); !looks.empty())
        for (const auto& [key, unit] : m_package->all<model::Unit>().in(m_scenario))
            if (const model::HexIndex hex = m_stacks.hexOf(key.id);
                model::exists(hex) && !hexes.contains(hex) && looks.touch(*m_package, unit))
                hexes.insert(hex);
    for (const model::HexIndex hex : hexes)
        damage.pieces.push_back(around(hex, 0.25));
}

void MapScene::updateZones(const model::ChangeSet& change, Damage& damage)
{
    auto zones = touchedOf<model::Zone>(change);
    if (const auto sides = touchedOf<model::Side>(change); !sides.empty())
        for (const auto& [key, zone] : m_package->all<model::Zone>())
            if (sides.contains({.scope = {}, .id = zone.side}))
                zones.insert(key);
    if (zones.empty())
        return;
    for (const model::Key key : zones)
        for (const model::HexIndex hex : m_zones.update(*m_package, m_style, key))
            damage.ground.push_back(around(hex, 0.3));
    const ZoneNames before = std::exchange(m_zoneNames, ZoneNames(m_zones, m_plan));
    const auto differ = [&](const ZoneNames& a, const ZoneNames& b) {
        for (const ZoneNames::Name& name : a.all())
            if (!std::ranges::contains(b.all(), name))
                damage.ground.push_back(name.rect);
    };
    differ(before, m_zoneNames);
    differ(m_zoneNames, before);
}

void MapScene::updatePlaces(const model::ChangeSet& change, Damage& damage)
{
    auto places = touchedOf<model::Place>(change);
    if (const auto sides = touchedOf<model::Side>(change); !sides.empty())
        for (const auto& [key, place] : m_package->all<model::Place>())
            if (sides.contains({.scope = {}, .id = place.side}))
                places.insert(key);
    if (places.empty())
        return;
    for (const model::Key key : places)
        for (const model::HexIndex hex : m_places.update(*m_package, key))
            damage.ground.push_back(around(hex, 0.1));
    updateLabels(damage);
}

void MapScene::updateLabels(Damage& damage)
{
    // Any name may have made way for another: what differs before and after is painted anew.
    const Labels before = std::exchange(m_labels, Labels(*m_package, m_plan, m_style, m_lines));
    const auto differ = [&](const Labels& a, const Labels& b) {
        std::unordered_map<model::Key, const Labels::Label*> others;
        for (const Labels::Label& label : b.all())
            others.emplace(label.place, &label);
        for (const Labels::Label& label : a.all()) {
            const auto other = others.find(label.place);
            if (other == others.end() || *other->second != label) {
                const double halo = label.size;
                damage.ground.push_back(label.rect.adjusted(-halo, -halo, halo, halo));
            }
        }
    };
    differ(before, m_labels);
    differ(m_labels, before);
}

void MapScene::updateLines(Damage& damage)
{
    const LineNet before = std::exchange(m_lines, LineNet(*m_package));
    for (const model::HexIndex hex : before.differing(m_lines))
        damage.ground.push_back(around(hex, 0.1));
    updateLabels(damage);
}

void MapScene::updateScenario(const model::ChangeSet& change, Damage& damage)
{
    const bool sides = change.touches<model::Side>();
    // Areas can consist of zones of the map.
    if (sides || change.touches<model::Area>() || change.touches<model::Zone>()) {
        const AreaHexes before = std::exchange(m_areas, AreaHexes(*m_package, m_scenario));
        for (const model::HexIndex hex : before.differing(m_areas))
            damage.pieces.push_back(around(hex, 0.3));
    }
    if (sides || change.touches<model::Marker>()) {
        const MarkerHexes before = std::exchange(m_markers, MarkerHexes(*m_package, m_scenario));
        for (const model::HexIndex hex : before.differing(m_markers))
            damage.pieces.push_back(around(hex, 0.25));
    }
}

MapScene::Damage MapScene::setFindings(std::span<const model::Finding> findings)
{
    Damage damage;
    const ProblemMarks before = std::exchange(m_problems, ProblemMarks(findings, *m_package, m_scenario));
    const auto differ = [&](const ProblemMarks& a, const ProblemMarks& b) {
        for (const auto& [hex, mark] : a.all())
            if (const ProblemMarks::Mark* other = b.at(hex); !other || *other != mark)
                damage.pieces.push_back(around(hex, 0.25));
    };
    differ(before, m_problems);
    differ(m_problems, before);
    return damage;
}

void MapScene::setScenario(model::Atom scenario)
{
    m_scenario = scenario;
    m_stacks = Stacks(*m_package, m_scenario);
    m_areas = AreaHexes(*m_package, m_scenario);
    m_markers = MarkerHexes(*m_package, m_scenario);
    m_problems = {};
}

} // namespace editor
