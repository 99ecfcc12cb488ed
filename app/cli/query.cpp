#include "app/cli/command.h"
#include "app/cli/query_json.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "rules/engine.h"

#include <QJsonDocument>

#include <iostream>

namespace app::cli {
namespace {

using editor::qs;
using model::Atom;

struct Options {
    std::string what;
    std::string package;
    std::string scenario;
    std::vector<std::string> units;
    std::string hex;
    std::string side;
    std::string to;
    std::string movement;
    std::string name;
    std::string turn;
    std::string round;
    std::string weather;
    std::string moment;
    std::string active;
    std::vector<std::string> flags;
};

/// Ends a query that names something that is not there.
struct NotThere {
    std::string says;
};

class Query {
public:
    Query(const rules::Position& position, const Options& options)
        : m_position(position)
        , m_options(options)
    {
    }

    QJsonValue answer() const
    {
        static const std::map<std::string_view, QJsonValue (Query::*)() const> answers{
            {"supply", &Query::supply},   {"zoc", &Query::zoc},     {"reach", &Query::reach},
            {"path", &Query::path},       {"stack", &Query::stack}, {"victory", &Query::victory},
            {"weather", &Query::weather}, {"odds", &Query::odds},   {"value", &Query::value}};
        return (this->*answers.at(m_options.what))();
    }

private:
    const rules::Placed& unit(const std::string& id) const
    {
        if (const rules::Placed* found = findUnit(m_position, Atom(id)))
            return *found;
        throw NotThere{id.empty() ? "Name a unit with --unit."
                                  : "There is no unit \"" + id + "\" in this scenario."};
    }
    const rules::Placed& unit() const
    {
        return unit(m_options.units.empty() ? std::string() : m_options.units.front());
    }

    model::HexIndex hex(const std::string& text, const std::string& option) const
    {
        const model::HexIndex found = m_position.package.atlas().find(std::string_view(text));
        if (!model::exists(found))
            throw NotThere{text.empty() ? "Name a hex with " + option + "."
                                        : "There is no hex \"" + text + "\"."};
        return found;
    }

    const rules::MovementSpec& movement() const
    {
        if (const auto* found = rules::movement(m_position.ruleset, Atom(m_options.movement)))
            return *found;
        throw NotThere{"The rules know no movement \"" + m_options.movement + "\"."};
    }

    /// The unit's, that of a hex as if a unit of the side stood there, or everybody's.
    QJsonValue supply() const
    {
        if (!m_options.units.empty())
            return jsonSupply(m_position, unit());
        if (!m_options.hex.empty())
            return QJsonObject{{QStringLiteral("hex"), qs(m_options.hex)},
                               {QStringLiteral("side"), qs(m_options.side)},
                               {QStringLiteral("status"),
                                qs(m_position.supply.bestAt(m_position, hex(m_options.hex, "--hex"),
                                                            Atom(m_options.side)))}};
        QJsonArray all;
        for (const rules::Placed& placed : m_position.occupancy.all())
            if (model::exists(placed.hex))
                all.append(jsonSupply(m_position, placed));
        return all;
    }

    QJsonValue zoc() const
    {
        QJsonObject sides;
        for (const Atom side : m_position.zoc.sides())
            if (m_options.side.empty() || side.text() == m_options.side)
                sides.insert(qs(side), jsonHexes(m_position, zocOf(m_position, side)));
        return sides;
    }

    QJsonValue reach() const { return jsonReach(m_position, reachOf(m_position, unit(), movement())); }
    QJsonValue path() const { return jsonPath(m_position, unit(), movement(), hex(m_options.to, "--to")); }
    QJsonValue stack() const { return jsonStack(m_position, hex(m_options.hex, "--hex")); }
    QJsonValue victory() const { return jsonVictory(m_position, Atom(m_options.moment)); }

    /// That of the turn and round asked about, or the whole calendar.
    QJsonValue weather() const
    {
        if (m_options.turn.empty() && m_options.round.empty())
            return jsonCalendar(m_position);
        const rules::Situation& now = m_position.situation;
        return QJsonObject{{QStringLiteral("turn"), qs(now.turn)},
                           {QStringLiteral("round"), qs(now.round)},
                           {QStringLiteral("season"), qs(now.season)},
                           {QStringLiteral("weather"), qs(now.weather)}};
    }

    QJsonValue odds() const
    {
        rules::Attack attack{.attackers = {}, .on = hex(m_options.hex, "--hex")};
        if (m_options.units.empty())
            throw NotThere{"Name the attackers with --unit, and the hex they attack with --hex."};
        for (const std::string& id : m_options.units)
            attack.attackers.push_back(unit(id).unit);
        return jsonCombat(combatOf(m_position, attack));
    }

    rules::Scene scene() const
    {
        if (!m_options.units.empty())
            return sceneOf(m_position, unit());
        if (!m_options.hex.empty())
            return sceneOf(m_position, hex(m_options.hex, "--hex"), Atom(m_options.side));
        return sceneOf(m_position);
    }

