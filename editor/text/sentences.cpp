#include "editor/text/sentences.h"

#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace editor {
namespace {

struct Sentence {
    std::string_view id;
    const char* text;
};

constexpr Sentence kSentences[]{
    // Stacking
    {"stacking.count", QT_TRANSLATE_NOOP("Message", "%1 combat units stack here; at most %2 may: %3.")},
    {"stacking.count-of",
     QT_TRANSLATE_NOOP("Message", "%1 units of class %4 stack here; at most %2 may: %3.")},
    {"stacking.single",
     QT_TRANSLATE_NOOP("Message", "%2 counters of the kind %1 are in one hex; only one may be: %3.")},
    {"stacking.nations-apart", QT_TRANSLATE_NOOP("Message", "Units of %1 and %2 may not share a hex: %3.")},
    {"stacking.kinds-apart",
     QT_TRANSLATE_NOOP("Message", "%1 may not stack with other units of its side: %2.")},
    {"stacking.enemies", QT_TRANSLATE_NOOP("Message", "%1 (%2) and %3 (%4) are enemies in one hex.")},
    {"stacking.suspended",
     QT_TRANSLATE_NOOP("Message",
                       "Stacking is not checked while the position is in the middle of movement.")},

    // Units
    {"unit.off-map",
     QT_TRANSLATE_NOOP("Message", "%1 stands in %2, on a map that this scenario does not use.")},
    {"unit.outside-area", QT_TRANSLATE_NOOP("Message", "%1 stands in %2, outside the area in play.")},
    {"unit.no-land", QT_TRANSLATE_NOOP("Message", "%1 stands in %2, which is not a playable land hex.")},
    {"unit.duplicate", QT_TRANSLATE_NOOP("Message", "%1 is in play %2 times; the countermix has %3.")},

    // Weather
    {"weather.rolls-gap", QT_TRANSLATE_NOOP("Message", "%1: no weather for a roll of %2.")},
    {"weather.rolls-twice", QT_TRANSLATE_NOOP("Message", "%1: two weathers for a roll of %2.")},
    {"weather.rolls-order",
     QT_TRANSLATE_NOOP("Message", "%1: a roll of %2 gives better weather than a lower roll.")},
    {"weather.rolls-face", QT_TRANSLATE_NOOP("Message", "%1: the faces of the die are 1 to %2.")},

    // References
    {"reference.hex", QT_TRANSLATE_NOOP("Message", "There is no hex %1.")},
    {"reference.hexside", QT_TRANSLATE_NOOP("Message", "There is no hexside %1.")},
    {"reference.hexes", QT_TRANSLATE_NOOP("Message", "Hexes that do not exist are listed here (%1): %2.")},
    {"reference.side-hex",
     QT_TRANSLATE_NOOP("Message", "“%1” belongs to hex %2, which does not touch this hexside.")},
    {"reference.box", QT_TRANSLATE_NOOP("Message", "There is no box “%1”.")},
    {"reference.zone", QT_TRANSLATE_NOOP("Message", "There is no zone “%1” on the map.")},
    {"reference.area", QT_TRANSLATE_NOOP("Message", "There is no area “%1” in this scenario.")},
    {"reference.counter", QT_TRANSLATE_NOOP("Message", "There is no counter “%1”.")},
    {"reference.type", QT_TRANSLATE_NOOP("Message", "There is no counter type “%1”.")},
    {"reference.formation", QT_TRANSLATE_NOOP("Message", "There is no formation “%1”.")},
    {"reference.side", QT_TRANSLATE_NOOP("Message", "There is no side “%1”.")},
    {"reference.nation", QT_TRANSLATE_NOOP("Message", "There is no nation “%1”.")},
    {"reference.turn", QT_TRANSLATE_NOOP("Message", "There is no turn %1 on the turn track.")},
    {"reference.sheet", QT_TRANSLATE_NOOP("Message", "There is no counter sheet “%1”.")},
    {"reference.map", QT_TRANSLATE_NOOP("Message", "There is no map “%1”.")},
    {"reference.card", QT_TRANSLATE_NOOP("Message", "There is no setup card “%1” in this scenario.")},
    {"reference.group",
     QT_TRANSLATE_NOOP("Message", "There is no reinforcement group “%1” in this scenario.")},
    {"reference.table", QT_TRANSLATE_NOOP("Message", "There is no table “%1”.")},
    {"reference.place", QT_TRANSLATE_NOOP("Message", "There is no place “%1” on the map.")},
    {"reference.line", QT_TRANSLATE_NOOP("Message", "There is no line “%1” on the map.")},
    {"reference.scenario", QT_TRANSLATE_NOOP("Message", "There is no scenario “%1”.")},

    // Words the game does not know
    {"vocabulary.side", QT_TRANSLATE_NOOP("Message", "The game has no side “%1”.")},
    {"vocabulary.nation", QT_TRANSLATE_NOOP("Message", "The game has no nation “%1”.")},
    {"vocabulary.terrain", QT_TRANSLATE_NOOP("Message", "The game has no terrain “%1”.")},
    {"vocabulary.hexside", QT_TRANSLATE_NOOP("Message", "The game has no hexside “%1”.")},
    {"vocabulary.line", QT_TRANSLATE_NOOP("Message", "The game has no lines of the kind “%1”.")},
    {"vocabulary.place", QT_TRANSLATE_NOOP("Message", "The game has no places of the kind “%1”.")},
    {"vocabulary.zone", QT_TRANSLATE_NOOP("Message", "The game has no zones of the kind “%1”.")},
    {"vocabulary.area", QT_TRANSLATE_NOOP("Message", "The game has no areas of the kind “%1”.")},
    {"vocabulary.kind", QT_TRANSLATE_NOOP("Message", "The game has no counters of the kind “%1”.")},
    {"vocabulary.symbol", QT_TRANSLATE_NOOP("Message", "The game has no counter symbol “%1”.")},
    {"vocabulary.size", QT_TRANSLATE_NOOP("Message", "The game has no unit size “%1”.")},
    {"vocabulary.marker", QT_TRANSLATE_NOOP("Message", "The game has no marker “%1”.")},
    {"vocabulary.mark", QT_TRANSLATE_NOOP("Message", "The game has no mark “%1” for units.")},
    {"vocabulary.box", QT_TRANSLATE_NOOP("Message", "The game has no boxes of the kind “%1”.")},
    {"vocabulary.flag", QT_TRANSLATE_NOOP("Message", "The game has no event or state “%1”.")},
    {"vocabulary.weather", QT_TRANSLATE_NOOP("Message", "The game has no weather “%1”.")},
    {"vocabulary.climate", QT_TRANSLATE_NOOP("Message", "The game has no climate “%1”.")},
    {"vocabulary.season", QT_TRANSLATE_NOOP("Message", "The game has no season “%1”.")},

    // Set-up and victory
    {"setup.missing", QT_TRANSLATE_NOOP("Message", "%1 is missing; the rulebook sets it up in %2.")},
    {"setup.extra", QT_TRANSLATE_NOOP("Message", "%1 in %2 is no unit of the rulebook's set-up.")},
    {"setup.elsewhere", QT_TRANSLATE_NOOP("Message", "%1 stands in %2; the rulebook sets it up in %3.")},
    {"place.missing",
     QT_TRANSLATE_NOOP("Message", "The place “%1”, which the rules name, is missing on the map.")},
    {"place.repeated",
     QT_TRANSLATE_NOOP("Message", "The place “%1”, which the rules name, is on the map more than once.")},
    {"victory.at-start",
     QT_TRANSLATE_NOOP("Message", "If nothing changes, the %1 side wins at the end of turn %2 (%3).")},
    {"victory.level-empty", QT_TRANSLATE_NOOP("Message", "The level of victory “%1” ends before it begins.")},
    {"victory.level-overlap", QT_TRANSLATE_NOOP("Message", "The levels of victory “%1” and “%2” overlap.")},
    {"victory.level-gap",
     QT_TRANSLATE_NOOP("Message", "Between the levels of victory “%1” and “%2” there is a gap.")},

    {"victory.span", QT_TRANSLATE_NOOP("Message", "The victory hex “%1” ends before it begins.")},
    {"victory.no-hex", QT_TRANSLATE_NOOP("Message", "The victory hex “%1” names no hex.")},
    {"victory.twice", QT_TRANSLATE_NOOP("Message", "Hex %1 counts twice: it is in “%2” at the same time.")},

    // Tracks
    {"track.no-turn", QT_TRANSLATE_NOOP("Message", "This line of the track has no turn.")},
    {"track.turn-early",
     QT_TRANSLATE_NOOP("Message", "This line is on turn %1, but the scenario begins on turn %2.")},
    {"track.turn-late",
     QT_TRANSLATE_NOOP("Message", "This line is on turn %1, but the scenario ends on turn %2.")},
    {"track.returns",
     QT_TRANSLATE_NOOP("Message", "It returns on turn %1, which is not after turn %2, when it leaves.")},
    {"track.conversion",
     QT_TRANSLATE_NOOP("Message", "A conversion needs counters to remove and counters to receive.")},
    {"track.empty", QT_TRANSLATE_NOOP("Message", "This line names no counters.")},
    {"track.never-there", QT_TRANSLATE_NOOP("Message", "%1 leaves on turn %2, but is never in play before.")},
    {"track.blocked",
     QT_TRANSLATE_NOOP("Message", "Every entry hex (%1) of the %2 side is held by the enemy at the start.")},
    {"track.group-span", QT_TRANSLATE_NOOP("Message", "The turns of the group “%1” end before they begin.")},
    {"track.group-empty", QT_TRANSLATE_NOOP("Message", "No line of the track belongs to the group “%1”.")},
    {"track.group-never",
     QT_TRANSLATE_NOOP("Message", "The group “%1” is never available: its turns do not fit.")},
    {"track.circle",
     QT_TRANSLATE_NOOP("Message", "%1 is converted in a circle: in the end it would become itself again.")},
    {"count.negative", QT_TRANSLATE_NOOP("Message", "“%1” is %2; a count cannot be less than nothing.")},

    // Deployment zones
    {"zone.condition-kind",
     QT_TRANSLATE_NOOP("Message", "A condition of this zone asks for “%1”, which is not known; it is passed over.")},
    {"zone.condition-empty",
     QT_TRANSLATE_NOOP("Message", "A condition of this zone (“%1”) does not say of what; no hex meets it.")},
    {"zone.condition-name",
     QT_TRANSLATE_NOOP("Message", "A condition of this zone names “%1”, which is not there.")},
    {"zone.admits", QT_TRANSLATE_NOOP("Message", "The zone admits “%1”, but no counter is that.")},
    {"zone.elsewhere",
     QT_TRANSLATE_NOOP("Message", "It stands in %1, outside the zone “%2” that its row names.")},

    {"note.reference", QT_TRANSLATE_NOOP("Message", "The rules have no section [%1].")},

    // Tables
    {"table.no-rows", QT_TRANSLATE_NOOP("Message", "The table is empty.")},
    {"table.die",
     QT_TRANSLATE_NOOP("Message", "The dice “%1” cannot be read; write them like 1d6, 2d10 or d10+1.")},
    {"table.row",
     QT_TRANSLATE_NOOP("Message",
                       "A row covers “%1”, which cannot be read; write it like 3, 2-4, 6+ or 1-.")},
    {"table.gap", QT_TRANSLATE_NOOP("Message", "No row covers a roll of %1.")},
    {"table.overlap", QT_TRANSLATE_NOOP("Message", "A roll of %1 is covered twice, by the rows %2 and %3.")},
    {"table.outside", QT_TRANSLATE_NOOP("Message", "Nobody can roll what the row %1 covers.")},
    {"table.cell", QT_TRANSLATE_NOOP("Message", "The result in row %1 and column %2 is missing.")},
    {"table.extra", QT_TRANSLATE_NOOP("Message", "The row %1 has more results than the table has columns.")},
    {"table.order",
     QT_TRANSLATE_NOOP("Message",
                       "The result in row %1 and column %2 goes back, though the table says that results "
                       "only rise or only fall.")},

    // What stops a line of supply
    {"supply.no-source", QT_TRANSLATE_NOOP("Message", "no way leads to a source")},
    {"supply.length", QT_TRANSLATE_NOOP("Message", "the way is %1 hexes too long")},
    {"supply.hexside", QT_TRANSLATE_NOOP("Message", "hexside %1 cannot be crossed")},
    {"supply.hex", QT_TRANSLATE_NOOP("Message", "%1 is closed to it")},
    {"supply.units", QT_TRANSLATE_NOOP("Message", "%1 is held by %2")},
    {"supply.zoc", QT_TRANSLATE_NOOP("Message", "%1 is in the zone of control of %2")},

    // Maps and counters
    {"line.gap", QT_TRANSLATE_NOOP("Message", "The line jumps from %1 to %2, which are not adjacent.")},
    {"line.dangling",
     QT_TRANSLATE_NOOP(
         "Message", "The line ends in %1, where there is no other line, no place and no edge of the map.")},
    {"zone.overlap",
     QT_TRANSLATE_NOOP("Message", "%1 and %2 have %3 hexes in common, the first of them %4.")},
    {"field.number", QT_TRANSLATE_NOOP("Message", "%1 is “%2”, which is not a number.")},
    {"field.range", QT_TRANSLATE_NOOP("Message", "%1 is %2; the game allows %3.")},
    {"field.flag", QT_TRANSLATE_NOOP("Message", "%1 is “%2”; it must be “yes” or “no”.")},
    {"field.choice", QT_TRANSLATE_NOOP("Message", "%1 is “%2”; it must be one of: %3.")},
    {"field.colour", QT_TRANSLATE_NOOP("Message", "%1 is “%2”, which is no colour; write it like #c0392b.")},
    {"field.turn", QT_TRANSLATE_NOOP("Message", "%1 is “%2”, but no turn track has such a turn.")},
    {"counter.back-stronger",
     QT_TRANSLATE_NOOP("Message",
                       "%1: the back is stronger than the front, with %2 %3 instead of at most %4.")},
    {"counter.step-missing", QT_TRANSLATE_NOOP("Message", "%1 has %2 steps, but faces for only %3.")},
    {"counter.step-extra", QT_TRANSLATE_NOOP("Message", "%1 has a single step, but also a reduced side.")},
    {"counter.step-blank", QT_TRANSLATE_NOOP("Message", "%1: the reduced side has no strength.")},
    {"counter.same-name", QT_TRANSLATE_NOOP("Message", "Several counters are called %1: %2.")},
    {"counter.symbol", QT_TRANSLATE_NOOP("Message", "%1 shows the symbol %2, which does not fit %3.")},
    {"setup.no-face",
     QT_TRANSLATE_NOOP("Message", "The card shows %1 on its face “%2”, which the counter does not have.")},
    {"setup.other-side", QT_TRANSLATE_NOOP("Message", "%1 fights for the other side than the card “%2”.")},
    {"allow.unused",
     QT_TRANSLATE_NOOP("Message", "Nothing breaks %1 on “%2” any more; the exception can go.")},

    // Rulesets
    {"ruleset.unknown",
     QT_TRANSLATE_NOOP("Message", "The rules of “%1” are not known; only general checks are made.")},
    {"ruleset.root", QT_TRANSLATE_NOOP("Message", "This is not a ruleset but a “%1”.")},
    {"ruleset.element", QT_TRANSLATE_NOOP("Message", "A ruleset has no element “%1”; it is passed over.")},
    {"ruleset.id-missing", QT_TRANSLATE_NOOP("Message", "A “%1” has no id; it is passed over.")},
    {"ruleset.duplicate",
     QT_TRANSLATE_NOOP("Message", "There is already a “%1” with the id “%2”; this one is passed over.")},
    {"ruleset.source",
     QT_TRANSLATE_NOOP("Message", "“%1” names the source “%2”; it must be text, inferred or default.")},
    {"ruleset.citation", QT_TRANSLATE_NOOP("Message", "“%1” does not cite the rulebook.")},
    {"ruleset.module",
     QT_TRANSLATE_NOOP("Message", "Rule %1 asks for a kind of check that does not exist: “%2”.")},
    {"ruleset.parameter-unused",
     QT_TRANSLATE_NOOP("Message", "Rule %1 has a value “%2” that its check does not use.")},
    {"ruleset.parameter-missing",
     QT_TRANSLATE_NOOP("Message", "Rule %1 lacks the value “%2”; it is passed over.")},
    {"ruleset.about",
     QT_TRANSLATE_NOOP("Message", "Rule %1 is about “%2”, which no rule can be about; it is passed over.")},
    {"ruleset.stage",
     QT_TRANSLATE_NOOP(
         "Message",
         "Supply “%1” names a stage “%3” in “%2” that does not come before it; the name is passed over.")},
    {"formula.end",
     QT_TRANSLATE_NOOP("Message", "The formula “%2” of %1 ends too early, at column %3; it is passed over.")},
    {"formula.unexpected",
     QT_TRANSLATE_NOOP(
         "Message",
         "The formula “%2” of %1 has “%4” at column %3, where it does not belong; it is passed over.")},
    {"formula.unknown",
     QT_TRANSLATE_NOOP("Message", "The formula “%2” of %1 asks for “%4” at column %3, which is not known.")},
    {"formula.deep",
     QT_TRANSLATE_NOOP(
         "Message",
         "The formula “%2” of %1 is nested too deeply at column %3, or a value is made from itself.")},
    {"ruleset.parameter-number",
     QT_TRANSLATE_NOOP("Message", "Rule %1: “%2” is “%3”, which is not a number; the rule is passed over.")},

    // Files
    {"file.missing", QT_TRANSLATE_NOOP("Message", "The file %1 is missing.")},
    {"file.unreadable", QT_TRANSLATE_NOOP("Message", "The file %1 cannot be read: %2.")},
    {"file.too-large", QT_TRANSLATE_NOOP("Message", "The file %1 is larger than %2 MB.")},
    {"file.too-many",
     QT_TRANSLATE_NOOP("Message", "The folder has more than %2 files; %1 and what follows is not read.")},
    {"part.unlisted",
     QT_TRANSLATE_NOOP("Message",
                       "The file %1 is in the folder, but the package does not name it; it is not used.")},
    {"xml.syntax", QT_TRANSLATE_NOOP("Message", "The XML is broken here: %2.")},
    {"xml.depth", QT_TRANSLATE_NOOP("Message", "Elements are nested more than %2 deep in “%1”.")},
    {"xml.doctype", QT_TRANSLATE_NOOP("Message", "A document type is not allowed in a package.")},
    {"xml.encoding", QT_TRANSLATE_NOOP("Message", "The file is not UTF-8 from here on.")},
    {"format.newer",
     QT_TRANSLATE_NOOP("Message", "The file has format %1, which is newer than this program knows (%2).")},
    {"format.unknown", QT_TRANSLATE_NOOP("Message", "The file has the format “%1”, which is not known.")},
    {"root.unexpected", QT_TRANSLATE_NOOP("Message", "The file is a “%1”, where a “%2” was expected.")},
    {"id.missing", QT_TRANSLATE_NOOP("Message", "A “%1” has no id.")},
    {"id.duplicate", QT_TRANSLATE_NOOP("Message", "There are two “%1” with the id “%2”.")},
    {"id.unsafe",
     QT_TRANSLATE_NOOP("Message", "“%2” cannot be the id of a “%1”, for it would name a file elsewhere.")},
    {"id.mismatch", QT_TRANSLATE_NOOP("Message", "The id is “%1”, but the package calls this file “%2”.")},
    {"value.number", QT_TRANSLATE_NOOP("Message", "“%1” is “%2”, which is not a number.")},
    {"value.choice", QT_TRANSLATE_NOOP("Message", "“%1” cannot be “%2”.")},
    {"value.boolean", QT_TRANSLATE_NOOP("Message", "“%1” is “%2”; it must be “yes” or “no”.")},
    {"hex.unknown", QT_TRANSLATE_NOOP("Message", "There is no hex %1 on the map “%2”.")},
    {"hexside.unknown", QT_TRANSLATE_NOOP("Message", "There is no hexside %1.")},
    {"element.unknown", QT_TRANSLATE_NOOP("Message", "The element “%1” is not known; it is kept as it is.")},
    {"attribute.unknown",
     QT_TRANSLATE_NOOP("Message", "The attribute “%1” is not known; it is kept as it is.")},
    {"limit.count", QT_TRANSLATE_NOOP("Message", "There are more than %2 hexes in the list at “%1”.")},
    {"limit.findings", QT_TRANSLATE_NOOP("Message", "There is more wrong with this file than is listed.")},
    {"limit.grid",
     QT_TRANSLATE_NOOP("Message", "A map of %1 by %2 hexes is too large; at most %3 hexes are possible.")},
    {"limit.numbering",
     QT_TRANSLATE_NOOP("Message", "Hex numbers of %1 digits starting at %2 are not possible.")},
    {"limit.hex-size", QT_TRANSLATE_NOOP("Message", "Hexes must be between 1 and 1000 mm wide.")},
    {"bundle.path", QT_TRANSLATE_NOOP("Message", "The bundle holds a file outside the package: %1.")},
    {"bundle.encoding", QT_TRANSLATE_NOOP("Message", "The file %1 in the bundle is damaged.")},
};

constexpr auto kIds = [] {
    std::array<std::string_view, std::size(kSentences)> ids;
    std::ranges::transform(kSentences, ids.begin(), &Sentence::id);
    return ids;
}();

} // namespace

const char* sentenceFor(std::string_view message)
{
    const auto* const it = std::ranges::find(kSentences, message, &Sentence::id);
    return it == std::end(kSentences) ? nullptr : it->text;
}

std::span<const std::string_view> knownMessages()
{
    return kIds;
}

QString fillIn(const QString& text, std::span<const std::string> arguments)
{
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : 0;
        if (number < 1) {
            filled += text[i];
            continue;
        }
        if (static_cast<std::size_t>(number) <= arguments.size())
            filled += qs(arguments[static_cast<std::size_t>(number - 1)]);
        ++i;
    }
    return filled;
}

} // namespace editor
