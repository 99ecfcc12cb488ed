#include "editor/print/sheets.h"
#include "editor/text/text.h"
#include "model/edit.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace editor;
using model::Atom;

namespace {

constexpr double kDpi = 254; ///< ten pixels to the millimetre
constexpr int kCounters = 30;

QColor colourOf(int i)
{
    return QColor::fromHsv(i * 11, 120 + ((i % 3) * 60), 230);
}

/// A sheet of counters, each in a colour of its own, with faces that print nothing.
model::Package colouredCounters(double gutterMm)
{
    model::Package package;
    model::Transaction all;
    model::Sheet sheet;
    sheet.id = Atom("colours");
    sheet.columns = 5;
    sheet.gutterMm = gutterMm;
    sheet.bleedMm = 0;
    all.edits.push_back(model::put(sheet));
    for (int i = 0; i < kCounters; ++i) {
        model::Counter counter;
        counter.id = Atom(QStringLiteral("c%1").arg(i, 2, 10, QLatin1Char('0')).toStdString());
        counter.sheet = sheet.id;
        counter.name = " ";
        counter.fields.set(Atom("colour"), colourOf(i).name().toStdString());
        counter.faces.resize(1);
        counter.faces[0].id = Atom("back");
        all.edits.push_back(model::put(counter));
    }
    package.apply(all);
    return package;
}

/// The smallest rectangle around all pixels of each colour.
QHash<QRgb, QRect> placesIn(const QImage& image)
{
    QHash<QRgb, QRect> places;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0, start = 0; x < image.width(); x = start) {
            while (start < image.width() && line[start] == line[x])
                ++start;
            places[line[x]] |= QRect(x, y, start - x, 1);
        }
    }
    return places;
}

QString run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void paperSizes();
    void backsLieBehindFronts_data();
    void backsLieBehindFronts();
    void pdfHasBoxesAndFonts();
    void onePictureForEachPage();
    void cancelledLeavesNothing();
    void refusesWhatCannotBe();
    void sheetIsFilledAsItSays();
    void hashTellsWhatChanged();

private:
    PrintSource source(const model::Package& package) const;

    rules::Ruleset m_ruleset;
};

PrintSource PrintTest::source(const model::Package& package) const
{
    PrintSource source;
    source.package = &package;
    source.ruleset = &m_ruleset;
    return source;
}

void PrintTest::paperSizes()
{
    QCOMPARE(Paper::fromText(QStringLiteral("a4")), Paper::a4());
    QCOMPARE(Paper::fromText(QStringLiteral("Tabloid"))->mm, QSizeF(279.4, 431.8));
    QCOMPARE(Paper::fromText(QStringLiteral("100x250.5"))->mm, QSizeF(100, 250.5));
    for (const Paper& paper : Paper::known())
        QCOMPARE(Paper::fromText(paper.text()), paper);
    for (const char* wrong : {"", "A9", "100", "100x", "5x5", "100,5x200", "1e9x10", "nanx100"})
        QVERIFY2(!Paper::fromText(QString::fromLatin1(wrong)), wrong);
}

void PrintTest::backsLieBehindFronts_data()
{
    QTest::addColumn<Qt::Orientation>("orientation");
    QTest::addColumn<bool>("longEdge");
    QTest::addColumn<double>("gutter");
    QTest::addColumn<QPointF>("offset");
    for (const Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal})
        for (const bool longEdge : {true, false})
            for (const double gutter : {0.0, 2.5})
                QTest::addRow("%s, %s edge, gutter %g", orientation == Qt::Vertical ? "upright" : "sideways",
                              longEdge ? "long" : "short", gutter)
                    << orientation << longEdge << gutter << (gutter > 0 ? QPointF(1.3, -0.8) : QPointF());
}

