#include "tests/tools/toolfixture.h"

#include "editor/text/text.h"
#include "model/xml/package_writer.h"

#include <QApplication>
#include <QComboBox>
#include <QUndoStack>

using namespace editor;
using model::Atom;

void ToolFixture::setUpTools()
{
    setUp();
    m_tools = std::make_unique<MapTools>(*m_canvas);
    m_options = std::make_unique<ToolOptionsBar>(*m_tools, *m_canvas);
    m_options->show();
    m_canvas->activateWindow();
    m_canvas->setFocus();
}

void ToolFixture::tearDownTools()
{
    m_tools.reset();
    m_options.reset();
    tearDown();
}

model::Files ToolFixture::written() const
{
    return model::writePackage(m_document->package());
}

void ToolFixture::undoAndRedo(const model::Files& before)
{
    QVERIFY(!m_document->inGesture());
    const model::Files after = written();
    QVERIFY(after != before);
    const int steps = m_document->undoStack()->index();
    m_document->undoStack()->undo();
    QVERIFY(written() == before);
    m_document->undoStack()->redo();
    QVERIFY(written() == after);
    QCOMPARE(m_document->undoStack()->index(), steps);
}

void ToolFixture::choose(const char* box, const char* data)
{
    auto* combo = option<QComboBox>(box);
    QVERIFY2(combo, box);
    const int index = combo->findData(QString::fromUtf8(data));
    QVERIFY2(index >= 0, data);
    combo->setCurrentIndex(index);
    emit combo->activated(index);
}

void ToolFixture::press(QPoint at, Qt::KeyboardModifiers keys)
{
    m_down = true;
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, keys, at);
}

void ToolFixture::move(QPoint at, Qt::KeyboardModifiers keys)
{
    // QTest::mouseMove knows no modifiers.
    const Qt::MouseButtons buttons = m_down ? Qt::LeftButton : Qt::NoButton;
    QMouseEvent event(QEvent::MouseMove, at, m_canvas->viewport()->mapToGlobal(at), Qt::NoButton, buttons,
                      keys);
    QApplication::sendEvent(m_canvas->viewport(), &event);
}

void ToolFixture::release(QPoint at, Qt::KeyboardModifiers keys)
{
    m_down = false;
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, keys, at);
}

void ToolFixture::click(const char* hex, Qt::KeyboardModifiers keys)
{
    move(pixelOf(hex), keys);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, keys, pixelOf(hex));
}

void ToolFixture::drag(std::initializer_list<const char*> hexes, Qt::KeyboardModifiers keys)
{
    press(pixelOf(*hexes.begin()), keys);
    for (const char* each : hexes)
        move(pixelOf(each), keys);
    release(pixelOf(*(hexes.end() - 1)), keys);
}

void ToolFixture::dragPoints(std::initializer_list<QPoint> points, Qt::KeyboardModifiers keys)
{
    press(*points.begin(), keys);
    for (const QPoint point : points)
        move(point, keys);
    release(*(points.end() - 1), keys);
}

void ToolFixture::key(Qt::Key key, Qt::KeyboardModifiers keys)
{
    QTest::keyClick(m_canvas.get(), key, keys);
}

QPoint ToolFixture::cornerOf(const char* number, int corner) const
{
    const QPointF at = m_canvas->scene().plan().outline(hex(number))[corner];
    return m_canvas->camera().toWindow(QRectF(at, QSizeF())).topLeft().toPoint();
}

QPoint ToolFixture::sideOf(const char* number, int direction) const
{
    const QPolygonF corners = m_canvas->scene().plan().outline(hex(number));
    const QPointF middle = (corners[direction] + corners[(direction + 1) % model::kDirections]) / 2;
    const QPointF at = middle + ((m_canvas->scene().plan().centre(hex(number)) - middle) * 0.1);
    return m_canvas->camera().toWindow(QRectF(at, QSizeF())).topLeft().toPoint();
}

void ToolFixture::cursorTo(const char* number)
{
    m_canvas->setCursorHex(hex(number));
}

QString ToolFixture::terrain(const char* number) const
{
    return qs(m_document->package().terrain(hex(number)).text());
}

QString ToolFixture::side(const char* text) const
{
    return qs(m_document->package().side(m_document->package().atlas().findSide(text)).text());
}

model::HexIndex ToolFixture::hex(const char* number) const
{
    return m_document->package().atlas().find(std::string_view(number));
}
