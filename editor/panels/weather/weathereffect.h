#pragma once

#include "model/atom.h"

#include <vector>

namespace editor {

class Document;

/// What a weather does to the position: units whose supply differs from what it is in the ruleset's first weather.
struct WeatherEffect {
    model::Atom weather;
    std::vector<model::Atom> units;
};

/// For each weather of the ruleset. Checks the scenario once for each, on a copy of the engine.
std::vector<WeatherEffect> weatherEffects(const Document& document);

} // namespace editor
