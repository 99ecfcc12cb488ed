#include "rules/formula/operations.h"

#include <algorithm>

namespace rules {
namespace {

class NotNode : public FormulaNode {
public:
    explicit NotNode(FormulaNodePtr a)
        : m_a(std::move(a))
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return m_a->reads(); }
    bool holds(const Scene& scene) const override { return !m_a->holds(scene); }
    Hexes where(const Position& position) const override { return m_a->whereNot(position); }
    Hexes whereNot(const Position& position) const override { return m_a->where(position); }

private:
    FormulaNodePtr m_a;
};

template <bool And>
class BothNode : public FormulaNode {
public:
    BothNode(FormulaNodePtr a, FormulaNodePtr b)
        : m_a(std::move(a))
        , m_b(std::move(b))
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return readsOf(m_a, m_b); }
    bool holds(const Scene& scene) const override
    {
        return And ? m_a->holds(scene) && m_b->holds(scene) : m_a->holds(scene) || m_b->holds(scene);
    }
    Hexes where(const Position& position) const override
    {
        Hexes a = m_a->where(position);
        Hexes b = m_b->where(position);
        if constexpr (And)
            return !b || (a && a->size() <= b->size()) ? a : b;
        return a && b ? Hexes(united(*a, *b)) : std::nullopt;
    }
    std::pair<FormulaNodePtr, FormulaNodePtr> parts() const override
    {
        return And ? std::pair(m_a, m_b) : std::pair<FormulaNodePtr, FormulaNodePtr>();
    }

private:
    FormulaNodePtr m_a;
    FormulaNodePtr m_b;
};

class IfNode : public FormulaNode {
public:
    IfNode(FormulaNodePtr condition, FormulaNodePtr then, FormulaNodePtr otherwise)
        : m_condition(std::move(condition))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    FormulaType type() const override { return m_then->type(); }
    Reads reads() const override { return readsOf(m_condition, m_then, m_otherwise); }
    bool holds(const Scene& scene) const override { return chosen(scene).holds(scene); }
    double number(const Scene& scene) const override { return chosen(scene).number(scene); }
    Atom word(const Scene& scene) const override { return chosen(scene).word(scene); }
    bool has(const Scene& scene, Atom word) const override { return chosen(scene).has(scene, word); }
    std::vector<Atom> list(const Scene& scene) const override { return chosen(scene).list(scene); }
    std::string text(const Scene& scene) const override { return chosen(scene).text(scene); }

private:
    const FormulaNode& chosen(const Scene& scene) const
    {
        return m_condition->holds(scene) ? *m_then : *m_otherwise;
    }
    FormulaNodePtr m_condition;
    FormulaNodePtr m_then;
    FormulaNodePtr m_otherwise;
};

} // namespace

FormulaNodePtr notNode(FormulaNodePtr a)
{
    return std::make_shared<NotNode>(std::move(a));
}
FormulaNodePtr andNode(FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<BothNode<true>>(std::move(a), std::move(b));
}
FormulaNodePtr orNode(FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<BothNode<false>>(std::move(a), std::move(b));
}
FormulaNodePtr ifNode(FormulaNodePtr condition, FormulaNodePtr then, FormulaNodePtr otherwise)
{
    return std::make_shared<IfNode>(std::move(condition), std::move(then), std::move(otherwise));
}

} // namespace rules
