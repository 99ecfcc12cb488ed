#include "editor/panels/explainhex.h"

#include "editor/panels/explainsections.h"
#include "editor/text/text.h"

#include <algorithm>
#include <array>

namespace editor {

const HexExplanation::Section* HexExplanation::find(const QString& section) const
{
    const auto found = std::ranges::find(sections, section, &Section::title);
    return found == sections.end() ? nullptr : &*found;
}

QString HexQuestion::hexName(model::HexIndex other) const
{
    return model::exists(other) ? qs(package().atlas().printed(other)) : QStringLiteral("—");
}

QString HexQuestion::sideName(model::Atom side) const
{
    const auto* record = package().find<model::Side>(side);
    return record && !record->name.empty() ? qs(record->name) : qs(side);
}

HexExplanation explainHex(const Document& document, model::HexIndex hex)
{
    const rules::Position position = document.position();
    const HexQuestion question{.document = document,
                               .position = position,
                               .hex = hex,
                               .number = document.package().atlas().number(hex)};
    HexExplanation explanation;
    explanation.title = question.hexName(hex);
    for (const auto& [key, place] : document.package().all<model::Place>())
        if (!place.name.empty() && document.package().atlas().find(place.hex) == hex)
            explanation.title += QStringLiteral(" · ") + qs(place.name);

    constexpr std::array always{explainFindings, explainTerrain, explainEdges, explainPlaces};
    constexpr std::array ofScenario{explainCosts,  explainControl, explainSupply, explainZoc,
                                    explainStack, explainVictory, explainSetup};
    const auto add = [&](HexExplanation::Section section) {
        if (!section.rows.empty())
            explanation.sections.push_back(std::move(section));
    };
    for (const auto explain : always)
        add(explain(question));
    if (position.scenario)
        for (const auto explain : ofScenario)
            add(explain(question));
    explanation.sources = sourcesOf(question);
    return explanation;
}

} // namespace editor
