#include "rules/formula/operations.h"

#include "rules/position.h"

#include <algorithm>

namespace rules {
namespace {

/// Counts, sums or names the members of a domain for which a condition holds.
class QuantifierNode : public FormulaNode {
public:
    enum class What : std::uint8_t { Count, Any, All, Sum, Most, Names, Distinct };

    QuantifierNode(What what, Domain domain, FormulaNodePtr condition, FormulaNodePtr value)
        : m_what(what)
        , m_domain(domain)
        , m_condition(std::move(condition))
        , m_value(std::move(value))
    {
        if (m_domain.isUnits() && m_what != What::All)
            for (const FormulaNodePtr& part : conjunctsOf(m_condition))
                if (part->reads().only({Facet::Counter}))
                    m_ofCounter.push_back(part);
    }
    FormulaType type() const override
    {
        switch (m_what) {
        case What::Any:
        case What::All:
            return FormulaType::Truth;
        case What::Names:
            return FormulaType::Set;
        default:
            return FormulaType::Number;
        }
    }
    Reads reads() const override
    {
        Reads inner = m_condition->reads();
        if (m_value)
            inner.add(m_value->reads());
        if (m_domain.elsewhere())
            inner.add(FacetSet{Facet::Anywhere});
        return m_domain.reads().add(inner);
    }
    bool holds(const Scene& scene) const override
    {
        if (m_what != What::Any && m_what != What::All)
            return number(scene) != 0;
        const bool wanted = m_what == What::Any;
        bool found = false;
        forEach(scene, [&](const Scene& member) {
            found = m_condition->holds(member) == wanted;
            return !found;
        });
        return found == wanted;
    }
    double number(const Scene& scene) const override
    {
        if (type() == FormulaType::Truth)
            return holds(scene) ? 1 : 0;
        if (m_what == What::Distinct)
            return double(distinct(scene));
        double result = 0;
        bool first = true;
        forEach(scene, [&](const Scene& member) {
            if (!m_condition->holds(member))
                return true;
            const double value = m_what == What::Sum || m_what == What::Most ? m_value->number(member) : 1;
            result = m_what != What::Most ? result + value : first ? value : std::max(result, value);
            first = false;
            return true;
        });
        return result;
    }
    std::vector<Atom> list(const Scene& scene) const override
    {
        if (m_what != What::Names)
            return FormulaNode::list(scene);
        std::vector<Atom> words;
        forEach(scene, [&](const Scene& member) {
            if (m_condition->holds(member))
                words.emplace_back(m_value->text(member));
            return true;
        });
        return words;
    }

private:
    /// Calls visit for each member that may matter: where nothing can hold it is not looked.
    template <class Visit>
    void forEach(const Scene& scene, Visit visit) const
    {
        if (m_domain.isHexes()) {
            const Position& position = *scene.position;
            if (const Hexes hexes = m_what == What::All ? m_condition->whereNot(position) : m_condition->where(position))
                return Domain::forEach(scene, *hexes, visit);
        }
        if (m_ofCounter.empty())
            return m_domain.forEach(scene, visit);
        // What is printed on counters is asked once for all that are alike.
        const Countermix& counters = scene.position->counters;
        std::vector<char> known(static_cast<std::size_t>(counters.profiles()));
        const auto concerns = [&](const Placed& unit) {
            bool all = true;
            const auto ask = [&](const Scene& member) {
                all = std::ranges::all_of(m_ofCounter, [&](const auto& part) { return part->holds(member); });
                return true;
            };
            if (unit.counter < 0) {
                Domain::visitUnit(scene, unit, ask);
                return all;
            }
            char& is = known[static_cast<std::size_t>(counters[unit.counter].profile)];
            if (is == 0) {
                Domain::visitUnit(scene, unit, ask);
                is = all ? 2 : 1;
            }
            return is == 2;
        };
        for (const Placed& unit : scene.position->occupancy.all())
            if (concerns(unit) && !Domain::visitUnit(scene, unit, visit))
                return;
    }

    std::size_t distinct(const Scene& scene) const
    {
        std::vector<Atom> values;
        forEach(scene, [&](const Scene& member) {
            if (m_condition->holds(member))
                if (const Atom value = m_value->word(member); !std::ranges::contains(values, value))
                    values.push_back(value);
            return true;
        });
        return values.size();
    }

    What m_what;
    Domain m_domain;
    FormulaNodePtr m_condition;
    FormulaNodePtr m_value;
    std::vector<FormulaNodePtr> m_ofCounter; ///< parts of the condition that only look at what is printed on counters
};

/// A field of the charts over the words of a set: the dearest terrain, the sum of the hexside's costs.
class ChartNode : public FormulaNode {
public:
    enum class What : std::uint8_t { Most, Least, Total, Flagged, Charted };

