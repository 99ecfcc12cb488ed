#pragma once

#include "rules/answers/answers.h"

#include <QColor>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace editor {

/// Answers of the rules that are drawn over the map.
enum class Overlay : std::uint8_t { Supply, Zoc, Control, Stacking, Movement, Victory };

inline constexpr std::array kOverlays{Overlay::Supply,   Overlay::Zoc,      Overlay::Control,
                                      Overlay::Stacking, Overlay::Movement, Overlay::Victory};

/// What somebody wants to see.
struct OverlayWish {
    std::array<bool, kOverlays.size()> shown{};
    model::Atom trace;    ///< whose supply; empty: of the selected unit, else the first
    model::Atom movement; ///< way of moving; empty: the ordinary one
    model::Atom unit;     ///< the selected one; may be empty

    bool shows(Overlay overlay) const { return shown[static_cast<std::size_t>(overlay)]; }
    bool shows(Overlay overlay, bool yes)
    {
        return std::exchange(shown[static_cast<std::size_t>(overlay)], yes) != yes;
    }
    bool any() const { return std::ranges::contains(shown, true); }
    bool operator==(const OverlayWish&) const = default;
};

/// A side as overlays show it: by colour, by hatching (its place in the list) and by its first letter.
struct OverlaySide {
    model::Atom id;
    QString name;
    QString initial;
    QColor colour;
    bool operator==(const OverlaySide&) const = default;
};

/// What the overlays show of one hex. Sides are places in OverlayFacts::sides, sets of sides have a bit for each.
struct OverlayHex {
    struct Load {
        int side = -1;
        double load = 0;
        double most = 0; ///< 0: no limit
        bool over() const { return most > 0 && load > most; }
        bool operator==(const Load&) const = default;
    };

    int grade = -1;        ///< supply that reaches the hex: place in OverlayFacts::grades, the best first; -1: none
    int distance = 0;      ///< hexes to where supply starts, a net or a port
    bool source = false;   ///< of supply
    int worst = -1;        ///< supply of the worst supplied unit: like grade; grades.size(): without; -1: not shown
    bool uncertain = false; ///< hangs on the supply of an enemy
    std::uint8_t zoc = 0;
    std::uint8_t potential = 0; ///< would have a zone of control if all its units were supplied
    std::uint8_t negated = 0;   ///< its zone of control does not stop the enemy's supply
    int controller = -1;
    bool disputed = false;
    std::vector<Load> loads;
    double cost = -1;     ///< for the selected unit to get there; -1: it cannot
    bool stops = false;   ///< it must stop there
    bool passes = false;  ///< it may pass but not stay
    bool victory = false;
    double points = 0;
    int holder = -1;

    bool operator==(const OverlayHex&) const = default;
};

/// All that the overlays show, worked out once for a position.
struct OverlayFacts {
    std::vector<OverlaySide> sides;
    model::Atom trace;
    model::Atom movement;
    std::vector<model::Atom> grades; ///< of the trace, the best first
    std::vector<OverlayHex> hexes;   ///< by HexIndex; empty when nothing is shown
    /// Of the selected unit, where it has one and the overlay is shown.
    std::optional<rules::SupplyAnswer> supply;
    std::optional<rules::Reach> reach;
    model::HexIndex unitHex = model::HexIndex::None;

    /// Hexes that look different; all of them when there were others before.
    std::vector<model::HexIndex> differences(const OverlayFacts& other) const;
};

OverlayFacts overlayFacts(const rules::Position& position, const OverlayWish& wish);

/// The sides of a game, at most eight, with colours strong enough to draw with.
std::vector<OverlaySide> overlaySides(const model::Package& package, const rules::Ruleset& ruleset);

} // namespace editor
