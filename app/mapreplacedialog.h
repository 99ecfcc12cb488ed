#pragma once

#include "model/mapreplace.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace editor {
class MapCanvas;
}

namespace app {

/// Finds words on the map and puts others in their place. Counts and shows on the map what would change.
class MapReplaceDialog : public QDialog {
    Q_OBJECT
public:
    MapReplaceDialog(editor::MapCanvas& canvas, QWidget* parent);
    ~MapReplaceDialog() override;

private:
    void fillWords();
    void update();
    void selectFound();
    void replace();
    model::MapReplace wish() const;

    editor::MapCanvas& m_canvas;
    QComboBox* m_what;
    QComboBox* m_from;
    QComboBox* m_to;
    QCheckBox* m_within;
    QLabel* m_count;
    QPushButton* m_select;
    QPushButton* m_replace;
};

} // namespace app
