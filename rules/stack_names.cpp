#include "rules/stack_names.h"

namespace rules {
namespace {

constexpr std::size_t kMostNames = 8;

template <class T>
std::string nameOf(const Position& position, Category category, Atom id)
{
    const T* record = position.package.find<T>(id);
    return record && !record->name.empty() ? record->name : termName(position.ruleset, category, id);
}

} // namespace

std::string unitName(const Position& position, const Placed& unit)
{
    const CounterFacts* facts = position.facts(unit);
    return facts ? facts->name : std::string(unit.unit.text());
}

std::string unitNames(const Position& position, const std::vector<const Placed*>& units)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(units.size(), kMostNames); ++i) {
        if (i > 0)
            names += ", ";
        names += unitName(position, *units[i]);
    }
    if (units.size() > kMostNames)
        names += ", …";
    return names;
}

std::vector<model::Subject> subjects(const Position& position, const std::vector<const Placed*>& units)
{
    std::vector<model::Subject> list;
    list.reserve(units.size());
    for (const Placed* unit : units)
        list.push_back(position.subject(*unit));
    return list;
}

std::string sideName(const Position& position, Atom side)
{
    return nameOf<model::Side>(position, Category::Side, side);
}

std::string nationName(const Position& position, Atom nation)
{
    return nameOf<model::Nation>(position, Category::Nation, nation);
}

std::string termName(const Ruleset& ruleset, Category category, Atom id)
{
    const Term* term = ruleset.find(category, id);
    return term && !term->name.empty() ? term->name : std::string(id.text());
}

} // namespace rules
