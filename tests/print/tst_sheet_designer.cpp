#include "editor/document/document.h"
#include "editor/errata/errata.h"
#include "editor/print/pagepreview.h"
#include "editor/print/sheetdesigner.h"
#include "editor/rulesets/rulesets.h"
#include "model/xml/package_reader.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace editor;
using model::Atom;

namespace {

model::Package sample()
{
    const auto read = model::readFolder(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war");
    return model::readPackage(read.files).package;
}

} // namespace

/// Laying out sheets by hand, and comparing two versions of a package.
class SheetDesignerTest : public QObject {
    Q_OBJECT

private slots:
    void layingOutIsOneStep();
    void cancelTakesItBack();
    void pagesAreTurned();
    void wrongPaperIsExplained();
    void differencesOfTwoVersions();

private:
    template <class T>
    static T* field(SheetDesigner& designer, const char* name)
    {
        return designer.findChild<T*>(QString::fromLatin1(name));
    }
    static void chooseSheet(SheetDesigner& designer, const char* id)
    {
        auto* sheets = field<QComboBox>(designer, "sheet");
        sheets->setCurrentIndex(sheets->findData(QString::fromLatin1(id)));
    }
};

void SheetDesignerTest::layingOutIsOneStep()
{
    Document document(sample(), rulesetFor(Atom("stalins-war")).ruleset);
    const model::Package before = document.package();
    {
        SheetDesigner designer(document, {});
        designer.show();
        QVERIFY(!field<QSpinBox>(designer, "columns")->isEnabled());
        chooseSheet(designer, "german");
        const int pages = designer.preview()->count();
        auto* columns = field<QSpinBox>(designer, "columns");
        columns->setFocus();
        columns->selectAll();
        QTest::keyClicks(columns, QStringLiteral("4"));
        QTest::keyClick(columns, Qt::Key_Tab);
        field<QSpinBox>(designer, "rows")->setValue(3);
        field<QDoubleSpinBox>(designer, "gutter")->setValue(2.5);
        field<QSpinBox>(designer, "blanks")->setValue(5);
        QVERIFY(designer.preview()->count() > pages);
        const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
        if (!folder.isEmpty())
            designer.grab().save(folder + QStringLiteral("/sheet-designer.png"));
        designer.accept();
    }
    const auto* sheet = document.package().find<model::Sheet>(Atom("german"));
    QCOMPARE(sheet->columns, 4);
    QCOMPARE(sheet->rows, 3);
    QCOMPARE(sheet->gutterMm, 2.5);
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QVERIFY(document.package() == before);
}

void SheetDesignerTest::cancelTakesItBack()
{
    Document document(sample(), rulesetFor(Atom("stalins-war")).ruleset);
    const model::Package before = document.package();
    SheetDesigner designer(document, {});
    designer.show();
    chooseSheet(designer, "soviet");
    field<QDoubleSpinBox>(designer, "bleed")->setValue(1);
    QVERIFY(!(document.package() == before));
    QTest::keyClick(&designer, Qt::Key_Escape);
    QVERIFY(document.package() == before);
    QCOMPARE(document.undoStack()->count(), 0);
}

void SheetDesignerTest::pagesAreTurned()
{
    Document document(sample(), rulesetFor(Atom("stalins-war")).ruleset);
    SheetDesigner designer(document, {});
    PagePreview* preview = designer.preview();
    QVERIFY(preview->count() > 2);
    QCOMPARE(preview->page(), 0);
    QTest::mouseClick(field<QToolButton>(designer, "nextPage"), Qt::LeftButton);
    QCOMPARE(preview->page(), 1);
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(preview->page(), preview->count() - 1);
    QVERIFY(!field<QToolButton>(designer, "nextPage")->isEnabled());
    int asked = 0;
    connect(&designer, &SheetDesigner::exportRequested, this, [&](const Pages& pages, const QString& name) {
        ++asked;
        QCOMPARE(name, QStringLiteral("printer-test.pdf"));
        QCOMPARE(pages.pages.size(), 2U);
    });
    QTest::mouseClick(field<QPushButton>(designer, "printerTest"), Qt::LeftButton);
    QCOMPARE(asked, 1);
}

void SheetDesignerTest::wrongPaperIsExplained()
{
    Document document(sample(), rulesetFor(Atom("stalins-war")).ruleset);
    SheetDesigner designer(document, {});
    field<QComboBox>(designer, "paper")->setEditText(QStringLiteral("A0815"));
    QVERIFY(field<QLabel>(designer, "note")->text().contains(QStringLiteral("A0815")));
    field<QComboBox>(designer, "paper")->setEditText(QStringLiteral("300x400"));
    QCOMPARE(designer.setup().paper.mm, QSizeF(300, 400));
    QVERIFY(!field<QLabel>(designer, "note")->text().contains(QStringLiteral("A0815")));
}

void SheetDesignerTest::differencesOfTwoVersions()
{
    const model::Package before = sample();
    QVERIFY(differences(before, before).empty());
    model::Package after = before;
    model::CounterType type = *after.find<model::CounterType>(Atom("ge-army"));
    type.faces[0].fields.set(Atom("attack"), "6");
    model::Counter counter = *after.find<model::Counter>(Atom("ge-3-pz"));
    counter.name = "III Pz";
    const auto hex = static_cast<model::HexIndex>(100);
    after.apply({.label = {},
                 .arguments = {},
                 .edits = {model::put(type), model::put(counter),
                           model::setTerrain(after, hex, model::Words("rough")),
                           model::erase<model::Counter>({.scope = {}, .id = Atom("marker-vp")})}});
    const auto list = differences(before, after);
    QCOMPARE(list.size(), 4U);
    QVERIFY(list[0].subject.is<model::CounterType>());
    QCOMPARE(list[0].values.size(), 1U);
    QCOMPARE(list[0].values[0].face, Atom("front"));
    QCOMPARE(list[0].values[0].before, std::string("5"));
    QCOMPARE(list[0].values[0].after, std::string("6"));
    QCOMPARE(list[3].subject, model::Subject::ofHex(after.atlas().number(hex)));
    const auto ruleset = rulesetFor(Atom("stalins-war")).ruleset;
    const Versions versions{.before = &before, .after = &after, .ruleset = ruleset.get()};
    const auto counters = changedCounters(versions);
    QVERIFY(std::ranges::contains(counters, Atom("ge-3-pz")));
    QVERIFY(std::ranges::contains(counters, Atom("ge-2-army")));
    QVERIFY(!std::ranges::contains(counters, Atom("ge-14-pz")));
    const QString text = differenceText(versions);
    QVERIFY2(text.contains(QStringLiteral("“5” becomes “6”")), qPrintable(text));
    const QString html = errataHtml(versions);
    QVERIFY(html.contains(QStringLiteral("data:image/png")));
    QVERIFY(html.contains(QStringLiteral("<b>4.</b>")) && !html.contains(QStringLiteral("<b>5.</b>")));
    // A changed type shows the faces of its counters, before and now, and where they are used.
    const qsizetype first = html.indexOf(QStringLiteral("<b>1.</b>"));
    const QString item = html.mid(first, html.indexOf(QStringLiteral("<b>2.</b>")) - first);
    QVERIFY(item.contains(QStringLiteral("ge-2-army")) && item.count(QStringLiteral("<img")) >= 4);
    QVERIFY2(item.contains(QStringLiteral("Used in")), qPrintable(item.left(2000)));
}

QTEST_MAIN(SheetDesignerTest)
#include "tst_sheet_designer.moc"
