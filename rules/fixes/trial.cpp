#include "rules/fixes/trial.h"

#include <algorithm>

namespace rules {
namespace {

bool isWorse(const FindingDelta& delta)
{
    const auto counts = [](const model::Finding& finding) { return finding.severity != model::Severity::Info; };
    return std::ranges::any_of(delta.added, counts);
}

} // namespace

Trial::Trial(const Engine& engine, const model::Package& package)
    : m_package(package)
    , m_engine(engine.sharedRuleset())
{
    m_engine.reset(m_package);
    for (const auto& [key, scenario] : package.all<model::Scenario>())
        m_engine.setWhatIf(m_package, key.id, engine.whatIf(key.id));
}

bool Trial::apply(const model::Transaction& transaction)
{
    const model::Applied applied = m_package.apply(transaction);
    if (!isWorse(m_engine.update(m_package, applied.change)))
        return true;
    m_engine.update(m_package, m_package.apply(applied.inverse).change);
    return false;
}

bool Trial::mends(const model::Finding& finding, const model::Transaction& transaction)
{
    const model::Applied applied = m_package.apply(transaction);
    const FindingDelta delta = m_engine.update(m_package, applied.change);
    const bool gone = std::ranges::none_of(m_engine.findings(), [&](const model::Finding& other) { return other.sameAs(finding); });
    m_engine.update(m_package, m_package.apply(applied.inverse).change);
    return gone && !isWorse(delta);
}

} // namespace rules
