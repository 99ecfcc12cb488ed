#include "rules/answers/victory.h"
#include "rules/modules/modules.h"
#include "rules/ruleset/procedures.h"

namespace rules {
namespace {

/// A position that is won at the first test unless something changes.
class VictoryAtStart : public Rule {
public:
    VictoryAtStart(const RuleSpec& spec, const Ruleset& ruleset)
        : m_moment(spec.fields.text(Atom("moment")))
    {
        for (const WinSpec& win : ruleset.procedures().victory.wins)
            m_reads.add(win.when.reads()).add(win.turns.reads());
    }

    Watch watch() const override
    {
        Watch watch{.scenario = true};
        watch.reads = m_reads;
        return watch;
    }

    void checkScenario(const Position& position, Report& report) const override
    {
        for (const VictoryAnswer::Win& win : victoryOf(position, m_moment).wins) {
            if (isLast(position))
                continue;
            const auto* side = position.package.find<model::Side>(win.side);
            report.add({.message = Atom("victory.at-start"),
                        .subject = model::Subject::of<model::Scenario>({.scope = {}, .id = position.scenario->id}),
                        .discriminator = std::string(win.id.text()),
                        .arguments = {side && !side->name.empty() ? side->name : std::string(win.side.text()),
                                      std::string(position.situation.turn.text()), std::string(win.id.text())}});
        }
    }

private:
    /// Somebody must win at the end of the last turn.
    static bool isLast(const Position& position)
    {
        return position.situation.turn == position.scenario->lastTurn;
    }

    Atom m_moment;
    Reads m_reads;
};

constexpr Parameter kParameters[]{{.name = "moment", .required = true}};
constexpr Message kMessages[]{{.id = "victory.at-start", .arguments = 3}};

} // namespace

constinit const Module modules::victoryAtStart{
    .name = "victory.at-start",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<VictoryAtStart>(spec, ruleset);
    },
};

} // namespace rules
