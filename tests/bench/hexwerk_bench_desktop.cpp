#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "editor/rulesets/rulesets.h"
#include "editor/tools/brushtool.h"
#include "editor/tools/maptools.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/tooloptionsbar.h"
#include "tests/bench/generated_package.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QScrollBar>

#include <array>

/// What a hand on the mouse waits for: an edit through model, engine and repaint, and panning.
namespace {

constexpr int kFrameMs = 16;
constexpr std::array kZooms{5, 20, 50, 100, 200, 400, 520}; ///< per cent; a hex has 60 pixels at 100

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
        digLake();
    }

    /// Beside the hex in sight, because a coast takes the most time to paint.
    void digLake()
    {
        const model::Atlas& atlas = document.package().atlas();
        const model::HexIndex shore = atlas.neighbours(hexInSight())[2];
        model::Transaction lake{.label = "paint.terrain", .arguments = {}, .edits = {}};
        for (const model::HexIndex hex : atlas.neighbours(atlas.neighbours(shore)[2]))
            lake.edits.push_back(model::setTerrain(document.package(), hex, model::Words("sea")));
        document.perform(std::move(lake));
    }

    /// Lets repaints happen until everything in sight is sharp.
    void paintWhole()
    {
        do
            QApplication::processEvents();
        while (!canvas.isComplete());
    }

    model::HexIndex hexInSight() const { return canvas.hexAt(QPointF(canvas.viewport()->rect().center())); }
};

/// By how many times 10,000 hexes they have.
std::map<std::int64_t, std::unique_ptr<Desktop>> desktops;

/// The desktop that a benchmark asks for, at its zoom in per cent.
Desktop& desktop(const benchmark::State& state)
{
    auto& one = desktops[state.range(0)];
    if (!one)
        one = std::make_unique<Desktop>(static_cast<int>(state.range(0)));
    one->canvas.setZoom(static_cast<double>(state.range(1)) / 100);
    one->paintWhole();
    return *one;
}

void terrainEdit(benchmark::State& state)
{
    Desktop& on = desktop(state);
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

void hexsideEdit(benchmark::State& state)
{
    Desktop& on = desktop(state);
    const model::Hexside side{.hex = on.hexInSight(), .direction = 1};
    bool river = false;
    for (auto _ : state) {
        river = !river;
        on.document.perform(
            {.label = "paint.hexside",
             .arguments = {},
             .edits = {model::setHexside(on.document.package(), side, model::Words(river ? "river" : ""))}});
        on.paintWhole();
    }
}

void unitMove(benchmark::State& state)
{
    Desktop& on = desktop(state);
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

/// One movement of the mouse in a stroke of a brush of seven hexes, to and fro.
void brushStroke(benchmark::State& state)
{
    Desktop& on = desktop(state);
    editor::MapTools tools(on.canvas);
    editor::ToolOptionsBar options(tools, on.canvas);
    editor::BrushTool& brush = tools.brush();
    on.canvas.setTool(&brush);
    brush.setRadius(1);
    std::vector<model::HexIndex> way{on.hexInSight()};
    while (way.size() < 12)
        way.push_back(on.document.package().atlas().neighbours(way.back())[way.size() % 2 == 0 ? 1 : 2]);
    const auto input = [&](std::size_t step) {
        const std::size_t at = step % (2 * way.size() - 2);
        return editor::MapInput{.pixel = {},
                                .point = {},
                                .hex = way[at < way.size() ? at : 2 * way.size() - 2 - at],
                                .modifiers = {}};
    };
    std::size_t step = 0;
    for (auto _ : state) {
        const bool turns = step % (way.size() - 1) == 0;
        if (turns)
            brush.terrain()->choose(model::Words(step / (way.size() - 1) % 2 == 0 ? "forest" : "swamp"));
        if (turns && step % 220 == 0) {
            brush.release(input(step));
            brush.press(input(step));
        }
        brush.drag(input(++step));
        on.paintWhole();
    }
    brush.release(input(step));
}

void panFromTiles(benchmark::State& state)
{
    Desktop& on = desktop(state);
    QScrollBar* bar = on.canvas.horizontalScrollBar();
    const int start = bar->value();
    bar->setValue(start + 8);
    on.paintWhole();
    int step = 0;
    for (auto _ : state) {
        bar->setValue(start + (++step % 2) * 8);
        on.paintWhole();
    }
}

/// A drag over parts of the map that were never shown: what a hand waits for until something is there, sharp or not.
void panToNew(benchmark::State& state)
{
    Desktop& on = desktop(state);
    QScrollBar* bar = on.canvas.verticalScrollBar();
    int at = bar->minimum();
    for (auto _ : state) {
        at = at + 40 > bar->maximum() ? bar->minimum() : at + 40;
        bar->setValue(at);
        on.canvas.viewport()->repaint();
    }
}

/// A notch of the wheel, in and out again.
void zoomStep(benchmark::State& state)
{
    Desktop& on = desktop(state);
    bool in = false;
    for (auto _ : state) {
        in = !in;
        in ? on.canvas.zoomIn() : on.canvas.zoomOut();
        on.canvas.viewport()->repaint();
    }
}

void viewportAnew(benchmark::State& state)
{
    Desktop& on = desktop(state);
    for (auto _ : state) {
        emit on.layers.changed();
        on.paintWhole();
    }
}

class Figures : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            m_times[run.run_name.function_name + "/" + run.run_name.args] = run.GetAdjustedCPUTime();
    }
    void Finalize() override
    {
        for (const char* size : {"1", "10"}) {
            for (const char* edit :
                 {"terrainEdit", "hexsideEdit", "unitMove", "brushStroke", "panFromTiles", "panToNew", "zoomStep"})
                frame(edit, size);
            pan(size);
        }
    }

private:
    void frame(const std::string& edit, const std::string& size)
    {
        double worst = 0;
        int at = 0;
        for (const int zoom : kZooms) {
            if (const double time = m_times[edit + "/" + size + "/" + std::to_string(zoom)]; time > worst) {
                worst = time;
                at = zoom;
            }
        }
        GetOutputStream() << "frame  " << edit << "  x" << size << ": " << worst << " ms, the longest, at "
                          << at << " % (at most " << kFrameMs << ")\n";
    }
    void pan(const std::string& size)
    {
        double least = 0;
        int at = 0;
        for (const int zoom : kZooms) {
            const std::string arguments = "/" + size + "/" + std::to_string(zoom);
            const double ratio = m_times["viewportAnew" + arguments] / m_times["panFromTiles" + arguments];
            if (at == 0 || ratio < least) {
                least = ratio;
                at = zoom;
            }
        }
        GetOutputStream() << "ratio  viewport anew / pan from tiles  x" << size << ": " << least
                          << ", the least, at " << at << " % (at least 10)\n";
    }

    std::map<std::string, double> m_times;
};

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    for (const auto& [name, run] :
         {std::pair("terrainEdit", terrainEdit), std::pair("hexsideEdit", hexsideEdit),
          std::pair("unitMove", unitMove), std::pair("brushStroke", brushStroke),
          std::pair("panFromTiles", panFromTiles), std::pair("panToNew", panToNew), std::pair("zoomStep", zoomStep),
          std::pair("viewportAnew", viewportAnew)})
        benchmark::RegisterBenchmark(name, run)
            ->ArgsProduct({{1, 10}, {kZooms.begin(), kZooms.end()}})
            ->Unit(benchmark::kMillisecond)
            ->MinTime(0.2);
    Figures reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    desktops.clear(); // while there is an application
    return 0;
}
