#include "rules/formula/operations.h"

#include "rules/position.h"

#include <algorithm>
#include <cmath>

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
    std::optional<Category> category() const override { return m_fact.category; }
    bool isSide() const override { return m_fact.isSide; }

private:
    const Fact& m_fact;
    Atom m_argument;
};

/// What has nothing but parts.
template <class... Part>
Reads readsOf(const Part&... parts)
{
    Reads reads;
    (reads.add(parts->reads()), ...);
    return reads;
}

class NotNode : public FormulaNode {
public:
    explicit NotNode(FormulaNodePtr a)
        : m_a(std::move(a))
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return m_a->reads(); }
    bool holds(const Scene& scene) const override { return !m_a->holds(scene); }

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

class ArithmeticNode : public FormulaNode {
public:
    ArithmeticNode(char operation, FormulaNodePtr a, FormulaNodePtr b)
        : m_operation(operation)
        , m_a(std::move(a))
        , m_b(std::move(b))
    {
    }
    FormulaType type() const override { return FormulaType::Number; }
    Reads reads() const override { return readsOf(m_a, m_b); }
    double number(const Scene& scene) const override
    {
        const double a = m_a->number(scene);
        const double b = m_b->number(scene);
        switch (m_operation) {
        case '+':
            return a + b;
        case '-':
            return a - b;
        case '*':
            return a * b;
        default:
            return b == 0 ? 0 : a / b;
        }
    }

private:
    char m_operation;
    FormulaNodePtr m_a;
    FormulaNodePtr m_b;
};

class FunctionNode : public FormulaNode {
public:
    FunctionNode(std::string_view name, std::vector<FormulaNodePtr> arguments)
        : m_name(name)
        , m_arguments(std::move(arguments))
    {
    }
    FormulaType type() const override { return FormulaType::Number; }
    Reads reads() const override
    {
        Reads reads;
        for (const FormulaNodePtr& argument : m_arguments)
            reads.add(argument->reads());
        return reads;
    }
    double number(const Scene& scene) const override
    {
        double result = m_arguments.front()->number(scene);
        if (m_name == "ceil")
            return std::ceil(result);
        if (m_name == "floor")
            return std::floor(result);
        if (m_name == "abs")
            return std::abs(result);
        for (std::size_t i = 1; i < m_arguments.size(); ++i) {
            const double next = m_arguments[i]->number(scene);
            result = m_name == "min" ? std::min(result, next) : std::max(result, next);
        }
        return result;
    }

private:
    std::string m_name;
    std::vector<FormulaNodePtr> m_arguments;
};

class CompareNode : public FormulaNode {
public:
    CompareNode(Comparison comparison, FormulaNodePtr a, FormulaNodePtr b)
        : m_comparison(comparison)
        , m_a(std::move(a))
        , m_b(std::move(b))
        , m_words(m_a->type() != FormulaType::Number && m_b->type() != FormulaType::Number)
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return readsOf(m_a, m_b); }
    bool holds(const Scene& scene) const override
    {
        if (m_words && m_comparison == Comparison::Equal)
            return same(scene);
        if (m_words && m_comparison == Comparison::NotEqual)
            return !same(scene);
        const double a = m_a->number(scene);
        const double b = m_b->number(scene);
        switch (m_comparison) {
        case Comparison::Less:
            return a < b;
        case Comparison::LessOrEqual:
            return a <= b;
        case Comparison::Greater:
            return a > b;
        case Comparison::GreaterOrEqual:
            return a >= b;
        case Comparison::Equal:
            return a == b;
        case Comparison::NotEqual:
            return a != b;
        }
        return false;
    }

private:
    bool same(const Scene& scene) const
    {
        if (m_a->type() == FormulaType::Truth || m_b->type() == FormulaType::Truth)
            return m_a->holds(scene) == m_b->holds(scene);
        return m_b->type() == FormulaType::Set ? m_b->has(scene, m_a->word(scene))
                                               : m_a->has(scene, m_b->word(scene));
    }

    Comparison m_comparison;
    FormulaNodePtr m_a;
    FormulaNodePtr m_b;
    bool m_words;
};

class IsNode : public FormulaNode {
public:
    IsNode(FormulaNodePtr fact, std::vector<Choice> choices)
        : m_fact(std::move(fact))
        , m_choices(std::move(choices))
        , m_isNumber(m_fact->type() == FormulaType::Number)
        , m_isSide(m_fact->isSide())
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return m_fact->reads(); }
    bool holds(const Scene& scene) const override
    {
        if (m_isNumber) {
            const double number = m_fact->number(scene);
            return std::ranges::any_of(m_choices, [&](const Choice& choice) {
                return choice.from && number >= *choice.from && number <= choice.to;
            });
        }
        if (m_fact->type() == FormulaType::Set)
            return std::ranges::any_of(m_choices, [&](const Choice& choice) {
                return choice.word == s_none ? m_fact->list(scene).empty() : m_fact->has(scene, choice.word);
            });
        const Atom word = m_fact->word(scene);
        return std::ranges::any_of(m_choices, [&](const Choice& choice) {
            if (choice.word == s_none)
                return word.empty() || word == s_none;
            if (m_isSide && choice.word == s_own)
                return word && word == scene.side;
            if (m_isSide && choice.word == s_enemy)
                return word && scene.side && word != scene.side;
            if (choice.from && choice.to > *choice.from) {
                const auto number = numberFrom(word.text());
                return number && *number >= *choice.from && *number <= choice.to;
            }
            return word == choice.word;
        });
    }

private:
    static inline const Atom s_none{"none"};
    static inline const Atom s_own{"own"};
    static inline const Atom s_enemy{"enemy"};
    FormulaNodePtr m_fact;
    std::vector<Choice> m_choices;
    bool m_isNumber;
    bool m_isSide;
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
FormulaNodePtr arithmeticNode(char operation, FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<ArithmeticNode>(operation, std::move(a), std::move(b));
}
FormulaNodePtr functionNode(std::string_view name, std::vector<FormulaNodePtr> arguments)
{
    return std::make_shared<FunctionNode>(name, std::move(arguments));
}
FormulaNodePtr compareNode(Comparison comparison, FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<CompareNode>(comparison, std::move(a), std::move(b));
}
FormulaNodePtr isNode(FormulaNodePtr fact, std::vector<Choice> choices)
{
    return std::make_shared<IsNode>(std::move(fact), std::move(choices));
}

} // namespace rules
