#pragma once

#include "model/finding.h"
#include "model/package.h"

#include <unordered_map>
#include <vector>

namespace rules {

using model::Atom;

/// One use of a counter in one scenario.
struct CounterUse {
    enum class How : std::uint8_t { SetUp, Reinforcement, Replacement };

    How how = How::SetUp;
    Atom scenario;
    model::Subject by; ///< the row of a card, the line of a track, the marker on the map
    bool operator==(const CounterUse&) const = default;
};

/// Who uses each printed counter, in all scenarios.
class Ledger {
public:
    explicit Ledger(const model::Package& package);

    struct Line {
        int printed = 0;
        int setUp = 0;         ///< the most in one scenario, as all of these
        int reinforcement = 0;
        int replacement = 0;
        int used = 0;
        int unused = 0;        ///< copies that no scenario needs
        bool twice = false;    ///< some scenario uses it more than once
        bool overLimit = false; ///< some scenario uses more than are printed
        bool operator==(const Line&) const = default;
    };

    const Line& line(Atom counter) const;
    const std::vector<CounterUse>& uses(Atom counter) const;

private:
    std::unordered_map<Atom, Line> m_lines;
    std::unordered_map<Atom, std::vector<CounterUse>> m_uses;
};

} // namespace rules
