#pragma once

#include "rules/formula/domains.h"
#include "rules/formula/facts.h"
#include "rules/formula/node.h"

/// The operations a formula is put together from.
namespace rules {

FormulaNodePtr numberNode(double number);
FormulaNodePtr wordNode(Atom word);
FormulaNodePtr factNode(const Fact& fact, Atom argument);
FormulaNodePtr notNode(FormulaNodePtr a);
FormulaNodePtr andNode(FormulaNodePtr a, FormulaNodePtr b);
FormulaNodePtr orNode(FormulaNodePtr a, FormulaNodePtr b);
FormulaNodePtr ifNode(FormulaNodePtr condition, FormulaNodePtr then, FormulaNodePtr otherwise);
/// + - * /
FormulaNodePtr arithmeticNode(char operation, FormulaNodePtr a, FormulaNodePtr b);
/// min max ceil floor abs
FormulaNodePtr functionNode(std::string_view name, std::vector<FormulaNodePtr> arguments);

enum class Comparison : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, NotEqual };
FormulaNodePtr compareNode(Comparison comparison, FormulaNodePtr a, FormulaNodePtr b);

/// "is": one of these words or numbers.
struct Choice {
    Atom word;
    std::optional<double> from; ///< a number or the start of a range
    double to = 0;
};
FormulaNodePtr isNode(FormulaNodePtr fact, std::vector<Choice> choices);

/// count, any, all, sum, most, names
FormulaNodePtr quantifierNode(std::string_view name, Domain domain, FormulaNodePtr condition, FormulaNodePtr value);
/// most, least, total, flagged, charted: of a field of the charts over the words of a set.
FormulaNodePtr chartNode(std::string_view name, FormulaNodePtr set, Atom field);
/// A field of the charts for one word.
FormulaNodePtr chartValueNode(Category category, Atom term, Atom field);

/// The same question about the hex a step leaves, about the scene around a count, or about a place.
FormulaNodePtr fromNode(FormulaNodePtr question);
FormulaNodePtr outerNode(FormulaNodePtr question);
FormulaNodePtr atNode(Atom place, FormulaNodePtr question);

} // namespace rules
