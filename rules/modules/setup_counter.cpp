#include "rules/modules/modules.h"

#include <algorithm>

namespace rules {
namespace {

/// What a setup card says of a counter is what the counter is: it has the face that the card shows, and fights for the
/// side whose card it is. A back that a counter has not is left to the game's rules of steps.
class SetupCounter : public Rule {
public:
    Watch watch() const override
    {
        return {
            .inScenario = recordKinds<model::Unit>(),
            .again =
                recordKinds<model::Counter, model::CounterType, model::Sheet, model::Nation, model::Card>()};
    }

    void checkInScenario(const Position& position, const RecordView& view, Report& report) const override
    {
        const auto* unit = position.package.find<model::Unit>(view.key);
        const int index = unit ? position.counters.indexOf(unit->counter) : -1;
        const auto* counter = unit ? position.package.find<model::Counter>(unit->counter) : nullptr;
        if (!counter || index < 0)
            return;
        const CounterFacts& facts = position.counters[index];
        const auto add = [&](const char* message, const std::string& word) {
            report.add({.message = Atom(message),
                        .subject = model::Subject::of<model::Unit>(view.key),
                        .discriminator = message,
                        .related = {model::Subject::of<model::Counter>({.scope = {}, .id = counter->id})},
                        .arguments = {facts.name, word}});
        };
        const auto* type = position.package.find<model::CounterType>(counter->type);
        const auto& faces = counter->faces.empty() && type ? type->faces : counter->faces;
        static const Atom back("back");
        if (unit->face && unit->face != back && !faces.empty()
            && !std::ranges::contains(faces, unit->face, &model::Face::id))
            add("setup.no-face", std::string(unit->face.text()));
        const auto* card = position.package.find<model::Card>({.scope = view.key.scope, .id = unit->card});
        if (card && card->side && facts.side && card->side != facts.side)
            add("setup.other-side", card->title.empty() ? std::string(card->id.text()) : card->title);
    }
};

constexpr Message kMessages[]{{.id = "setup.no-face", .arguments = 2},
                              {.id = "setup.other-side", .arguments = 2}};

} // namespace

constinit const Module modules::setupCounter{
    .name = "setup.counter",
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<SetupCounter>();
    },
};

} // namespace rules
