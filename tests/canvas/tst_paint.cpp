#include "editor/paint/counter.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/maplegend.h"
#include "editor/paint/pagetiling.h"
#include "editor/paint/render.h"
#include "editor/paint/underlayfit.h"
#include "editor/paint/underlaypictures.h"
#include "editor/text/text.h"
#include "model/finding.h"
#include "model/sheetedges.h"
#include "tests/canvas/smallgame.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

#include <map>
#include <set>

using namespace editor;
using model::Atom;

namespace {

/// How far two pictures may differ: rounding of edges differs between compilers and Qt versions, what is
/// drawn does not.
constexpr int kChannelTolerance = 48;
constexpr double kShareTolerance = 0.0008;

QString goldenFile(const QString& name)
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/tests/canvas/golden/%1.png").arg(name);
}

double differingShare(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 1;
    qint64 differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int away = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            differing += away > kChannelTolerance ? 1 : 0;
        }
    return static_cast<double>(differing) / (static_cast<double>(a.width()) * a.height());
}

/// With HEXWERK_GOLDEN=update in the environment the pictures are written instead of compared.
void compareWithGolden(const QImage& image, const QString& name)
{
    if (qEnvironmentVariable("HEXWERK_GOLDEN") == QLatin1String("update")) {
        QVERIFY(image.save(goldenFile(name)));
        return;
    }
    const QImage golden(goldenFile(name));
    QVERIFY2(!golden.isNull(), qPrintable(goldenFile(name)));
    QCOMPARE(image.size(), golden.size());
    const double share = differingShare(image, golden);
    if (share > kShareTolerance)
        image.save(QStringLiteral("%1-found.png").arg(name));
    QVERIFY2(share <= kShareTolerance,
             qPrintable(QStringLiteral("%1: %2 of the pixels differ").arg(name).arg(share)));
}

} // namespace

/// What is painted, compared with pictures that people have looked at.
class PaintTest : public QObject {
    Q_OBJECT

private slots:
    void layers_data();
    void layers();
    void goldenCanFail();
    void counters();
    void tilesJoinWithoutSeams();
    void unknownLooksAreVisible();
    void detailDependsOnZoom();
    void renderToFiles_data();
    void renderToFiles();
    void pngInStripsEqualsTheImage();
    void svgHasAGroupForEachLayer();
    void pdfIsTiledTrueToScale_data();
    void pdfIsTiledTrueToScale();
    void pagesCoverTheSheet();
    void looksDiffer();
    void opacityFadesALayer();
    void legendNamesWhatIsUsed();
    void coastsLimitZonesByThemselves();
    void numbersStandClearOfTheTerrain();
    void halfHexesAreCut();
    void underlayFitsItsPins();
    void underlaysSayWhatIsWrong();
    void renderRefuses();
    void renderCanBeCancelled();
    void severalMapsLieSideBySide();

private:
    RenderJob job() const;

    model::Package m_package = smallGame();
    std::shared_ptr<const rules::Ruleset> m_ruleset = smallRuleset();
};

RenderJob PaintTest::job() const
{
    RenderJob job;
    job.package = &m_package;
    job.ruleset = m_ruleset.get();
    job.scenario = Atom("campaign");
    job.pixelsPerHex = 48;
    return job;
}

void PaintTest::layers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<int>>("layers");
    QTest::addColumn<double>("pixelsPerHex");
    const auto list = [](std::initializer_list<MapLayer> layers) {
        QList<int> numbers;
        for (const MapLayer layer : layers)
            numbers << static_cast<int>(layer);
        return numbers;
    };
    QList<int> all;
    for (int i = 0; i < kMapLayers; ++i)
        all << i;
    QTest::newRow("terrain") << QStringLiteral("terrain") << list({MapLayer::Terrain, MapLayer::Water})
                             << 48.0;
    QTest::newRow("hexsides") << QStringLiteral("hexsides")
                              << list({MapLayer::Grid, MapLayer::Hexsides, MapLayer::Lines}) << 48.0;
    QTest::newRow("zones") << QStringLiteral("zones") << list({MapLayer::Zones, MapLayer::Borders}) << 48.0;
    QTest::newRow("places") << QStringLiteral("places")
                            << list({MapLayer::Numbers, MapLayer::Places, MapLayer::Names}) << 64.0;
    QTest::newRow("pieces") << QStringLiteral("pieces") << list({MapLayer::Counters, MapLayer::Problems})
                            << 64.0;
    QTest::newRow("near") << QStringLiteral("near") << all << 96.0;
    QTest::newRow("far") << QStringLiteral("far") << all << 11.0;
}

