#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/session.h"
#include "editor/errata/comparewindow.h"
#include "editor/paint/counterlook.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/face/facepanel.h"
#include "editor/panels/face/faceview.h"
#include "editor/panels/face/partform.h"
#include "editor/panels/inspectorpanel.h"
#include "editor/panels/propertymodel.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/counterface.h"
#include "model/edit.h"
#include "model/xml/package_writer.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoStack>

using namespace editor;
using model::Atom;

namespace {

const Atom kPanzer("ge-3-pz");

void picture(QWidget& widget, const char* name)
{
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        widget.grab().save(folder + u'/' + QLatin1String(name));
}

} // namespace

/// Changing the layout of faces by hand, own pictures, errata and the window that compares versions.
class FacePanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void draggingMovesAPart();
    void typingChangesTheStyle();
    void partsAreAddedAndOrdered();
    void ownLayoutIsSavedAndGivenBack();
    void pictureIsTakenIntoThePackage();
    void errataAreWrittenInTheInspector();
    void comparingShowsOldAndNew();

private:
    Document& document() { return *m_session->document(); }
    template <class T>
    static T* child(QWidget& widget, const char* name)
    {
        return widget.findChild<T*>(QLatin1String(name));
    }
    /// Chooses the part that prints a text.
    static void choose(FacePanel& panel, const QString& text)
    {
        for (int row = 0; row < panel.parts()->count(); ++row)
            if (panel.parts()->item(row)->text().contains(text))
                panel.parts()->setCurrentRow(row);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void FacePanelTest::init()
{
    m_session = std::make_unique<Session>([](Atom id) { return rulesetFor(id).ruleset; });
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_session->openCopy(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war")));
    QVERIFY(m_session->saveAs(m_folder->filePath(QStringLiteral("game"))));
    document().selection()->set({model::Subject::of<model::Counter>({.scope = {}, .id = kPanzer})});
}

void FacePanelTest::draggingMovesAPart()
{
    FacePanel panel(document());
    panel.resize(1000, 480);
    panel.show();
    choose(panel, QStringLiteral("{factors}"));
    picture(panel, "face-panel.png");
    const auto before = templateFor(document().package(), Atom("panzer"), false);
    const auto at = [&](double x, double y) {
        const QRectF face = panel.view()->square(false);
        return (face.topLeft() + QPointF(x, y) * face.width()).toPoint();
    };
    QTest::mousePress(panel.view(), Qt::LeftButton, {}, at(0.5, 0.8));
    QTest::mouseMove(panel.view(), at(0.5, 0.75));
    QTest::mouseMove(panel.view(), at(0.5, 0.7));
    QTest::mouseRelease(panel.view(), Qt::LeftButton, {}, at(0.5, 0.7));
    const auto after = templateFor(document().package(), Atom("panzer"), false);
    QVERIFY(document().package().find<model::Table>(before->id));
    const int part = panel.parts()->currentRow();
    const QRectF was = before->parts[static_cast<std::size_t>(part)].place;
    const QRectF is = after->parts[static_cast<std::size_t>(part)].place;
    QVERIFY2(std::abs(was.y() - is.y() - 0.1) < 0.02, qPrintable(QString::number(is.y())));
    QCOMPARE(document().undoStack()->count(), 1);
    document().undoStack()->undo();
    QVERIFY(!document().package().find<model::Table>(before->id));
    QVERIFY(*templateFor(document().package(), Atom("panzer"), false) == *before);
}

void FacePanelTest::typingChangesTheStyle()
{
    FacePanel panel(document());
    panel.resize(1000, 480);
    panel.show();
    choose(panel, QStringLiteral("{factors}"));
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto* text = child<QComboBox>(panel, "partText");
    text->setFocus();
    text->lineEdit()->selectAll();
    QTest::keyClicks(text, QStringLiteral("{attack}:{move}"));
    QTest::keyClick(text, Qt::Key_Tab);
    auto* size = child<QDoubleSpinBox>(panel, "partSize");
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, QLocale().toString(0.25));
    QTest::keyClick(size, Qt::Key_Tab);
    const CounterLook look = CounterLook::of(document().package(), document().ruleset(), kPanzer);
    const auto printed =
        std::ranges::find_if(look.parts, [](const PrintedPart& part) { return part.text.contains(u':'); });
    QVERIFY(printed != look.parts.end());
    QCOMPARE(printed->size, 0.25);
    picture(panel, "face-panel-changed.png");
    document().undoStack()->undo();
    document().undoStack()->undo();
    QVERIFY(document().package().all<model::Table>().empty()
            || !document().package().find<model::Table>(Atom("face-unit")));
}

void FacePanelTest::partsAreAddedAndOrdered()
{
    FacePanel panel(document());
    panel.show();
    const int count = panel.parts()->count();
    panel.parts()->setCurrentRow(0);
    panel.action(QStringLiteral("addPart"))->trigger();
    QCOMPARE(panel.parts()->count(), count + 1);
    QCOMPARE(panel.parts()->currentRow(), 1);
    panel.action(QStringLiteral("raisePart"))->trigger();
    QCOMPARE(panel.parts()->currentRow(), 2);
    QVERIFY(panel.parts()->currentItem()->text().contains(QStringLiteral("{name}")));
    panel.action(QStringLiteral("removePart"))->trigger();
    QCOMPARE(panel.parts()->count(), count);
    panel.action(QStringLiteral("resetFace"))->trigger();
    QVERIFY(!panel.action(QStringLiteral("resetFace"))->isEnabled());
    QCOMPARE(panel.parts()->count(), count);
}

void FacePanelTest::ownLayoutIsSavedAndGivenBack()
{
    FacePanel panel(document());
    panel.show();
    choose(panel, QStringLiteral("{size}"));
    child<QDoubleSpinBox>(panel, "partLeft")->setValue(0.31);
    QVERIFY(m_session->save());
    const model::Package written = document().package();
    Session again([](Atom id) { return rulesetFor(id).ruleset; });
    QVERIFY(again.openCopy(m_session->path()));
    QVERIFY(model::writePackage(again.document()->package()) == model::writePackage(written));
    QVERIFY(again.loadFindings().empty());
    QVERIFY(std::ranges::none_of(again.document()->engine().findings(), [](const model::Finding& finding) {
        return finding.subject.is<model::Table>() && finding.subject.key.id.text().starts_with("face");
    }));
}

void FacePanelTest::pictureIsTakenIntoThePackage()
{
    FacePanel panel(document());
    panel.resize(1000, 480);
    panel.show();
    QImage red(80, 80, QImage::Format_RGB32);
    red.fill(Qt::red);
    const QString file = m_folder->filePath(QStringLiteral("tiger.png"));
    QVERIFY(red.save(file));
    panel.choosePicture(file);
    QVERIFY(QFile::exists(m_session->path() + QStringLiteral("/art/tiger.png")));
    QCOMPARE(model::CounterFace(document().package(), kPanzer).art(), std::string_view("tiger.png"));
    QCOMPARE(facesOf(*document().package().find<model::Counter>(kPanzer), document().package()).size(), 2U);
    const QImage image = panel.view()->grab().toImage();
    QCOMPARE(image.pixelColor(panel.view()->square(false).center().toPoint() + QPoint(12, 17)),
             QColor(Qt::red));
    picture(panel, "face-panel-art.png");
    QVERIFY(QFile::remove(m_session->path() + QStringLiteral("/art/tiger.png")));
    document().selection()->clear();
    panel.parts()->setCurrentRow(0);
    document().undoStack()->undo();
    document().undoStack()->redo();
    QVERIFY2(child<QLabel>(panel, "faceArt")->text().contains(QStringLiteral("no picture tiger.png")),
             qPrintable(child<QLabel>(panel, "faceArt")->text()));
    QTest::mouseClick(child<QPushButton>(panel, "removeArt"), Qt::LeftButton);
    QVERIFY(model::CounterFace(document().package(), kPanzer).art().empty());
}

void FacePanelTest::errataAreWrittenInTheInspector()
{
    InspectorPanel panel(document());
    panel.resize(420, 700);
    panel.show();
    QTest::mouseClick(child<QToolButton>(panel, "addErratum"), Qt::LeftButton);
    const auto* counter = document().package().find<model::Counter>(kPanzer);
    QCOMPARE(counter->errata.size(), 1U);
    auto* view = child<QTreeView>(panel, "inspectorView");
    auto* model = qobject_cast<PropertyModel*>(view->model());
    const QModelIndex source = model->find(QStringLiteral("Erratum e1"), "source");
    QVERIFY(source.isValid());
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    view->scrollTo(source);
    view->setFocus();
    view->setCurrentIndex(source);
    view->edit(source);
    auto* editor = view->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("Designer, list of May"));
    QTest::keyClick(editor, Qt::Key_Return);
    QApplication::processEvents();
    QVERIFY(model->setData(model->find(QStringLiteral("Erratum e1"), "#text"), QStringLiteral("Misprint"),
                           Qt::EditRole));
    counter = document().package().find<model::Counter>(kPanzer);
    QCOMPARE(counter->errata[0].source, std::string("Designer, list of May"));
    QCOMPARE(counter->errata[0].text, std::string("Misprint"));
    picture(panel, "inspector-erratum.png");
    QVERIFY(m_session->save());
    Session again([](Atom id) { return rulesetFor(id).ruleset; });
    QVERIFY(again.openCopy(m_session->path()));
    QVERIFY(model::writePackage(again.document()->package()) == model::writePackage(document().package()));
    while (document().undoStack()->canUndo())
        document().undoStack()->undo();
    QVERIFY(document().package().find<model::Counter>(kPanzer)->errata.empty());
}

