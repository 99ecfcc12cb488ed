#include "editor/paint/overlaysymbols.h"
#include "editor/paint/problemmarks.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/explainsections.h"
#include "editor/text/messages.h"
#include "editor/text/movementwords.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/supplywords.h"
#include "editor/text/text.h"
#include "rules/answers/answers.h"
#include "rules/ruleset/procedures.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace editor {
namespace {

using model::Atom;
using model::Subject;
using Section = HexExplanation::Section;

QString say(const char* text)
{
    return QCoreApplication::translate("Explain", text);
}

/// One unit of each side and kind on the map, to ask what a step costs its like.
std::vector<const rules::Placed*> oneOfEachKind(const rules::Position& position)
{
    std::map<std::pair<std::string_view, std::string_view>, const rules::Placed*> kinds;
    for (const rules::Placed& unit : position.occupancy.all())
        if (const rules::CounterFacts* facts = position.facts(unit); facts && model::exists(unit.hex))
            kinds.try_emplace({facts->side.text(), facts->kind.text()}, &unit);
    std::vector<const rules::Placed*> units;
    for (const auto& [kind, unit] : kinds)
        units.push_back(unit);
    return units;
}

bool mayMove(const rules::Position& position, const rules::Placed& unit, const rules::MovementSpec& movement)
{
    const rules::Scene scene = rules::sceneOf(position, unit);
    return std::ranges::none_of(movement.refusals,
                                [&](const rules::Objection& refusal) { return refusal.when.holds(scene); });
}

/// "2; from 1523 3, stops; not from 1622: …": what it costs a unit to enter the hex from all sides.
QString costText(const HexQuestion& question, const rules::Placed& unit, const rules::MovementSpec& movement)
{
    const model::Atlas& atlas = question.package().atlas();
    std::vector<std::pair<QString, QStringList>> answers; ///< and the hexes they hold for
    for (const model::HexIndex from : atlas.neighbours(question.hex)) {
        if (!model::exists(from))
            continue;
        const rules::StepAnswer step = rules::stepOf(question.position, unit, movement, from, question.hex);
        QString text = figure(step.cost);
        if (step.refused)
            text = say(QT_TRANSLATE_NOOP("Explain", "not allowed: %1")).arg(refusalText(*step.refused));
        else if (step.stops)
            text = say(QT_TRANSLATE_NOOP("Explain", "%1, must stop")).arg(text);
        if (!step.refused && step.cannotStay)
            text = say(QT_TRANSLATE_NOOP("Explain", "%1, may not stay: %2"))
                       .arg(text, refusalText(*step.cannotStay));
        auto answer = std::ranges::find(answers, text, &std::pair<QString, QStringList>::first);
        if (answer == answers.end())
            answer = answers.insert(answers.end(), {text, {}});
        answer->second << question.hexName(from);
    }
    std::ranges::stable_sort(answers, std::greater(),
                             [](const auto& answer) { return answer.second.size(); });
    if (answers.size() == 1)
        return answers.front().first;
    QStringList parts;
    for (const auto& [text, hexes] : answers)
        parts << say(QT_TRANSLATE_NOOP("Explain", "from %1: %2")).arg(hexes.join(QStringLiteral(", ")), text);
    return parts.join(QStringLiteral("; "));
}

/// Kinds of unit by the name of their side.
using Kinds = std::map<QString, QStringList>;

/// "Axis; Soviet Rifle army, Guard army": a side alone when it is all its kinds.
QString kindsText(const Kinds& kinds, const Kinds& all)
{
    QStringList parts;
    for (const auto& [side, names] : kinds)
        parts << (names.size() == all.at(side).size()
                      ? side
                      : QStringLiteral("%1 %2").arg(side, names.join(QStringLiteral(", "))));
    return parts.join(QStringLiteral("; "));
}

} // namespace

Section explainCosts(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Cost to enter")), .rows = {}};
    const auto units = oneOfEachKind(question.position);
    const rules::MovementSpec* ordinary = rules::movement(question.ruleset(), {});
    for (const rules::MovementSpec& movement : question.ruleset().procedures().movements) {
        if (movement.base || movement.to)
            continue;
        // Those that pay the same share a row.
        std::vector<std::pair<QString, Kinds>> costs;
        Kinds all;
        for (const rules::Placed* unit : units) {
            // What terrain costs is worth knowing even while nobody may move.
            if (&movement != ordinary && !mayMove(question.position, *unit, movement))
                continue;
            const QString text = costText(question, *unit, movement);
            auto cost = std::ranges::find(costs, text, &std::pair<QString, Kinds>::first);
            if (cost == costs.end())
                cost = costs.insert(costs.end(), {text, {}});
            const rules::CounterFacts& facts = *question.position.facts(*unit);
            for (Kinds* kinds : {&cost->second, &all})
                (*kinds)[question.sideName(facts.side)]
                    << termName(question.ruleset(), rules::Category::CounterKind, facts.kind);
        }
        const QString way = rulesetName(movement);
        for (const auto& [text, kinds] : costs)
            section.rows.push_back(
                {.label = costs.size() == 1 ? way : QStringLiteral("%1: %2").arg(way, kindsText(kinds, all)),
                 .text = text});
    }
    return section;
}

