#pragma once

#include "editor/paint/mapscene.h"
#include "model/edit.h"

#include <QPainter>

#include <vector>

namespace editor {

/// What a change would do to the map and the counters of a scenario, before it is made.
struct ChangePreview {
    struct Piece {
        model::Unit unit; ///< as it would be, or was where it goes
        model::HexIndex from = model::HexIndex::None; ///< None: it is new on the map
        model::HexIndex to = model::HexIndex::None;   ///< None: it goes
    };

    std::vector<Piece> pieces;
    std::vector<model::HexIndex> removed; ///< something else lies there that goes
    std::vector<model::HexIndex> changed; ///< something else is different there
    std::vector<model::Hexside> sides;

    static ChangePreview of(const model::ChangeSet& change, const model::Package& before,
                            const model::Package& after, model::Atom scenario);
    /// All hexes it has to do with.
    std::vector<model::HexIndex> hexes() const;
};

/// Counters that come or move as ghosts with an arrow, what goes crossed out, what is different framed by dashes.
/// Drawn over everything and never cached; the painter's unit is a millimetre of the plan. The scene shows the package
/// before the change.
void paintChangePreview(QPainter& painter, const MapScene& scene, const ChangePreview& preview,
                        double pixelsPerMm);

} // namespace editor