void FacePanelTest::comparingShowsOldAndNew()
{
    CompareWindow window(document());
    window.show();
    QTest::mouseClick(child<QPushButton>(window, "compareSaved"), Qt::LeftButton);
    QVERIFY(window.found().empty());
    QVERIFY(
        child<QTextBrowser>(window, "compareItem")->toPlainText().contains(QStringLiteral("say the same")));
    model::CounterType type = *document().package().find<model::CounterType>(Atom("ge-army"));
    type.faces[0].fields.set(Atom("attack"), "6");
    model::Counter counter = *document().package().find<model::Counter>(kPanzer);
    counter.name = "III Pz";
    document().perform({.label = {}, .arguments = {}, .edits = {model::put(type), model::put(counter)}});
    auto* tree = child<QTreeWidget>(window, "compareTree");
    QTRY_COMPARE(window.found().size(), 2U);
    QCOMPARE(tree->topLevelItemCount(), 2);
    const QString item = child<QTextBrowser>(window, "compareItem")->toPlainText();
    QVERIFY2(item.contains(QStringLiteral("“5” becomes “6”")) && item.contains(QStringLiteral("ge-2-army")),
             qPrintable(item));
    QVERIFY(child<QTextBrowser>(window, "compareItem")->toHtml().contains(QStringLiteral("<img")));
    picture(window, "compare-window.png");
    QSignalSpy pages(&window, &CompareWindow::pagesRequested);
    QTest::mouseClick(child<QPushButton>(window, "errataPdf"), Qt::LeftButton);
    QCOMPARE(pages.count(), 1);
    QSignalSpy html(&window, &CompareWindow::htmlRequested);
    QTest::mouseClick(child<QPushButton>(window, "errataHtml"), Qt::LeftButton);
    QVERIFY(html.at(0).at(0).toString().contains(QStringLiteral("<b>2.</b>")));
    QVERIFY(!window.compareWith(m_folder->filePath(QStringLiteral("nothing"))));
    QVERIFY(child<QLabel>(window, "compareWhat")->text().contains(QStringLiteral("nothing")));
    QCOMPARE(window.found().size(), 2U);
}

QTEST_MAIN(FacePanelTest)
#include "tst_face_panel.moc"
