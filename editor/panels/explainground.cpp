#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/explainsections.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "rules/ruleset/procedures.h"

#include <QCoreApplication>

#include <algorithm>

namespace editor {
namespace {

using model::Atom;
using model::Subject;
using Section = HexExplanation::Section;

QString say(const char* text)
{
    return QCoreApplication::translate("Explain", text);
}

QString directionText(model::Orientation orientation, int direction)
{
    // As a compass says it.
    const std::string_view id = model::directionName(orientation, direction);
    constexpr std::array<std::pair<std::string_view, const char*>, 8> names{{
        {"n", QT_TRANSLATE_NOOP("Explain", "North")},
        {"ne", QT_TRANSLATE_NOOP("Explain", "North-east")},
        {"e", QT_TRANSLATE_NOOP("Explain", "East")},
        {"se", QT_TRANSLATE_NOOP("Explain", "South-east")},
        {"s", QT_TRANSLATE_NOOP("Explain", "South")},
        {"sw", QT_TRANSLATE_NOOP("Explain", "South-west")},
        {"w", QT_TRANSLATE_NOOP("Explain", "West")},
        {"nw", QT_TRANSLATE_NOOP("Explain", "North-west")},
    }};
    for (const auto& [known, name] : names)
        if (known == id)
            return say(name);
    return {};
}

QString sourceText(Atom source)
{
    if (source.text() == "default")
        return say(QT_TRANSLATE_NOOP("Explain", "default"));
    if (source.text() == "inferred")
        return say(QT_TRANSLATE_NOOP("Explain", "inferred"));
    if (source.text() == "designer")
        return say(QT_TRANSLATE_NOOP("Explain", "designer's own"));
    return {};
}

/// Whether an area of the scenario holds the hex, by itself or through a zone of the map.
bool holds(const HexQuestion& question, const model::Area& area)
{
    if (area.hexes.contains(question.number)
        || area.hexes.contains(Atom(question.package().atlas().printed(question.hex))))
        return true;
    return std::ranges::any_of(area.zones.list(),
                               [&](Atom zone) { return question.position.ground.zones().has(question.hex, zone); });
}

template <class T, class Visit>
void forEachHere(const HexQuestion& question, Atom scope, Visit visit)
{
    for (const auto& [key, record] : question.package().all<T>().in(scope))
        if (record.hex && question.package().atlas().find(record.hex) == question.hex)
            visit(key, record);
}

} // namespace

QString chartText(const HexQuestion& question, rules::Category category, Atom term)
{
    QStringList parts;
    if (const rules::Term* known = question.ruleset().find(category, term))
        for (const model::Fields::Field& field : known->fields) {
            if (field.name.text().ends_with("-source"))
                continue;
            const rules::Charts& charts = question.position.charts;
            const QString value = qs(charts.text(category, term, field.name));
            const QString source = sourceText(charts.source(category, term, field.name));
            const QString name = attributeName(std::string(field.name.text()));
            parts << (source.isEmpty() ? QStringLiteral("%1 %2").arg(name, value)
                                       : QStringLiteral("%1 %2 (%3)").arg(name, value, source));
        }
    return parts.join(QStringLiteral(" · "));
}

Section explainTerrain(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Terrain")), .rows = {}};
    const Subject hex = Subject::ofHex(question.number);
    for (const Atom terrain : question.package().terrain(question.hex).list())
        section.rows.push_back({.label = termName(question.ruleset(), rules::Category::Terrain, terrain),
                                .text = chartText(question, rules::Category::Terrain, terrain),
                                .subject = hex});
    if (question.position.scenario
        && (!question.position.inPlay.onMap(question.hex) || !question.position.inPlay.inArea(question.hex)))
        section.rows.push_back({.label = say(QT_TRANSLATE_NOOP("Explain", "Not in play")),
                                .text = say(QT_TRANSLATE_NOOP("Explain", "outside the area of this scenario"))});
    return section;
}

Section explainEdges(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Hexsides")), .rows = {}};
    const model::Atlas& atlas = question.package().atlas();
    const auto* map = question.package().find<model::Map>(atlas.map(question.hex));
    for (int direction = 0; direction < model::kDirections; ++direction) {
        const model::HexIndex other = atlas.neighbours(question.hex)[static_cast<std::size_t>(direction)];
        QStringList parts;
        for (const Atom feature : question.package().side({.hex = question.hex, .direction = direction}).list()) {
            const QString charts = chartText(question, rules::Category::Hexside, feature);
            const QString name = termName(question.ruleset(), rules::Category::Hexside, feature);
            parts << (charts.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, charts));
        }
        for (const Atom line : question.position.ground.lineKinds())
            if (question.position.ground.crosses(line, question.hex, direction))
                parts << termName(question.ruleset(), rules::Category::Line, line);
        if (!model::exists(other))
            parts << say(QT_TRANSLATE_NOOP("Explain", "edge of the map"));
        section.rows.push_back(
            {.label = model::exists(other)
                 ? QStringLiteral("%1 %2").arg(directionText(map->grid.lattice.orientation, direction),
                                               question.hexName(other))
                 : directionText(map->grid.lattice.orientation, direction),
             .text = parts.isEmpty() ? say(QT_TRANSLATE_NOOP("Explain", "open")) : parts.join(QStringLiteral(", ")),
             .subject = Subject::ofSide(question.number, direction)});
    }
    return section;
}

