#include "rules/formula/operations.h"

#include "rules/position.h"

namespace rules {
namespace {

class NumberNode : public FormulaNode {
public:
    explicit NumberNode(double number)
        : m_number(number)
    {
    }
    FormulaType type() const override { return FormulaType::Number; }
    Reads reads() const override { return {}; }
    double number(const Scene&) const override { return m_number; }

private:
    double m_number;
};

class WordNode : public FormulaNode {
public:
    explicit WordNode(Atom word)
        : m_word(word)
    {
    }
    FormulaType type() const override { return FormulaType::Word; }
    Reads reads() const override { return {}; }
    Atom word(const Scene&) const override { return m_word; }

private:
    Atom m_word;
};

class FactNode : public FormulaNode {
public:
    FactNode(const Fact& fact, Atom argument)
        : m_fact(fact)
        , m_argument(argument)
    {
    }
    FormulaType type() const override { return m_fact.type; }
    Reads reads() const override
    {
        Reads reads;
        reads.facets = m_fact.reads;
        if (m_fact.records)
            reads.records = m_fact.records();
        return reads;
    }
    bool holds(const Scene& scene) const override
    {
        return m_fact.holds ? m_fact.holds(scene, m_argument) : FormulaNode::holds(scene);
    }
    double number(const Scene& scene) const override
    {
        return m_fact.number ? m_fact.number(scene, m_argument) : FormulaNode::number(scene);
    }
    Atom word(const Scene& scene) const override
    {
        return m_fact.word ? m_fact.word(scene, m_argument) : FormulaNode::word(scene);
    }
    bool has(const Scene& scene, Atom word) const override
    {
        return m_fact.has ? m_fact.has(scene, m_argument, word) : FormulaNode::has(scene, word);
    }
    std::vector<Atom> list(const Scene& scene) const override
    {
        return m_fact.list ? m_fact.list(scene, m_argument) : FormulaNode::list(scene);
    }
    std::string text(const Scene& scene) const override
    {
        if (m_fact.text)
            return m_fact.text(scene, m_argument);
        if (!m_fact.category)
            return FormulaNode::text(scene);
        std::string text;
        for (const Atom word : list(scene)) {
            const Term* term = scene.position->ruleset.find(*m_fact.category, word);
            text += text.empty() ? "" : ", ";
            text += term && !term->name.empty() ? std::string_view(term->name) : word.text();
        }
        return text;
    }
    std::optional<std::vector<model::HexIndex>> whereHas(const Position& position, Atom word) const override
    {
        return m_fact.where ? std::optional(m_fact.where(position, m_argument, word)) : std::nullopt;
    }
    std::optional<Category> category() const override { return m_fact.category; }
    bool isSide() const override { return m_fact.isSide; }

private:
    const Fact& m_fact;
    Atom m_argument;
};

} // namespace

FormulaNodePtr numberNode(double number)
{
    return std::make_shared<NumberNode>(number);
}
FormulaNodePtr wordNode(Atom word)
{
    return std::make_shared<WordNode>(word);
}
FormulaNodePtr factNode(const Fact& fact, Atom argument)
{
    return std::make_shared<FactNode>(fact, argument);
}

} // namespace rules
