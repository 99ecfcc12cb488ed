#pragma once

#include "editor/document/newgame.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace editor {
class GridForm;
}

namespace app {

/// Asks what a new game shall be: its title, its rules and the grid of its map.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    editor::NewGame game() const;
    model::Atom ruleset() const;

private:
    QLineEdit* m_title;
    QComboBox* m_ruleset;
    editor::GridForm* m_grid;
};

} // namespace app
