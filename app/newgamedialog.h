#pragma once

#include "editor/document/newgame.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace app {

/// Asks what a new game shall be.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    editor::NewGame game() const;
    model::Atom ruleset() const;

private:
    QLineEdit* m_title;
    QComboBox* m_ruleset;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QComboBox* m_orientation;
};

} // namespace app
