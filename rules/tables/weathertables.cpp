#include "rules/tables/weathertables.h"

namespace rules {
namespace {

const model::Atom kTurn("turn");

} // namespace

bool isForSomeTurns(const model::WeatherTable& table)
{
    return !table.fields.text(kTurn).empty();
}

bool isForTurn(const model::WeatherTable& table, model::Atom turn)
{
    bool found = false;
    model::forEachWord(table.fields.text(kTurn),
                       [&](std::string_view word) { found = found || word == turn.text(); });
    return found;
}

} // namespace rules
