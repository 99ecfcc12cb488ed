#pragma once

#include "rules/engine_checks.h"

namespace rules {

template <class T>
FindingStore::Item itemOf(model::Key key)
{
    return {.number = static_cast<std::uint32_t>(model::kindOf<T>), .key = key};
}

/// Runs one call of a rule and keeps what it found.
template <class Call>
void Checks::run(ActiveRule& active, From from, Atom scenario, FindingStore::Item item, Before before,
                 Call call)
{
    std::vector<model::Finding> findings;
    Report report(active.spec, scenario, findings);
    call(report);
    if (before == Before::Something || !findings.empty())
        store.replace(origin(active, from, scenario), item, std::move(findings));
}

template <class T>
void Checks::record(const Position& position, ActiveRule& active, model::Key key, const T* record,
                    Before before)
{
    run(active, From::Record, scenarioOf<T>(key), itemOf<T>(key), before, [&](Report& report) {
        if (record)
            active.rule->checkRecord(position, {.kind = model::kindOf<T>, .key = key, .record = record},
                                     report);
    });
}

} // namespace rules
