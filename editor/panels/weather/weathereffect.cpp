#include "editor/panels/weather/weathereffect.h"

#include "editor/document/document.h"
#include "rules/answers/answers.h"

namespace editor {

std::vector<WeatherEffect> weatherEffects(const Document& document)
{
    std::vector<WeatherEffect> effects;
    if (!document.scenario())
        return effects;
    rules::Engine engine(document.engine().sharedRuleset());
    engine.reset(document.package());
    std::vector<model::Atom> fair;
    for (const rules::Term& term : document.ruleset().terms(rules::Category::Weather)) {
        rules::WhatIf whatIf = document.whatIf();
        whatIf.weather = term.id;
        engine.setWhatIf(document.package(), document.scenario(), whatIf);
        const rules::Position position = engine.position(document.package(), document.scenario());
        WeatherEffect effect{.weather = term.id, .units = {}};
        std::vector<model::Atom> statuses;
        std::size_t i = 0;
        for (const rules::Placed& unit : position.occupancy.all()) {
            if (!exists(unit.hex))
                continue;
            statuses.push_back(rules::supplyOf(position, unit).status);
            if (i < fair.size() && fair[i] != statuses.back())
                effect.units.push_back(unit.unit);
            ++i;
        }
        if (effects.empty())
            fair = std::move(statuses);
        effects.push_back(std::move(effect));
    }
    return effects;
}

} // namespace editor