Section explainControl(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Control")), .rows = {}};
    const Atom controller = rules::controllerOf(question.position, question.hex);
    const bool disputed = controller.text() == "disputed";
    if (controller && !disputed)
        section.rows.push_back({.label = say(QT_TRANSLATE_NOOP("Explain", "Controlled by")),
                                .text = question.sideName(controller)});
    if (disputed)
        section.rows.push_back(
            {.label = say(QT_TRANSLATE_NOOP("Explain", "Disputed")),
             .text = say(QT_TRANSLATE_NOOP("Explain", "two sides are said to control it"))});
    return section;
}

Section explainSupply(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Supply")), .rows = {}};
    const rules::SupplySpec& supply = question.ruleset().procedures().supply;
    for (const rules::TraceSpec& trace : supply.traces) {
        const Atom status = question.position.supply.statusAt(question.position, question.hex, trace.id);
        if (status)
            section.rows.push_back({.label = rulesetName(trace), .text = supplyName(status)});
    }
    for (const rules::Placed& unit : question.position.occupancy.at(question.hex)) {
        const rules::SupplyAnswer answer = rules::supplyOf(question.position, unit);
        if (answer.status)
            section.rows.push_back({.label = subjectName(question.position.subject(unit), question.package()),
                                    .text = supplyText(question.position, answer),
                                    .subject = question.position.subject(unit)});
    }
    return section;
}

Section explainZoc(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Zones of control")), .rows = {}};
    for (const Atom side : question.position.zoc.sides()) {
        if (!question.position.zoc.in(question.hex, side))
            continue;
        std::vector<Atom> units;
        for (const rules::Placed* unit :
             question.position.zoc.exertedBy(question.position, question.hex, side))
            units.push_back(unit->unit);
        section.rows.push_back(
            {.label = question.sideName(side),
             .text = unitNames(question.position, units),
             .subject = units.empty()
                 ? Subject()
                 : Subject::of<model::Unit>({.scope = question.scenario(), .id = units.front()})});
    }
    return section;
}

Section explainStack(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Stack")), .rows = {}};
    const rules::StackAnswer stack = rules::stackOf(question.position, question.hex);
    for (const rules::StackAnswer::Side& side : stack.sides) {
        const double load = side.points > 0 ? side.points : side.counted;
        QString text = side.most > 0
            ? say(QT_TRANSLATE_NOOP("Explain", "%1 of %2 allowed")).arg(figure(load), figure(side.most))
            : say(QT_TRANSLATE_NOOP("Explain", "%1, no limit")).arg(figure(load));
        if (side.most > 0 && load > side.most)
            text += say(QT_TRANSLATE_NOOP("Explain", ": too many"));
        section.rows.push_back({.label = question.sideName(side.side), .text = text});
    }
    for (const rules::Placed& unit : question.position.occupancy.at(question.hex)) {
        const rules::CounterFacts* facts = question.position.facts(unit);
        section.rows.push_back({.label = subjectName(question.position.subject(unit), question.package()),
                                .text = facts
                                    ? termName(question.ruleset(), rules::Category::CounterKind, facts->kind)
                                    : QString(),
                                .subject = question.position.subject(unit)});
    }
    return section;
}

Section explainVictory(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Victory")), .rows = {}};
    for (const rules::VictoryAnswer::Held& held : rules::victoryOf(question.position, {}).held) {
        if (held.hex != question.hex)
            continue;
        const Subject subject = Subject::of<model::VictoryHex>({.scope = question.scenario(), .id = held.id});
        const QString points =
            QCoreApplication::translate("Explain", "Victory points: %1").arg(figure(held.points));
        section.rows.push_back({.label = subjectName(subject, question.package()),
                                .text = held.holder
                                    ? say(QT_TRANSLATE_NOOP("Explain", "%1, held by: %2"))
                                          .arg(points, question.sideName(held.holder))
                                    : say(QT_TRANSLATE_NOOP("Explain", "%1, held by nobody")).arg(points),
                                .subject = subject});
    }
    return section;
}

Section explainFindings(const HexQuestion& question)
{
    Section section{.title = say(QT_TRANSLATE_NOOP("Explain", "Problems")), .rows = {}};
    for (const model::Finding& finding : question.document.engine().findings()) {
        if (finding.scenario && finding.scenario != question.scenario())
            continue;
        const auto here = [&](const Subject& subject) {
            return hexOf(subject, question.package()) == question.hex;
        };
        if (here(finding.subject) || std::ranges::any_of(finding.related, here))
            section.rows.push_back({.label = qs(finding.rule),
                                    .text = findingText(finding),
                                    .subject = finding.subject,
                                    .severity = finding.severity});
    }
    return section;
}

} // namespace editor
