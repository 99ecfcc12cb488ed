#include "rules/findings/order.h"

#include <compare>

namespace rules {
namespace {

using model::Atom;

std::strong_ordering order(Atom a, Atom b)
{
    if (a == b)
        return std::strong_ordering::equal;
    return naturalLess(a, b) ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::strong_ordering order(const model::Subject& a, const model::Subject& b)
{
    if (const auto kind = a.kind <=> b.kind; kind != 0)
        return kind;
    if (const auto hex = order(a.hex, b.hex); hex != 0)
        return hex;
    if (const auto direction = a.direction <=> b.direction; direction != 0)
        return direction;
    if (const auto record = a.record <=> b.record; record != 0)
        return record;
    if (const auto scope = order(a.key.scope, b.key.scope); scope != 0)
        return scope;
    if (const auto id = order(a.key.id, b.key.id); id != 0)
        return id;
    return a.file <=> b.file;
}

std::strong_ordering identity(const model::Finding& a, const model::Finding& b)
{
    if (const auto scenario = order(a.scenario, b.scenario); scenario != 0)
        return scenario;
    if (const auto rule = order(a.rule, b.rule); rule != 0)
        return rule;
    if (const auto subject = order(a.subject, b.subject); subject != 0)
        return subject;
    if (a.discriminator == b.discriminator)
        return std::strong_ordering::equal;
    return model::naturalLess(a.discriminator, b.discriminator) ? std::strong_ordering::less
                                                                : std::strong_ordering::greater;
}

} // namespace

bool comesBefore(const model::Finding& a, const model::Finding& b)
{
    return a.severity != b.severity ? a.severity > b.severity : identity(a, b) < 0;
}

bool identityLess(const model::Finding& a, const model::Finding& b)
{
    return identity(a, b) < 0;
}

} // namespace rules
