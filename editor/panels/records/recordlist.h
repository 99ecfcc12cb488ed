#pragma once

#include "model/edit.h"
#include "model/finding.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QTreeView;

namespace editor {

class EmptyState;
class FlowLayout;
class RecordsModel;

/// A list of records of one kind with what every such list can do: add, duplicate, remove, edit in place, and share the
/// selection with the other views.
class RecordList : public QWidget {
    Q_OBJECT
public:
    /// name is the object name; the actions are "addNAME", "duplicateNAME" and "removeNAME". The text of an empty list
    /// says what to do.
    RecordList(RecordsModel* records, const QString& name, const QString& addText, const QString& emptyText,
               QWidget* parent = nullptr);

    /// What "add" makes: the edit that puts a new record, or nothing when that is not possible. Without one, an empty
    /// record with a free id.
    using Make = std::function<std::optional<model::Edit>()>;
    void setMake(Make make) { m_make = std::move(make); }

    RecordsModel* records() const { return m_records; }
    QTreeView* view() const { return m_view; }
    QAction* addAction() const { return m_add; }
    QAction* removeAction() const { return m_remove; }
    QAction* duplicateAction() const { return m_duplicate; }
    /// A further button or choice above the list.
    void addButton(QAction* action);
    FlowLayout* line() const { return m_line; }
    EmptyState* empty() const { return m_empty; }
    /// The records of the selected rows.
    std::vector<model::Subject> selected() const;
    /// The record of the current row, which stays when something else is selected on the map; of kind None without one.
    model::Subject current() const;

public slots:
    void add();
    void removeSelected();
    void duplicateSelected();

private:
    QAction* makeAction(const QString& name, const QString& text, const QString& tip, const QKeySequence& key,
                        const QString& iconName);
    void reveal(const model::Subject& subject, bool edit);
    void updateActions();

    RecordsModel* m_records;
    FlowLayout* m_line;
    QTreeView* m_view;
    QAction* m_add;
    QAction* m_duplicate;
    QAction* m_remove;
    EmptyState* m_empty;
    Make m_make;
};

} // namespace editor
