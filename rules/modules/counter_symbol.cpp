#include "rules/modules/modules.h"
#include "rules/parameters.h"

namespace rules {
namespace {

/// The symbol of a counter is one that its kind may have: the kind's "symbol", or one of its "symbols".
class CounterSymbol : public Rule {
public:
    CounterSymbol(const RuleSpec& spec, const Ruleset& ruleset)
        : m_ignored(spec, "ignore-kinds")
    {
        for (const Term& kind : ruleset.terms(Category::CounterKind)) {
            const std::string_view usual = kind.fields.text(Atom("symbol"));
            const model::Words more(kind.fields.text(Atom("symbols")));
            if (!usual.empty())
                m_symbols[kind.id] = {.name = kind.name, .words = more.with(Atom(usual))};
        }
        for (const Term& symbol : ruleset.terms(Category::Symbol))
            m_names[symbol.id] = symbol.name;
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Counter>(),
                .again = recordKinds<model::CounterType, model::Sheet>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        const auto* counter = position.package.find<model::Counter>(view.key);
        const int index = position.counters.indexOf(view.key.id);
        if (!counter || index < 0 || m_ignored.contains(position.counters[index].kind))
            return;
        const auto* type = position.package.find<model::CounterType>(counter->type);
        const Atom symbol = counter->symbol ? counter->symbol : type ? type->symbol : Atom();
        const Kind* kind = m_symbols.find(position.counters[index].kind);
        const std::string* name = m_names.find(symbol);
        if (!symbol || !kind || !name || kind->words.contains(symbol.text()))
            return;
        report.add({.message = Atom("counter.symbol"),
                    .subject = model::Subject::of<model::Counter>(view.key),
                    .discriminator = "/symbol",
                    .arguments = {position.counters[index].name, *name, kind->name}});
    }

private:
    struct Kind {
        std::string name;
        model::Words words;
    };
    AtomTable<Kind> m_symbols;
    AtomTable<std::string> m_names;
    WordList m_ignored;
};

constexpr Parameter kParameters[]{{.name = "ignore-kinds"}};
constexpr Message kMessages[]{{.id = "counter.symbol", .arguments = 3}};

} // namespace

constinit const Module modules::counterSymbol{
    .name = "counter.symbol",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<CounterSymbol>(spec, ruleset);
    },
};

} // namespace rules
