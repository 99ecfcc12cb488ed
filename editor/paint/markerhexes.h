#pragma once

#include "editor/paint/mapplan.h"

#include <QColor>

#include <span>
#include <unordered_map>
#include <vector>

namespace editor {

/// The markers of a scenario by the hex they lie on.
class MarkerHexes {
public:
    struct Mark {
        model::Atom id;
        model::Atom kind;
        QColor colour; ///< of its side
        int direction = -1; ///< of the hexside it lies on; -1: in the hex
        bool operator==(const Mark&) const = default;
    };

    MarkerHexes() = default;
    MarkerHexes(const model::Package& package, model::Atom scenario);

    std::span<const Mark> at(model::HexIndex hex) const;
    /// The hexes at which the two are not the same.
    std::vector<model::HexIndex> differing(const MarkerHexes& other) const;

private:
    std::unordered_map<model::HexIndex, std::vector<Mark>> m_marks;
};

} // namespace editor