    ChartNode(What what, FormulaNodePtr set, Atom field)
        : m_what(what)
        , m_set(std::move(set))
        , m_field(field)
        , m_category(m_set->category().value_or(Category::Terrain))
    {
    }
    FormulaType type() const override
    {
        return m_what == What::Flagged ? FormulaType::Truth
            : m_what == What::Charted  ? FormulaType::Set
                                       : FormulaType::Number;
    }
    Reads reads() const override { return m_set->reads(); }
    bool holds(const Scene& scene) const override
    {
        if (m_what != What::Flagged)
            return FormulaNode::holds(scene);
        return std::ranges::any_of(m_set->list(scene), [&](Atom word) {
            return scene.position->charts.yes(m_category, word, m_field);
        });
    }
    double number(const Scene& scene) const override
    {
        if (m_what == What::Flagged || m_what == What::Charted)
            return FormulaNode::number(scene);
        std::optional<double> result;
        for (const Atom word : m_set->list(scene)) {
            const auto value = scene.position->charts.number(m_category, word, m_field);
            if (!value)
                continue;
            if (!result)
                result = value;
            else if (m_what == What::Total)
                *result += *value;
            else
                result = m_what == What::Most ? std::max(*result, *value) : std::min(*result, *value);
        }
        return result.value_or(0);
    }
    std::vector<Atom> list(const Scene& scene) const override
    {
        if (m_what != What::Charted)
            return FormulaNode::list(scene);
        std::vector<Atom> values;
        for (const Atom word : m_set->list(scene))
            if (const std::string_view value = scene.position->charts.text(m_category, word, m_field); !value.empty())
                values.emplace_back(value);
        return values;
    }
    bool has(const Scene& scene, Atom word) const override { return std::ranges::contains(list(scene), word); }

private:
    What m_what;
    FormulaNodePtr m_set;
    Atom m_field;
    Category m_category;
};

/// What the charts say of one word, whatever is in the hex.
class ChartValueNode : public FormulaNode {
public:
    ChartValueNode(Category category, Atom term, Atom field)
        : m_category(category)
        , m_term(term)
        , m_field(field)
    {
    }
    FormulaType type() const override { return FormulaType::Word; }
    Reads reads() const override { return {}; }
    Atom word(const Scene& scene) const override
    {
        return Atom(scene.position->charts.text(m_category, m_term, m_field));
    }

private:
    Category m_category;
    Atom m_term;
    Atom m_field;
};

/// Asks the same question about another scene.
template <class Move>
class ElsewhereNode : public FormulaNode {
public:
    ElsewhereNode(FormulaNodePtr question, Move move, Facet where)
        : m_question(std::move(question))
        , m_move(std::move(move))
        , m_where(where)
    {
    }
    FormulaType type() const override { return m_question->type(); }
    Reads reads() const override { return m_question->reads().add(FacetSet{m_where}); }
    bool holds(const Scene& scene) const override { return m_question->holds(m_move(scene)); }
    double number(const Scene& scene) const override { return m_question->number(m_move(scene)); }
    Atom word(const Scene& scene) const override { return m_question->word(m_move(scene)); }
    bool has(const Scene& scene, Atom word) const override { return m_question->has(m_move(scene), word); }
    std::vector<Atom> list(const Scene& scene) const override { return m_question->list(m_move(scene)); }
    std::string text(const Scene& scene) const override { return m_question->text(m_move(scene)); }
    std::optional<Category> category() const override { return m_question->category(); }
    bool isSide() const override { return m_question->isSide(); }

private:
    FormulaNodePtr m_question;
    Move m_move;
    Facet m_where;
};

template <class Move>
FormulaNodePtr elsewhere(FormulaNodePtr question, Move move, Facet where = Facet::Anywhere)
{
    return std::make_shared<ElsewhereNode<Move>>(std::move(question), std::move(move), where);
}

} // namespace

FormulaNodePtr quantifierNode(std::string_view name, Domain domain, FormulaNodePtr condition, FormulaNodePtr value)
{
    using What = QuantifierNode::What;
    const What what = name == "any" ? What::Any
        : name == "all"             ? What::All
        : name == "sum"             ? What::Sum
        : name == "most"            ? What::Most
        : name == "names"           ? What::Names
        : name == "distinct"        ? What::Distinct
                                    : What::Count;
    return std::make_shared<QuantifierNode>(what, domain, std::move(condition), std::move(value));
}

FormulaNodePtr chartNode(std::string_view name, FormulaNodePtr set, Atom field)
{
    using What = ChartNode::What;
    const What what = name == "least" ? What::Least
        : name == "total"             ? What::Total
        : name == "flagged"           ? What::Flagged
        : name == "charted"           ? What::Charted
                                      : What::Most;
    return std::make_shared<ChartNode>(what, std::move(set), field);
}

FormulaNodePtr chartValueNode(Category category, Atom term, Atom field)
{
    return std::make_shared<ChartValueNode>(category, term, field);
}

FormulaNodePtr fromNode(FormulaNodePtr question)
{
    const auto back = [](const Scene& scene) {
        Scene moved = scene;
        moved.hex = scene.from;
        return moved;
    };
    return elsewhere(std::move(question), back, Facet::From);
}

FormulaNodePtr outerNode(FormulaNodePtr question)
{
    return elsewhere(std::move(question), [](const Scene& scene) { return scene.outer ? *scene.outer : scene; });
}

FormulaNodePtr atNode(Atom place, FormulaNodePtr question)
{
    return elsewhere(std::move(question), [place](const Scene& scene) {
        Scene moved = scene;
        moved.hex = scene.position->ground.place(place);
        if (!exists(moved.hex))
            moved.hex = scene.position->package.atlas().find(place);
        moved.unit = nullptr;
        moved.outer = &scene;
        return moved;
    });
}

} // namespace rules
