#pragma once

#include "model/edit.h"

#include <QTreeWidget>

#include <set>

namespace editor {

class Document;

/// Sides, their formations, and the counters of each. Dragging a counter or formation onto another formation or side puts
/// it there, as one step of undo; Ctrl+X and Ctrl+V do the same by keyboard.
class FormationTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit FormationTree(Document& document, QWidget* parent = nullptr);

    QTreeWidgetItem* itemOf(const model::Subject& subject) const;
    /// Puts counters and formations under a formation or side; false where that makes no sense.
    bool put(const std::vector<model::Subject>& what, const model::Subject& under);
    /// A new formation under what is current.
    void add();

signals:
    void notice(const QString& sentence);

protected:
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void follow(const model::ChangeSet& change);
    void rename(QTreeWidgetItem* item);
    std::vector<model::Subject> selectedSubjects() const;

    Document& m_document;
    std::vector<model::Subject> m_cut;
    bool m_filling = false;
};

} // namespace editor
