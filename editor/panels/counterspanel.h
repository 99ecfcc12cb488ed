#pragma once

#include "model/atom.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QToolButton;

namespace editor {

class CountersModel;
class CountersTable;
class Document;
class EmptyState;
class SelectionSync;

/// All counters of the game as a table: to find one and drag it onto the map, to see where each stands, and to edit what
/// is printed on them, one by one or many at once, here or in a spreadsheet.
class CountersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CountersPanel(Document& document, QWidget* parent = nullptr);

    CountersModel* counters() const { return m_model; }
    CountersTable* view() const { return m_view; }
    /// The line to type a name into: "Find Counter…" goes there.
    QLineEdit* filterLine() const { return m_text; }
    /// Columns in which no counter has anything are hidden at first.
    void showUsedColumns();

public slots:
    void addCounter();
    void removeCounters();
    void findAndReplace();
    void importTable();
    void exportTable();
    /// The same with a file that is known already.
    void importFrom(const QString& file);
    bool exportTo(const QString& file, char separator, bool countersheets);

signals:
    /// For the status bar.
    void notice(const QString& text);

private:
    void makeFilterLine();
    void makeActions();
    void makeView();
    void fillColumnsMenu();
    void followFilter();
    void followRows();
    void open(const QModelIndex& index);

    Document& m_document;
    CountersModel* m_model;
    QLineEdit* m_text;
    QToolButton* m_unplaced;
    QComboBox* m_grouping;
    QMenu* m_columns;
    QHBoxLayout* m_line;
    CountersTable* m_view;
    EmptyState* m_empty;
    SelectionSync* m_sync;
    QString m_folder; ///< of the last table
    int m_currentColumn = 0; ///< while rows are arranged anew
    model::Atom m_currentCounter;
};

} // namespace editor
