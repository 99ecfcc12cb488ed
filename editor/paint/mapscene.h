#pragma once

#include "editor/paint/areahexes.h"
#include "editor/paint/bordersides.h"
#include "editor/paint/labels.h"
#include "editor/paint/linenet.h"
#include "editor/paint/mapplan.h"
#include "editor/paint/mapstyle.h"
#include "editor/paint/markerhexes.h"
#include "editor/paint/placehexes.h"
#include "editor/paint/problemmarks.h"
#include "editor/paint/stackplan.h"
#include "editor/paint/stacks.h"
#include "editor/paint/zonehexes.h"
#include "editor/paint/zonenames.h"
#include "model/edit.h"

#include <span>
#include <vector>

namespace editor {

class UnderlayPictures;

/// A package as it is painted: with one scenario's counters, in the looks of a ruleset. Holds what the layers
/// would otherwise have to search for on every repaint; update() keeps that true and says what must be
/// painted again. The package and the ruleset must outlive the scene.
class MapScene {
public:
    MapScene(const model::Package& package, const rules::Ruleset& ruleset, model::Atom scenario,
             MapLook look = MapLook::Colour);

    const model::Package& package() const { return *m_package; }
    const model::Atlas& atlas() const { return m_package->atlas(); }
    const rules::Ruleset& ruleset() const { return m_style.ruleset(); }
    model::Atom scenario() const { return m_scenario; }
    const MapPlan& plan() const { return m_plan; }
    const MapStyle& style() const { return m_style; }
    const Stacks& stacks() const { return m_stacks; }
    const LineNet& lines() const { return m_lines; }
    const ZoneHexes& zones() const { return m_zones; }
    const ZoneNames& zoneNames() const { return m_zoneNames; }
    const BorderSides& borders() const { return m_borders; }
    const PlaceHexes& places() const { return m_places; }
    const Labels& labels() const { return m_labels; }
    const AreaHexes& areas() const { return m_areas; }
    const MarkerHexes& markers() const { return m_markers; }
    const ProblemMarks& problems() const { return m_problems; }
    /// Null: underlays are not drawn. They must outlive the scene.
    const UnderlayPictures* underlays() const { return m_underlays; }
    void setUnderlays(const UnderlayPictures* pictures) { m_underlays = pictures; }

    /// How units lie in a hex around a point: large counters larger than others, as far as the hex has room.
    StackPlan stack(std::span<const model::Atom> units, QPointF centre, double hexMm) const;
    StackPlan stackAt(model::HexIndex hex) const
    {
        return stack(m_stacks.at(hex), m_plan.centre(hex), m_plan.hexMm(hex));
    }

    /// What has to be painted again, in millimetres of the plan.
    struct Damage {
        bool everything = false;
        std::vector<QRectF> ground; ///< terrain to names
        std::vector<QRectF> pieces; ///< areas and markers of the scenario, counters, problems
    };
    Damage update(const model::ChangeSet& change);
    Damage setFindings(std::span<const model::Finding> findings);
    void setScenario(model::Atom scenario);
    /// Everything has to be painted again.
    void setLook(MapLook look) { m_style = MapStyle(m_style.ruleset(), look); }

private:
    void rebuild();
    QRectF around(model::HexIndex hex, double hexes) const;
    QRectF around(model::Hexside side, double hexes) const;
    bool updateWater(model::HexIndex hex);
    void updateUnits(const model::ChangeSet& change, Damage& damage);
    void updateZones(const model::ChangeSet& change, Damage& damage);
    void updatePlaces(const model::ChangeSet& change, Damage& damage);
    void updateLines(Damage& damage);
    void updateScenario(const model::ChangeSet& change, Damage& damage);
    void updateLabels(Damage& damage);

    const model::Package* m_package;
    const UnderlayPictures* m_underlays = nullptr;
    model::Atom m_scenario;
    MapStyle m_style;
    MapPlan m_plan;
    std::vector<bool> m_water; ///< by hex
    Stacks m_stacks;
    LineNet m_lines;
    ZoneHexes m_zones;
    ZoneNames m_zoneNames;
    BorderSides m_borders;
    PlaceHexes m_places;
    Labels m_labels;
    AreaHexes m_areas;
    MarkerHexes m_markers;
    ProblemMarks m_problems;
};

} // namespace editor
