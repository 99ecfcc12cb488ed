#pragma once

#include <QWidget>

class QLabel;
class QTreeView;

namespace editor {

class Document;
class EmptyState;
class PropertyModel;

/// The properties of what is selected, with a picture of both faces where it is a counter.
class InspectorPanel : public QWidget {
    Q_OBJECT
public:
    explicit InspectorPanel(Document& document, QWidget* parent = nullptr);

    PropertyModel* properties() const { return m_model; }
    QTreeView* view() const { return m_view; }

private:
    void showHead();
    void activate(const QModelIndex& index);

    Document& m_document;
    PropertyModel* m_model;
    QWidget* m_head;
    QLabel* m_pictures[2];
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_file;
    QTreeView* m_view;
    EmptyState* m_empty;
};

} // namespace editor
