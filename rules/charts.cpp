#include "rules/charts.h"

#include "rules/formula/node.h"

namespace rules {

Charts::Charts(const model::Package& package, const Ruleset& ruleset)
    : m_ruleset(&ruleset)
{
    for (const auto& [key, value] : package.all<model::ChartValue>())
        m_own[key.id] = {.is = value.is, .source = value.source};
}

const Charts::Own* Charts::own(Category category, Atom term, Atom field) const
{
    if (m_own.empty())
        return nullptr;
    std::string name(kCategories[static_cast<std::size_t>(category)]);
    name.append(".").append(term.text()).append(".").append(field.text());
    const auto it = m_own.find(Atom(name));
    return it == m_own.end() ? nullptr : &it->second;
}

std::string_view Charts::text(Category category, Atom term, Atom field) const
{
    if (const Own* mine = own(category, term, field))
        return mine->is;
    const Term* found = m_ruleset ? m_ruleset->find(category, term) : nullptr;
    return found ? found->fields.text(field) : std::string_view();
}

std::optional<double> Charts::number(Category category, Atom term, Atom field) const
{
    return numberFrom(text(category, term, field));
}

Atom Charts::source(Category category, Atom term, Atom field) const
{
    static const Atom designer("designer");
    if (const Own* mine = own(category, term, field))
        return mine->source ? mine->source : designer;
    const Term* found = m_ruleset ? m_ruleset->find(category, term) : nullptr;
    return found ? found->sourceOf(field) : Atom();
}

} // namespace rules
