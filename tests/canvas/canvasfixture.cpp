#include "tests/canvas/canvasfixture.h"

#include "editor/text/text.h"

#include <QTest>

using namespace editor;
using model::Atom;

void CanvasFixture::setUp()
{
    m_document = std::make_unique<Document>(smallGame(), smallRuleset());
    m_document->setScenario(kScenario);
    m_layers = std::make_unique<MapLayers>();
    m_canvas = std::make_unique<MapCanvas>(*m_document, *m_layers);
    m_canvas->resize(900, 700);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_canvas->setFocus();
    waitUntilSharp();
}

void CanvasFixture::tearDown()
{
    m_canvas.reset();
    m_layers.reset();
    m_document.reset();
}

void CanvasFixture::waitUntilSharp()
{
    QTRY_VERIFY(m_canvas->isComplete());
}

QPoint CanvasFixture::pixelOf(const char* hex) const
{
    return m_canvas->rectOf(m_document->package().atlas().find(hex)).center().toPoint();
}

QPoint CanvasFixture::cornerOf(const char* hex) const
{
    const QRectF rect = m_canvas->rectOf(m_document->package().atlas().find(hex));
    return QPointF(rect.center().x(), rect.bottom() - (rect.height() * 0.06)).toPoint();
}

void CanvasFixture::dragTo(QPoint from, QPoint to, bool release)
{
    QWidget* viewport = m_canvas->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from + QPoint(15, 0));
    QTest::mouseMove(viewport, (from + to) / 2);
    QTest::mouseMove(viewport, to);
    if (release)
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
}

QString CanvasFixture::hexOf(const char* unit) const
{
    const model::Unit* record =
        m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom(unit)});
    return record ? qs(record->hex) : QStringLiteral("gone");
}
