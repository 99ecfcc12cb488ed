#include "editor/print/cards/cardpages.h"
#include "editor/print/cards/cardtemplate.h"
#include "editor/print/cards/documents.h"
#include "editor/print/cards/wording.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/edit.h"
#include "model/xml/package_reader.h"
#include "tests/print/pictures.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace editor;
using model::Atom;

namespace {

constexpr double kDpi = 100;
constexpr double kTouch = 0.05; ///< of a millimetre, by which letters of two lines may overlap

/// The games whose cards are kept as pictures. Another one is one line.
const QStringList kGames{
    QStringLiteral("efs-barbarossa"),
    QStringLiteral("land-without-end"),
    QStringLiteral("roads-to-leningrad"),
    QStringLiteral("stalins-war"),
};

/// Of every kind of document the first pages are kept; those that follow look alike.
constexpr std::size_t kKept = 1;

/// A package with its rules, and what to print of it.
struct Game {
    explicit Game(model::Package its)
        : package(std::move(its))
        , ruleset(rulesetFor(package.game().ruleset).ruleset)
    {
        source.package = &package;
        source.ruleset = ruleset.get();
        source.languages = QStringList{QStringLiteral("en")};
    }
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    model::Package package;
    std::shared_ptr<const rules::Ruleset> ruleset;
    PrintSource source;
};

model::Package sample(const QString& game)
{
    const auto read = model::readFolder(HEXWERK_SOURCE_DIR "/resources/samples/" + game.toStdString());
    return model::readPackage(read.files).package;
}

/// A scenario of nothing but one card of many rows.
model::Package longCard(int rows)
{
    model::Package package = sample(QStringLiteral("stalins-war"));
    const Atom scenario("long");
    model::Transaction all;
    model::Scenario root;
    root.id = scenario;
    root.title = "A long card";
    all.edits.push_back(model::put(root));
    model::Card card;
    card.id = Atom("axis");
    card.side = Atom("axis");
    card.title = "Everything";
    all.edits.push_back(model::put(card, scenario));
    const std::vector<std::string> counters{"ge-3-pz", "ge-4-army", "ro-3-army", "hu-3-army"};
    for (int i = 0; i < rows; ++i) {
        model::Unit unit;
        unit.id = Atom("row-" + std::to_string(i));
        unit.card = card.id;
        unit.counter = Atom(counters[static_cast<std::size_t>(i) % counters.size()]);
        unit.hex = Atom(std::to_string(1000 + (i / 3)));
        if (i % 5 == 0)
            unit.marks = model::Words("oos");
        all.edits.push_back(model::put(std::move(unit), scenario));
    }
    package.apply(all);
    return package;
}

/// A package of one table of many rows.
model::Package longTable(int rows, int columns)
{
    model::Package package = sample(QStringLiteral("stalins-war"));
    model::Transaction all;
    model::Tables root;
    all.edits.push_back(model::put(root));
    model::Table table;
    table.id = Atom("attrition");
    table.title = "Attrition";
    table.die = "1d1000";
    table.source = Atom("default");
    table.citation = "14.2";
    table.legend = "Losses are taken by the owner.";
    for (int i = 0; i < columns; ++i) {
        auto& column = table.columns.emplace_back();
        column.id = Atom("c" + std::to_string(i));
        column.title = "Winter of the year " + std::to_string(1941 + i);
    }
    for (int i = 0; i < rows; ++i) {
        auto& row = table.rows.emplace_back();
        row.id = Atom("r" + std::to_string(i));
        row.on = std::to_string(i + 1);
        for (int c = 0; c < columns; ++c)
            row.cells.push_back(std::to_string(i * c % 7));
    }
    table.modifiers.emplace_back().when = "in a city";
    table.modifiers.back().by = -2;
    all.edits.push_back(model::put(table));
    package.apply(all);
    return package;
}

QRectF lettersOf(const Mark& mark)
{
    const double width = Lettering::width(mark.text, mark.weight) * mark.size;
    const double x = mark.align == Qt::AlignRight ? mark.place.right() - width
        : mark.align == Qt::AlignHCenter          ? mark.place.center().x() - (width / 2)
                                                  : mark.place.left();
    const double height = mark.size * Lettering::kCapHeight;
    return {x, mark.place.center().y() - (height / 2), width, height};
}

/// What is wrong with a card; empty when everything is inside it and nothing lies on something else.
QString faultOf(const FinishedCard& card, QSizeF size)
{
    const QRectF whole(QPointF(-0.01, -0.01), size + QSizeF(0.02, 0.02));
    QList<QRectF> texts;
    QList<QRectF> counters;
    for (const Mark& mark : card.marks) {
        if (!whole.contains(mark.place))
            return QStringLiteral("%1 %2: off the card").arg(card.title, mark.text);
        if (mark.kind == Mark::Kind::Counter)
            counters << mark.place;
        if (mark.kind != Mark::Kind::Text)
            continue;
        const QRectF letters = lettersOf(mark);
        if (letters.left() < mark.place.left() - 0.02 || letters.right() > mark.place.right() + 0.02
            || letters.height() > mark.place.height())
            return QStringLiteral("%1: “%2” is clipped").arg(card.title, mark.text);
        texts << letters.adjusted(kTouch, kTouch, -kTouch, -kTouch);
    }
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype j = i + 1; j < texts.size(); ++j)
            if (texts[i].intersects(texts[j]))
                return QStringLiteral("%1: text lies on text at %2, %3")
                    .arg(card.title)
                    .arg(texts[j].x())
                    .arg(texts[j].y());
        for (const QRectF& counter : std::as_const(counters))
            if (texts[i].intersects(counter))
                return QStringLiteral("%1: text lies on a counter").arg(card.title);
    }
    for (qsizetype i = 0; i < counters.size(); ++i)
        for (qsizetype j = i + 1; j < counters.size(); ++j)
            if (counters[i].intersects(counters[j]))
                return QStringLiteral("%1: counter lies on counter").arg(card.title);
    return {};
}

