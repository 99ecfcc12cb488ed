#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace editor {

class CountersFilter;
class CountersModel;
class Document;
class EmptyState;

/// All counters of the game: to find one, to see where it stands, and to drag it onto the map.
class CountersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CountersPanel(Document& document, QWidget* parent = nullptr);

    CountersModel* counters() const { return m_model; }
    QTreeView* view() const { return m_view; }
    /// The line to type a name into: "Find Counter…" goes there.
    QLineEdit* filterLine() const { return m_text; }

private:
    void makeFilterLine();
    void makeView();
    void followFilter();
    void showGroups();
    void reveal(const QModelIndex& index);

    Document& m_document;
    CountersModel* m_model;
    CountersFilter* m_filter;
    QLineEdit* m_text;
    QToolButton* m_unplaced;
    QComboBox* m_grouping;
    QTreeView* m_view;
    EmptyState* m_empty;
};

} // namespace editor
