#pragma once

#include "model/edit.h"

#include <functional>
#include <span>
#include <vector>

namespace model {

/// The lines of a map while they are drawn and erased. Lines of one kind and name join where the end of one meets the
/// end of another and no third is there; a step from hex to hex is never in two lines of one kind.
class LineWork {
public:
    LineWork(const Package& package, Atom map);

    /// Adds the steps of a path that no line of this kind has yet.
    void draw(Atom kind, const std::string& name, std::span<const HexIndex> path);
    /// Takes steps out of the lines of a kind, or of all kinds where it is empty; what is left of a line falls into
    /// pieces, of which the first keeps the id.
    void erase(Atom kind, const std::function<bool(HexIndex, HexIndex)>& gone);
    /// Whether a line of this kind goes from one hex into the other.
    bool goes(Atom kind, HexIndex from, HexIndex to) const;

    /// What has become different since the beginning.
    std::vector<Edit> edits() const;

private:
    struct Work {
        Line line;
        std::vector<HexIndex> hexes; ///< None for numbers that no map has
    };

    void drawRun(Atom kind, const std::string& name, std::span<const HexIndex> run);
    int endsAt(const Work& work, HexIndex hex) const;
    Work* joinable(Atom kind, const std::string& name, HexIndex hex);
    void append(Work& work, HexIndex at, std::span<const HexIndex> more);
    Atom freeId(Atom base) const;

    const Package& m_package;
    Atom m_map;
    std::vector<Work> m_lines; ///< without those of fewer than two hexes
};

} // namespace model