int count(const FinishedCard& card, Mark::Kind kind)
{
    return static_cast<int>(std::ranges::count(card.marks, kind, &Mark::kind));
}

int count(const FinishedCard& card, const QString& text)
{
    return static_cast<int>(std::ranges::count(card.marks, text, &Mark::text));
}

bool says(const FinishedCard& card, const QString& part)
{
    return std::ranges::any_of(card.marks, [&](const Mark& mark) { return mark.text.contains(part); });
}

QString goldenFile(const QString& game, const QString& document, std::size_t page)
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/tests/print/golden/cards-%1-%2-%3.png")
        .arg(game, document)
        .arg(page + 1);
}

} // namespace

/// Cards, tracks and tables on paper: by geometry, and as pictures.
class CardsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsClipped_data();
    void nothingIsClipped();
    void longCardsFlow();
    void longTablesRepeatTheirHead();
    void shortTablesStayWhole();
    void wideTablesAreContinuedBelow();
    void facsimilesHaveTheCountersSize();
    void twoLanguages();
    void ownWordsInAnotherLanguage();
    void blackAndWhiteHasNoColours();
    void severalCardsOnAPage();
    void cardsLargerThanThePaper();
    void defaultsAreMarked();
    void templatesOfThePackage();
    void wrongTemplates_data();
    void wrongTemplates();
    void printingCanBeCancelled();
    void pictures_data();
    void pictures();
};

