#include "editor/print/pagepreview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

/// The page itself, as large as there is room for it.
class PagePreview::Paper : public QWidget {
public:
    explicit Paper(PagePreview& preview)
        : m_preview(preview)
    {
        setMinimumSize(240, 240);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    void renew()
    {
        m_image = {};
        update();
    }

protected:
    void resizeEvent(QResizeEvent*) override { renew(); }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Dark));
        if (m_preview.m_pages.pages.empty()) {
            painter.setPen(palette().color(QPalette::BrightText));
            painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                             PagePreview::tr("There is nothing to print."));
            return;
        }
        if (m_image.isNull())
            m_image = draw();
        const QSizeF shown = m_image.deviceIndependentSize();
        painter.drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), m_image);
    }

private:
    QImage draw() const
    {
        const Page& page = m_preview.m_pages.pages[static_cast<std::size_t>(m_preview.m_page)];
        constexpr double border = 16;
        const double scale =
            std::min((width() - border) / page.mm.width(), (height() - border) / page.mm.height())
            * devicePixelRatio();
        QImage image = imageOf(page, std::max(scale, 0.1) * 25.4);
        image.setDevicePixelRatio(devicePixelRatio());
        return image;
    }

    PagePreview& m_preview;
    QImage m_image;
};

PagePreview::PagePreview(QWidget* parent)
    : QWidget(parent)
    , m_paper(new Paper(*this))
    , m_back(new QToolButton)
    , m_forward(new QToolButton)
    , m_number(new QLabel)
{
    setFocusPolicy(Qt::StrongFocus);
    m_back->setObjectName(QStringLiteral("previousPage"));
    m_back->setArrowType(Qt::LeftArrow);
    m_back->setToolTip(tr("Previous page (Page Up)"));
    m_back->setAccessibleName(tr("Previous page"));
    m_forward->setObjectName(QStringLiteral("nextPage"));
    m_forward->setArrowType(Qt::RightArrow);
    m_forward->setToolTip(tr("Next page (Page Down)"));
    m_forward->setAccessibleName(tr("Next page"));
    m_number->setObjectName(QStringLiteral("pageNumber"));
    m_number->setAlignment(Qt::AlignCenter);
    connect(m_back, &QToolButton::clicked, this, [this] { setPage(m_page - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { setPage(m_page + 1); });
    auto* turning = new QHBoxLayout;
    turning->addStretch();
    turning->addWidget(m_back);
    turning->addWidget(m_number);
    turning->addWidget(m_forward);
    turning->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_paper, 1);
    layout->addLayout(turning);
    setPage(0);
}

void PagePreview::setPages(Pages pages)
{
    m_pages = std::move(pages);
    setPage(m_page);
}

void PagePreview::setPage(int page)
{
    m_page = std::clamp(page, 0, std::max(0, count() - 1));
    m_back->setEnabled(m_page > 0);
    m_forward->setEnabled(m_page + 1 < count());
    m_number->setText(count() == 0 ? QString() : tr("Page %1 of %2").arg(m_page + 1).arg(count()));
    m_paper->renew();
}

void PagePreview::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageDown)
        setPage(m_page + 1);
    else if (event->key() == Qt::Key_PageUp)
        setPage(m_page - 1);
    else if (event->key() == Qt::Key_Home)
        setPage(0);
    else if (event->key() == Qt::Key_End)
        setPage(count() - 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace editor
