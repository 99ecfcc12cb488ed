#pragma once

#include "editor/paint/maplegend.h"
#include "editor/paint/mapscene.h"
#include "editor/paint/render.h"

#include <QCoreApplication>
#include <QIODevice>

#include <optional>

namespace editor {

/// A render job with all that was worked out from it: what its writers for PNG, SVG and PDF share.
struct RenderParts {
    const RenderJob& job;
    const RenderProgress& progress;
    MapScene scene;
    QRectF area; ///< in millimetres of the plan
    std::optional<MapLegend> legend;
    QRectF legendArea;
    int legendColumns = 1;

    RenderParts(const RenderJob& asked, const RenderProgress& tell);

    bool goesOn(double done) const { return !progress || progress(done); }
    double pixelsPerMm() const;
    QSize pixels() const;
    /// The legend, if there is one and the rectangle touches it; the painter's unit is a millimetre of the plan.
    void paintLegend(QPainter& painter, const QRectF& rect) const;

private:
    void placeLegend();
};

/// Paper shows everything, however small: as if a millimetre had this many pixels.
inline constexpr double kPaperPixelsPerMm = 12;

/// Each writes to an open device and returns false when it was cancelled or the device is full.
bool writePng(const RenderParts& parts, QIODevice& device);
bool writeSvg(const RenderParts& parts, QIODevice& device);
bool writePdf(const RenderParts& parts, QIODevice& device);

} // namespace editor
