#include "rules/cases/expectation_kinds.h"

namespace rules {
namespace {

/// What the runner itself compares, over all findings of a position.
constexpr std::array<ExpectationKind, 2> kFindings{
    {{"finds", "rule on severity", nullptr}, {"silent", "rule", nullptr}}};

} // namespace

const ExpectationKind* expectationKind(std::string_view element)
{
    for (const auto kinds :
         {std::span<const ExpectationKind>(kFindings), mapExpectations(), movementExpectations(),
          supplyExpectations(), stateExpectations(), combatExpectations()})
        for (const ExpectationKind& kind : kinds)
            if (kind.element == element)
                return &kind;
    return nullptr;
}

} // namespace rules
