#pragma once

#include "model/regrid.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace editor {
class GridForm;
}

namespace app {

/// Resizes, crops, shifts and renumbers a map that exists, and says before it happens what would be lost.
class GridDialog : public QDialog {
    Q_OBJECT
public:
    explicit GridDialog(const model::Package& package, QWidget* parent = nullptr);

    /// Everything that follows from it, in one step; empty when nothing was changed.
    const model::Transaction& transaction() const { return m_regrid.transaction; }

private:
    void chooseMap();
    void grow();
    void update();

    const model::Package& m_package;
    model::Regrid m_regrid;
    model::Map m_before;
    QComboBox* m_map;
    std::array<QSpinBox*, 4> m_growth; ///< left, right, top, bottom
    QCheckBox* m_keep;
    QLabel* m_loss;
    editor::GridForm* m_grid;
};

} // namespace app