void PaintTest::layers()
{
    QFETCH(QString, name);
    QFETCH(QList<int>, layers);
    QFETCH(double, pixelsPerHex);
    std::vector<model::Finding> findings(4);
    findings[0].subject = model::Subject::ofHex(Atom("0403"));
    findings[1].subject = findings[0].subject;
    findings[2].severity = model::Severity::Warning;
    findings[2].subject = model::Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("West")});
    findings[3].severity = model::Severity::Info;
    findings[3].subject = model::Subject::ofHex(Atom("0606"));
    RenderJob job = this->job();
    job.findings = findings;
    job.pixelsPerHex = pixelsPerHex;
    job.layers = {};
    for (const int layer : layers)
        job.layers = job.layers.with(static_cast<MapLayer>(layer));
    compareWithGolden(renderImage(job), name);
}

void PaintTest::goldenCanFail()
{
    RenderJob with = job();
    RenderJob without = job();
    without.layers = without.layers.without(MapLayer::Lines);
    QVERIFY(differingShare(renderImage(with), renderImage(without)) > kShareTolerance);
}

void PaintTest::counters()
{
    QImage image(760, 190, QImage::Format_RGB32);
    image.fill(QColor(0xd8, 0xd4, 0xc8));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 10;
    for (const char* id : {"24 Pz", "6 Army", "West", "13 R", "Trench"}) {
        const CounterLook look = CounterLook::of(m_package, *m_ruleset, Atom(id));
        paintCounter(painter, QRectF(x, 10, 120, 120), look, 120);
        paintCounter(painter, QRectF(x, 145, 24, 24), look, 24);
        paintCounter(painter, QRectF(x + 40, 145, 14, 14), look, 14);
        x += 150;
    }
    painter.end();
    compareWithGolden(image, QStringLiteral("counters"));
}

void PaintTest::tilesJoinWithoutSeams()
{
    const MapScene scene(m_package, *m_ruleset, Atom("campaign"));
    const double scale = 4;
    const QRectF area = scene.plan().bounds();
    const QSize size = (area.size() * scale).toSize();
    const auto paint = [&](QImage& image, const QRect& part) {
        QPainter painter(&image);
        painter.setClipRect(part);
        painter.scale(scale, scale);
        paintMap(painter, scene, QRectF(QPointF(part.topLeft()) / scale, QSizeF(part.size()) / scale), scale,
                 LayerSet::all());
    };
    QImage whole(size, QImage::Format_RGB32);
    whole.fill(Qt::white);
    paint(whole, whole.rect());
    QImage tiled(size, QImage::Format_RGB32);
    tiled.fill(Qt::white);
    constexpr int side = 97;
    for (int y = 0; y < size.height(); y += side)
        for (int tx = 0; tx < size.width(); tx += side)
            paint(tiled, QRect(tx, y, side, side) & tiled.rect());
    QVERIFY(differingShare(whole, tiled) < 0.0005);
}

void PaintTest::unknownLooksAreVisible()
{
    const MapStyle style(*m_ruleset);
    const TerrainStyle& clear = style.terrain(Atom("clear"));
    const TerrainStyle& odd = style.terrain(Atom("moonscape"));
    const TerrainStyle& other = style.terrain(Atom("candyland"));
    QVERIFY(odd.fill != clear.fill);
    QVERIFY(odd.texture != Texture::None);
    QVERIFY(odd.fill != other.fill);
    QCOMPARE(odd.fill, MapStyle(*m_ruleset).terrain(Atom("moonscape")).fill);
    QVERIFY(style.hexside(Atom("mystery")).colour.isValid());
    QVERIFY(style.line(Atom("mystery")).colour.isValid());

    rules::Ruleset ruleset;
    rules::Term term;
    term.id = Atom("taiga");
    term.look = Atom("forest");
    ruleset.add(rules::Category::Terrain, term);
    QCOMPARE(MapStyle(ruleset).terrain(Atom("taiga")).texture, Texture::Trees);
}