void PrintTest::backsLieBehindFronts()
{
    QFETCH(Qt::Orientation, orientation);
    QFETCH(bool, longEdge);
    QFETCH(double, gutter);
    QFETCH(QPointF, offset);
    const model::Package package = colouredCounters(gutter);
    PrintSource from = source(package);
    from.orientation = orientation;
    SheetPrinting printing;
    printing.duplex = longEdge ? Duplex::LongEdge : Duplex::ShortEdge;
    printing.measuredOffset = offset;
    const Pages pages = sheetPages(from, printing);
    QCOMPARE(pages.pages.size(), 2U);
    const QImage front = imageOf(pages.pages[0], kDpi);
    // The paper turns around its long or short edge; what lies upright on both pages then meets mirrored.
    const bool sideways = (orientation == Qt::Vertical) == longEdge;
    const QImage behind = imageOf(pages.pages[1], kDpi).flipped(sideways ? Qt::Horizontal : Qt::Vertical);
    const QHash<QRgb, QRect> places = placesIn(front);
    const QHash<QRgb, QRect> backs = placesIn(behind);
    for (int i = 0; i < kCounters; ++i) {
        const QRect place = places[colourOf(i).rgb()];
        // This printer sets every back a little to the right and up.
        const QRectF back = QRectF(backs[colourOf(i).rgb()]).translated(offset * kDpi / 25.4);
        QVERIFY(place.width() > 100);
        constexpr double tolerance = 0.2 * kDpi / 25.4;
        for (const double away : {back.left() - place.left(), back.top() - place.top(),
                                  back.width() - place.width(), back.height() - place.height()})
            QVERIFY2(std::abs(away) <= tolerance,
                     qPrintable(QStringLiteral("counter %1 is %2 pixels away").arg(i).arg(away)));
    }
}

void PrintTest::pdfHasBoxesAndFonts()
{
    QTemporaryDir folder;
    model::Package package = colouredCounters(3);
    model::Sheet sheet = package.all<model::Sheet>().begin()->second;
    sheet.bleedMm = 1;
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(sheet)}});
    const Pages pages = sheetPages(source(package), {});
    const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    QString error;
    QVERIFY2(writePages(pages, file, &error), qPrintable(error));
    const QString info = run(QStringLiteral("pdfinfo"),
                             {QStringLiteral("-box"), QStringLiteral("-l"), QStringLiteral("2"), file});
    const auto box = [&](const QString& name, int page) {
        const QString start = QStringLiteral("Page %1 %2:").arg(page, 4).arg(name);
        for (const QString& line : info.split(u'\n'))
            if (line.simplified().startsWith(start.simplified())) {
                const QStringList n = line.section(u':', 1).simplified().split(u' ');
                return QRectF(QPointF(n[0].toDouble(), n[1].toDouble()),
                              QPointF(n[2].toDouble(), n[3].toDouble()));
            }
        return QRectF();
    };
    constexpr double mm = 72 / 25.4;
    for (const int page : {1, 2}) {
        const QRectF trim = box(QStringLiteral("TrimBox"), page);
        const QRectF bleed = box(QStringLiteral("BleedBox"), page);
        const QRectF wanted = pages.pages[static_cast<std::size_t>(page) - 1].trim;
        QVERIFY2(std::abs(trim.width() - (wanted.width() * mm)) < 0.05, qPrintable(info));
        QVERIFY(std::abs(trim.left() - (wanted.left() * mm)) < 0.05);
        QVERIFY(std::abs(trim.bottom() - ((297 - wanted.top()) * mm)) < 0.4);
        QVERIFY(std::abs(bleed.width() - trim.width() - (2 * mm)) < 0.05);
    }
    const QString fonts = run(QStringLiteral("pdffonts"), {file});
    QVERIFY2(fonts.contains(QStringLiteral("DejaVu")), qPrintable(fonts));
    for (const QString& line : fonts.split(u'\n').mid(2))
        if (!line.isEmpty())
            QVERIFY2(line.contains(QStringLiteral(" yes ")), qPrintable(line));
    const QString text = run(QStringLiteral("pdftotext"), {file, QStringLiteral("-")});
    QVERIFY2(text.contains(Stamp::of(package).hash), qPrintable(text));
}

void PrintTest::onePictureForEachPage()
{
    QTemporaryDir folder;
    const model::Package package = colouredCounters(0);
    const Pages pages = counterPages(source(package), {});
    QCOMPARE(pages.pages.size(), 2U * kCounters);
    const QString file = folder.filePath(QStringLiteral("c.png"));
    QVERIFY(writePages(pages, file, nullptr, {}, 600));
    const QImage one(folder.filePath(QStringLiteral("c-c07-front.png")));
    QCOMPARE(one.size(), QSize(300, 300));
    QCOMPARE(one.pixelColor(5, 5).rgb(), colourOf(7).rgb());
    QVERIFY(writePages(pages, folder.filePath(QStringLiteral("c.svg")), nullptr));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("c-c29-back.svg"))));
}