void CardsTest::nothingIsClipped_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("sideways");
    QTest::addColumn<QStringList>("languages");
    const QStringList one{QStringLiteral("en")};
    const QStringList two{QStringLiteral("de"), QStringLiteral("en")};
    for (const QString& game : kGames) {
        const auto row = [&](const char* paper, const char* card, bool sideways,
                             const QStringList& languages) {
            const QString name =
                QStringLiteral("%1 %2 %3 %4 %5")
                    .arg(game, QLatin1StringView(paper), QLatin1StringView(card),
                         sideways ? QStringLiteral("sideways") : QString(), languages.join(u'+'));
            QTest::newRow(qPrintable(name.simplified()))
                << game << QString::fromLatin1(paper) << QString::fromLatin1(card) << sideways << languages;
        };
        row("A4", "", false, one);
        row("A4", "", true, two);
        row("Letter", "", false, two);
        row("A3", "", true, one);
        row("Tabloid", "", false, one);
        row("A4", "92x125", false, one);
        row("A4", "63.5x88.9", false, two);
        row("A4", "40x70", true, one);
    }
}

void CardsTest::nothingIsClipped()
{
    QFETCH(QString, game);
    QFETCH(QString, paper);
    QFETCH(QString, card);
    QFETCH(bool, sideways);
    QFETCH(QStringList, languages);
    Game its(sample(game));
    its.source.paper = *Paper::fromText(paper);
    its.source.orientation = sideways ? Qt::Horizontal : Qt::Vertical;
    its.source.languages = languages;
    if (!card.isEmpty())
        its.source.cardMm = Paper::fromText(card)->mm;
    const auto cards = finishedCards(its.source, {});
    QVERIFY(cards.size() > 5);
    QString fault;
    for (const FinishedCard& each : cards)
        if (fault.isEmpty())
            fault = faultOf(each, cardSize(its.source));
    const char* tooSmall = "the last line of a reinforcement card of this size touches its footer";
    QEXPECT_FAIL("efs-barbarossa A4 40x70 sideways en", tooSmall, Continue);
    QEXPECT_FAIL("land-without-end A4 40x70 sideways en", tooSmall, Continue);
    QCOMPARE(fault, QString());
}

void CardsTest::longCardsFlow()
{
    Game its(longCard(1500));
    its.source.scenario = Atom("long");
    const auto cards = finishedCards(its.source, {QStringLiteral("setup")});
    QVERIFY(cards.size() > 5);
    int counters = 0;
    for (const FinishedCard& card : cards) {
        QCOMPARE(faultOf(card, cardSize(its.source)), QString());
        QVERIFY(count(card, QStringLiteral("Everything")) == 1);
        counters += count(card, Mark::Kind::Counter);
    }
    QCOMPARE(counters, 1500);
    QVERIFY(!says(cards.front(), QStringLiteral("continued")));
    QVERIFY(says(cards.back(), QStringLiteral("continued")));
    QVERIFY(says(cards.back(), QStringLiteral("%1 of %1").arg(cards.size())));
    // No card but the last has room for many more.
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        double lowest = 0;
        for (const Mark& mark : cards[i].marks)
            if (mark.kind == Mark::Kind::Counter)
                lowest = std::max(lowest, mark.place.bottom());
        QVERIFY(lowest > cardSize(its.source).height() - 50);
    }
}

void CardsTest::longTablesRepeatTheirHead()
{
    Game its(longTable(400, 2));
    const auto cards = finishedCards(its.source, {QStringLiteral("tables")});
    QVERIFY(cards.size() > 1);
    for (const FinishedCard& card : cards) {
        QCOMPARE(faultOf(card, cardSize(its.source)), QString());
        const int columns = count(card, QStringLiteral("Die"));
        QVERIFY(columns >= 1);
        QCOMPARE(count(card, QStringLiteral("Attrition")), columns);
    }
    QVERIFY(says(cards.back(), QStringLiteral("in a city")));
    QVERIFY(says(cards.back(), QStringLiteral("Losses are taken")));
}

void CardsTest::shortTablesStayWhole()
{
    Game its(sample(QStringLiteral("roads-to-leningrad")));
    const QStringList documents{QStringLiteral("weather"), QStringLiteral("victory")};
    for (const FinishedCard& card : finishedCards(its.source, documents))
        QVERIFY2(!says(card, QStringLiteral("continued")), qPrintable(card.title));
}

