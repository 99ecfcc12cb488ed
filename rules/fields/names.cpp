#include "rules/fields/names.h"

#include "model/records/refs.h"

namespace rules {
namespace {

using model::Ref;

constexpr std::uint32_t bit(Ref to)
{
    return 1U << static_cast<unsigned>(to);
}

} // namespace

Names::Names(const model::Package& package, const Ruleset& ruleset)
{
    m_package.resize(model::atomCount());
    model::forEachKind([&]<class T>() {
        if constexpr (constexpr auto to = model::refTo<T>()) {
            for (const auto& [key, record] : package.all<T>()) {
                add(*to, key.scope, key.id);
                if (key.scope)
                    add(*to, key.scope, {});
            }
        }
    });
    for (const Term& term : ruleset.terms(Category::Side))
        add(Ref::Side, {}, term.id);
    for (const Term& term : ruleset.terms(Category::Nation))
        add(Ref::Nation, {}, term.id);
}

void Names::add(Ref to, Atom scope, Atom id)
{
    if (scope) {
        m_scoped[{.scope = scope, .id = id}] |= bit(to);
        return;
    }
    m_package[id.value()] |= bit(to);
}

bool Names::has(Ref to, Atom scope, Atom id) const
{
    if (scope) {
        const auto it = m_scoped.find({.scope = scope, .id = id});
        return it != m_scoped.end() && (it->second & bit(to)) != 0;
    }
    return id.value() < m_package.size() && (m_package[id.value()] & bit(to)) != 0;
}

bool Names::outdatedBy(const model::Package& package, const model::ChangeSet& change) const
{
    bool outdated = false;
    for (const auto& touched : change.records)
        model::withKind(touched.kind, [&]<class T>() {
            if constexpr (constexpr auto to = model::refTo<T>())
                outdated = outdated
                    || has(*to, touched.key.scope, touched.key.id)
                        != (package.find<T>(touched.key) != nullptr);
        });
    return outdated;
}

} // namespace rules
