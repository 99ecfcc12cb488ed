#include "editor/document/document.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/print/sheets.h"
#include "editor/print/cards/cardpages.h"
#include "editor/rulesets/rulesets.h"
#include "rules/answers/weather.h"
#include "tests/bench/generated_package.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>
#include <QTreeView>

/// What a document's panel makes a person wait for.
namespace {

using model::Atom;

constexpr int kRows = 1'500;

/// Typing a hex into a row of a long card, through model, engine, list and repaint.
void editCardRow(benchmark::State& state)
{
    editor::Document document(bench::generatedPackage(10'000, kRows),
                              editor::rulesetFor(Atom("stalins-war")).ruleset);
    document.setScenario(Atom("campaign"));
    auto* records = new editor::RecordsModel(
        document, model::kindOf<model::Unit>,
        {{"counter", 22}, {"hex", 7}, {"area", 14}, {"box", 16}, {"face", 8}, {"marks", 14}});
    editor::RecordList card(records, QStringLiteral("Rows"), {}, {});
    card.resize(900, 700);
    card.show();
    QApplication::processEvents();
    const int hex = records->columnOf("hex");
    const QString here = records->index(0, hex).data(Qt::EditRole).toString();
    const QString there = records->index(kRows / 2, hex).data(Qt::EditRole).toString();
    bool away = false;
    for (auto _ : state) {
        away = !away;
        records->setData(records->index(0, hex), away ? there : here);
        QApplication::processEvents();
    }
    state.counters["rows"] = records->rowCount();
}
BENCHMARK(editCardRow)->Unit(benchmark::kMillisecond);

/// Laying out a long card with its facsimiles and writing it as PDF; the progress is told page by page.
void printLongCard(benchmark::State& state)
{
    const model::Package package = bench::generatedPackage(10'000, kRows);
    const auto ruleset = editor::rulesetFor(Atom("stalins-war")).ruleset;
    editor::PrintSource source;
    source.package = &package;
    source.ruleset = ruleset.get();
    source.scenario = Atom("campaign");
    const QTemporaryDir folder;
    int told = 0;
    std::size_t pages = 0;
    QString error;
    for (auto _ : state) {
        told = 0;
        const editor::Pages card = editor::cardPages(source, {QStringLiteral("setup")});
        pages = card.pages.size();
        if (!editor::writePages(card, folder.filePath(QStringLiteral("card.pdf")), &error, [&](double) {
                ++told;
                return true;
            }))
            state.SkipWithError(error.toStdString());
    }
    state.counters["rows"] = kRows;
    state.counters["pages"] = static_cast<double>(pages);
    state.counters["progress"] = told;
}
BENCHMARK(printLongCard)->Unit(benchmark::kMillisecond);

/// Ten thousand campaigns of a hundred turns, rolled with two dice.
void rollTenThousandCampaigns(benchmark::State& state)
{
    model::Package package;
    const Atom scenario("test");
    model::Transaction all;
    model::Scenario root;
    root.id = scenario;
    all.edits.push_back(model::put(root));
    for (int i = 1; i <= 100; ++i) {
        model::Turn turn;
        turn.id = Atom(std::to_string(i));
        all.edits.push_back(model::put(std::move(turn), scenario));
    }
    model::WeatherTable table;
    table.id = Atom("weather");
    table.die = "2d6";
    table.columns.emplace_back().id = Atom("any");
    for (const auto& [on, weather] : {std::pair("2-7", "clear"), std::pair("8-12", "rasputitsa")}) {
        model::TableRow& row = table.rows.emplace_back();
        row.on = on;
        row.cells = {weather};
    }
    all.edits.push_back(model::put(std::move(table), scenario));
    package.apply(all);
    rules::Engine engine(editor::rulesetFor(Atom("stalins-war")).ruleset);
    engine.reset(package);
    const rules::WeatherPlan plan(engine.position(package, scenario), {});
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::simulateWeather(plan, 1, 10'000));
}
BENCHMARK(rollTenThousandCampaigns)->Unit(benchmark::kMillisecond);

/// A thousand counters as a PDF with their backs, with its progress called as a window would.
void printThousandCounters(benchmark::State& state)
{
    const model::Package package = bench::generatedPackage(100, 1'000);
    const auto ruleset = editor::rulesetFor(Atom("stalins-war")).ruleset;
    editor::PrintSource source;
    source.package = &package;
    source.ruleset = ruleset.get();
    QTemporaryDir folder;
    int told = 0;
    int pages = 0;
    for (auto _ : state) {
        const editor::Pages sheets = editor::sheetPages(source, {});
        QString error;
        pages = static_cast<int>(sheets.pages.size());
        if (!editor::writePages(sheets, folder.filePath(QStringLiteral("sheets.pdf")), &error,
                                [&](double) { return ++told, true; }))
            state.SkipWithError(error.toStdString());
    }
    state.counters["pages"] = pages;
    state.counters["steps of progress"] = told / static_cast<double>(state.iterations());
}
BENCHMARK(printThousandCounters)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
