#pragma once

#include "model/edit.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace editor {
class GridForm;
}

namespace app {

/// Asks for a further map of a package: one that lies for itself, an inset, or one whose edge is mated with another
/// map's, with or without an overlap.
class NewMapDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewMapDialog(const model::Package& package, QWidget* parent = nullptr);

    /// Adds the map and, where it is joined to one that had no lattice to share, gives that one a name.
    model::Transaction transaction() const;

private:
    enum class Lies { Alone, Inset, Right, Left, Below, Above };

    Lies lies() const;
    const model::Map* neighbour() const;
    void updateFields();

    const model::Package& m_package;
    QLineEdit* m_name;
    QComboBox* m_lies;
    QComboBox* m_neighbour;
    QSpinBox* m_overlap;
    editor::GridForm* m_grid;
};

} // namespace app
