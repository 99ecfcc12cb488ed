#include "rules/formula/node.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rules {

bool FormulaNode::holds(const Scene& scene) const
{
    switch (type()) {
    case FormulaType::Number:
        return number(scene) != 0;
    case FormulaType::Set:
        return !list(scene).empty();
    default: {
        const std::string_view text = word(scene).text();
        return !text.empty() && text != "no" && text != "none" && text != "0";
    }
    }
}

double FormulaNode::number(const Scene& scene) const
{
    switch (type()) {
    case FormulaType::Truth:
        return holds(scene) ? 1 : 0;
    case FormulaType::Set:
        return static_cast<double>(list(scene).size());
    default:
        return numberFrom(word(scene).text()).value_or(0);
    }
}

Atom FormulaNode::word(const Scene& scene) const
{
    switch (type()) {
    case FormulaType::Truth:
        return Atom(holds(scene) ? "yes" : "no");
    case FormulaType::Number:
        return Atom(numberText(number(scene)));
    default: {
        const std::vector<Atom> words = list(scene);
        return words.empty() ? Atom() : words.front();
    }
    }
}

std::vector<Atom> FormulaNode::list(const Scene& scene) const
{
    const Atom only = word(scene);
    return only ? std::vector{only} : std::vector<Atom>();
}

std::string FormulaNode::text(const Scene& scene) const
{
    if (type() == FormulaType::Number)
        return numberText(number(scene));
    std::string text;
    for (const Atom word : list(scene)) {
        if (!text.empty())
            text += ", ";
        text += word.text();
    }
    return text;
}

std::vector<FormulaNodePtr> conjunctsOf(const FormulaNodePtr& node)
{
    const auto [first, second] = node->parts();
    if (!first)
        return {node};
    std::vector<FormulaNodePtr> parts = conjunctsOf(first);
    std::ranges::move(conjunctsOf(second), std::back_inserter(parts));
    return parts;
}

std::vector<model::HexIndex> united(const std::vector<model::HexIndex>& a,
                                    const std::vector<model::HexIndex>& b)
{
    std::vector<model::HexIndex> both;
    std::ranges::set_union(a, b, std::back_inserter(both));
    return both;
}

std::string numberText(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), end};
}

std::optional<double> numberFrom(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace rules
