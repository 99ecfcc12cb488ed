#include "editor/print/cards/documents.h"
#include "editor/print/cards/grid.h"

namespace editor {
namespace {

using model::Atom;

QString signedNumber(int number)
{
    return number < 0 ? QChar(0x2212) + QString::number(-number) : QString::number(number);
}

/// "turns 2–12", "from turn 3", "at the end"
QString timeOf(const CardSetting& setting, const model::VictoryHex& hex)
{
    const Wording& words = setting.words;
    QStringList texts;
    if (hex.from && hex.to)
        texts << words.say(QT_TRANSLATE_NOOP("Print", "turns %1–%2"), {qs(hex.from), qs(hex.to)});
    else if (hex.from)
        texts << words.say(QT_TRANSLATE_NOOP("Print", "from turn %1"), {qs(hex.from)});
    else if (hex.to)
        texts << words.say(QT_TRANSLATE_NOOP("Print", "to turn %1"), {qs(hex.to)});
    if (hex.scored.text() == "end")
        texts << words.say(QT_TRANSLATE_NOOP("Print", "at the end"));
    else if (hex.scored.text() == "turn")
        texts << words.say(QT_TRANSLATE_NOOP("Print", "each turn"));
    else if (hex.scored)
        texts << qs(hex.scored);
    return texts.join(QStringLiteral(", "));
}

/// Puts the few hexes of a small scenario beside what follows.
void addHexes(CardDocument& document, Part& beside, const CardSetting& setting, const DocumentStyle& style)
{
    const Wording& words = setting.words;
    std::vector<const model::VictoryHex*> hexes;
    bool sides = false;
    bool times = false;
    for (const auto& [key, hex] : setting.package().all<model::VictoryHex>().in(setting.scenario)) {
        hexes.push_back(&hex);
        sides = sides || hex.side;
        times = times || !timeOf(setting, hex).isEmpty();
    }
    if (hexes.empty())
        return;
    std::ranges::stable_sort(hexes, [](const model::VictoryHex* a, const model::VictoryHex* b) {
        return a->points != b->points ? a->points > b->points : model::naturalLess(a->name, b->name);
    });
    Grid grid{.head = {{.text = words.say(QT_TRANSLATE_NOOP("Print", "Place"))},
                       {.text = words.say(QT_TRANSLATE_NOOP("Print", "Hex"))},
                       {.text = words.say(QT_TRANSLATE_NOOP("Print", "VP")), .align = Qt::AlignRight}},
              .rows = {},
              .lined = false};
    if (sides)
        grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "For"))});
    if (times)
        grid.head.push_back({.text = words.say(QT_TRANSLATE_NOOP("Print", "When"))});
    int total = 0;
    for (const model::VictoryHex* hex : hexes) {
        total += hex->points;
        QStringList numbers;
        if (hex->hex)
            numbers << qs(hex->hex);
        for (const Atom each : hex->hexes.list())
            numbers << qs(each);
        std::vector<GridCell> row{
            {.text = hex->name.empty() ? qs(hex->id) : words.own(*hex, "name", hex->name), .strong = true},
            {.text = numbers.join(QStringLiteral(", "))},
            {.text = signedNumber(hex->points), .strong = true, .align = Qt::AlignRight}};
        if (sides)
            row.push_back({.text = hex->side ? setting.sideName(hex->side) : QString()});
        if (times)
            row.push_back({.text = timeOf(setting, *hex)});
        grid.rows.push_back(std::move(row));
    }
    constexpr std::size_t few = 12;
    if (hexes.size() > few)
        beside = partFor(setting.body, sides || times ? style.columnMm * 1.5 : style.columnMm);
    const Section head = headed(setting, words.say(QT_TRANSLATE_NOOP("Print", "Victory hexes")),
                                words.say(QT_TRANSLATE_NOOP("Print", "%1 hexes, %2 VP in all"),
                                          {QString::number(hexes.size()), signedNumber(total)}),
                                setting.band({}), beside.columnWidth);
    beside.sections = gridSections(setting, head, grid, beside.columnWidth);
    if (hexes.size() > few)
        document.add(std::exchange(beside, partFor(setting.body, style.columnMm * 1.5)));
}

void addLevels(Part& part, const CardSetting& setting)
{
    const Wording& words = setting.words;
    std::vector<const model::VictoryLevel*> levels;
    for (const auto& [key, level] : setting.package().all<model::VictoryLevel>().in(setting.scenario))
        levels.push_back(&level);
    const auto lowest = [](const model::VictoryLevel* level) {
        bool isNumber = false;
        const double number = QLocale::c().toDouble(qs(level->from), &isNumber);
        return isNumber ? number : level->from.empty() ? -1e9 : 1e9;
    };
    std::ranges::stable_sort(levels, std::ranges::greater(), lowest);
    Grid grid{.head = {{.text = words.say(QT_TRANSLATE_NOOP("Print", "VP")), .align = Qt::AlignHCenter},
                       {.text = words.say(QT_TRANSLATE_NOOP("Print", "Level of victory"))}},
              .rows = {},
              .lined = false};
    for (const model::VictoryLevel* level : levels) {
        const QString from = qs(level->from).replace(u'-', QChar(0x2212));
        const QString to = qs(level->to).replace(u'-', QChar(0x2212));
        const QString range = from.isEmpty() ? words.say(QT_TRANSLATE_NOOP("Print", "%1 or less"), {to})
            : to.isEmpty()                   ? words.say(QT_TRANSLATE_NOOP("Print", "%1 or more"), {from})
            : from == to                     ? from
                                             : words.say(QT_TRANSLATE_NOOP("Print", "%1 to %2"), {from, to});
        grid.rows.push_back(
            {{.text = range, .strong = true, .align = Qt::AlignHCenter},
             {.text = level->name.empty() ? qs(level->id) : words.own(*level, "name", level->name)}});
    }
    const Section head = headed(setting, words.say(QT_TRANSLATE_NOOP("Print", "Levels of victory")), {},
                                setting.band({}), part.columnWidth);
    std::ranges::move(gridSections(setting, head, grid, part.columnWidth), std::back_inserter(part.sections));
}

