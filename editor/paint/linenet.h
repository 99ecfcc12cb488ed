#pragma once

#include "model/package.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace editor {

/// Railways and roads by hex: for each kind of line the hexsides through which it leaves. So a junction is
/// drawn as one thing and not as lines that happen to cross.
class LineNet {
public:
    struct Exits {
        model::Atom kind;
        std::uint8_t directions = 0; ///< a bit for each hexside

        bool goes(int direction) const
        {
            return ((directions >> static_cast<unsigned>(direction)) & 1U) != 0;
        }
        bool operator==(const Exits&) const = default;
    };

    LineNet() = default;
    explicit LineNet(const model::Package& package);

    const std::vector<Exits>& at(model::HexIndex hex) const;
    /// The hexes in which the two nets are not the same.
    std::vector<model::HexIndex> differing(const LineNet& other) const;

private:
    void add(model::HexIndex hex, model::Atom kind, int direction);

    std::unordered_map<model::HexIndex, std::vector<Exits>> m_exits;
};

} // namespace editor
