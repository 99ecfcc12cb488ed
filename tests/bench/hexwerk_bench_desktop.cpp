#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "editor/rulesets/rulesets.h"
#include "tests/bench/generated_package.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QScrollBar>

/// What a hand on the mouse waits for: an edit through model, engine and repaint, and panning.
namespace {

constexpr int kFrameMs = 16;

struct Desktop {
    editor::Document document;
    editor::MapLayers layers;
    editor::MapCanvas canvas;

    explicit Desktop(int times)
        : document(bench::generatedPackage(10'000 * times, 2'000 * times),
                   editor::rulesetFor(model::Atom("stalins-war")).ruleset)
        , canvas(document, layers)
    {
        document.setScenario(model::Atom("campaign"));
        canvas.resize(1600, 1000);
        canvas.show();
        canvas.setZoom(1);
        paintWhole();
    }

    /// Repaints until everything in sight is sharp.
    void paintWhole()
    {
        do
            canvas.viewport()->repaint();
        while (!canvas.isComplete());
    }

    model::HexIndex hexInSight() const { return canvas.hexAt(QPointF(canvas.viewport()->rect().center())); }
};

Desktop& desktop(std::int64_t times)
{
    static std::map<std::int64_t, std::unique_ptr<Desktop>> made;
    auto& one = made[times];
    if (!one)
        one = std::make_unique<Desktop>(static_cast<int>(times));
    return *one;
}

void terrainEdit(benchmark::State& state)
{
    Desktop& on = desktop(state.range(0));
    const model::HexIndex hex = on.hexInSight();
    bool forest = false;
    for (auto _ : state) {
        forest = !forest;
        const model::Words terrain(forest ? "forest" : "swamp");
        on.document.perform({.label = "paint.terrain",
                             .arguments = {},
                             .edits = {model::setTerrain(on.document.package(), hex, terrain)}});
        on.paintWhole();
    }
}

void unitMove(benchmark::State& state)
{
    Desktop& on = desktop(state.range(0));
    const model::Atlas& atlas = on.document.package().atlas();
    const model::HexIndex hex = on.hexInSight();
    const model::Atom hexes[]{atlas.number(hex), atlas.number(atlas.neighbours(hex)[0])};
    const model::Atom scenario("campaign");
    model::Unit unit = on.document.package().all<model::Unit>().begin()->second;
    std::size_t turn = 0;
    for (auto _ : state) {
        unit.hex = hexes[turn++ % 2];
        on.document.perform({.label = "unit.move", .arguments = {}, .edits = {model::put(unit, scenario)}});
        on.paintWhole();
    }
}

void panFromTiles(benchmark::State& state)
{
    Desktop& on = desktop(state.range(0));
    on.paintWhole();
    QScrollBar* bar = on.canvas.horizontalScrollBar();
    const int start = bar->value();
    bar->setValue(start + 8);
    on.paintWhole();
    int step = 0;
    for (auto _ : state) {
        bar->setValue(start + (++step % 2) * 8);
        on.canvas.viewport()->repaint();
    }
}

void viewportAnew(benchmark::State& state)
{
    Desktop& on = desktop(state.range(0));
    for (auto _ : state) {
        emit on.layers.changed();
        on.paintWhole();
    }
}

class Ratios : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            m_times[run.run_name.str()] = run.GetAdjustedCPUTime();
    }
    void Finalize() override
    {
        for (const char* size : {"1", "10"}) {
            const std::string times = std::string("/") + size;
            for (const char* edit : {"terrainEdit", "unitMove"})
                GetOutputStream() << "frame  " << edit << "  x" << size << ": " << m_times[edit + times]
                                  << " ms (at most " << kFrameMs << ")\n";
            GetOutputStream() << "ratio  viewport anew / pan from tiles  x" << size << ": "
                              << m_times["viewportAnew" + times] / m_times["panFromTiles" + times] << " (at least 10)\n";
        }
    }

private:
    std::map<std::string, double> m_times;
};

} // namespace

BENCHMARK(terrainEdit)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(unitMove)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(panFromTiles)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(viewportAnew)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    Ratios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
