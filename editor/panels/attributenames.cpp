#include "editor/panels/attributenames.h"

#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace editor {

namespace {

using Named = std::pair<std::string_view, const char*>;

/// Sorted by the name in the file.
constexpr std::array kAttributes{
    Named("#text", QT_TRANSLATE_NOOP("Attribute", "Text")),
    Named("across", QT_TRANSLATE_NOOP("Attribute", "Across to hex")),
    Named("active", QT_TRANSLATE_NOOP("Attribute", "Active")),
    Named("admits", QT_TRANSLATE_NOOP("Attribute", "Admits")),
    Named("aliases", QT_TRANSLATE_NOOP("Attribute", "Other spellings")),
    Named("any-strength", QT_TRANSLATE_NOOP("Attribute", "At any strength")),
    Named("area", QT_TRANSLATE_NOOP("Attribute", "Area")),
    Named("areas", QT_TRANSLATE_NOOP("Attribute", "Areas")),
    Named("art", QT_TRANSLATE_NOOP("Attribute", "Art")),
    Named("blanks", QT_TRANSLATE_NOOP("Attribute", "Blank counters")),
    Named("bleed-mm", QT_TRANSLATE_NOOP("Attribute", "Bleed (mm)")),
    Named("box", QT_TRANSLATE_NOOP("Attribute", "Box")),
    Named("by", QT_TRANSLATE_NOOP("Attribute", "By")),
    Named("by-columns", QT_TRANSLATE_NOOP("Attribute", "Filled by columns")),
    Named("cannot-cancel", QT_TRANSLATE_NOOP("Attribute", "Cannot be cancelled")),
    Named("capacity", QT_TRANSLATE_NOOP("Attribute", "Capacity")),
    Named("card", QT_TRANSLATE_NOOP("Attribute", "Card")),
    Named("citation", QT_TRANSLATE_NOOP("Attribute", "Citation")),
    Named("climate", QT_TRANSLATE_NOOP("Attribute", "Climate")),
    Named("colour", QT_TRANSLATE_NOOP("Attribute", "Colour")),
    Named("column-digits", QT_TRANSLATE_NOOP("Attribute", "Column digits")),
    Named("column-kind", QT_TRANSLATE_NOOP("Attribute", "Column kind")),
    Named("column-reversed", QT_TRANSLATE_NOOP("Attribute", "Column reversed")),
    Named("column-start", QT_TRANSLATE_NOOP("Attribute", "Column start")),
    Named("columns", QT_TRANSLATE_NOOP("Attribute", "Columns")),
    Named("condition", QT_TRANSLATE_NOOP("Attribute", "Condition")),
    Named("consecutive", QT_TRANSLATE_NOOP("Attribute", "Times in a row")),
    Named("copies", QT_TRANSLATE_NOOP("Attribute", "Copies")),
    Named("counter", QT_TRANSLATE_NOOP("Attribute", "Counter")),
    Named("counter-mm", QT_TRANSLATE_NOOP("Attribute", "Counter size (mm)")),
    Named("counters", QT_TRANSLATE_NOOP("Attribute", "Counters")),
    Named("date", QT_TRANSLATE_NOOP("Attribute", "Date")),
    Named("degrees", QT_TRANSLATE_NOOP("Attribute", "Degrees")),
    Named("designer", QT_TRANSLATE_NOOP("Attribute", "Designer")),
    Named("die", QT_TRANSLATE_NOOP("Attribute", "Die")),
    Named("distance", QT_TRANSLATE_NOOP("Attribute", "Distance")),
    Named("draw", QT_TRANSLATE_NOOP("Attribute", "Drawn from")),
    Named("face", QT_TRANSLATE_NOOP("Attribute", "Face")),
    Named("features", QT_TRANSLATE_NOOP("Attribute", "Hexside features")),
    Named("file", QT_TRANSLATE_NOOP("Attribute", "File")),
    Named("first", QT_TRANSLATE_NOOP("Attribute", "First")),
    Named("first-column", QT_TRANSLATE_NOOP("Attribute", "First column")),
    Named("first-row", QT_TRANSLATE_NOOP("Attribute", "First row")),
    Named("first-turn", QT_TRANSLATE_NOOP("Attribute", "First turn")),
    Named("formation", QT_TRANSLATE_NOOP("Attribute", "Formation")),
    Named("from", QT_TRANSLATE_NOOP("Attribute", "From")),
    Named("group", QT_TRANSLATE_NOOP("Attribute", "Group")),
    Named("gutter-mm", QT_TRANSLATE_NOOP("Attribute", "Gutter (mm)")),
    Named("half-end", QT_TRANSLATE_NOOP("Attribute", "Ends at hexside")),
    Named("half-start", QT_TRANSLATE_NOOP("Attribute", "Starts at hexside")),
    Named("headquarters", QT_TRANSLATE_NOOP("Attribute", "Headquarters")),
    Named("hex", QT_TRANSLATE_NOOP("Attribute", "Hex")),
    Named("hex-mm", QT_TRANSLATE_NOOP("Attribute", "Hex size (mm)")),
    Named("hexes", QT_TRANSLATE_NOOP("Attribute", "Hexes")),
    Named("holds", QT_TRANSLATE_NOOP("Attribute", "Holds")),
    Named("id", QT_TRANSLATE_NOOP("Attribute", "Id")),
    Named("ink", QT_TRANSLATE_NOOP("Attribute", "Print colour")),
    Named("is", QT_TRANSLATE_NOOP("Attribute", "Value")),
    Named("kind", QT_TRANSLATE_NOOP("Attribute", "Kind")),
    Named("kinds", QT_TRANSLATE_NOOP("Attribute", "Kinds")),
    Named("label-style", QT_TRANSLATE_NOOP("Attribute", "Label style")),
    Named("label-x", QT_TRANSLATE_NOOP("Attribute", "Shifted right")),
    Named("label-y", QT_TRANSLATE_NOOP("Attribute", "Shifted down")),
    Named("last-turn", QT_TRANSLATE_NOOP("Attribute", "Last turn")),
    Named("lattice", QT_TRANSLATE_NOOP("Attribute", "Lattice")),
    Named("legend", QT_TRANSLATE_NOOP("Attribute", "Legend")),
    Named("maps", QT_TRANSLATE_NOOP("Attribute", "Maps")),
    Named("marks", QT_TRANSLATE_NOOP("Attribute", "Marks")),
    Named("method", QT_TRANSLATE_NOOP("Attribute", "Method")),
    Named("modifier", QT_TRANSLATE_NOOP("Attribute", "Modifier")),
    Named("moment", QT_TRANSLATE_NOOP("Attribute", "Moment")),
    Named("monotonic", QT_TRANSLATE_NOOP("Attribute", "Monotonic")),
    Named("name", QT_TRANSLATE_NOOP("Attribute", "Name")),
    Named("nation", QT_TRANSLATE_NOOP("Attribute", "Nation")),
    Named("nations", QT_TRANSLATE_NOOP("Attribute", "Nations")),
    Named("north", QT_TRANSLATE_NOOP("Attribute", "North (degrees)")),
    Named("not", QT_TRANSLATE_NOOP("Attribute", "Not")),
    Named("note", QT_TRANSLATE_NOOP("Attribute", "Note")),
    Named("number", QT_TRANSLATE_NOOP("Attribute", "Number")),
    Named("number-order", QT_TRANSLATE_NOOP("Attribute", "Number order")),
    Named("number-prefix", QT_TRANSLATE_NOOP("Attribute", "Number prefix")),
    Named("number-separator", QT_TRANSLATE_NOOP("Attribute", "Number separator")),
    Named("of", QT_TRANSLATE_NOOP("Attribute", "Of")),
    Named("offset", QT_TRANSLATE_NOOP("Attribute", "Offset")),
    Named("on", QT_TRANSLATE_NOOP("Attribute", "On")),
    Named("opacity", QT_TRANSLATE_NOOP("Attribute", "Opacity")),
    Named("optional", QT_TRANSLATE_NOOP("Attribute", "Optional")),
    Named("order", QT_TRANSLATE_NOOP("Attribute", "Set-up order")),
    Named("orientation", QT_TRANSLATE_NOOP("Attribute", "Orientation")),
    Named("pair", QT_TRANSLATE_NOOP("Attribute", "Other counter")),
    Named("parent", QT_TRANSLATE_NOOP("Attribute", "Parent")),
    Named("points", QT_TRANSLATE_NOOP("Attribute", "Points")),
    Named("pool", QT_TRANSLATE_NOOP("Attribute", "Pool")),
    Named("reduced", QT_TRANSLATE_NOOP("Attribute", "Reduced colour")),
    Named("release", QT_TRANSLATE_NOOP("Attribute", "Moves from turn")),
    Named("removes", QT_TRANSLATE_NOOP("Attribute", "Removes")),
    Named("requires", QT_TRANSLATE_NOOP("Attribute", "Requires")),
    Named("returns", QT_TRANSLATE_NOOP("Attribute", "Returns on turn")),
    Named("round", QT_TRANSLATE_NOOP("Attribute", "Round")),
    Named("rounds", QT_TRANSLATE_NOOP("Attribute", "Rounds")),
    Named("row-digits", QT_TRANSLATE_NOOP("Attribute", "Row digits")),
    Named("row-kind", QT_TRANSLATE_NOOP("Attribute", "Row kind")),
    Named("row-reversed", QT_TRANSLATE_NOOP("Attribute", "Row reversed")),
    Named("row-start", QT_TRANSLATE_NOOP("Attribute", "Row start")),
    Named("rows", QT_TRANSLATE_NOOP("Attribute", "Rows")),
    Named("rule", QT_TRANSLATE_NOOP("Attribute", "Rule")),
    Named("ruleset", QT_TRANSLATE_NOOP("Attribute", "Ruleset")),
    Named("ruleset-version", QT_TRANSLATE_NOOP("Attribute", "Ruleset version")),
    Named("scale-x", QT_TRANSLATE_NOOP("Attribute", "Scale across")),
    Named("scale-y", QT_TRANSLATE_NOOP("Attribute", "Scale down")),
    Named("scenario", QT_TRANSLATE_NOOP("Attribute", "Scenario")),
    Named("scheme", QT_TRANSLATE_NOOP("Attribute", "Scheme")),
    Named("scored", QT_TRANSLATE_NOOP("Attribute", "Scored")),
    Named("season", QT_TRANSLATE_NOOP("Attribute", "Season")),
    Named("side", QT_TRANSLATE_NOOP("Attribute", "Side")),
    Named("sides", QT_TRANSLATE_NOOP("Attribute", "Hexsides")),
    Named("size", QT_TRANSLATE_NOOP("Attribute", "Size")),
    Named("source", QT_TRANSLATE_NOOP("Attribute", "Source")),
    Named("space", QT_TRANSLATE_NOOP("Attribute", "Space on track")),
    Named("spaces", QT_TRANSLATE_NOOP("Attribute", "Spaces")),
    Named("start", QT_TRANSLATE_NOOP("Attribute", "Victory points at start")),
    Named("state", QT_TRANSLATE_NOOP("Attribute", "State")),
    Named("status", QT_TRANSLATE_NOOP("Attribute", "Status")),
    Named("steps", QT_TRANSLATE_NOOP("Attribute", "Steps")),
    Named("symbol", QT_TRANSLATE_NOOP("Attribute", "Symbol")),
    Named("terrain", QT_TRANSLATE_NOOP("Attribute", "Terrain")),
    Named("title", QT_TRANSLATE_NOOP("Attribute", "Title")),
    Named("to", QT_TRANSLATE_NOOP("Attribute", "To")),
    Named("turn", QT_TRANSLATE_NOOP("Attribute", "Turn")),
    Named("turns", QT_TRANSLATE_NOOP("Attribute", "Turns")),
    Named("type", QT_TRANSLATE_NOOP("Attribute", "Type")),
    Named("version", QT_TRANSLATE_NOOP("Attribute", "Version")),
    Named("victory-cost", QT_TRANSLATE_NOOP("Attribute", "Victory point cost")),
    Named("weather", QT_TRANSLATE_NOOP("Attribute", "Weather")),
    Named("when", QT_TRANSLATE_NOOP("Attribute", "When")),
    Named("why", QT_TRANSLATE_NOOP("Attribute", "Reason")),
    Named("x", QT_TRANSLATE_NOOP("Attribute", "X")),
    Named("y", QT_TRANSLATE_NOOP("Attribute", "Y")),
    Named("zone", QT_TRANSLATE_NOOP("Attribute", "Zone")),
    Named("zones", QT_TRANSLATE_NOOP("Attribute", "Zones")),
};
static_assert(std::ranges::is_sorted(kAttributes, {}, &Named::first));

/// Sorted by the element in the file.
constexpr std::array kKinds{
    Named("alias", QT_TRANSLATE_NOOP("RecordKind", "Second hex number")),
    Named("allow", QT_TRANSLATE_NOOP("RecordKind", "Accepted problem")),
    Named("area", QT_TRANSLATE_NOOP("RecordKind", "Area")),
    Named("automatic", QT_TRANSLATE_NOOP("RecordKind", "Automatic victory")),
    Named("border", QT_TRANSLATE_NOOP("RecordKind", "Border")),
    Named("box", QT_TRANSLATE_NOOP("RecordKind", "Box")),
    Named("card", QT_TRANSLATE_NOOP("RecordKind", "Set-up card")),
    Named("counter", QT_TRANSLATE_NOOP("RecordKind", "Counter")),
    Named("entry", QT_TRANSLATE_NOOP("RecordKind", "Reinforcement entry")),
    Named("flag", QT_TRANSLATE_NOOP("RecordKind", "State of play")),
    Named("formation", QT_TRANSLATE_NOOP("RecordKind", "Formation")),
    Named("game", QT_TRANSLATE_NOOP("RecordKind", "Game")),
    Named("group", QT_TRANSLATE_NOOP("RecordKind", "Reinforcement group")),
    Named("hex", QT_TRANSLATE_NOOP("RecordKind", "Victory hex")),
    Named("level", QT_TRANSLATE_NOOP("RecordKind", "Victory level")),
    Named("line", QT_TRANSLATE_NOOP("RecordKind", "Line")),
    Named("link", QT_TRANSLATE_NOOP("RecordKind", "Link")),
    Named("map", QT_TRANSLATE_NOOP("RecordKind", "Map")),
    Named("marker", QT_TRANSLATE_NOOP("RecordKind", "Marker")),
    Named("nation", QT_TRANSLATE_NOOP("RecordKind", "Nation")),
    Named("note", QT_TRANSLATE_NOOP("RecordKind", "Note")),
    Named("past", QT_TRANSLATE_NOOP("RecordKind", "Earlier weather")),
    Named("period", QT_TRANSLATE_NOOP("RecordKind", "Weather period")),
    Named("place", QT_TRANSLATE_NOOP("RecordKind", "Place")),
    Named("reinforcements", QT_TRANSLATE_NOOP("RecordKind", "Reinforcements")),
    Named("scenario", QT_TRANSLATE_NOOP("RecordKind", "Scenario")),
    Named("schedule", QT_TRANSLATE_NOOP("RecordKind", "Victory schedule")),
    Named("sheet", QT_TRANSLATE_NOOP("RecordKind", "Counter sheet")),
    Named("side", QT_TRANSLATE_NOOP("RecordKind", "Side")),
    Named("table", QT_TRANSLATE_NOOP("RecordKind", "Table")),
    Named("tables", QT_TRANSLATE_NOOP("RecordKind", "Tables")),
    Named("turn", QT_TRANSLATE_NOOP("RecordKind", "Turn")),
    Named("type", QT_TRANSLATE_NOOP("RecordKind", "Counter type")),
    Named("underlay", QT_TRANSLATE_NOOP("RecordKind", "Picture under the map")),
    Named("unit", QT_TRANSLATE_NOOP("RecordKind", "Unit")),
    Named("value", QT_TRANSLATE_NOOP("RecordKind", "Chart value")),
    Named("victory", QT_TRANSLATE_NOOP("RecordKind", "Victory")),
    Named("weather", QT_TRANSLATE_NOOP("RecordKind", "Weather")),
    Named("zone", QT_TRANSLATE_NOOP("RecordKind", "Zone")),
};
static_assert(std::ranges::is_sorted(kKinds, {}, &Named::first));

/// What attributes say, sorted by the word in the file.
constexpr std::array kWords{
    Named("armor-step", QT_TRANSLATE_NOOP("Word", "Step of armor")),
    Named("calendar", QT_TRANSLATE_NOOP("Word", "By the calendar")),
    Named("card-draw", QT_TRANSLATE_NOOP("Word", "Card drawn")),
    Named("conditional", QT_TRANSLATE_NOOP("Word", "Conditional")),
    Named("conversion", QT_TRANSLATE_NOOP("Word", "Conversion")),
    Named("default", QT_TRANSLATE_NOOP("Word", "Default")),
    Named("default-winner", QT_TRANSLATE_NOOP("Word", "Winner if nobody wins before")),
    Named("description", QT_TRANSLATE_NOOP("Word", "Description")),
    Named("designer", QT_TRANSLATE_NOOP("Word", "Designer")),
    Named("designer-notes", QT_TRANSLATE_NOOP("Word", "Designer’s notes")),
    Named("end", QT_TRANSLATE_NOOP("Word", "At the end")),
    Named("end-of-round", QT_TRANSLATE_NOOP("Word", "At the end of a round")),
    Named("end-of-turn", QT_TRANSLATE_NOOP("Word", "At the end of a turn")),
    Named("historical", QT_TRANSLATE_NOOP("Word", "Historical")),
    Named("hq-step", QT_TRANSLATE_NOOP("Word", "Step of a headquarters")),
    Named("inferred", QT_TRANSLATE_NOOP("Word", "Inferred")),
    Named("own", QT_TRANSLATE_NOOP("Word", "Own design")),
    Named("reinforcement", QT_TRANSLATE_NOOP("Word", "Reinforcement")),
    Named("replacement", QT_TRANSLATE_NOOP("Word", "Replacement")),
    Named("special-rules", QT_TRANSLATE_NOOP("Word", "Special rules")),
    Named("start", QT_TRANSLATE_NOOP("Word", "Start")),
    Named("table", QT_TRANSLATE_NOOP("Word", "Rolled on tables")),
    Named("tally", QT_TRANSLATE_NOOP("Word", "Tally")),
    Named("text", QT_TRANSLATE_NOOP("Word", "Rulebook")),
    Named("tournament", QT_TRANSLATE_NOOP("Word", "Tournament")),
    Named("turn", QT_TRANSLATE_NOOP("Word", "Every turn")),
    Named("weather", QT_TRANSLATE_NOOP("Word", "Weather")),
    Named("withdrawal", QT_TRANSLATE_NOOP("Word", "Withdrawal")),
};
static_assert(std::ranges::is_sorted(kWords, {}, &Named::first));

QString readable(std::string_view name)
{
    QString text = qs(name);
    text.replace(u'-', u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

template <class Names>
QString look(const Names& names, const char* context, std::string_view name)
{
    const auto found = std::ranges::lower_bound(names, name, {}, &Named::first);
    if (found == names.end() || found->first != name)
        return readable(name);
    return QCoreApplication::translate(context, found->second);
}

} // namespace

QString attributeName(const std::string& name)
{
    return look(kAttributes, "Attribute", name);
}

QString wordName(std::string_view word)
{
    const bool known = std::ranges::binary_search(kWords, word, {}, &Named::first);
    return known ? look(kWords, "Word", word) : look(kAttributes, "Attribute", word);
}

QString kindName(model::RecordKind kind)
{
    QString name;
    model::withKind(kind, [&]<class T>() { name = look(kKinds, "RecordKind", T::element); });
    return name;
}

QString faceName(model::Atom face)
{
    if (face.text() == "front")
        return QCoreApplication::translate("Face", "Front");
    if (face.text() == "back")
        return QCoreApplication::translate("Face", "Back");
    return readable(face.text());
}

} // namespace editor
