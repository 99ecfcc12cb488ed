#include "editor/document/packageplace.h"
#include "editor/paint/counter.h"
#include "editor/paint/counterart.h"
#include "editor/paint/unitsymbol.h"
#include "editor/print/sheets.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/edit.h"
#include "model/xml/package_reader.h"
#include "tests/print/pictures.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace editor;
using model::Atom;

namespace {

constexpr double kDpi = 120;

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

/// The counters of a page without its footer, which changes with every edit.
QImage countersOf(const Page& page)
{
    const QImage image = imageOf(page, kDpi);
    return image.copy(0, 0, image.width(), image.height() - qRound(12 * kDpi / 25.4));
}

/// For a person to look at: counters as on paper, and as small as on the map.
void savePictures(const QString& folder, const QString& game, const model::Package& package,
                  const rules::Ruleset& ruleset, const Pages& pages)
{
    constexpr double dpi = 300;
    for (std::size_t i = 0; i < pages.pages.size(); ++i) {
        const QRectF trim = pages.pages[i].trim;
        imageOf(pages.pages[i], dpi)
            .copy(QRectF(trim.topLeft() * dpi / 25.4, trim.size() * dpi / 25.4).toRect())
            .save(QStringLiteral("%1/%2-%3.png").arg(folder, game).arg(i + 1));
    }
    constexpr int perRow = 20;
    const auto& counters = package.all<model::Counter>();
    QImage map(perRow * 28, (static_cast<int>(counters.size() / perRow) + 1) * 28, QImage::Format_RGB32);
    map.fill(qRgb(200, 210, 180));
    QPainter painter(&map);
    painter.setRenderHint(QPainter::Antialiasing);
    int n = 0;
    for (const auto& [key, counter] : counters) {
        paintCounter(painter, QRectF((n % perRow) * 28 + 2, (n / perRow) * 28 + 2, 24, 24),
                     CounterLook::of(package, ruleset, key.id), 24);
        ++n;
    }
    painter.end();
    map.scaled(map.size() * 2).save(QStringLiteral("%1/%2-map.png").arg(folder, game));
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
    void goldenCatchesAMovedDigit();
    void ownTemplateGoesBeforeTheGames();
    void templatesAreTablesOfThePackage();
    void ownArtIsDrawn();
    void artThatCannotBeReadIsExplained_data();
    void artThatCannotBeReadIsExplained();
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
        model::Package package;
        model::Game record;
        record.ruleset = Atom(QFileInfo(name).completeBaseName().toStdString());
        package.apply({.label = {}, .arguments = {}, .edits = {model::put(record)}});
        for (const bool turned : {false, true})
            QVERIFY(templateFor(package, Atom("a kind that nobody knows"), turned));
        for (const auto& face : faces->all())
            for (const FacePart& part : face->parts)
                QVERIFY2(QRectF(-0.001, -0.001, 1.002, 1.002).contains(part.place), qPrintable(name));
    }
}

void FacesTest::templatesRefuse_data()
{
    QTest::addColumn<QByteArray>("xml");
    const auto part = [](const QByteArray& attributes) {
        return "<tables format='1'><table id='a' kind='face'><row " + attributes + "/></table></tables>";
    };
    QTest::newRow("not closed") << QByteArray("<tables><table>");
    QTest::newRow("other root") << QByteArray("<page/>");
    QTest::newRow("none at all") << QByteArray("<tables format='1'/>");
    QTest::newRow("other part") << QByteArray(
        "<tables format='1'><table id='a' kind='face'><picture place='0 0 1 1'/></table></tables>");
    QTest::newRow("no place") << part("of='x'");
    QTest::newRow("no number") << part("place='0 0 1 a'");
    QTest::newRow("comma") << part("place='0 0 1 0,5'");
    QTest::newRow("comma in a size") << part("place='0 0 1 1' size='0,5'");
    QTest::newRow("no room") << part("place='0 0 0 1'");
    QTest::newRow("other word") << part("place='0 0 1 1' align='top'");
    QTest::newRow("other attribute") << part("place='0 0 1 1' font='x'");
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
                if (part.kind == FacePart::Kind::Symbol)
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
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        savePictures(folder, game, package, *ruleset, pages);
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

/// The template for units of a game as the package's own, with what print {attack} moved a little to the right.
void moveAttack(model::Package& package, double by)
{
    FaceTemplate face = *templateFor(package, Atom("infantry"), false);
    for (FacePart& part : face.parts)
        if (part.text == QLatin1String("{attack}"))
            part.place.translate(by, 0);
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(face.asTable())}});
}