void CardsTest::wideTablesAreContinuedBelow()
{
    Game its(longTable(6, 40));
    const auto cards = finishedCards(its.source, {QStringLiteral("tables")});
    int heads = 0;
    int years = 0;
    for (const FinishedCard& card : cards) {
        QCOMPARE(faultOf(card, cardSize(its.source)), QString());
        heads += count(card, QStringLiteral("Die"));
        for (const Mark& mark : card.marks)
            years += mark.text == QLatin1String("1941") || mark.text == QLatin1String("1980") ? 1 : 0;
    }
    QVERIFY(heads > 1);
    QCOMPARE(years, 2);
}

void CardsTest::facsimilesHaveTheCountersSize()
{
    Game its(sample(QStringLiteral("stalins-war")));
    its.source.scenario = Atom("campaign");
    const auto cards = finishedCards(its.source, {QStringLiteral("setup")});
    QList<double> sizes;
    for (const FinishedCard& card : cards)
        for (const Mark& mark : card.marks)
            if (mark.kind == Mark::Kind::Counter && !sizes.contains(mark.place.width()))
                sizes << mark.place.width();
    std::ranges::sort(sizes);
    QCOMPARE(sizes, (QList<double>{12.7, 15.875}));
    // One for each unit: 22 of the Axis and 28 of the Soviets.
    QCOMPARE(count(cards[0], Mark::Kind::Counter)
                 + (cards.size() > 2 ? count(cards[1], Mark::Kind::Counter) : 0),
             22);
}

void CardsTest::twoLanguages()
{
    Game its(sample(QStringLiteral("stalins-war")));
    its.source.scenario = Atom("campaign");
    its.source.languages = QStringList{QStringLiteral("de"), QStringLiteral("en")};
    const auto cards = finishedCards(its.source, {QStringLiteral("victory")});
    QVERIFY(says(cards.front(), QStringLiteral("Siegfelder / Victory hexes")));
    its.source.languages = QStringList{QStringLiteral("de")};
    const auto german = finishedCards(its.source, {QStringLiteral("victory")});
    QVERIFY(says(german.front(), QStringLiteral("Siegfelder")));
    QVERIFY(!says(german.front(), QStringLiteral("Victory hexes")));
}

void CardsTest::ownWordsInAnotherLanguage()
{
    model::Package package = sample(QStringLiteral("stalins-war"));
    model::Card card = *package.find<model::Card>({.scope = Atom("campaign"), .id = Atom("axis")});
    card.fields.set(Atom("title-de"), "Achsenmächte");
    package.apply({.label = {}, .arguments = {}, .edits = {model::put(card, Atom("campaign"))}});
    Game its(std::move(package));
    its.source.scenario = Atom("campaign");
    its.source.languages = QStringList{QStringLiteral("de")};
    QCOMPARE(finishedCards(its.source, {QStringLiteral("setup")}).front().title,
             QStringLiteral("Achsenmächte"));
    its.source.languages << QStringLiteral("en");
    QCOMPARE(finishedCards(its.source, {QStringLiteral("setup")}).front().title,
             QStringLiteral("Achsenmächte / Axis set-up"));
}

