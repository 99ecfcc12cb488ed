#include "model/number.h"
#include "rules/modules/modules.h"
#include "rules/parameters.h"

#include <algorithm>

namespace rules {
namespace {

/// A counter has a face for each of its steps, on the other counter of the unit where that is named; the faces of steps
/// have values; and a counter with a single step is not reduced.
class CounterSteps : public Rule {
public:
    explicit CounterSteps(const RuleSpec& spec)
        : m_single(spec.fields.text(Atom("single")))
        , m_values(spec, "values")
        , m_ignored(spec, "ignore-kinds")
        , m_states(spec, "other-state")
    {
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Counter>(),
                .again = recordKinds<model::Counter, model::CounterType, model::Sheet>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        static const Atom steps("steps");
        static const Atom front("front");
        const auto* counter = position.package.find<model::Counter>(view.key);
        const int index = position.counters.indexOf(view.key.id);
        if (!counter || index < 0 || m_ignored.contains(position.counters[index].kind))
            return;
        const std::vector<model::Face>& faces = facesOf(position.package, *counter);
        const auto text = position.counters.field(position.package, index, {}, steps);
        const bool single =
            m_single && position.counters.field(position.package, index, {}, m_single) == "yes";
        const int wanted = single ? 1 : text ? model::parseInt(*text).value_or(0) : 0;
        const auto add = [&](const char* message, std::string where, std::vector<std::string> arguments) {
            arguments.insert(arguments.begin(), position.counters[index].name);
            report.add({.message = Atom(message),
                        .subject = model::Subject::of<model::Counter>(view.key),
                        .discriminator = std::move(where),
                        .arguments = std::move(arguments)});
        };
        const bool turns = m_states.contains(position.counters[index].kind);
        const auto* pair = position.package.find<model::Counter>(counter->pair);
        const int here = turns ? 1 : static_cast<int>(faces.size());
        const int all =
            here + (pair && wanted > 2 ? static_cast<int>(facesOf(position.package, *pair).size()) : 0);
        if (wanted == 1 && here > 1)
            add("counter.step-extra", single ? '/' + std::string(m_single.text()) : "/steps", {});
        else if ((pair ? wanted : std::min(wanted, 2)) > all)
            add("counter.step-missing", "/steps", {std::to_string(wanted), std::to_string(all)});
        for (const model::Face& face : faces)
            if (face.id != front && !turns && !m_values.empty()
                && std::ranges::none_of(m_values, [&](Atom field) {
                       return position.counters.field(position.package, index, face.id, field).has_value();
                   }))
                add("counter.step-blank",
                    std::string(face.id.text()) + '/' + std::string(m_values.begin()->text()), {});
    }

private:
    static const std::vector<model::Face>& facesOf(const model::Package& package,
                                                   const model::Counter& counter)
    {
        const auto* type = package.find<model::CounterType>(counter.type);
        return counter.faces.empty() && type ? type->faces : counter.faces;
    }

    Atom m_single;
    WordList m_values;
    WordList m_ignored;
    WordList m_states;
};

constexpr Parameter kParameters[]{
    {.name = "single"}, {.name = "values"}, {.name = "ignore-kinds"}, {.name = "other-state"}};
constexpr Message kMessages[]{{.id = "counter.step-extra", .arguments = 1},
                              {.id = "counter.step-missing", .arguments = 3},
                              {.id = "counter.step-blank", .arguments = 1}};

} // namespace

constinit const Module modules::counterSteps{
    .name = "counter.steps",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<CounterSteps>(spec);
    },
};

} // namespace rules
