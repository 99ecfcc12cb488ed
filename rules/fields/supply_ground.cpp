#include "rules/fields/supply_memo.h"
#include "rules/position.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

SupplyGround::SupplyGround(const SupplySpec& spec)
{
    using enum StepMemo::Way;
    for (const SupplyPassage& passage : spec.passages)
        passages.emplace_back(Into, std::vector{passage.barred}, passage.side);
    for (const TraceSpec& trace : spec.traces) {
        const SupplyPassage& passage = spec.passages[static_cast<std::size_t>(trace.passage)];
        auto& list = stages.emplace_back();
        for (const SupplyStage& stage : trace.stages) {
            list.push_back({.steps = {}, .sites = SiteMemo(stage.hexes, trace.side)});
            if (stage.barred)
                list.back().steps.emplace(Into, std::vector{passage.barred, stage.barred}, trace.side);
        }
    }
}

void SupplyGround::forget()
{
    for (StepMemo& steps : passages)
        steps.forget();
    for (auto& list : stages)
        for (Stage& stage : list) {
            if (stage.steps)
                stage.steps->forget();
            stage.sites.forget();
        }
}

void SupplyGround::start(const Position& position)
{
    for (StepMemo& steps : passages)
        steps.start(position);
    for (auto& list : stages)
        for (Stage& stage : list)
            if (stage.steps)
                stage.steps->start(position);
}

std::vector<HexIndex> SupplyGround::refresh(const model::Atlas& atlas, const SupplyChange& change)
{
    std::vector<HexIndex> opened;
    const auto ask = [&](StepMemo& steps, HexIndex hex) {
        if (exists(hex) && steps.refresh(hex))
            opened.push_back(hex);
    };
    const auto askAround = [&](StepMemo& steps) {
        for (const HexIndex hex : steps.readsStacks() ? change.hexes : change.ground) {
            ask(steps, hex);
            for (const HexIndex neighbour : atlas.neighbours(hex))
                ask(steps, neighbour);
        }
    };
    for (StepMemo& steps : passages)
        askAround(steps);
    for (auto& list : stages)
        for (Stage& stage : list) {
            if (stage.steps)
                askAround(*stage.steps);
            if (!change.ground.empty())
                stage.sites.forget();
        }
    return opened;
}

} // namespace rules
