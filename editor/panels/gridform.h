#pragma once

#include "model/records/map.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace editor {

class GridPreview;

/// Asks for everything that makes a grid: size, how hexes lie, numbers, size on paper, missing and half hexes; with a
/// picture of the result.
class GridForm : public QWidget {
    Q_OBJECT
public:
    /// A new map may take its grid from a published game, and its first column and row are numbered as they are counted.
    enum class Purpose { New, Change };
    GridForm(const model::Map& map, Purpose purpose, QWidget* parent = nullptr);

    const model::Map& map() const { return m_map; }
    void setMap(const model::Map& map);
    GridPreview* preview() const { return m_preview; }

signals:
    void changed();

private:
    /// What is asked of columns and of rows alike.
    struct AxisFields {
        QComboBox* kind;
        QSpinBox* digits;
        QSpinBox* start;
        QComboBox* direction;
    };

    QWidget* makeSize();
    QWidget* makeNumbers();
    QWidget* makeEdges();
    AxisFields makeAxis(const QString& name, const QString& forward, const QString& backward);
    void show();
    void read();
    void toggle(model::Cell cell);
    void keepMissing(const model::Map& before);

    model::Map m_map;
    Purpose m_purpose;
    bool m_showing = false;
    QComboBox* m_preset;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QComboBox* m_orientation;
    QComboBox* m_offset;
    QDoubleSpinBox* m_hexMm;
    QComboBox* m_order;
    AxisFields m_column;
    AxisFields m_row;
    QLineEdit* m_prefix;
    QLineEdit* m_separator;
    std::array<QCheckBox*, 4> m_cuts;
    QPushButton* m_ends;
    QPushButton* m_whole;
    QLabel* m_summary;
    GridPreview* m_preview;
};

} // namespace editor
