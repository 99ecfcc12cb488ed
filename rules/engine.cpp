#include "rules/engine.h"

#include "rules/engine_checks.h"

namespace rules {

struct Engine::State {
    explicit State(std::shared_ptr<const Ruleset> game)
        : ruleset(std::move(game))
        , checks(ruleset)
    {
    }

    std::shared_ptr<const Ruleset> ruleset;
    Checks checks;
};

Engine::Engine(std::shared_ptr<const Ruleset> ruleset)
    : m_state(std::make_unique<State>(ruleset ? std::move(ruleset) : std::make_shared<const Ruleset>()))
{
}

Engine::~Engine() = default;

FindingDelta Engine::reset(const model::Package& package)
{
    Checks& checks = m_state->checks;
    checks.store.dropAll();
    checks.fields.reset(package);
    checks.checkEverything(package);
    checks.store.setAllows(package);
    return checks.store.commit();
}

FindingDelta Engine::update(const model::Package& package, const model::ChangeSet& change)
{
    if (change.shape)
        return reset(package);
    Checks& checks = m_state->checks;
    checks.checkChange(package, change, checks.fields.update(package, change));
    if (change.touches<model::Allow>())
        checks.store.setAllows(package);
    return checks.store.commit();
}

FindingDelta Engine::setWhatIf(const model::Package& package, Atom scenario, const WhatIf& whatIf)
{
    Checks& checks = m_state->checks;
    if (!checks.fields.setWhatIf(package, scenario, whatIf))
        return {};
    checks.checkScenario(package, scenario);
    return checks.store.commit();
}

const WhatIf& Engine::whatIf(Atom scenario) const
{
    return m_state->checks.fields.whatIf(scenario);
}

Position Engine::position(const model::Package& package, Atom scenario) const
{
    return m_state->checks.fields.position(package, scenario);
}

std::span<const model::Finding> Engine::findings() const
{
    return m_state->checks.store.visible();
}

const Ruleset& Engine::ruleset() const
{
    return *m_state->ruleset;
}

std::shared_ptr<const Ruleset> Engine::sharedRuleset() const
{
    return m_state->ruleset;
}

} // namespace rules
