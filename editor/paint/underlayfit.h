#pragma once

#include "model/records/map.h"

#include <QPointF>
#include <QTransform>

#include <vector>

namespace editor {

/// A point of a picture and where it belongs.
struct PinnedPoint {
    QPointF pixel;
    QPointF mm;
};

/// How an underlay lies on its sheet: pixels of the picture to millimetres.
QTransform underlayTransform(const model::Underlay& underlay);

/// Lays the underlay so that the squares of all distances add up to the least. One point moves it, two also turn and
/// scale it, three or more that do not lie on one line may stretch and shear it, too.
void fitUnderlay(model::Underlay& underlay, const std::vector<PinnedPoint>& points);

/// How far each point lies from where it belongs, in millimetres.
std::vector<double> residuals(const model::Underlay& underlay, const std::vector<PinnedPoint>& points);

} // namespace editor
