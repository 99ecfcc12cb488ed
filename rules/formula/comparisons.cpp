#include "rules/formula/operations.h"

#include <algorithm>

namespace rules {
namespace {

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
        , m_type(m_fact->type())
        , m_isSide(m_fact->isSide())
        , m_none(std::ranges::contains(m_choices, s_none, &Choice::word))
        , m_plain(!m_none && std::ranges::none_of(m_choices, [&](const Choice& choice) {
            return (m_isSide && (choice.word == s_own || choice.word == s_enemy))
                || (choice.from && choice.to > *choice.from);
        }))
    {
    }
    FormulaType type() const override { return FormulaType::Truth; }
    Reads reads() const override { return m_fact->reads(); }
    bool holds(const Scene& scene) const override
    {
        if (m_type == FormulaType::Number) {
            const double number = m_fact->number(scene);
            return std::ranges::any_of(m_choices, [&](const Choice& choice) {
                return choice.from && number >= *choice.from && number <= choice.to;
            });
        }
        if (m_type == FormulaType::Set)
            return std::ranges::any_of(m_choices, [&](const Choice& choice) {
                return choice.word == s_none ? m_fact->list(scene).empty() : m_fact->has(scene, choice.word);
            });
        const Atom word = m_fact->word(scene);
        if (m_plain)
            return std::ranges::contains(m_choices, word, &Choice::word);
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

    Hexes where(const Position& position) const override
    {
        if (m_none || m_type == FormulaType::Number)
            return std::nullopt;
        Hexes hexes = std::vector<model::HexIndex>();
        for (const Choice& choice : m_choices) {
            const bool any = m_isSide && (choice.word == s_own || choice.word == s_enemy);
            const Hexes more = m_fact->whereHas(position, any ? Atom() : choice.word);
            if (!more)
                return std::nullopt;
            hexes = united(*hexes, *more);
        }
        return hexes;
    }
    Hexes whereNot(const Position& position) const override
    {
        return m_none && m_type != FormulaType::Number ? m_fact->whereHas(position, {}) : std::nullopt;
    }

private:
    static inline const Atom s_none{"none"};
    static inline const Atom s_own{"own"};
    static inline const Atom s_enemy{"enemy"};
    FormulaNodePtr m_fact;
    std::vector<Choice> m_choices;
    FormulaType m_type;
    bool m_isSide;
    bool m_none;  ///< one of the choices is to be nothing
    bool m_plain; ///< the word is one of the choices as they stand
};

} // namespace

FormulaNodePtr compareNode(Comparison comparison, FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<CompareNode>(comparison, std::move(a), std::move(b));
}
FormulaNodePtr isNode(FormulaNodePtr fact, std::vector<Choice> choices)
{
    return std::make_shared<IsNode>(std::move(fact), std::move(choices));
}

} // namespace rules
