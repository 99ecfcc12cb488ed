#pragma once

#include "rules/cases/asking.h"

#include <span>

namespace rules {

/// One element that may stand inside <then>.
struct ExpectationKind {
    std::string_view element;
    std::string_view attributes; ///< all that it may have
    void (*check)(Asking& asking);
};

/// Null when there is none of this name.
const ExpectationKind* expectationKind(std::string_view element);

// Each file of expectations has its list.
std::span<const ExpectationKind> mapExpectations();
std::span<const ExpectationKind> movementExpectations();
std::span<const ExpectationKind> supplyExpectations();
std::span<const ExpectationKind> stateExpectations();
std::span<const ExpectationKind> combatExpectations();

} // namespace rules