void CardsTest::blackAndWhiteHasNoColours()
{
    for (const QString& game : kGames) {
        Game its(sample(game));
        its.source.blackAndWhite = true;
        const Pages pages = cardPages(its.source,
                                      {QStringLiteral("setup"), QStringLiteral("turns"),
                                       QStringLiteral("victory"), QStringLiteral("weather")});
        for (const Page& page : pages.pages) {
            const QImage image = imageOf(page, 60);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb p = image.pixel(x, y);
                    QVERIFY2(std::abs(qRed(p) - qGreen(p)) < 4 && std::abs(qRed(p) - qBlue(p)) < 4,
                             qPrintable(QStringLiteral("%1: colour at %2, %3").arg(game).arg(x).arg(y)));
                }
        }
        // Letters are dark on light or light on dark: no text lies on a grey of its own kind.
        for (const FinishedCard& card : finishedCards(its.source, {}))
            for (std::size_t i = 0; i < card.marks.size(); ++i) {
                const Mark& text = card.marks[i];
                if (text.kind != Mark::Kind::Text)
                    continue;
                QColor ground = Qt::white;
                for (std::size_t j = 0; j < i; ++j)
                    if (card.marks[j].kind == Mark::Kind::Box && card.marks[j].fill.isValid()
                        && card.marks[j].place.contains(text.place.center()))
                        ground = card.marks[j].fill;
                QVERIFY2(std::abs(ground.lightnessF() - text.ink.lightnessF()) > 0.5F, qPrintable(text.text));
            }
    }
}

void CardsTest::severalCardsOnAPage()
{
    Game its(sample(QStringLiteral("stalins-war")));
    its.source.scenario = Atom("campaign");
    its.source.cardMm = QSizeF(92, 125);
    QCOMPARE(cardsOnPage(its.source), QSize(2, 2));
    const auto cards = finishedCards(its.source, {QStringLiteral("setup"), QStringLiteral("victory")});
    const Pages pages = cardPages(its.source, {QStringLiteral("setup"), QStringLiteral("victory")});
    QCOMPARE(pages.pages.size(), (cards.size() + 3) / 4);
    for (const FinishedCard& card : cards)
        QVERIFY(says(card, QStringLiteral("Stalin's War 1.0")));
    // Crop marks stand outside a card's corner, on white paper.
    const QImage image = imageOf(pages.pages.front(), 254);
    const double left = (210 - (2 * 92) - 6) / 2.0;
    const double top = (297 - (2 * 125) - 6) / 2.0;
    const auto dark = [&](double x, double y) {
        for (int i = -1; i <= 1; ++i)
            if (qGray(image.pixel(qRound(x * 10) + i, qRound(y * 10))) < 200
                || qGray(image.pixel(qRound(x * 10), qRound(y * 10) + i)) < 200)
                return true;
        return false;
    };
    QVERIFY(dark(left, top - 1.5));
    QVERIFY(dark(left - 1.5, top));
    QVERIFY(!dark(left - 1.5, top - 1.5));
}

void CardsTest::cardsLargerThanThePaper()
{
    Game its(sample(QStringLiteral("stalins-war")));
    its.source.cardMm = QSizeF(250, 100);
    QVERIFY(cardsOnPage(its.source).isEmpty());
    QVERIFY(cardPages(its.source, {}).pages.empty());
}

void CardsTest::defaultsAreMarked()
{
    Game its(sample(QStringLiteral("stalins-war")));
    const auto charts = finishedCards(its.source, {QStringLiteral("charts")});
    QVERIFY(std::ranges::any_of(charts,
                                [](const FinishedCard& card) { return says(card, QStringLiteral("2†")); }));
    QVERIFY(std::ranges::any_of(
        charts, [](const FinishedCard& card) { return says(card, QStringLiteral("DEFAULT")); }));
    Game table(longTable(4, 2));
    QVERIFY(says(finishedCards(table.source, {QStringLiteral("tables")}).front(), QStringLiteral("DEFAULT")));
}

