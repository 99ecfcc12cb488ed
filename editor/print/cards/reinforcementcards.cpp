#include "editor/print/cards/documents.h"
#include "editor/print/cards/unittile.h"

#include <map>

namespace editor {
namespace {

using model::Atom;

/// In the order of the turn track; lines without a turn come last.
struct TurnOrder {
    bool operator()(Atom a, Atom b) const
    {
        return a.empty() != b.empty() ? b.empty() : model::naturalLess(a, b);
    }
};

QString kindOf(const CardSetting& setting, const model::Entry& entry)
{
    const std::string_view kind = entry.kind.text();
    const Wording& words = setting.words;
    if (kind == "reinforcement")
        return words.say(QT_TRANSLATE_NOOP("Print", "Reinforcement"));
    if (kind == "withdrawal")
        return words.say(QT_TRANSLATE_NOOP("Print", "Withdrawal"));
    if (kind == "conversion")
        return words.say(QT_TRANSLATE_NOOP("Print", "Conversion"));
    if (kind == "replacement")
        return words.say(QT_TRANSLATE_NOOP("Print", "Replacements"));
    if (kind == "card-draw")
        return words.say(QT_TRANSLATE_NOOP("Print", "Card drawn"));
    QString text = qs(kind);
    text.replace(u'-', u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// "0125 or 0129", "Army reserve", "German Ready Box"
QString entryOf(const CardSetting& setting, const model::Entry& entry)
{
    QStringList places;
    for (const Atom hex : entry.hexes.list())
        places << setting.hexName(hex);
    for (const Atom id : entry.areas.list()) {
        const auto* area = setting.package().find<model::Area>({.scope = setting.scenario, .id = id});
        places << (area && !area->name.empty() ? setting.words.own(*area, "name", area->name) : qs(id));
    }
    if (const auto* box = setting.package().find<model::Box>(entry.box))
        places << (box->name.empty() ? qs(box->id) : setting.words.own(*box, "name", box->name));
    if (places.size() < 2)
        return places.join(QString());
    const QString last = places.takeLast();
    return setting.words.say(QT_TRANSLATE_NOOP("Print", "%1 or %2"),
                             {places.join(QStringLiteral(", ")), last});
}

/// What a player has to know of a line besides its counters.
QString remarksOf(const CardSetting& setting, const model::Entry& entry, const model::Group* group)
{
    const Wording& words = setting.words;
    QStringList remarks;
    static const Atom points("points");
    static const Atom pool("pool");
    if (entry.fields.has(points))
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "%1 points for %2."),
                             {qs(entry.fields.text(points)),
                              entry.fields.has(pool) ? words.term(setting.ruleset(), rules::Category::Nation,
                                                                  Atom(entry.fields.text(pool)))
                                                     : setting.sideName(entry.side)});
    if (entry.round)
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "In round %1."), {qs(entry.round)});
    if (!entry.condition.empty())
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "Condition: %1."),
                             {words.own(entry, "condition", entry.condition)});
    if (entry.cannotCancel)
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "Cannot be cancelled."));
    if (entry.anyStrength)
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "At any strength."));
    if (entry.returns)
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "Comes back on turn %1."), {qs(entry.returns)});
    if (group && group->optional)
        remarks << words.say(QT_TRANSLATE_NOOP("Print", "Optional: costs %1 VP."),
                             {QString::number(group->victoryCost)});
    if (!entry.note.empty())
        remarks << words.own(entry, "note", entry.note);
    return remarks.join(u' ');
}

std::vector<Tile> tilesOf(const CardSetting& setting, const model::Words& counters, Atom face)
{
    std::vector<Tile> tiles;
    for (const Atom counter : counters.list())
        tiles.push_back(counterTile(setting, counter, face, {}));
    return tiles;
}

void addEntry(std::vector<Block>& blocks, const CardSetting& setting, const DocumentStyle& style,
              const model::Entry& entry, double width)
{
    const auto* group = setting.package().find<model::Group>({.scope = setting.scenario, .id = entry.group});
    QStringList head{kindOf(setting, entry)};
    if (group)
        head << (group->name.empty() ? qs(group->id) : setting.words.own(*group, "name", group->name));
    const LetterStyle strong = setting.style.letters(QStringLiteral("strong"));
    const std::size_t first = blocks.size();
    addParagraph(blocks, head.join(QStringLiteral(" · ")), strong, width);
    const std::size_t after = blocks.size();
    std::vector<TileGroup> groups;
    if (!entry.counters.empty()) {
        const QString place = entryOf(setting, entry);
        const QString title = !entry.removes.empty()
            ? setting.words.say(QT_TRANSLATE_NOOP("Print", "Receive"))
            : place.isEmpty() ? setting.words.say(QT_TRANSLATE_NOOP("Print", "Arrive"))
                              : place;
        groups.push_back({.place = title, .tiles = tilesOf(setting, entry.counters, entry.face)});
    }
    if (!entry.removes.empty())
        groups.push_back({.place = setting.words.say(QT_TRANSLATE_NOOP("Print", "Remove")),
                          .tiles = tilesOf(setting, entry.removes, {})});
    addTileRows(blocks, setting, style, groups, width);
    const QString remarks = remarksOf(setting, entry, group);
    if (!remarks.isEmpty() && !groups.empty())
        blocks.back().withNext = true;
    addParagraph(blocks, remarks, setting.style.letters(QStringLiteral("text")), width);
    if (blocks.size() > after)
        for (std::size_t i = first; i < after; ++i)
            blocks[i].withNext = true;
}

CardDocument cardOf(const CardSetting& setting, const model::Side& side)
{
    const DocumentStyle style = setting.style.document(QStringLiteral("reinforcements"));
    CardDocument document{.title = documentTitle(setting, "reinforcements") + QStringLiteral(": ")
                              + setting.sideName(side.id),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band(side.id),
                          .parts = {}};
    std::map<Atom, std::vector<const model::Entry*>, TurnOrder> turns;
    for (const auto& [key, entry] : setting.package().all<model::Entry>().in(setting.scenario))
        if (entry.side == side.id)
            turns[entry.turn].push_back(&entry);
    Part part = partFor(setting.body, style.columnMm);
    for (const auto& [turn, entries] : turns) {
        const auto* record = setting.package().find<model::Turn>({.scope = setting.scenario, .id = turn});
        Section section = headed(setting,
                                 turn ? setting.turnName(turn)
                                      : setting.words.say(QT_TRANSLATE_NOOP("Print", "Without a turn")),
                                 record ? setting.words.own(*record, "date", record->date) : QString(),
                                 setting.band({}), part.columnWidth);
        for (const model::Entry* entry : entries)
            addEntry(section.rows, setting, style, *entry, part.columnWidth);
        part.sections.push_back(std::move(section));
    }
    document.add(std::move(part));
    return document;
}

} // namespace

std::vector<CardDocument> reinforcementCards(const CardSetting& setting)
{
    std::vector<CardDocument> documents;
    for (const auto& [key, side] : setting.package().all<model::Side>())
        documents.push_back(cardOf(setting, side));
    return documents;
}

} // namespace editor
