#include "editor/paint/mapscene.h"

#include <algorithm>

namespace editor {

MapScene::MapScene(const model::Package& package, const rules::Ruleset& ruleset, model::Atom scenario)
    : m_package(&package)
    , m_scenario(scenario)
    , m_style(ruleset)
{
    rebuild();
}

void MapScene::rebuild()
{
    m_plan = MapPlan(*m_package);
    m_stacks = Stacks(*m_package, m_scenario);
    m_lines = LineNet(*m_package);
    m_zones = ZoneHexes(*m_package, m_plan);
    m_labels = Labels(*m_package, m_plan, m_style);
    m_problems = {};
}

QRectF MapScene::around(model::HexIndex hex, double hexes) const
{
    const double more = hexes * m_plan.hexMm(hex);
    return m_plan.rectOf(hex).adjusted(-more, -more, more, more);
}

MapScene::Damage MapScene::update(const model::ChangeSet& change)
{
    Damage damage;
    if (change.shape) {
        rebuild();
        damage.everything = true;
        return damage;
    }
    for (const model::HexIndex hex : change.terrain)
        damage.ground.push_back(around(hex, 0.6));
    for (const model::Hexside& side : change.hexsides)
        damage.ground.push_back(around(side.hex, 0.6));
    bool places = false;
    for (const model::ChangeSet::Touched& touched : change.records) {
        if (touched.kind == model::kindOf<model::Unit>) {
            if (touched.key.scope == m_scenario)
                for (const model::HexIndex hex : m_stacks.update(*m_package, m_scenario, touched.key.id))
                    damage.pieces.push_back(around(hex, 0.25));
        } else if (touched.kind == model::kindOf<model::Place>) {
            places = true;
            if (const model::HexIndex hex =
                    hexOf(model::Subject::ofRecord(touched.kind, touched.key), *m_package);
                model::exists(hex))
                damage.ground.push_back(around(hex, 0.3));
        } else if (touched.kind == model::kindOf<model::Counter>
                   || touched.kind == model::kindOf<model::CounterType>
                   || touched.kind == model::kindOf<model::Nation>
                   || touched.kind == model::kindOf<model::Sheet>
                   || touched.kind == model::kindOf<model::Side> || touched.kind == model::kindOf<model::Zone>
                   || touched.kind == model::kindOf<model::Border>
                   || touched.kind == model::kindOf<model::Line>) {
            damage.everything = true;
        }
    }
    if (change.touches<model::Line>())
        m_lines = LineNet(*m_package);
    if (change.touches<model::Zone>())
        m_zones = ZoneHexes(*m_package, m_plan);
    if (places) {
        // Any name may have made way for another: what differs before and after is painted anew.
        const Labels before = std::exchange(m_labels, Labels(*m_package, m_plan, m_style));
        const auto differ = [&](const Labels& a, const Labels& b) {
            for (const Labels::Label& label : a.all()) {
                const bool same = std::ranges::any_of(b.all(), [&](const Labels::Label& other) {
                    return other.place == label.place && other.rect == label.rect && other.text == label.text
                        && other.rank == label.rank;
                });
                if (!same)
                    damage.ground.push_back(label.rect.adjusted(-6, -6, 6, 6));
            }
        };
        differ(before, m_labels);
        differ(m_labels, before);
    }
    return damage;
}

MapScene::Damage MapScene::setFindings(std::span<const model::Finding> findings)
{
    Damage damage;
    const ProblemMarks before = std::exchange(m_problems, ProblemMarks(findings, *m_package, m_scenario));
    const auto differ = [&](const ProblemMarks& a, const ProblemMarks& b) {
        for (const auto& [hex, mark] : a.all())
            if (const ProblemMarks::Mark* other = b.at(hex); !other || *other != mark)
                damage.pieces.push_back(around(hex, 0.25));
    };
    differ(before, m_problems);
    differ(m_problems, before);
    return damage;
}

void MapScene::setScenario(model::Atom scenario)
{
    m_scenario = scenario;
    m_stacks = Stacks(*m_package, m_scenario);
    m_problems = {};
}

} // namespace editor
