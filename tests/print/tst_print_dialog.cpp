#include "editor/document/document.h"
#include "editor/print/pagepreview.h"
#include "editor/print/printdialog.h"
#include "editor/rulesets/rulesets.h"
#include "model/xml/package_reader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace editor;
using model::Atom;

namespace {

model::Package sample()
{
    const auto read = model::readFolder(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war");
    return model::readPackage(read.files).package;
}

qsizetype pagesOf(const QString& pdf)
{
    QFile file(pdf);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b"));
    return QString::fromLatin1(file.readAll()).count(page);
}

} // namespace

/// Choosing what to print, by hand.
class PrintDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void documentsAreChosen();
    void paperAndCards();
    void wrongSizesAreExplained();
    void blackAndWhiteAndLanguages();
    void choicesAreKept();
    void pagesAreExportedAndPrinted();
    void printingToAPrinterCanBeCancelled();

private:
    template <class T>
    T* field(const char* name) const
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    QString note() const { return field<QLabel>("note")->text(); }
    void check(const QString& id, bool on)
    {
        auto* list = field<QListWidget>("documents");
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->data(Qt::UserRole) == id || id.isEmpty())
                list->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PrintDialog> m_dialog;
};

void PrintDialogTest::init()
{
    m_document = std::make_unique<Document>(sample(), rulesetFor(Atom("stalins-war")).ruleset);
    m_document->setScenario(Atom("campaign"));
    m_dialog = std::make_unique<PrintDialog>(*m_document, QString(), CardPrinting());
    m_dialog->resize(1000, 720);
    m_dialog->show();
}

void PrintDialogTest::documentsAreChosen()
{
    const int all = m_dialog->preview()->count();
    QVERIFY(all > 8);
    auto* list = field<QListWidget>("documents");
    QVERIFY(list->count() >= 9);
    QTest::keyClick(m_dialog->preview(), Qt::Key_PageDown);
    QCOMPARE(m_dialog->preview()->page(), 1);
    // The box of the first line is unticked with the keyboard.
    list->setCurrentRow(0);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QVERIFY(m_dialog->preview()->count() < all);
    check({}, false);
    QCOMPARE(m_dialog->preview()->count(), 0);
    QVERIFY(!field<QPushButton>("print")->isEnabled());
    QVERIFY(!field<QPushButton>("export")->isEnabled());
    check(QStringLiteral("victory"), true);
    QVERIFY(m_dialog->preview()->count() >= 1);
    QVERIFY(field<QPushButton>("print")->isEnabled());
    // The other scenario has victory conditions of its own; both together have more pages.
    const int one = m_dialog->preview()->count();
    field<QComboBox>("scenario")->setCurrentIndex(0);
    QVERIFY(m_dialog->preview()->count() > one);
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
    if (!folder.isEmpty())
        m_dialog->grab().save(folder + QStringLiteral("/print-dialog.png"));
}

void PrintDialogTest::paperAndCards()
{
    check({}, false);
    check(QStringLiteral("setup"), true);
    QCOMPARE(m_dialog->pages().pages.front().mm, QSizeF(210, 297));
    field<QComboBox>("orientation")->setCurrentIndex(1);
    QCOMPARE(m_dialog->pages().pages.front().mm, QSizeF(297, 210));
    auto* paper = field<QComboBox>("paper");
    paper->setFocus();
    paper->lineEdit()->selectAll();
    QTest::keyClicks(paper, QStringLiteral("Tabloid"));
    QCOMPARE(m_dialog->pages().pages.front().mm, QSizeF(431.8, 279.4));
    paper->setEditText(QStringLiteral("A4"));
    field<QComboBox>("orientation")->setCurrentIndex(0);
    const QImage whole = imageOf(m_dialog->pages().pages.front(), 40);
    auto* card = field<QComboBox>("card");
    card->setFocus();
    card->lineEdit()->selectAll();
    QTest::keyClicks(card, QStringLiteral("92x125"));
    QCOMPARE(m_dialog->printing().card, QStringLiteral("92x125"));
    QVERIFY(imageOf(m_dialog->pages().pages.front(), 40) != whole);
}

