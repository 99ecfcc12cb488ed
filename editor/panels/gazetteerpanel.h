#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace editor {

class Document;
class EmptyState;
class GazetteerModel;

/// All places by name, with a search through names, other names, kinds and hexes. Choosing one shows it on the map.
/// Where nothing is found, the most similar names are offered.
class GazetteerPanel : public QWidget {
    Q_OBJECT
public:
    explicit GazetteerPanel(Document& document, QWidget* parent = nullptr);

    QLineEdit* search() const { return m_search; }
    QTreeView* view() const { return m_view; }
    QLabel* suggestions() const { return m_suggestions; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void goTo(const QModelIndex& index);
    void follow();

    Document& m_document;
    GazetteerModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_search;
    QTreeView* m_view;
    QLabel* m_suggestions;
    EmptyState* m_empty;
};

} // namespace editor
