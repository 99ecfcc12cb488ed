#pragma once

#include <QWidget>

class QAction;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace editor {

class ChartsModel;
class Document;
class EmptyState;

/// The values of the game's charts: where each comes from, and the designer's own in place of it.
class ChartsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ChartsPanel(Document& document, QWidget* parent = nullptr);

    ChartsModel* charts() const { return m_model; }
    QTreeView* view() const { return m_view; }
    QLineEdit* filterLine() const { return m_text; }
    /// Gives the selected values back to the ruleset.
    QAction* resetAction() const { return m_reset; }

private:
    void updateActions();
    void filter();

    ChartsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_text;
    QTreeView* m_view;
    QAction* m_reset;
    EmptyState* m_empty;
};

} // namespace editor
