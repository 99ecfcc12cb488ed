#include "editor/document/document.h"
#include "editor/exchange/counterexport.h"
#include "editor/exchange/counterimport.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/counterstable.h"
#include "editor/rulesets/rulesets.h"
#include "model/xml/package_writer.h"
#include "tests/bench/generated_package.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>

#include <ctime>

/// The Counters table, and counters on their way to a spreadsheet and back.
namespace {

using model::Atom;

double cpuSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <class Work>
double cpuOf(Work work)
{
    const double before = cpuSeconds();
    work();
    return cpuSeconds() - before;
}

/// Out as a table and in again, in relation to writing the same package as XML; processor time of one run.
void csvRoundTrip(benchmark::State& state)
{
    const model::Package package = bench::generatedPackage(100, 5'000);
    const auto read = editor::rulesetFor(Atom("stalins-war"));
    double csv = 0;
    double xml = 0;
    for (auto _ : state) {
        xml += cpuOf([&] { benchmark::DoNotOptimize(model::writePackage(package)); });
        csv += cpuOf([&] {
            const std::string text = editor::counterCsv(package, *read.ruleset);
            const editor::CsvTable table = editor::readCsv(text);
            const auto plan =
                editor::planImport(table, editor::mapColumns(table.rows.front(), package, *read.ruleset),
                                   package, *read.ruleset);
            if (!plan.problems.empty() || !plan.rows.empty())
                state.SkipWithError("the table is not what was written");
        });
    }
    state.counters["csv/xml"] = csv / xml;
    if (csv > 3 * xml)
        state.SkipWithError("the round trip costs more than three times writing the XML");
}
BENCHMARK(csvRoundTrip)->Unit(benchmark::kMillisecond);

struct Table {
    Table()
        : document(bench::generatedPackage(10'000, 10'000), editor::rulesetFor(Atom("stalins-war")).ruleset)
        , panel(document)
    {
        panel.counters()->setGrouping(editor::CountersModel::Grouping::None);
        panel.resize(1200, 800);
        panel.show();
        QApplication::processEvents();
    }
    editor::Document document;
    editor::CountersPanel panel;
};

/// A letter typed into the filter line, until the rows are painted.
void filterTable(benchmark::State& state)
{
    Table table;
    bool on = false;
    for (auto _ : state) {
        on = !on;
        table.panel.filterLine()->setText(on ? QStringLiteral("1") : QString());
        table.panel.view()->viewport()->repaint();
    }
    state.counters["rows"] = table.panel.counters()->rowCount();
}
BENCHMARK(filterTable)->Unit(benchmark::kMillisecond);

/// A click on the heading of a column that is sorted already, and on another one.
void sortTable(benchmark::State& state)
{
    Table table;
    const int attack =
        table.panel.counters()->columnFor({.face = Atom("front"), .attribute = Atom("attack")});
    int clicks = 0;
    for (auto _ : state) {
        ++clicks;
        table.panel.view()->sortByColumn(state.range(0) == 0 || clicks % 2 ? attack : 0,
                                         clicks % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
        table.panel.view()->viewport()->repaint();
    }
}
BENCHMARK(sortTable)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