void FacesTest::goldenCatchesAMovedDigit()
{
    model::Package package = packageOf(QStringLiteral("roads-to-leningrad"));
    const rules::Ruleset ruleset;
    const QImage before = countersOf(sheetsOf(package, ruleset).pages[0]);
    moveAttack(package, 0);
    QCOMPARE(differingTiles(before, countersOf(sheetsOf(package, ruleset).pages[0])), 0);
    moveAttack(package, 0.05); // six tenths of a millimetre
    QVERIFY(differingTiles(before, countersOf(sheetsOf(package, ruleset).pages[0])) > 5);
}

void FacesTest::ownTemplateGoesBeforeTheGames()
{
    model::Package package = packageOf(QStringLiteral("roads-to-leningrad"));
    const rules::Ruleset ruleset;
    FaceTemplate face;
    face.id = Atom("face-own");
    face.kinds = {QStringLiteral("infantry")};
    face.side = FaceTemplate::Side::Front;
    face.small = QStringLiteral("{defense}!");
    face.parts = {{.place = {0.1, 0.1, 0.8, 0.8}, .text = QStringLiteral("{name} here")}};
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(face.asTable())}});
    QCOMPARE(templateFor(package, Atom("infantry"), false)->id, Atom("face-own"));
    QCOMPARE(templateFor(package, Atom("infantry"), true)->id, Atom("face-unit"));
    QCOMPARE(templateFor(package, Atom("cavalry"), false)->id, Atom("face-unit"));
    const CounterLook look = CounterLook::of(package, ruleset, Atom("r-infantry"));
    QCOMPARE(look.parts.size(), 1U);
    QVERIFY(look.parts[0].text.endsWith(QStringLiteral(" here")));
    QCOMPARE(look.factors, QStringLiteral("3!"));
}

void FacesTest::templatesAreTablesOfThePackage()
{
    for (const char* game : {"efs-barbarossa", "land-without-end", "roads-to-leningrad", "stalins-war"})
        for (const auto& face : FaceTemplates::of(Atom(game)).all()) {
            QString mistake;
            QVERIFY(FaceTemplate::of(face->asTable(), &mistake) == *face);
            QVERIFY2(mistake.isEmpty(), qPrintable(mistake));
        }
    // What makes no sense is left out, and the rest is printed.
    model::Table table = FaceTemplates::of(Atom("stalins-war")).all().front()->asTable();
    const std::size_t parts = FaceTemplate::of(table).parts.size();
    table.rows[0].fields.set(Atom("place"), "0 0 wide 1");
    QString mistake;
    QCOMPARE(FaceTemplate::of(table, &mistake).parts.size(), parts - 1);
    QCOMPARE(mistake, QStringLiteral("place=\"wide\""));
}

/// The package with a picture on the front of a counter.
model::Package withArt(const char* name)
{
    model::Package package = packageOf(QStringLiteral("roads-to-leningrad"));
    model::Counter counter = *package.find<model::Counter>(Atom("r-infantry"));
    counter.faces[0].art = name;
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(counter)}});
    return package;
}

