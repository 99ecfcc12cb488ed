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

std::optional<std::vector<model::HexIndex>> Formula::where(const Position& position) const
{
    return m_root ? m_root->where(position) : std::vector<model::HexIndex>();
}

std::vector<Formula> Formula::conjuncts() const
{
    std::vector<Formula> result;
    if (!m_root)
        return result;
    for (const FormulaNodePtr& part : conjunctsOf(m_root)) {
        Formula& formula = result.emplace_back();
        formula.m_root = part;
        formula.m_reads = part->reads();
    }
    return result;
}

} // namespace rules