    /// The one asked for, or all that the ruleset names.
    QJsonValue value() const
    {
        QJsonObject values;
        for (const rules::NamedValue& value : m_position.ruleset.values)
            if (m_options.name.empty() || value.id.text() == m_options.name)
                values.insert(qs(value.id),
                              qs(valueOf(m_position, value.id, scene()).value_or(std::string())));
        if (values.isEmpty())
            throw NotThere{"The rules know no value \"" + m_options.name + "\"."};
        return values;
    }

    const rules::Position& m_position;
    const Options& m_options;
};

rules::WhatIf whatIfOf(const Options& options)
{
    rules::WhatIf whatIf;
    const auto take = [](const std::string& text, std::optional<Atom>& member) {
        if (!text.empty())
            member = Atom(text);
    };
    take(options.turn, whatIf.turn);
    take(options.round, whatIf.round);
    take(options.weather, whatIf.weather);
    take(options.moment, whatIf.moment);
    take(options.active, whatIf.active);
    for (const std::string& flag : options.flags) {
        const std::size_t equals = flag.find('=');
        if (equals == std::string::npos)
            throw NotThere{"Write --flag ID=VALUE, not \"" + flag + "\"."};
        whatIf.flags[Atom(flag.substr(0, equals))] = flag.substr(equals + 1);
    }
    return whatIf;
}

Atom scenarioOf(const model::Package& package, const std::string& wanted)
{
    const auto& scenarios = package.all<model::Scenario>();
    if (wanted.empty() && !scenarios.empty())
        return scenarios.begin()->first.id;
    if (!package.find<model::Scenario>(Atom(wanted)))
        throw NotThere{"There is no scenario \"" + wanted + "\" in this package."};
    return Atom(wanted);
}

int run(const Options& options)
{
    const OpenedPackage opened = openPackage(options.package);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    const model::Package& package = opened.loaded.package;
    try {
        const Atom scenario = scenarioOf(package, options.scenario);
        rules::Engine engine(editor::rulesetFor(package.game().ruleset).ruleset);
        engine.reset(package);
        engine.setWhatIf(package, scenario, whatIfOf(options));
        const rules::Position position = engine.position(package, scenario);
        const QJsonValue answer = Query(position, options).answer();
        const QJsonDocument document =
            answer.isArray() ? QJsonDocument(answer.toArray()) : QJsonDocument(answer.toObject());
        std::cout << document.toJson(QJsonDocument::Indented).toStdString();
        return Clean;
    } catch (const NotThere& error) {
        std::cerr << options.package << ": " << error.says << '\n';
        return Unreadable;
    }
}

constexpr const char* kFooter = R"(What can be asked, and the options it looks at:
  supply   status, way and what stops it: of --unit, of --hex for --side, or of all units
  zoc      hexes in the zone of control of --side, or of every side
  reach    where --unit can go by --movement, with costs
  path     the way of --unit to --to by --movement
  stack    who stands in --hex and what counts for stacking
  victory  points, who holds what, and who has won; at --moment (end-of-turn, end-of-round)
  weather  of --turn and --round, or of all turns
  odds     an attack of one or more --unit on --hex: what forbids it, strengths, shifts
  value    what the rules call --name, or all such values; for --unit or --hex where it is about one
The scenario is looked at as it starts, or on the --turn, in the --round, --weather and so on that you name.
Exit code: 0 answered, 2 something cannot be read or does not exist.)";

} // namespace

void addQuery(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("query", "Ask the rules about a scenario; the answer is JSON");
    command->add_option("WHAT", options->what, "What to ask")
        ->required()
        ->check(CLI::IsMember(
            {"supply", "zoc", "reach", "path", "stack", "victory", "weather", "odds", "value"}));
    command->add_option("PACKAGE", options->package, "Package folder or bundle file")->required();
    command->add_option("--scenario", options->scenario, "The first one if not given");
    command->add_option("--unit", options->units, "Id of a unit of the scenario; several times for an attack")
        ->allow_extra_args(false);
    command->add_option("--hex", options->hex, "Number of a hex");
    command->add_option("--side", options->side, "Id of a side");
    command->add_option("--to", options->to, "Number of the hex to go to");
    command->add_option("--movement", options->movement, "Way of moving (the ordinary one if not given)");
    command->add_option("--name", options->name, "Name of a value");
    command->add_option("--turn", options->turn, "What if it were this turn");
    command->add_option("--round", options->round, "What if it were this round");
    command->add_option("--weather", options->weather, "What if the weather were this");
    command->add_option("--moment", options->moment, "What if it were this moment of the turn");
    command->add_option("--active", options->active, "What if it were this side's move");
    command->add_option("--flag", options->flags, "What if: ID=VALUE; without a value the flag is taken away")
        ->allow_extra_args(false);
    command->footer(kFooter);
    auto formatter = std::make_shared<CLI::Formatter>(); // the footer is a table: it keeps its lines
    formatter->enable_footer_formatting(false);
    command->formatter(formatter);
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
