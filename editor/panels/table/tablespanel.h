#pragma once

#include "model/records/kinds.h"

#include <QWidget>

class QAction;
class QLabel;
class QTableView;

namespace editor {

class Document;
class RecordList;
class TableGridModel;
class TableModifiersModel;

/// Tables of one kind: those of the game, or the weather tables of the scenario. The list above has what a table says of
/// itself; below are its cells and modifiers, with gaps and overlaps shown where they are.
class TablesPanel : public QWidget {
    Q_OBJECT
public:
    TablesPanel(Document& document, model::RecordKind kind, QWidget* parent = nullptr);
    ~TablesPanel() override;

    RecordList* tables() const { return m_tables; }
    TableGridModel* grid() const { return m_grid; }
    QTableView* gridView() const { return m_gridView; }
    TableModifiersModel* modifiers() const { return m_modifiers; }
    QAction* action(const QString& name) const;

private:
    static std::string utf8Title();
    QAction* makeAction(const QString& name, const QString& text, const QString& tip, auto slot);
    void follow();

    Document& m_document;
    RecordList* m_tables;
    TableGridModel* m_grid;
    TableModifiersModel* m_modifiers;
    QTableView* m_gridView;
    QTableView* m_modifiersView;
    QLabel* m_verdict;
};

} // namespace editor