void PrintTest::cancelledLeavesNothing()
{
    QTemporaryDir folder;
    const model::Package package = colouredCounters(0);
    for (const char* name : {"a.pdf", "a.svg", "a.png"}) {
        QString error = QStringLiteral("before");
        int calls = 0;
        QVERIFY(!writePages(sheetPages(source(package), {}), folder.filePath(QString::fromLatin1(name)),
                            &error, [&](double) { return ++calls < 2; }));
        QVERIFY(error.isEmpty());
        QCOMPARE(calls, 2);
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void PrintTest::refusesWhatCannotBe()
{
    QTemporaryDir folder;
    const model::Package package = colouredCounters(0);
    const Pages pages = sheetPages(source(package), {});
    QString error;
    QVERIFY(!writePages(pages, folder.filePath(QStringLiteral("a.doc")), &error));
    QVERIFY(error.contains(QStringLiteral(".pdf")));
    QVERIFY(!writePages({}, folder.filePath(QStringLiteral("a.pdf")), &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(!writePages(pages, folder.filePath(QStringLiteral("none/a.pdf")), &error));
    QVERIFY(error.contains(QStringLiteral("none/a.pdf")));
    QVERIFY(!writePages(pages, folder.filePath(QStringLiteral("a.png")), &error, {}, 2400));
    QVERIFY(error.contains(QStringLiteral("400")));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void PrintTest::sheetIsFilledAsItSays()
{
    model::Sheet sheet;
    sheet.columns = 4;
    sheet.rows = 3;
    sheet.gutterMm = 2;
    sheet.counterMm = 15;
    const QRectF usable(10, 10, 190, 270);
    SheetLayout layout = SheetLayout::of(sheet);
    const SheetGrid across(layout, {210, 297}, usable);
    QCOMPARE(across.perPage(), 12);
    QCOMPARE(across.cell(1).left() - across.cell(0).left(), 17.0);
    QCOMPARE(across.cell(4).top() - across.cell(0).top(), 17.0);
    sheet.fields.set(Atom("by-columns"), "yes");
    const SheetGrid down(SheetLayout::of(sheet), {210, 297}, usable);
    QCOMPARE(down.cell(1).top() - down.cell(0).top(), 17.0);
    QCOMPARE(down.cell(3).left() - down.cell(0).left(), 17.0);
    layout.columns = 500;
    layout.bleedMm = 3;
    const SheetGrid tight(layout, {210, 297}, usable);
    QVERIFY(usable.contains(tight.block()));
    QCOMPARE(tight.bleedOf(0).left(), tight.cell(0).left() - 3);
    QCOMPARE(tight.bleedOf(0).right(), tight.cell(0).right() + 1);

    model::Package package = colouredCounters(0);
    model::Counter counter = package.all<model::Counter>().begin()->second;
    counter.copies = 7;
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(counter)}});
    QCOMPARE(countersOf(package, Atom("colours")).size(), kCounters + 6U);
}

void PrintTest::hashTellsWhatChanged()
{
    model::Package package = colouredCounters(0);
    const Stamp before = Stamp::of(package);
    QCOMPARE(Stamp::of(package).hash, before.hash);
    QCOMPARE(before.hash.size(), 19);
    model::Counter counter = package.all<model::Counter>().begin()->second;
    counter.name = "other";
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(counter)}});
    const Stamp after = Stamp::of(package);
    const auto changed = Stamp::changed(before.hash, after.hash);
    QVERIFY(changed);
    QCOMPARE(*changed, std::vector{Stamp::Part::Counters});
    QVERIFY(Stamp::changed(before.hash.toUpper().remove(u'-'), before.hash)->empty());
    QVERIFY(!Stamp::changed(QStringLiteral("12"), after.hash));
}

QTEST_MAIN(PrintTest)
#include "tst_print.moc"
