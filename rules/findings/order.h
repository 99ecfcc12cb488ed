#pragma once

#include "model/finding.h"

namespace rules {

/// The order in which users see findings: worst first, then by scenario, rule, place and discriminator. By texts
/// only, so that it does not depend on how the package came about.
bool comesBefore(const model::Finding& a, const model::Finding& b);
/// A strict order in which two findings are equal exactly when they are the same one.
bool identityLess(const model::Finding& a, const model::Finding& b);

} // namespace rules