void PrintDialogTest::wrongSizesAreExplained()
{
    auto* card = field<QComboBox>("card");
    card->setEditText(QStringLiteral("huge"));
    QVERIFY(note().contains(QStringLiteral("huge")));
    QVERIFY(!field<QPushButton>("print")->isEnabled());
    card->setEditText(QStringLiteral("10x10"));
    QVERIFY(!field<QPushButton>("print")->isEnabled());
    card->setEditText(QStringLiteral("250x250"));
    QVERIFY(note().contains(QStringLiteral("does not fit")));
    QVERIFY(!field<QPushButton>("export")->isEnabled());
    card->setEditText(QStringLiteral("105x148"));
    QVERIFY(field<QPushButton>("print")->isEnabled());
    field<QComboBox>("paper")->setEditText(QStringLiteral("A99"));
    QVERIFY(note().contains(QStringLiteral("A99")));
    QVERIFY(!field<QPushButton>("print")->isEnabled());
}

void PrintDialogTest::blackAndWhiteAndLanguages()
{
    check({}, false);
    check(QStringLiteral("setup"), true);
    const QImage coloured = imageOf(m_dialog->pages().pages.front(), 40);
    QTest::mouseClick(field<QCheckBox>("blackAndWhite"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(m_dialog->printing().blackAndWhite);
    QVERIFY(imageOf(m_dialog->pages().pages.front(), 40) != coloured);
    auto* second = field<QComboBox>("secondLanguage");
    const int german = second->findData(QStringLiteral("de"));
    QVERIFY(german > 0);
    second->setCurrentIndex(german);
    QCOMPARE(m_dialog->printing().languages, (QStringList{QStringLiteral("en"), QStringLiteral("de")}));
}

void PrintDialogTest::choicesAreKept()
{
    check({}, false);
    check(QStringLiteral("turns"), true);
    field<QComboBox>("orientation")->setCurrentIndex(1);
    field<QComboBox>("paper")->setEditText(QStringLiteral("A3"));
    field<QComboBox>("card")->setEditText(QStringLiteral("105x148"));
    field<QComboBox>("language")->setCurrentIndex(1);
    const CardPrinting printing = m_dialog->printing();
    PrintDialog again(*m_document, QString(), printing);
    QCOMPARE(again.printing().documents, QStringList{QStringLiteral("turns")});
    QCOMPARE(again.printing().paper.name, QStringLiteral("A3"));
    QCOMPARE(again.printing().orientation, Qt::Horizontal);
    QCOMPARE(again.printing().card, QStringLiteral("105x148"));
    QCOMPARE(again.printing().languages, printing.languages);
    QCOMPARE(again.pages().pages.size(), m_dialog->pages().pages.size());
}

void PrintDialogTest::pagesAreExportedAndPrinted()
{
    qRegisterMetaType<Pages>();
    Pages printed;
    Pages exported;
    connect(m_dialog.get(), &PrintDialog::printRequested, this, [&](const Pages& pages) { printed = pages; });
    connect(m_dialog.get(), &PrintDialog::exportRequested, this,
            [&](const Pages& pages) { exported = pages; });
    QTest::mouseClick(field<QPushButton>("export"), Qt::LeftButton);
    QCOMPARE(static_cast<int>(exported.pages.size()), m_dialog->preview()->count());
    QTest::mouseClick(field<QPushButton>("print"), Qt::LeftButton);
    QCOMPARE(printed.pages.size(), exported.pages.size());

    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("all.pdf")));
    QString error;
    QVERIFY(printPages(printed, printer, &error));
    QCOMPARE(pagesOf(folder.filePath(QStringLiteral("all.pdf"))),
             static_cast<qsizetype>(printed.pages.size()));
    QPrinter some(QPrinter::HighResolution);
    some.setOutputFormat(QPrinter::PdfFormat);
    some.setOutputFileName(folder.filePath(QStringLiteral("some.pdf")));
    some.setFromTo(2, 3);
    QVERIFY(printPages(printed, some, &error));
    QCOMPARE(pagesOf(folder.filePath(QStringLiteral("some.pdf"))), 2);
}

void PrintDialogTest::printingToAPrinterCanBeCancelled()
{
    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("all.pdf")));
    QString error;
    int asked = 0;
    QVERIFY(!printPages(m_dialog->pages(), printer, &error, [&](double) { return ++asked < 3; }));
    QCOMPARE(asked, 3);
    QVERIFY(error.isEmpty());
}

QTEST_MAIN(PrintDialogTest)
#include "tst_print_dialog.moc"
