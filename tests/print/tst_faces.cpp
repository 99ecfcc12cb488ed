#include "editor/paint/counter.h"
#include "editor/paint/unitsymbol.h"
#include "editor/print/sheets.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/edit.h"
#include "model/xml/package_reader.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

using namespace editor;
using model::Atom;

namespace {

constexpr double kDpi = 120;
constexpr int kTile = 20;          ///< pixels: a third of a counter
constexpr int kChannelTolerance = 64;
constexpr int kTileTolerance = 24; ///< pixels of a tile that may differ: less than a digit that moved

model::Package packageOf(const QString& game)
{
    const QString folder = game == QLatin1String("stalins-war")
        ? QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war")
        : QStringLiteral(HEXWERK_SOURCE_DIR "/tests/print/sheets/") + game;
    const auto read = model::readFolder(folder.toStdString());
    return model::readPackage(read.files).package;
}

Pages sheetsOf(const model::Package& package, const rules::Ruleset& ruleset)
{
    PrintSource source;
    source.package = &package;
    source.ruleset = &ruleset;
    return sheetPages(source, {});
}

/// The number of tiles in which two pictures differ by more than rounding.
int differingTiles(const QImage& a, const QImage& b)
{
    int tiles = 0;
    for (int top = 0; top < a.height(); top += kTile)
        for (int left = 0; left < a.width(); left += kTile) {
            int pixels = 0;
            for (int y = top; y < std::min(top + kTile, a.height()); ++y)
                for (int x = left; x < std::min(left + kTile, a.width()); ++x) {
                    const QRgb p = a.pixel(x, y);
                    const QRgb q = b.pixel(x, y);
                    pixels += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                        std::abs(qBlue(p) - qBlue(q))})
                            > kChannelTolerance
                        ? 1
                        : 0;
                }
            tiles += pixels > kTileTolerance ? 1 : 0;
        }
    return tiles;
}

/// The counters of a page without its footer, which changes with every edit.
QImage countersOf(const Page& page)
{
    const QImage image = imageOf(page, kDpi);
    return image.copy(0, 0, image.width(), image.height() - qRound(12 * kDpi / 25.4));
}

QString goldenFile(const QString& game, std::size_t page)
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/tests/print/golden/%1-%2.png").arg(game).arg(page + 1);
}

} // namespace

class FacesTest : public QObject {
    Q_OBJECT

private slots:
    void templatesAreRead();
    void templatesRefuse_data();
    void templatesRefuse();
    void fieldsAreFilledIn();
    void everySymbolHasADrawing();
    void sheets_data();
    void sheets();
    void goldenCatchesAShiftedDigit();
    void smallCountersStayReadable();
};

void FacesTest::templatesAreRead()
{
    const QDir folder(QStringLiteral(":/hexwerk/faces"));
    QCOMPARE(folder.entryList().size(), 4);
    for (const QString& name : folder.entryList()) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString error;
        const auto faces = FaceTemplates::read(file.readAll(), &error);
        QVERIFY2(faces, qPrintable(name + u':' + error));
        for (const bool turned : {false, true})
            QVERIFY(faces->find(Atom("a kind that nobody knows"), turned));
        for (const FaceTemplate& face : faces->all())
            for (const FacePart& part : face.parts)
                QVERIFY2(QRectF(-0.001, -0.001, 1.002, 1.002).contains(part.place), qPrintable(name));
    }
}

void FacesTest::templatesRefuse_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::newRow("not closed") << QByteArray("<faces><face>");
    QTest::newRow("other root") << QByteArray("<page/>");
    QTest::newRow("other part") << QByteArray("<faces><face><picture place='0 0 1 1'/></face></faces>");
    QTest::newRow("no place") << QByteArray("<faces><face><text of='x'/></face></faces>");
    QTest::newRow("no number") << QByteArray("<faces><face><text place='0 0 1 a'/></face></faces>");
    QTest::newRow("comma") << QByteArray("<faces><face><text place='0 0 1 0,5'/></face></faces>");
    QTest::newRow("other word") << QByteArray(
        "<faces><face><text place='0 0 1 1' align='top'/></face></faces>");
    QTest::newRow("other attribute") << QByteArray(
        "<faces><face><text place='0 0 1 1' font='x'/></face></faces>");
}

void FacesTest::templatesRefuse()
{
    QFETCH(QByteArray, xml);
    QString error;
    QVERIFY(!FaceTemplates::read(xml, &error));
    QVERIFY(error.startsWith(QStringLiteral("1: ")));
}

