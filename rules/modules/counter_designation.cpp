#include "rules/modules/modules.h"
#include "rules/parameters.h"

#include <map>

namespace rules {
namespace {

/// No two units of a nation and size have the same designation. The two counters of one unit may, and so may counters
/// that are generic.
class CounterDesignation : public Rule {
public:
    explicit CounterDesignation(const RuleSpec& spec)
        : m_ignored(spec, "ignore-kinds")
        , m_generic(spec.fields.text(Atom("generic")))
    {
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Game>(),
                .again = recordKinds<model::Counter, model::CounterType, model::Sheet>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        std::map<std::tuple<std::string, Atom, Atom>, std::vector<const model::Counter*>, Less> named;
        for (const auto& [key, counter] : position.package.all<model::Counter>()) {
            const int index = position.counters.indexOf(key.id);
            if (index < 0 || counter.name.empty())
                continue;
            const CounterFacts& facts = position.counters[index];
            if (m_ignored.contains(facts.kind)
                || (m_generic && position.counters.field(position.package, index, {}, m_generic) == "yes"))
                continue;
            auto& same = named[{counter.name, facts.nation, facts.size}];
            if (std::ranges::none_of(same, [&](const model::Counter* other) {
                    return other->id == counter.pair || other->pair == counter.id;
                }))
                same.push_back(&counter);
        }
        for (const auto& [name, counters] : named) {
            if (counters.size() < 2)
                continue;
            std::vector<model::Subject> related;
            std::string ids;
            for (const model::Counter* counter : counters) {
                related.push_back(model::Subject::of<model::Counter>({.scope = {}, .id = counter->id}));
                ids += (ids.empty() ? "" : ", ") + std::string(counter->id.text());
            }
            report.add({.message = Atom("counter.same-name"),
                        .subject = model::Subject::ofRecord(view.kind, view.key),
                        .discriminator = std::string(std::get<1>(name).text()) + '/'
                            + std::string(std::get<2>(name).text()) + '/' + std::get<0>(name),
                        .related = std::move(related),
                        .arguments = {std::get<0>(name), std::move(ids)}});
        }
    }

private:
    struct Less {
        template <class Key>
        bool operator()(const Key& a, const Key& b) const
        {
            const auto& [nameA, nationA, sizeA] = a;
            const auto& [nameB, nationB, sizeB] = b;
            if (nameA != nameB)
                return model::naturalLess(std::string_view(nameA), std::string_view(nameB));
            return nationA != nationB ? model::naturalLess(nationA, nationB)
                                      : model::naturalLess(sizeA, sizeB);
        }
    };

    WordList m_ignored;
    Atom m_generic;
};

constexpr Parameter kParameters[]{{.name = "ignore-kinds"}, {.name = "generic"}};
constexpr Message kMessages[]{{.id = "counter.same-name", .arguments = 2}};

} // namespace

constinit const Module modules::counterDesignation{
    .name = "counter.designation",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<CounterDesignation>(spec);
    },
};

} // namespace rules