QImage drawn(const model::Package& package, const QString& place, double pixels)
{
    setPlaceOf(package, place);
    const rules::Ruleset ruleset;
    QImage image(qRound(pixels), qRound(pixels), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintCounter(painter, QRectF(0, 0, pixels, pixels), CounterLook::of(package, ruleset, Atom("r-infantry")),
                 pixels, Shadow::None);
    painter.end();
    setPlaceOf(package, {});
    return image;
}

void FacesTest::ownArtIsDrawn()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("art")));
    QImage red(60, 60, QImage::Format_RGB32);
    red.fill(qRgb(250, 0, 10));
    QVERIFY(red.save(folder.filePath(QStringLiteral("art/red.png"))));
    QFile svg(folder.filePath(QStringLiteral("art/green.svg")));
    QVERIFY(svg.open(QIODevice::WriteOnly));
    svg.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"10\" height=\"10\" "
        "fill=\"#00f014\"/></svg>");
    svg.close();
    for (const double pixels : {150.0, 24.0}) {
        QCOMPARE(drawn(withArt("red.png"), folder.path(), pixels)
                     .pixelColor(qRound(pixels / 2), qRound(pixels / 2)),
                 QColor(250, 0, 10));
        QCOMPARE(drawn(withArt("green.svg"), folder.path(), pixels)
                     .pixelColor(qRound(pixels / 2), qRound(pixels / 2)),
                 QColor(0, 0xf0, 0x14));
    }
    // A part that is meant for it leaves the rest of the face alone.
    model::Package package = withArt("red.png");
    FaceTemplate face = *templateFor(package, Atom("infantry"), false);
    face.parts.push_back({.kind = FacePart::Kind::Art, .place = {0.3, 0.3, 0.2, 0.2}});
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(face.asTable())}});
    const QImage image = drawn(package, folder.path(), 150);
    QCOMPARE(image.pixelColor(60, 60), QColor(250, 0, 10));
    QVERIFY(image.pixelColor(110, 60) != QColor(250, 0, 10));
}

void FacesTest::artThatCannotBeReadIsExplained_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing") << QByteArray() << QStringLiteral("gone.png")
                             << QStringLiteral("no picture gone.png");
    QTest::newRow("no picture") << QByteArray("this is text") << QStringLiteral("a.png")
                                << QStringLiteral("not a picture");
    QTest::newRow("no drawing") << QByteArray("<svg") << QStringLiteral("a.svg")
                                << QStringLiteral("not a drawing");
    QTest::newRow("outside") << QByteArray() << QStringLiteral("../../etc/x.png")
                             << QStringLiteral("outside");
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    QImage pattern(300, 300, QImage::Format_RGB32);
    for (int y = 0; y < 300; ++y)
        for (int x = 0; x < 300; ++x)
            pattern.setPixel(x, y, qRgb(x * y, x * x, y * y));
    pattern.save(&buffer, "PNG");
    QTest::newRow("cut off") << png.left(png.size() / 2) << QStringLiteral("a.png")
                             << QStringLiteral("damaged");
    QByteArray large;
    QBuffer out(&large);
    out.open(QIODevice::WriteOnly);
    QImage scan(10'000, 10'001, QImage::Format_Mono);
    scan.fill(1);
    scan.save(&out, "PNG");
    QTest::newRow("100 megapixels") << large << QStringLiteral("a.png")
                                    << QStringLiteral("100 million pixels");
}

void FacesTest::artThatCannotBeReadIsExplained()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, name);
    QFETCH(QString, says);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("art")));
    if (!content.isEmpty()) {
        QFile file(folder.filePath(QStringLiteral("art/") + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const auto art = CounterArt::of(folder.path(), name);
    QVERIFY2(art->error().contains(says), qPrintable(art->error()));
    // The face is printed without it.
    const QByteArray bytes = name.toUtf8();
    QCOMPARE(drawn(withArt(bytes.constData()), folder.path(), 150),
             drawn(packageOf(QStringLiteral("roads-to-leningrad")), folder.path(), 150));
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