void PaintTest::detailDependsOnZoom()
{
    RenderJob job = this->job();
    job.layers = LayerSet().with(MapLayer::Numbers);
    const auto isBlank = [](const QImage& image) {
        QImage blank(image.size(), image.format());
        blank.fill(Qt::white);
        return image == blank;
    };
    job.pixelsPerHex = 14;
    QVERIFY(isBlank(renderImage(job)));
    job.pixelsPerHex = 60;
    QVERIFY(!isBlank(renderImage(job)));
}

void PaintTest::renderToFiles_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << QStringLiteral("png") << QByteArray("\x89PNG");
    QTest::newRow("svg") << QStringLiteral("svg") << QByteArray("<?xml");
    QTest::newRow("pdf") << QStringLiteral("pdf") << QByteArray("%PDF-");
}

void PaintTest::renderToFiles()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, start);
    const QTemporaryDir folder;
    RenderJob job = this->job();
    job.file = folder.filePath(QStringLiteral("map.") + ending);
    QString error;
    double last = -1;
    QVERIFY2(renderMap(job, &error, [&](double part) { return last = part, true; }), qPrintable(error));
    QCOMPARE(last, 1.0);
    QFile file(job.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(start));
    if (ending == QLatin1String("pdf")) {
        // True to scale: 12 columns of hexes of 16 mm and two margins of 5 mm.
        const MapPlan plan(m_package);
        const double points = (plan.bounds().width() + 10) * 72 / 25.4;
        const qsizetype at = bytes.indexOf("/MediaBox [0 0 ");
        QVERIFY(at > 0);
        const double width = bytes.mid(at + 15, 20).split(' ').first().toDouble();
        QVERIFY2(qAbs(width - points) < 1, qPrintable(QStringLiteral("%1 and %2").arg(width).arg(points)));
    }
}

void PaintTest::pngInStripsEqualsTheImage()
{
    const QTemporaryDir folder;
    RenderJob job = this->job();
    job.pixelsPerHex = 150; // several strips
    job.file = folder.filePath(QStringLiteral("map.png"));
    QString error;
    QVERIFY2(renderMap(job, &error), qPrintable(error));
    const QImage written = QImage(job.file).convertToFormat(QImage::Format_RGB32);
    const QImage whole = renderImage(job);
    QVERIFY(written.height() > 1100);
    QCOMPARE(written.size(), whole.size());
    QVERIFY(differingShare(written, whole) <= kShareTolerance);
    QVERIFY(qAbs(written.dotsPerMeterX() - (150 / 16.0 * 1000)) < 2);
}

void PaintTest::svgHasAGroupForEachLayer()
{
    const QTemporaryDir folder;
    RenderJob job = this->job();
    job.legend = true;
    job.file = folder.filePath(QStringLiteral("map.svg"));
    QVERIFY(renderMap(job, nullptr));
    QFile file(job.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QStringList groups;
    QSet<QString> ids;
    int depth = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement())
            --depth;
        if (!xml.isStartElement())
            continue;
        const QString id = xml.attributes().value(QStringLiteral("id")).toString();
        if (++depth == 2 && xml.name() == QLatin1String("g"))
            groups << id;
        QVERIFY2(id.isEmpty() || !ids.contains(id), qPrintable(id));
        ids.insert(id);
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QStringList wanted;
    for (int i = 0; i < kMapLayers; ++i)
        if (job.layers.test(static_cast<MapLayer>(i)))
            wanted << qs(layerId(static_cast<MapLayer>(i)));
    QCOMPARE(groups, wanted << QStringLiteral("legend"));
    QVERIFY(QSvgRenderer(job.file).isValid());
}

void PaintTest::pdfIsTiledTrueToScale_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("A6") << QSizeF(105, 148);
    QTest::newRow("half letter") << QSizeF(139.7, 215.9);
}

