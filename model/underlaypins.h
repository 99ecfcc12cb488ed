#pragma once

#include "model/records/map.h"

#include <vector>

namespace model {

/// A point of an underlay's picture that shows the centre of a known hex.
struct UnderlayPin {
    Atom hex;
    double x = 0; ///< pixels of the picture
    double y = 0;
    bool operator==(const UnderlayPin&) const = default;
};

/// Kept in the field "pins" of the underlay: "1622@134.5,220 1623@…".
std::vector<UnderlayPin> pinsOf(const Underlay& underlay);
void setPins(Underlay& underlay, const std::vector<UnderlayPin>& pins);

/// How far a column of the picture leans over, in parts of its height; the field "shear".
double shearOf(const Underlay& underlay);
void setShear(Underlay& underlay, double shear);

/// Whether it stays where it is when pins or the mouse would move it; the field "locked".
bool isLocked(const Underlay& underlay);
void setLocked(Underlay& underlay, bool locked);

} // namespace model
