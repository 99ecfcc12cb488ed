#pragma once

#include "model/edit.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QTableWidget;

namespace editor {

class Document;
class MapCanvas;
class UnderlayPictures;
class UnderlayTool;

/// Places scans under the grid: which picture, how opaque, locked or not, and its pins with the error of each.
class UnderlayPanel : public QWidget {
    Q_OBJECT
public:
    UnderlayPanel(MapCanvas& canvas, UnderlayPictures& pictures, UnderlayTool& tool,
                  QWidget* parent = nullptr);

    /// Puts a picture under the map in the middle of the window, as wide as the map. False when it cannot be read, and
    /// the panel says why.
    bool add(const QString& file);

signals:
    /// The user wants to pin with the mouse.
    void pinRequested();

private:
    const model::Underlay* current() const;
    model::Key key() const;
    void chooseFile();
    void copyInside();
    void refresh();
    void showPins();
    void changePin(int row, int column);
    void perform(const char* label, model::Underlay underlay);

    MapCanvas& m_canvas;
    Document& m_document;
    UnderlayPictures& m_pictures;
    UnderlayTool& m_tool;
    bool m_showing = false;
    QComboBox* m_choice;
    QPushButton* m_remove;
    QPushButton* m_copy;
    QPushButton* m_pin;
    QSlider* m_opacity;
    QCheckBox* m_locked;
    QTableWidget* m_pins;
    QLabel* m_words;
};

} // namespace editor