void PaintTest::pdfIsTiledTrueToScale()
{
    QFETCH(QSizeF, paper);
    const QTemporaryDir folder;
    RenderJob job = this->job();
    job.paper = paper;
    job.file = folder.filePath(QStringLiteral("map.pdf"));
    QVERIFY(renderMap(job, nullptr));
    QFile file(job.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const PageTiling tiling(MapPlan(m_package).bounds().adjusted(-5, -5, 5, 5), paper, job.paperMarginMm,
                            job.overlapMm);
    QVERIFY(tiling.pages().size() >= 2);
    QCOMPARE(bytes.count("/Type /Page\n"), static_cast<qsizetype>(tiling.pages().size()));
    const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)"));
    const auto match = box.match(QString::fromLatin1(bytes));
    QVERIFY(match.hasMatch());
    QVERIFY(qAbs(match.captured(1).toDouble() - (tiling.paper().width() * 72 / 25.4)) < 1);
    QVERIFY(qAbs(match.captured(2).toDouble() - (tiling.paper().height() * 72 / 25.4)) < 1);
}

void PaintTest::pagesCoverTheSheet()
{
    const QRectF sheet(-5, -5, 880, 560);
    const PageTiling tiling(sheet, {210, 297}, 10, 12);
    QRectF all;
    for (const PageTiling::Page& page : tiling.pages()) {
        QVERIFY(page.part.width() <= tiling.paper().width() - 20 + 1e-6);
        QVERIFY(page.part.height() <= tiling.paper().height() - 20 + 1e-6);
        all |= page.part;
        for (const PageTiling::Page& other : tiling.pages())
            if (other.row == page.row && other.column == page.column + 1)
                QVERIFY(qAbs((page.part & other.part).width() - 12) < 1e-6);
    }
    QCOMPARE(all, sheet);
    QCOMPARE(static_cast<int>(tiling.pages().size()), tiling.rows() * tiling.columns());
    // Never more pages than with the paper the other way round.
    QVERIFY(tiling.pages().size() <= PageTiling(sheet, {297, 210}, 10, 12).pages().size());
    QCOMPARE(PageTiling(QRectF(0, 0, 150, 200), {210, 297}, 10, 12).pages().size(), 1U);
}

void PaintTest::looksDiffer()
{
    RenderJob job = this->job();
    const auto ink = [&] {
        const QImage image = renderImage(job);
        double sum = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                sum += 255 - qGray(image.pixel(x, y));
        return sum;
    };
    job.layers = LayerSet::ground();
    const double colour = ink();
    job.look = MapLook::Light;
    QVERIFY2(ink() < 0.6 * colour, "the light style saves ink");
}

void PaintTest::opacityFadesALayer()
{
    const MapScene scene(m_package, *m_ruleset, {});
    const auto paint = [&](double opacity) {
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        LayerOpacity opacities;
        opacities.set(MapLayer::Terrain, opacity);
        painter.scale(3, 3);
        paintMap(painter, scene, QRectF(10, 10, 66, 66), 3, LayerSet().with(MapLayer::Terrain), opacities);
        return image;
    };
    const QColor full = paint(1).pixelColor(100, 100);
    const QColor half = paint(0.5).pixelColor(100, 100);
    QVERIFY(full != QColor(Qt::white));
    QVERIFY(qAbs(half.blue() - ((full.blue() + 255) / 2)) <= 2);
}

void PaintTest::legendNamesWhatIsUsed()
{
    const MapScene scene(m_package, *m_ruleset, {});
    const MapLegend legend(scene);
    std::set<std::string> words;
    for (const MapLegend::Entry& entry : legend.entries())
        QVERIFY(words.insert(std::to_string(static_cast<int>(entry.category)) + utf8(entry.name)).second);
    const auto has = [&](rules::Category category, const char* word) {
        return std::ranges::any_of(legend.entries(), [&](const MapLegend::Entry& entry) {
            return entry.category == category && entry.word == Atom(word);
        });
    };
    QVERIFY(has(rules::Category::Terrain, "forest"));
    QVERIFY(has(rules::Category::Hexside, "river"));
    QVERIFY(has(rules::Category::Line, "rail"));
    QVERIFY(!has(rules::Category::Terrain, "alpine"));
}