void FacesTest::fieldsAreFilledIn()
{
    const FaceValue value = [](const QString& field) {
        return field == QLatin1String("attack") ? QStringLiteral("4")
            : field == QLatin1String("flag")    ? QStringLiteral("no")
                                                : QString();
    };
    QCOMPARE(filledIn(QStringLiteral("{attack}-{move}"), value), QStringLiteral("4-"));
    QCOMPARE(filledIn(QStringLiteral("({support|attack}A)"), value), QStringLiteral("(4A)"));
    QCOMPARE(filledIn(QStringLiteral("{support} x"), value), QString());
    QCOMPARE(filledIn(QStringLiteral("R"), value), QStringLiteral("R"));
    QCOMPARE(filledIn(QStringLiteral("{box|#ffffff}"), value), QStringLiteral("#ffffff"));
    QVERIFY(holds(QString(), value));
    QVERIFY(holds(QStringLiteral("attack=4 !flag !support"), value));
    QVERIFY(!holds(QStringLiteral("attack support"), value));
    QVERIFY(!holds(QStringLiteral("attack=5"), value));
}

void FacesTest::everySymbolHasADrawing()
{
    QStringList looks;
    for (const char* game : {"efs-barbarossa", "land-without-end", "roads-to-leningrad", "stalins-war"}) {
        const model::Package package = packageOf(QString::fromLatin1(game));
        QVERIFY(package.all<model::Counter>().size() > 20);
        const auto ruleset = rulesetFor(package.game().ruleset).ruleset;
        for (const auto& [key, counter] : package.all<model::Counter>()) {
            const CounterLook look = CounterLook::of(package, *ruleset, key.id);
            for (const PrintedPart& part : look.parts)
                if (part.part->kind == FacePart::Kind::Symbol)
                    looks << qs(part.symbol);
        }
    }
    looks.removeDuplicates();
    QVERIFY(looks.size() > 50);
    for (const QString& look : std::as_const(looks))
        QVERIFY2(hasDrawing(look.toStdString()), qPrintable(look));
    QVERIFY(!hasDrawing("zeppelin"));
}

void FacesTest::sheets_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : {"efs-barbarossa", "land-without-end", "roads-to-leningrad", "stalins-war"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void FacesTest::sheets()
{
    QFETCH(QString, game);
    const model::Package package = packageOf(game);
    const auto ruleset = rulesetFor(package.game().ruleset).ruleset;
    const Pages pages = sheetsOf(package, *ruleset);
    QVERIFY(pages.pages.size() >= 2 && pages.pages.size() % 2 == 0);
    for (std::size_t i = 0; i < pages.pages.size(); ++i) {
        const QImage image = countersOf(pages.pages[i]);
        const QString file = goldenFile(game, i);
        if (qEnvironmentVariable("HEXWERK_GOLDEN") == QLatin1String("update")) {
            QVERIFY(image.save(file));
            continue;
        }
        const QImage golden(file);
        QVERIFY2(!golden.isNull(), qPrintable(file));
        QCOMPARE(image.size(), golden.size());
        const int tiles = differingTiles(image, golden);
        if (tiles > 0)
            image.save(QStringLiteral("%1-%2-found.png").arg(game).arg(i + 1));
        QVERIFY2(tiles == 0, qPrintable(QStringLiteral("%1: %2 tiles differ").arg(file).arg(tiles)));
    }
}

void FacesTest::goldenCatchesAShiftedDigit()
{
    model::Package package = packageOf(QStringLiteral("roads-to-leningrad"));
    const rules::Ruleset ruleset;
    const QImage before = countersOf(sheetsOf(package, ruleset).pages[0]);
    QCOMPARE(differingTiles(before, before), 0);
    model::Counter counter = *package.find<model::Counter>(Atom("r-infantry"));
    counter.faces[0].fields.set(Atom("attack"), "3");
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(counter)}});
    QVERIFY(differingTiles(before, countersOf(sheetsOf(package, ruleset).pages[0])) > 0);
}

void FacesTest::smallCountersStayReadable()
{
    const model::Package package = packageOf(QStringLiteral("roads-to-leningrad"));
    const rules::Ruleset ruleset;
    const CounterLook look = CounterLook::of(package, ruleset, Atom("r-infantry"));
    QCOMPARE(look.factors, QStringLiteral("2-3-6"));
    QImage image(24, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCounter(painter, QRectF(0, 0, 24, 24), look, 24, Shadow::None);
    painter.end();
    // Dark ink in the row of the factors and in the symbol.
    const auto dark = [&](int top, int bottom) {
        int count = 0;
        for (int y = top; y < bottom; ++y)
            for (int x = 2; x < 22; ++x)
                count += qGray(image.pixel(x, y)) < 80 ? 1 : 0;
        return count;
    };
    QVERIFY(dark(14, 23) > 20);
    QVERIFY(dark(2, 13) > 20);
}

QTEST_MAIN(FacesTest)
#include "tst_faces.moc"