Section explainPlaces(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Places, zones and markers")), .rows = {}};
    const Atom map = question.package().atlas().map(question.hex);
    forEachHere<model::Place>(question, map, [&](model::Key key, const model::Place& place) {
        const Subject subject = Subject::of<model::Place>(key);
        section.rows.push_back({.label = subjectName(subject, question.package()),
                                .text = termNames(question.ruleset(), rules::Category::Place, place.kinds),
                                .subject = subject});
    });
    for (const Atom id : question.position.ground.zones().at(question.hex)) {
        const model::Key key{.scope = map, .id = id};
        const auto* zone = question.package().find<model::Zone>(key);
        const Subject subject = Subject::of<model::Zone>(key);
        section.rows.push_back(
            {.label = zone ? subjectName(subject, question.package()) : qs(id),
             .text = zone && zone->kind ? termName(question.ruleset(), rules::Category::Zone, zone->kind) : QString(),
             .subject = zone ? subject : Subject()});
    }
    for (const auto& [key, area] : question.package().all<model::Area>().in(question.scenario()))
        if (holds(question, area))
            section.rows.push_back({.label = subjectName(Subject::of<model::Area>(key), question.package()),
                                    .text = termName(question.ruleset(), rules::Category::Area, area.kind),
                                    .subject = Subject::of<model::Area>(key)});
    for (const rules::Laid::Marker& marker : question.position.laid.at(question.hex)) {
        QStringList parts;
        if (marker.side)
            parts << question.sideName(marker.side);
        if (marker.state)
            parts << qs(marker.state);
        section.rows.push_back({.label = termName(question.ruleset(), rules::Category::Marker, marker.kind),
                                .text = parts.join(QStringLiteral(" · ")),
                                .subject = Subject::of<model::Marker>({.scope = question.scenario(), .id = marker.id})});
    }
    return section;
}

Section explainSetup(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Who sets up or enters here")), .rows = {}};
    for (const rules::Placed& unit : question.position.occupancy.at(question.hex)) {
        const auto* record = question.package().find<model::Unit>({.scope = question.scenario(), .id = unit.unit});
        const model::Key card{.scope = question.scenario(), .id = record ? record->card : Atom()};
        section.rows.push_back({.label = subjectName(question.position.subject(unit), question.package()),
                                .text = subjectName(Subject::of<model::Card>(card), question.package()),
                                .subject = question.position.subject(unit)});
    }
    for (const rules::SetupSpec::Line& line : question.ruleset().procedures().setup.lines)
        if (question.package().atlas().find(line.hex) == question.hex)
            section.rows.push_back({.label = qs(line.name),
                                    .text = say(QT_TRANSLATE_NOOP("Explain", "in the set-up of the rulebook"))});
    for (const auto& [key, area] : question.package().all<model::Area>().in(question.scenario()))
        if (area.kind.text() == "deployment" && holds(question, area))
            section.rows.push_back(
                {.label = subjectName(Subject::of<model::Area>(key), question.package()),
                 .text = area.admits.empty()
                     ? question.sideName(area.side)
                     : say(QT_TRANSLATE_NOOP("Explain", "admits %1")).arg(qs(area.admits.text())),
                 .subject = Subject::of<model::Area>(key)});
    for (const auto& [key, entry] : question.package().all<model::Entry>().in(question.scenario())) {
        const auto here = [&](Atom number) { return question.package().atlas().find(number) == question.hex; };
        if (!std::ranges::any_of(entry.hexes.list(), here))
            continue;
        QStringList counters;
        for (const Atom counter : entry.counters.list())
            counters << subjectName(Subject::of<model::Counter>({.scope = {}, .id = counter}), question.package());
        section.rows.push_back({.label = say(QT_TRANSLATE_NOOP("Explain", "Turn %1")).arg(qs(entry.turn)),
                                .text = counters.isEmpty() ? qs(entry.note) : counters.join(QStringLiteral(", ")),
                                .subject = Subject::of<model::Entry>(key)});
    }
    return section;
}

std::vector<Subject> sourcesOf(const HexQuestion& question)
{
    const model::Package& package = question.package();
    const Atom map = package.atlas().map(question.hex);
    std::vector<Subject> sources{Subject::ofHex(question.number), Subject::of<model::Map>({.scope = {}, .id = map})};
    for (int direction = 0; direction < model::kDirections; ++direction)
        if (!package.side({.hex = question.hex, .direction = direction}).empty())
            sources.push_back(Subject::ofSide(question.number, direction));
    const std::string printed = package.atlas().printed(question.hex);
    for (const auto& [key, line] : package.all<model::Line>().in(map))
        if (std::ranges::contains(line.hexes.hexes, Atom(printed)))
            sources.push_back(Subject::of<model::Line>(key));
    forEachHere<model::Place>(question, map, [&](model::Key key, const auto&) {
        sources.push_back(Subject::of<model::Place>(key));
    });
    for (const Atom zone : question.position.ground.zones().at(question.hex))
        sources.push_back(Subject::of<model::Zone>({.scope = map, .id = zone}));
    const Atom scenario = question.scenario();
    for (const auto& [key, area] : package.all<model::Area>().in(scenario))
        if (holds(question, area))
            sources.push_back(Subject::of<model::Area>(key));
    forEachHere<model::Marker>(question, scenario, [&](model::Key key, const auto&) {
        sources.push_back(Subject::of<model::Marker>(key));
    });
    forEachHere<model::Unit>(question, scenario, [&](model::Key key, const auto&) {
        sources.push_back(Subject::of<model::Unit>(key));
    });
    forEachHere<model::VictoryHex>(question, scenario, [&](model::Key key, const auto&) {
        sources.push_back(Subject::of<model::VictoryHex>(key));
    });
    return sources;
}

} // namespace editor