void PaintTest::coastsLimitZonesByThemselves()
{
    model::Zone zone;
    zone.id = Atom("gulf");
    zone.colour = "#ff0000";
    for (const char* hex : {"0101", "0102", "0103", "0201", "0202", "0301"})
        zone.hexes.insert(Atom(hex));
    m_package.apply({.label = {}, .arguments = {}, .edits = {model::put(zone, Atom("main"))}});
    const auto reds = [&] {
        RenderJob job = this->job();
        job.layers = LayerSet().with(MapLayer::Zones);
        job.pixelsPerHex = 48;
        const QImage image = renderImage(job);
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += qRed(image.pixel(x, y)) > 150 && qGreen(image.pixel(x, y)) < 60 ? 1 : 0;
        return count;
    };
    QCOMPARE(reds(), 0);
    m_package.apply(
        {.label = {},
         .arguments = {},
         .edits = {model::setTerrain(m_package, m_package.atlas().find("0302"), model::Words("sea"))}});
    QVERIFY(reds() > 20); // the limit runs through open water now
}

void PaintTest::numbersStandClearOfTheTerrain()
{
    constexpr double scale = 6;
    const MapScene scene(m_package, *m_ruleset, {});
    for (const char* number : {"0504", "0605", "0705", "0802", "1108"}) {
        const model::HexIndex hex = m_package.atlas().find(number);
        const double u = scene.plan().hexMm(hex);
        const QRectF rect(scene.plan().centre(hex) + (QPointF(-0.14, -0.46) * u), QSizeF(0.28, 0.09) * u);
        QImage image((rect.size() * scale).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(scale, scale);
        painter.translate(-rect.topLeft());
        paintMap(painter, scene, rect, scale, LayerSet().with(MapLayer::Terrain));
        painter.end();
        std::map<QRgb, int> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ++colours[image.pixel(x, y)];
        // All but a tip of a sign that leans in from beside.
        const int plain =
            std::ranges::max_element(colours, {}, [](const auto& each) { return each.second; })->second;
        QVERIFY2(plain > 0.95 * image.width() * image.height(), number);
    }
}

void PaintTest::halfHexesAreCut()
{
    model::Package package = smallGame();
    model::Map map = package.all<model::Map>().begin()->second;
    const QRectF whole = MapPlan(package).bounds();
    model::setCutEdges(map, model::Words("left top"));
    package.apply({.label = "test", .arguments = {}, .edits = {model::put(map)}});
    const QRectF cut = MapPlan(package).bounds();
    QVERIFY(qAbs(cut.top() - whole.top() - 8) < 1e-6);
    QVERIFY(qAbs(cut.left() - whole.left() - (16 / std::sqrt(3.0))) < 1e-6);
    QCOMPARE(cut.bottomRight(), whole.bottomRight());
}

void PaintTest::underlayFitsItsPins()
{
    model::Underlay truth;
    truth.x = 12;
    truth.y = -7;
    truth.scaleX = 0.11;
    truth.scaleY = 0.1;
    truth.degrees = 3;
    const QTransform transform = underlayTransform(truth);
    std::vector<PinnedPoint> points;
    for (const QPointF pixel : {QPointF(10, 20), QPointF(900, 40), QPointF(60, 1200), QPointF(1000, 1100)})
        points.push_back({.pixel = pixel, .mm = transform.map(pixel)});
    model::Underlay found;
    fitUnderlay(found, points);
    for (const double error : residuals(found, points))
        QVERIFY(error < 0.001);
    // One bad point: no other fit of the same kind has a smaller sum of squares.
    points[0].mm += QPointF(4, 0);
    fitUnderlay(found, points);
    const auto sum = [&](const model::Underlay& underlay) {
        double all = 0;
        for (const double error : residuals(underlay, points))
            all += error * error;
        return all;
    };
    const double least = sum(found);
    QVERIFY(least > 0.1);
    for (double model::Underlay::* value :
         {&model::Underlay::x, &model::Underlay::scaleX, &model::Underlay::degrees})
        for (const double step : {-1e-3, 1e-3}) {
            model::Underlay other = found;
            other.*value += step;
            QVERIFY(sum(other) > least);
        }
    // Two points turn and scale; one moves.
    points.resize(2);
    points[0].mm -= QPointF(4, 0);
    fitUnderlay(found, points);
    QVERIFY(residuals(found, points)[0] < 0.001 && residuals(found, points)[1] < 0.001);
    QCOMPARE(found.scaleX, found.scaleY);
    points.resize(1);
    points[0].mm = {100, 100};
    fitUnderlay(found, points);
    QVERIFY(residuals(found, points)[0] < 0.001);
}

void PaintTest::underlaysSayWhatIsWrong()
{
    const QTemporaryDir folder;
    const QString good = folder.filePath(QStringLiteral("good.png"));
    QImage picture(600, 400, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgb(x % 256, y % 256, (x * y) % 256));
    QVERIFY(picture.save(good));
    QCOMPARE(UnderlayPictures::read(good).error, QString());
    QCOMPARE(UnderlayPictures::read(good).size, QSize(600, 400));
    QVERIFY(!UnderlayPictures::read(folder.filePath(QStringLiteral("missing.png"))).error.isEmpty());
    QFile whole(good);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    for (const qsizetype length : {qsizetype{0}, qsizetype{20}, bytes.size() / 2}) {
        QFile part(folder.filePath(QStringLiteral("part.png")));
        QVERIFY(part.open(QIODevice::WriteOnly));
        part.write(bytes.first(length));
        part.close();
        QVERIFY2(!UnderlayPictures::read(part.fileName()).error.isEmpty(),
                 qPrintable(QString::number(length)));
    }
    // A picture that says it is enormous: 60,000 by 60,000 pixels.
    QByteArray huge = bytes;
    qToBigEndian(quint32{60000}, huge.data() + 16);
    qToBigEndian(quint32{60000}, huge.data() + 20);
    qToBigEndian(static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef*>(huge.constData() + 12), 17)),
                 huge.data() + 29);
    QFile file(folder.filePath(QStringLiteral("huge.png")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(huge);
    file.close();
    QVERIFY(UnderlayPictures::read(file.fileName()).error.contains(QStringLiteral("3600")));
}

void PaintTest::renderRefuses()
{
    RenderJob job = this->job();
    QString error;
    job.file = QStringLiteral("map.bmp");
    QVERIFY(!renderMap(job, &error));
    QVERIFY(!error.isEmpty());
    const QTemporaryDir folder;
    job.file = folder.filePath(QStringLiteral("missing/map.png"));
    QVERIFY(!renderMap(job, &error));
    QVERIFY(!error.isEmpty());
    const model::Package empty;
    job.package = &empty;
    job.file = folder.filePath(QStringLiteral("map.png"));
    QVERIFY(!renderMap(job, &error));
    QVERIFY(!error.isEmpty());
}

void PaintTest::renderCanBeCancelled()
{
    const QTemporaryDir folder;
    for (const char* ending : {"png", "svg", "pdf"}) {
        RenderJob job = this->job();
        job.file = folder.filePath(QStringLiteral("map.") + QString::fromLatin1(ending));
        QString error;
        QVERIFY(!renderMap(job, &error, [](double) { return false; }));
        QVERIFY(error.isEmpty());
        QVERIFY(!QFile::exists(job.file));
    }
}

void PaintTest::severalMapsLieSideBySide()
{
    model::Package package = smallGame();
    model::Map inset;
    inset.id = Atom("zz-inset");
    inset.kind = Atom("inset");
    inset.grid.columns = 4;
    inset.grid.rows = 4;
    inset.grid.lattice.orientation = model::Orientation::PointyTop;
    inset.numbering.prefix = "A";
    package.apply({.label = "test", .arguments = {}, .edits = {model::put(inset)}});
    const MapPlan plan(package);
    QCOMPARE(plan.sheets().size(), 2U);
    QVERIFY(!plan.sheets()[0].bounds().intersects(plan.sheets()[1].bounds()));
    for (int i = 0; i < package.atlas().size(); ++i) {
        const model::HexIndex hex{i};
        QCOMPARE(plan.hexAt(plan.centre(hex)), hex);
        const QPolygonF corners = plan.outline(hex);
        for (int d = 0; d < model::kDirections; ++d) {
            const QPointF side = (corners[d] + corners[(d + 1) % model::kDirections]) / 2;
            const model::Hexside found = plan.sideAt(side + ((plan.centre(hex) - side) * 0.05));
            QCOMPARE(found.hex, hex);
            QCOMPARE(found.direction, d);
        }
    }
}

QTEST_MAIN(PaintTest)
#include "tst_paint.moc"
