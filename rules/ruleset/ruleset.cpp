#include "rules/ruleset/ruleset.h"

#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <string>

namespace rules {

Atom Term::sourceOf(Atom field) const
{
    const std::string_view own = fields.text(Atom(std::string(field.text()) + "-source"));
    return own.empty() ? source : Atom(own);
}

std::span<const Term> Ruleset::terms(Category category) const
{
    return m_terms[static_cast<std::size_t>(category)];
}

const Term* Ruleset::find(Category category, Atom wanted) const
{
    const auto list = terms(category);
    const auto it = std::ranges::find(list, wanted, [](const Term& term) { return term.id; });
    return it == list.end() ? nullptr : &*it;
}

const RuleSpec* Ruleset::rule(Atom wanted) const
{
    const auto it = std::ranges::find(rules, wanted, [](const RuleSpec& spec) { return spec.id; });
    return it == rules.end() ? nullptr : &*it;
}

const std::string* Ruleset::named(Atom wanted) const
{
    const auto it = std::ranges::find(values, wanted, [](const NamedValue& value) { return value.id; });
    return it == values.end() ? nullptr : &it->is;
}

const Procedures& Ruleset::procedures() const
{
    static const Procedures nothing;
    return m_procedures ? *m_procedures : nothing;
}

void Ruleset::add(Category category, Term term)
{
    m_terms[static_cast<std::size_t>(category)].push_back(std::move(term));
}

} // namespace rules
