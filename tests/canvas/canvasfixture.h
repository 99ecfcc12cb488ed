#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "tests/canvas/smallgame.h"

inline const model::Atom kScenario("campaign");

inline model::Subject unitSubject(const char* id)
{
    return model::Subject::of<model::Unit>({.scope = kScenario, .id = model::Atom(id)});
}

/// The small game on a real canvas in a window of its own.
class CanvasFixture {
protected:
    void setUp();
    void tearDown();
    /// Lets repaints happen until all is painted.
    void waitUntilSharp();

    QPoint pixelOf(const char* hex) const;
    /// A point of the hex that no counter covers.
    QPoint cornerOf(const char* hex) const;
    void dragTo(QPoint from, QPoint to, bool release = true);
    /// The number of the unit's hex, or "gone".
    QString hexOf(const char* unit) const;

    std::unique_ptr<editor::Document> m_document;
    std::unique_ptr<editor::MapLayers> m_layers;
    std::unique_ptr<editor::MapCanvas> m_canvas;
};
