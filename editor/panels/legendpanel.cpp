#include "editor/panels/legendpanel.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/paint/maplegend.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTimer>

namespace editor {
namespace {

constexpr double kHexPixels = 44;
constexpr int kMargin = 8;
constexpr int kDelayMs = 200;

} // namespace

/// What scrolls.
class LegendPanel::Sheet : public QWidget {
public:
    explicit Sheet(MapCanvas& canvas)
        : m_canvas(canvas)
    {
        m_timer.setSingleShot(true);
        m_timer.setInterval(kDelayMs);
        connect(&m_timer, &QTimer::timeout, this, [this] { refresh(); });
    }
    void later() { m_timer.start(); }
    void refresh()
    {
        if (!isVisible())
            return;
        m_legend.emplace(m_canvas.scene());
        const QSizeF size = m_legend->size(1) * kHexPixels;
        setFixedHeight(static_cast<int>(size.height()) + (2 * kMargin));
        setMinimumWidth(static_cast<int>(size.width()) + (2 * kMargin));
        m_picture = {};
        update();
    }
    const std::optional<MapLegend>& legend() const { return m_legend; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.fillRect(event->rect(), palette().color(QPalette::Base));
        if (!m_legend || m_legend->entries().empty()) {
            painter.drawText(
                rect().adjusted(kMargin, kMargin, -kMargin, -kMargin), Qt::AlignTop | Qt::TextWordWrap,
                LegendPanel::tr("Paint something on the map, and its signs are explained here."));
            return;
        }
        const double ratio = devicePixelRatioF();
        if (m_picture.isNull() || m_picture.deviceIndependentSize().toSize() != size()) {
            m_picture = QPixmap(size() * ratio);
            m_picture.fill(palette().color(QPalette::Base));
            QPainter inner(&m_picture);
            inner.scale(ratio, ratio);
            inner.translate(kMargin, kMargin);
            m_legend->paint(inner, m_canvas.scene(), kHexPixels, 1, palette().color(QPalette::Text));
            inner.end();
            m_picture.setDevicePixelRatio(ratio);
        }
        painter.drawPixmap(0, 0, m_picture);
    }

private:
    MapCanvas& m_canvas;
    std::optional<MapLegend> m_legend;
    QPixmap m_picture;
    QTimer m_timer;
};

LegendPanel::LegendPanel(MapCanvas& canvas, QWidget* parent)
    : QScrollArea(parent)
    , m_sheet(new Sheet(canvas))
{
    setObjectName(QStringLiteral("legendPanel"));
    setAccessibleName(tr("Legend"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setWidget(m_sheet);
    const auto later = [this] { m_sheet->later(); };
    connect(&canvas.document(), &Document::changed, this, later);
    connect(&canvas.document(), &Document::replaced, this, later);
    connect(&canvas, &MapCanvas::lookChanged, this, later);
}

QStringList LegendPanel::names() const
{
    QStringList names;
    if (m_sheet->legend())
        for (const MapLegend::Entry& entry : m_sheet->legend()->entries())
            names << entry.name;
    return names;
}

void LegendPanel::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    m_sheet->later();
}

} // namespace editor