QString momentName(const CardSetting& setting, Atom when)
{
    const std::string_view id = when.text();
    if (id == "end-of-turn")
        return setting.words.say(QT_TRANSLATE_NOOP("Print", "End of turn"));
    if (id == "end-of-round")
        return setting.words.say(QT_TRANSLATE_NOOP("Print", "End of round"));
    return qs(id).replace(u'-', u' ');
}

/// Consecutive turns are drawn together: "2–12", "4, 8".
QString turnsOf(const model::Words& turns)
{
    QStringList texts;
    int first = 0;
    int last = -1;
    const auto flush = [&] {
        if (last >= first && last > 0)
            texts << (first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last));
    };
    std::vector<int> numbers;
    for (const Atom turn : turns.list()) {
        bool isNumber = false;
        const int number = qs(turn).toInt(&isNumber);
        if (!isNumber)
            return qs(turns.text()).replace(u' ', QStringLiteral(", "));
        numbers.push_back(number);
    }
    std::ranges::sort(numbers);
    for (const int number : numbers) {
        if (number != last + 1) {
            flush();
            first = number;
        }
        last = number;
    }
    flush();
    return texts.join(QStringLiteral(", "));
}

/// A side's schedule and its ways to win at once.
Section sideSection(const CardSetting& setting, Atom side, double width)
{
    const Wording& words = setting.words;
    Section section =
        headed(setting, side ? setting.sideName(side) : words.say(QT_TRANSLATE_NOOP("Print", "Both sides")),
               {}, setting.band(side), width);
    const LetterStyle text = setting.style.letters(QStringLiteral("text"));
    const LetterStyle strong = setting.style.letters(QStringLiteral("strong"));
    const auto add = [&](const QString& head, const QString& body) {
        const std::size_t first = section.rows.size();
        addParagraph(section.rows, head, strong, width);
        for (std::size_t i = first; i < section.rows.size(); ++i) {
            section.rows[i].withNext = true;
            section.rows[i].height = strong.line();
        }
        addParagraph(section.rows, body, text, width);
    };
    for (const auto& [key, line] : setting.package().all<model::VictorySchedule>().in(setting.scenario)) {
        if (line.side != side)
            continue;
        QStringList head;
        if (line.turn)
            head << setting.turnName(line.turn);
        if (line.points != 0)
            head << words.say(QT_TRANSLATE_NOOP("Print", "%1 VP"), {signedNumber(line.points)});
        if (head.isEmpty())
            head << words.say(QT_TRANSLATE_NOOP("Print", "Schedule"));
        for (const QString& each : words.paragraphs(line, "text", line.text))
            add(std::exchange(head, {}).join(QStringLiteral(" · ")), each);
    }
    for (const auto& [key, win] : setting.package().all<model::AutomaticWin>().in(setting.scenario)) {
        if (win.side != side)
            continue;
        QStringList head{words.say(QT_TRANSLATE_NOOP("Print", "Automatic victory"))};
        if (win.when)
            head << momentName(setting, win.when);
        if (!win.turns.empty())
            head << words.say(QT_TRANSLATE_NOOP("Print", "Turn %1"), {turnsOf(win.turns)});
        for (const QString& each : words.paragraphs(win, "text", win.text))
            add(std::exchange(head, {}).join(QStringLiteral(" · ")), each);
    }
    return section;
}

} // namespace

std::vector<CardDocument> victoryCards(const CardSetting& setting)
{
    const DocumentStyle style = setting.style.document(QStringLiteral("victory"));
    CardDocument document{.title = documentTitle(setting, "victory"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    const auto* sheet = setting.package().find<model::Victory>({.scope = setting.scenario, .id = {}});
    if (sheet && sheet->start != 0)
        document.subtitle += QStringLiteral(" · ")
            + setting.words.say(QT_TRANSLATE_NOOP("Print", "%1 VP at the start"),
                                {signedNumber(sheet->start)});
    Part part = partFor(setting.body, style.columnMm * 1.5);
    addHexes(document, part, setting, style);
    addLevels(part, setting);
    std::vector<Atom> sides;
    for (const auto& [key, side] : setting.package().all<model::Side>())
        sides.push_back(side.id);
    sides.emplace_back();
    for (const Atom side : sides)
        part.sections.push_back(sideSection(setting, side, part.columnWidth));
    document.add(std::move(part));
    return {document};
}

} // namespace editor
