#pragma once

#include <optional>
#include <string_view>

namespace rules {

/// Whole numbers from low to high; far ends are open.
struct Rolls {
    static constexpr int kFar = 1'000'000;

    int low = 0;
    int high = 0;
    bool contains(int roll) const { return roll >= low && roll <= high; }
    bool operator==(const Rolls&) const = default;
};

/// What a row of a table covers: "3", "2-4", "2–4", "6+", "1-" (and less), "-1", "<=1", ">=10", "2..4", "*" for all.
std::optional<Rolls> rollsFrom(std::string_view text);
/// What dice can show: "1d6", "d6", "2d10", "d10+1", "2d6-1". "d66" is two dice read as tens and units and not one range.
std::optional<Rolls> diceFrom(std::string_view text);

} // namespace rules