void CardsTest::templatesOfThePackage()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("templates")));
    QFile file(folder.filePath(QStringLiteral("templates/print.xml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<print><document of='victory' title='How to win'/><letters name='title' size='7'/></print>");
    file.close();
    Game its(sample(QStringLiteral("stalins-war")));
    its.source.scenario = Atom("campaign");
    its.source.folder = folder.path();
    const FinishedCard card = finishedCards(its.source, {QStringLiteral("victory")}).front();
    QCOMPARE(card.title, QStringLiteral("How to win"));
    const auto title = std::ranges::find(card.marks, QStringLiteral("How to win"), &Mark::text);
    QVERIFY(title != card.marks.end());
    QCOMPARE(title->size, 7.0);
}

void CardsTest::wrongTemplates_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::newRow("not closed") << QByteArray("<print><document of='setup'>");
    QTest::newRow("other root") << QByteArray("<page/>");
    QTest::newRow("other element") << QByteArray("<print><picture/></print>");
    QTest::newRow("other attribute") << QByteArray("<print><document of='setup' colour='red'/></print>");
    QTest::newRow("no number") << QByteArray("<print><document of='setup' column-mm='wide'/></print>");
    QTest::newRow("comma") << QByteArray("<print><letters name='text' size='2,5'/></print>");
    QTest::newRow("zero") << QByteArray("<print><letters name='text' size='0'/></print>");
    QTest::newRow("no colour") << QByteArray("<print><colour name='line' is='dark-ish'/></print>");
    QTest::newRow("empty") << QByteArray();
}

void CardsTest::wrongTemplates()
{
    QFETCH(QByteArray, xml);
    CardTemplate style = CardTemplate::of(Atom("stalins-war"), {});
    const double before = style.letters(QStringLiteral("text")).size;
    QString error;
    QVERIFY(!style.read(xml, &error));
    QVERIFY(error.contains(u':'));
    QCOMPARE(style.letters(QStringLiteral("text")).size, before);
}

void CardsTest::printingCanBeCancelled()
{
    Game its(longCard(600));
    its.source.scenario = Atom("long");
    const Pages pages = cardPages(its.source, {QStringLiteral("setup")});
    QVERIFY(pages.pages.size() > 3);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("cards.pdf"));
    QString error = QStringLiteral("before");
    std::vector<double> parts;
    QVERIFY(!writePages(pages, file, &error, [&](double part) {
        parts.push_back(part);
        return part < 0.5;
    }));
    QVERIFY(error.isEmpty());
    QVERIFY(!QFile::exists(file));
    QVERIFY(parts.size() >= 2 && std::ranges::is_sorted(parts));
    QVERIFY(writePages(pages, file, &error));
    QVERIFY(QFile(file).size() > 10'000);
}

void CardsTest::pictures_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("document");
    for (const QString& game : kGames)
        for (const PrintedDocument& document : printedDocuments())
            QTest::addRow("%s %s", qPrintable(game), document.id) << game << QString::fromLatin1(document.id);
}

/// HEXWERK_GOLDEN=update writes them anew; look at each before you commit it.
void CardsTest::pictures()
{
    QFETCH(QString, game);
    QFETCH(QString, document);
    Game its(sample(game));
    const Pages pages = cardPages(its.source, {document});
    const std::size_t kept = std::min(pages.pages.size(), kKept);
    for (std::size_t i = 0; i < kept; ++i) {
        // Without the footer: its hash changes with every edit of the sample.
        const QImage whole = imageOf(pages.pages[i], kDpi);
        const QImage image = whole.copy(0, 0, whole.width(), whole.height() - qRound(14 * kDpi / 25.4));
        const QString file = goldenFile(game, document, i);
        if (qEnvironmentVariable("HEXWERK_GOLDEN") == QLatin1String("update")) {
            QVERIFY(image.save(file));
            continue;
        }
        const QImage golden = QImage(file);
        QVERIFY2(!golden.isNull(), qPrintable(file));
        QCOMPARE(image.size(), golden.size());
        const int tiles = differingTiles(image, golden);
        if (tiles > 0)
            image.save(QStringLiteral("cards-%1-%2-%3-found.png").arg(game, document).arg(i + 1));
        QVERIFY2(tiles == 0, qPrintable(QStringLiteral("%1: %2 tiles differ").arg(file).arg(tiles)));
    }
    QVERIFY2(!QFile::exists(goldenFile(game, document, kept)),
             "There are pictures of pages no longer printed.");
}

QTEST_MAIN(CardsTest)
#include "tst_cards.moc"
