#pragma once

#include "editor/errata/errata.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;
class QTimer;
class QTreeWidget;

namespace editor {

class Document;

/// The open package beside another version of it: what differs, grouped by kind, and of each difference the values and
/// the old and new faces side by side. It stays open while the package is edited and follows.
class CompareWindow : public QDialog {
    Q_OBJECT
public:
    explicit CompareWindow(const Document& document, QWidget* parent = nullptr);
    ~CompareWindow() override;

    /// Reads the older version from a folder or a bundle; false with a sentence in the window when it cannot be read.
    bool compareWith(const QString& path);
    const std::vector<Difference>& found() const { return m_found; }
    /// Good until the package changes.
    Versions versions() const;

signals:
    void pagesRequested(const editor::Pages& pages, const QString& name);
    void htmlRequested(const QString& html, const QString& name);

private:
    void ask(bool bundle);
    void refresh();
    void showItem();

    const Document& m_document;
    std::unique_ptr<model::Package> m_other;
    std::vector<Difference> m_found;
    QLabel* m_what;
    QTreeWidget* m_tree;
    QTextBrowser* m_item;
    QPushButton* m_saved;
    QPushButton* m_pdf;
    QPushButton* m_html;
    QTimer* m_later;
};

} // namespace editor
