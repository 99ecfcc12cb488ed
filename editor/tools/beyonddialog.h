#pragma once

#include "editor/canvas/mapcanvas.h"
#include "model/hex/beyond.h"
#include "model/hexsets.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace editor {

/// Asks for a line or border and a side of it, and finds all hexes on that side: "everything east of the Bug".
class BeyondDialog : public QDialog {
    Q_OBJECT
public:
    explicit BeyondDialog(MapCanvas& canvas);

    /// Of the line's map, in order.
    std::vector<model::HexIndex> hexes() const;
    model::Combine how() const;

private:
    struct Choice {
        model::Atom map;
        std::vector<model::Segment> segments; ///< millimetres of the plan
    };
    void fillLines();
    void update();

    MapCanvas& m_canvas;
    std::vector<Choice> m_choices;
    QComboBox* m_lines;
    QComboBox* m_sides;
    QComboBox* m_how;
    QLabel* m_count;
};

} // namespace editor
