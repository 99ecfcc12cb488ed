#pragma once

#include "editor/paint/overlayfacts.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace editor {

class Document;
class MapCanvas;
class MapOverlays;

/// Lies in a corner of the map while an overlay is shown: explains its signs, says in words what it says of the
/// selected unit, and lets the user choose whose supply and which way of moving is shown.
class OverlayLegend : public QFrame {
    Q_OBJECT
public:
    OverlayLegend(MapCanvas& canvas, MapOverlays& overlays);

    /// Whether it may be seen at all; it is only seen while there is something to explain.
    bool isWanted() const { return m_wanted; }
    void setWanted(bool wanted);

    QComboBox* traceChooser() const { return m_traces; }
    QComboBox* movementChooser() const { return m_movements; }
    /// What is said of the selected unit.
    QString supplyWords() const;
    QString movementWords() const;
    /// All explanations, from top to bottom.
    QStringList explanations() const;

signals:
    void wantedChanged(bool wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the rows depend on; while it stays the same they do.
    struct Shape {
        std::array<bool, kOverlays.size()> shown{};
        std::vector<OverlaySide> sides;
        std::vector<model::Atom> grades;
        bool operator==(const Shape&) const = default;
    };

    void follow();
    void rebuild();
    void fillChoosers();
    void addHeading(Overlay overlay);
    void addRow(const QPixmap& swatch, const QString& text);
    void addSupply();
    void addZoc();
    void addControl();
    void addStacking();
    void addMovement();
    void addVictory();
    void updateWords();
    void place();

    MapCanvas& m_canvas;
    MapOverlays& m_overlays;
    Document& m_document;
    bool m_wanted = true;
    Shape m_shape;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QComboBox* m_traces;
    QComboBox* m_movements;
    QLabel* m_supplyWords;
    QLabel* m_movementWords;
    QLabel* m_victoryWords;
    QScrollArea* m_scroll;
};

} // namespace editor
