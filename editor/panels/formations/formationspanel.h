#pragma once

#include <QWidget>

class QComboBox;
class QTreeView;

namespace editor {

class Document;
class FormationTree;
class LedgerModel;

/// The order of battle as a tree, and beside it the countermix ledger of all scenarios.
class FormationsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FormationsPanel(Document& document, QWidget* parent = nullptr);

    FormationTree* tree() const { return m_tree; }
    LedgerModel* ledger() const { return m_ledger; }
    QTreeView* ledgerView() const { return m_view; }
    QComboBox* shown() const { return m_shown; }

signals:
    /// For the status bar.
    void notice(const QString& text);

private:
    QWidget* makeFormations();
    QWidget* makeLedger();
    void goTo(const QModelIndex& index);

    Document& m_document;
    FormationTree* m_tree;
    LedgerModel* m_ledger;
    QTreeView* m_view;
    QComboBox* m_shown;
};

} // namespace editor
