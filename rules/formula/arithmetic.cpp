#include "rules/formula/operations.h"

#include <algorithm>
#include <cmath>

namespace rules {
namespace {

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
    enum class What : std::uint8_t { Min, Max, Ceil, Floor, Abs };

    FunctionNode(What what, std::vector<FormulaNodePtr> arguments)
        : m_what(what)
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
        if (m_what == What::Ceil)
            return std::ceil(result);
        if (m_what == What::Floor)
            return std::floor(result);
        if (m_what == What::Abs)
            return std::abs(result);
        for (std::size_t i = 1; i < m_arguments.size(); ++i) {
            const double next = m_arguments[i]->number(scene);
            result = m_what == What::Min ? std::min(result, next) : std::max(result, next);
        }
        return result;
    }

private:
    What m_what;
    std::vector<FormulaNodePtr> m_arguments;
};

} // namespace

FormulaNodePtr arithmeticNode(char operation, FormulaNodePtr a, FormulaNodePtr b)
{
    return std::make_shared<ArithmeticNode>(operation, std::move(a), std::move(b));
}
FormulaNodePtr functionNode(std::string_view name, std::vector<FormulaNodePtr> arguments)
{
    using What = FunctionNode::What;
    const What what = name == "min" ? What::Min
        : name == "ceil"            ? What::Ceil
        : name == "floor"           ? What::Floor
        : name == "abs"             ? What::Abs
                                    : What::Max;
    return std::make_shared<FunctionNode>(what, std::move(arguments));
}

} // namespace rules
