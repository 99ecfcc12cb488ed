#include "rules/formula/formula.h"

#include "rules/formula/node.h"

namespace rules {

bool Formula::holds(const Scene& scene) const
{
    return m_root && m_root->holds(scene);
}

double Formula::number(const Scene& scene) const
{
    return m_root ? m_root->number(scene) : 0;
}

model::Atom Formula::word(const Scene& scene) const
{
    return m_root ? m_root->word(scene) : model::Atom();
}

std::string Formula::text(const Scene& scene) const
{
    return m_root ? m_root->text(scene) : std::string();
}

std::vector<Formula> Formula::conjuncts() const
{
    std::vector<Formula> result;
    if (!m_root)
        return result;
    const auto [first, second] = m_root->parts();
    if (!first)
        return {*this};
    for (const auto& part : {first, second}) {
        Formula formula;
        formula.m_root = part;
        formula.m_reads = part->reads();
        std::ranges::move(formula.conjuncts(), std::back_inserter(result));
    }
    return result;
}

} // namespace rules
