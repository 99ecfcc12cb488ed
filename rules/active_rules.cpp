#include "rules/active_rules.h"

#include "rules/registry.h"

#include <algorithm>
#include <mutex>

namespace rules {

bool ActiveRule::concerns(const Position& position, const Placed& unit)
{
    if (unit.counter < 0)
        return rule->concerns(position, unit);
    concerned.resize(static_cast<std::size_t>(position.counters.profiles()));
    char& known = concerned[static_cast<std::size_t>(position.counters[unit.counter].profile)];
    if (known == 0)
        known = rule->concerns(position, unit) ? 2 : 1;
    return known == 2;
}

namespace {

RuleBook makeRules(const Ruleset& ruleset)
{
    RuleBook rules;
    const auto add = [&](const Module& module, RuleSpec spec) {
        auto rule = module.make(spec, ruleset);
        Watch watch = rule->watch();
        rules.push_back({.spec = std::move(spec), .rule = std::move(rule), .watch = std::move(watch)});
    };
    for (const RuleSpec& spec : ruleset.rules)
        if (const Module* module = findModule(spec.module))
            add(*module, spec);
    for (const Module* module : allModules()) {
        const Atom name(module->name);
        if (!module->always || std::ranges::contains(ruleset.rules, name, &RuleSpec::module))
            continue;
        RuleSpec spec;
        spec.id = spec.module = name;
        spec.severity = module->severity;
        add(*module, std::move(spec));
    }
    return rules;
}

} // namespace

std::shared_ptr<const RuleBook> ruleBookOf(const std::shared_ptr<const Ruleset>& ruleset)
{
    struct Made {
        std::weak_ptr<const Ruleset> of;
        std::shared_ptr<const RuleBook> book;
    };
    static std::mutex mutex;
    static std::vector<Made> all;
    const std::scoped_lock lock(mutex);
    std::erase_if(all, [](const Made& made) { return made.of.expired(); });
    const auto found = std::ranges::find_if(all, [&](const Made& made) { return made.of.lock() == ruleset; });
    if (found != all.end())
        return found->book;
    return all.emplace_back(ruleset, std::make_shared<const RuleBook>(makeRules(*ruleset))).book;
}

} // namespace rules
