#pragma once

#include "editor/canvas/mapcamera.h"
#include "editor/canvas/maptool.h"
#include "editor/canvas/tilecache.h"
#include "editor/paint/changepreview.h"
#include "editor/paint/layer.h"
#include "editor/paint/mapscene.h"
#include "model/mappatch.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <memory>

namespace editor {

class Document;
class MapLayers;
class MapOverlays;
class SelectTool;
class StackPopup;
class UnderlayPictures;

/// The map of a document with the counters of its scenario. Zooms, scrolls, keeps a hex cursor for the
/// keyboard, shows the selection that all views share, and leaves editing to its tool.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT
public:
    MapCanvas(Document& document, MapLayers& layers, QWidget* parent = nullptr);
    ~MapCanvas() override;

    Document& document() const { return m_document; }
    const MapScene& scene() const { return *m_scene; }
    const MapCamera& camera() const { return m_camera; }

    /// The tool must outlive the canvas or be replaced before it goes. Null stands for selecting and moving.
    void setTool(MapTool* tool);
    MapTool* tool() const { return m_tool; }

    /// Pictures to trace from. They must outlive the canvas.
    void setUnderlays(const UnderlayPictures& pictures);
    bool hasRulers() const { return m_rulers; }

    /// Answers of the rules to be drawn over the map. They must outlive the canvas.
    void setOverlays(MapOverlays& overlays);

    /// What tools change the document with: refuses, with a notice, what would change a locked layer.
    bool perform(model::Transaction transaction);
    bool isLocked(MapLayer layer) const;
    /// Carries units beyond the map, to a list or track that takes them. Returns when they are dropped.
    void dragOut(std::span<const model::Atom> units);

    /// Pixels are those of the viewport.
    model::HexIndex hexAt(QPointF pixel) const;
    QRectF rectOf(model::HexIndex hex) const;
    /// The unit under a pixel; empty where none lies or counters are hidden.
    model::Atom unitAt(QPointF pixel) const;
    model::HexIndex hoveredHex() const { return m_hovered; }
    model::HexIndex cursorHex() const { return m_cursor; }
    void setCursorHex(model::HexIndex hex);

    /// 1 is true to scale.
    double zoom() const;
    void setZoom(double factor);
    /// Whether everything in sight is sharp; while not, repaints are under way.
    bool isComplete() const { return m_complete; }
    /// The hexes among what is selected, where no counters are.
    std::vector<model::HexIndex> selectedHexes() const;
    /// Device pixels of tiles painted since the canvas was made.
    qint64 paintedPixels() const { return m_paintedPixels; }

public slots:
    void zoomIn();
    void zoomOut();
    void zoomActual();
    void fitMap();
    /// Puts the cursor into a hex by its number and scrolls there; false when no map has it.
    bool goToHex(const QString& number);
    /// Brings a point of the plan into the middle.
    void centreOn(QPointF mm);
    /// Strips with the numbers of columns and rows along the edges.
    void setRulers(bool shown);
    void ensureVisible(model::HexIndex hex);
    void copySelection();
    void cutSelection();
    void paste();
    void deleteSelection();
    void selectAllUnits();
    void selectAllHexes();
    /// Shows the whole stack of a hex beside it, or hides it again.
    void inspectStack();
    /// Shows what a change would do, until another or an empty one is shown.
    void showPreview(const ChangePreview& preview);

signals:
    void hovered(model::HexIndex hex);
    void cursorMoved(model::HexIndex hex);
    void notice(const QString& text);
    /// A piece of a map is to be placed: a tool's business.
    void areaPasted(const model::MapPatch& patch);
    void zoomChanged(double factor);
    /// Another part of the map is in sight.
    void viewChanged();
    /// Layers, style or underlays look different.
    void lookChanged();
    void toolChanged();
    void hintChanged(const QString& hint);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectDocument();
    void remakeScene();
    void paintAnew();
    void repaintDamage(const MapScene::Damage& damage);
    void repaintOverlays(const std::vector<model::HexIndex>& hexes);
    void revealSubject(const model::Subject& subject);
    void placeCounters(const std::vector<model::Atom>& counters, model::HexIndex hex);
    std::vector<model::Key> selectedUnits() const;

    void zoomTo(double pixelsPerMm, QPointF pixel);
    void cameraMoved();
    void syncScrollBars();
    void setHovered(model::HexIndex hex, QPointF pixel);
    bool moveCursor(QKeyEvent* event);
    void showStack(model::HexIndex hex);
    MapInput inputOf(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    void updateMouseCursor();

    bool paintTiles(QPainter& painter, const QRectF& area, TileGroup group, qint64 budget);
    QPixmap paintPixels(TileGroup group, const QRect& pixels);
    QRect seenPixels() const;
    void paintMarks(QPainter& painter);

    Document& m_document;
    MapLayers& m_layers;
    MapOverlays* m_overlays = nullptr;
    const UnderlayPictures* m_underlays = nullptr;
    std::unique_ptr<MapScene> m_scene;
    std::unique_ptr<SelectTool> m_selectTool;
    std::unique_ptr<StackPopup> m_popup;
    MapTool* m_tool = nullptr;

    MapCamera m_camera;
    TileCache m_tiles;
    qint64 m_paintedPixels = 0;
    bool m_complete = false;
    bool m_fitted = false; ///< the map was shown as a whole once
    bool m_syncing = false;

    model::HexIndex m_hovered = model::HexIndex::None;
    model::HexIndex m_cursor = model::HexIndex::None;
    model::HexIndex m_dropHex = model::HexIndex::None;
    ChangePreview m_preview;
    QBasicTimer m_hoverTimer;
    bool m_popupByKey = false;

    QPointF m_panFrom;
    bool m_panning = false;
    bool m_spaceHeld = false;
    bool m_rulers = false;
};

} // namespace editor
