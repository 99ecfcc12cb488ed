#pragma once

#include "editor/exchange/counterimport.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace editor {

class Document;

/// Shows what a table of counters holds: which column means what, what it would add and change, and what is wrong with
/// it. Nothing changes before Import is pressed, and nothing at all while one cell is wrong. What is ticked off stays.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(Document& document, CsvTable table, QWidget* parent = nullptr);

    const CounterImport& plan() const { return m_plan; }
    void accept() override;

private:
    void makeForm();
    void fillMapping();
    void update();
    void showRows();
    void updateButton();

    Document& m_document;
    CsvTable m_table;
    ColumnMap m_columns;
    CounterImport m_plan;
    QTreeWidget* m_mapping;
    QComboBox* m_sheet;
    QTreeWidget* m_list;
    QLabel* m_summary;
    QPushButton* m_import;
};

} // namespace editor
