#pragma once

#include "editor/panels/countersmodel.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace editor {

/// Finds a text in the cells of the listed counters and shows what replacing it would make of each, before it is done.
/// What is ticked off stays as it is. One step of undo.
class CountersReplace : public QDialog {
    Q_OBJECT
public:
    /// columns are those that are shown, in their order; column is the one to begin with, or -1 for all.
    CountersReplace(CountersModel& counters, const std::vector<int>& columns, int column,
                    QWidget* parent = nullptr);

    void accept() override;

private:
    void makeForm();
    void preview();
    void updateButton();

    CountersModel& m_counters;
    std::vector<int> m_shown;
    QLineEdit* m_find;
    QLineEdit* m_replace;
    QComboBox* m_column;
    QCheckBox* m_whole;
    QCheckBox* m_case;
    QTreeWidget* m_list;
    QLabel* m_message;
    QPushButton* m_button;
    std::vector<CountersModel::CellChange> m_changes; ///< by row of the list
};

} // namespace editor
