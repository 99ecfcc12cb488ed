#include "editor/print/cards/documents.h"
#include "editor/print/cards/unittile.h"

#include <map>

namespace editor {
namespace {

using model::Atom;

/// Where a row of a card goes, in the order of a card: hexes, zones, boxes, and what waits.
struct Place {
    int order = 0;
    std::string text; ///< compared as people count

    bool operator<(const Place& other) const
    {
        return order != other.order ? order < other.order : model::naturalLess(text, other.text);
    }
};

Place placeOf(const model::Unit& unit)
{
    if (unit.hex)
        return {.order = 0, .text = std::string(unit.hex.text())};
    if (unit.area)
        return {.order = 1, .text = std::string(unit.area.text())};
    if (unit.box)
        return {.order = 2, .text = std::string(unit.box.text()) + ' ' + std::string(unit.space.text())};
    return {.order = 3, .text = {}};
}

QString placeName(const CardSetting& setting, const model::Unit& unit)
{
    const model::Package& package = setting.package();
    if (unit.hex)
        return setting.hexName(unit.hex);
    if (unit.area) {
        const auto* area = package.find<model::Area>({.scope = setting.scenario, .id = unit.area});
        return area && !area->name.empty() ? setting.words.own(*area, "name", area->name) : qs(unit.area);
    }
    if (unit.box) {
        const auto* box = package.find<model::Box>(unit.box);
        const QString name =
            box && !box->name.empty() ? setting.words.own(*box, "name", box->name) : qs(unit.box);
        return unit.space ? QStringLiteral("%1: %2").arg(name, qs(unit.space)) : name;
    }
    return setting.words.say(QT_TRANSLATE_NOOP("Print", "To be placed"));
}

/// "Garrison, not before turn 3, 2 steps"
QString codesOf(const CardSetting& setting, const model::Unit& unit)
{
    QStringList codes;
    for (const Atom mark : unit.marks.list())
        codes << setting.words.term(setting.ruleset(), rules::Category::Mark, mark);
    if (unit.release)
        codes << setting.words.say(QT_TRANSLATE_NOOP("Print", "from turn %1"), {qs(unit.release)});
    if (unit.steps > 0)
        codes << setting.words.say(QT_TRANSLATE_NOOP("Print", "steps: %1"), {QString::number(unit.steps)});
    if (unit.draw)
        codes << setting.words.say(QT_TRANSLATE_NOOP("Print", "drawn from: %1"), {qs(unit.draw)});
    return codes.join(QStringLiteral(", "));
}

/// The name of the section a row stands in; one for all where the template does not group.
QString sectionOf(const CardSetting& setting, const DocumentStyle& style, const model::Unit& unit)
{
    if (style.group != QLatin1String("formation"))
        return {};
    const auto* counter = setting.package().find<model::Counter>(unit.counter);
    const auto* formation = counter ? setting.package().find<model::Formation>(counter->formation) : nullptr;
    return formation ? setting.words.own(*formation, "name", formation->name)
                     : setting.words.say(QT_TRANSLATE_NOOP("Print", "Independent units"));
}

CardDocument cardOf(const CardSetting& setting, const model::Card& card)
{
    const DocumentStyle style = setting.style.document(QStringLiteral("setup"));
    CardDocument document{.title =
                              card.title.empty() ? qs(card.id) : setting.words.own(card, "title", card.title),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band(card.side),
                          .parts = {}};
    std::map<QString, std::map<Place, TileGroup>> sections;
    int rows = 0;
    for (const auto& [key, unit] : setting.package().all<model::Unit>().in(setting.scenario)) {
        if (unit.card != card.id)
            continue;
        TileGroup& group = sections[sectionOf(setting, style, unit)][placeOf(unit)];
        group.place = placeName(setting, unit);
        Tile tile = counterTile(setting, unit.counter, unit.face, codesOf(setting, unit));
        group.tiles.push_back(std::move(tile));
        ++rows;
    }
    Part part = partFor(setting.body, style.columnMm);
    for (auto& [name, places] : sections) {
        std::vector<TileGroup> groups;
        int here = 0;
        for (auto& [place, group] : places) {
            here += static_cast<int>(group.tiles.size());
            groups.push_back(std::move(group));
        }
        const QString count =
            setting.words.say(QT_TRANSLATE_NOOP("Print", "Counters: %1"), {QString::number(here)});
        Section section = headed(setting, name.isEmpty() ? documentTitle(setting, "setup") : name, count,
                                 setting.band({}), part.columnWidth);
        // The title of the card says it all.
        if (name.isEmpty())
            section.heading = section.again = {};
        addTileRows(section.rows, setting, style, groups, part.columnWidth);
        part.sections.push_back(std::move(section));
    }
    document.subtitle += QStringLiteral(" · ")
        + setting.words.say(QT_TRANSLATE_NOOP("Print", "Counters: %1"), {QString::number(rows)});
    document.add(std::move(part));
    return document;
}

} // namespace

std::vector<CardDocument> setupCards(const CardSetting& setting)
{
    std::vector<const model::Card*> cards;
    for (const auto& [key, card] : setting.package().all<model::Card>().in(setting.scenario))
        cards.push_back(&card);
    std::ranges::stable_sort(cards, {}, &model::Card::order);
    std::vector<CardDocument> documents;
    for (const model::Card* card : cards)
        documents.push_back(cardOf(setting, *card));
    return documents;
}

} // namespace editor
