#pragma once

#include "editor/print/pages.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace editor {

/// Shows the pages that will be printed, one at a time, with buttons and the page keys to turn them.
class PagePreview : public QWidget {
    Q_OBJECT
public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Stays on the page it shows as long as there is one of this number.
    void setPages(Pages pages);
    int page() const { return m_page; }
    void setPage(int page);
    int count() const { return static_cast<int>(m_pages.pages.size()); }
    QSize sizeHint() const override { return {460, 600}; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Paper;
    Pages m_pages;
    int m_page = 0;
    Paper* m_paper;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_number;
};

} // namespace editor
