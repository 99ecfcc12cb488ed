#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"
#include "rules/engine.h"
#include "tests/bench/generated_package.h"

#include <benchmark/benchmark.h>
#include <pugixml.hpp>

#include <QFile>

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

/// Loading, checking, saving and memory, each beside the bare XML library on the same bytes. Times are of the clock on
/// the wall, because large packages are read on several threads.
namespace {

std::atomic<bool> isCounting{false};
std::atomic<std::ptrdiff_t> heapGrowth{0};

} // namespace

// Whatever thread asked for it: the library's own figures know only one of its heaps.
void* operator new(std::size_t size)
{
    void* memory = std::malloc(size);
    if (!memory)
        throw std::bad_alloc();
    if (isCounting.load(std::memory_order_relaxed))
        heapGrowth += static_cast<std::ptrdiff_t>(malloc_usable_size(memory));
    return memory;
}

void operator delete(void* memory) noexcept
{
    if (isCounting.load(std::memory_order_relaxed))
        heapGrowth -= static_cast<std::ptrdiff_t>(malloc_usable_size(memory));
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    operator delete(memory);
}

namespace {

struct Sample {
    model::Package package;
    model::Files files;
    std::size_t bytes = 0;
};

/// 1: 10,000 hexes and 2,000 counters; 10: ten times that.
const Sample& sample(std::int64_t times)
{
    static std::map<std::int64_t, Sample> made;
    const auto [it, isNew] = made.try_emplace(times);
    if (isNew) {
        it->second.files = model::writePackage(
            bench::generatedPackage(static_cast<int>(10'000 * times), static_cast<int>(2'000 * times)));
        it->second.package = model::readPackage(it->second.files).package;
        for (const auto& [path, bytes] : it->second.files)
            it->second.bytes += bytes.size();
    }
    return it->second;
}

std::shared_ptr<const rules::Ruleset> ruleset()
{
    static const auto read = [] {
        QFile file(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/rulesets/stalins-war/ruleset.xml"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no ruleset");
        return rules::readRuleset(file.readAll().toStdString(), "ruleset.xml").ruleset;
    }();
    return read;
}

std::vector<pugi::xml_document> parseAll(const model::Files& files)
{
    std::vector<pugi::xml_document> documents(files.size());
    std::size_t i = 0;
    for (const auto& [path, bytes] : files)
        documents[i++].load_buffer(bytes.data(), bytes.size());
    return documents;
}

void bareParse(benchmark::State& state)
{
    const Sample& from = sample(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(parseAll(from.files));
    state.SetBytesProcessed(static_cast<std::int64_t>(from.bytes) * state.iterations());
}

void load(benchmark::State& state)
{
    const Sample& from = sample(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::readPackage(from.files));
    state.SetBytesProcessed(static_cast<std::int64_t>(from.bytes) * state.iterations());
}

void loadAndCheck(benchmark::State& state)
{
    const Sample& from = sample(state.range(0));
    for (auto _ : state) {
        const model::LoadResult loaded = model::readPackage(from.files);
        rules::Engine engine(ruleset());
        benchmark::DoNotOptimize(engine.reset(loaded.package));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(from.bytes) * state.iterations());
}

void bareWrite(benchmark::State& state)
{
    struct Text : pugi::xml_writer {
        std::string text;
        void write(const void* data, std::size_t size) override
        {
            text.append(static_cast<const char*>(data), size);
        }
    };
    const auto documents = parseAll(sample(state.range(0)).files);
    for (auto _ : state) {
        for (const pugi::xml_document& document : documents) {
            Text text;
            document.save(text, "  ");
            benchmark::DoNotOptimize(text.text);
        }
    }
}

void save(benchmark::State& state)
{
    const Sample& from = sample(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::writePackage(from.package));
}

void memory(benchmark::State& state)
{
    const Sample& from = sample(state.range(0));
    for (auto _ : state) {
        heapGrowth = 0;
        isCounting = true;
        const model::LoadResult loaded = model::readPackage(from.files);
        rules::Engine engine(ruleset());
        engine.reset(loaded.package);
        isCounting = false;
    }
    state.counters["times_the_xml"] = static_cast<double>(heapGrowth) / static_cast<double>(from.bytes);
}

/// Measures the benchmarks as usual and then says how they stand to each other.
class Ratios : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            if (run.run_type == Run::RT_Aggregate ? run.aggregate_name == "median" : run.repetitions <= 1)
                m_times[run.run_name.str()] = run.GetAdjustedRealTime();
    }
    void Finalize() override
    {
        for (const char* size : {"1", "10"}) {
            print("load and check / bare parse", "loadAndCheck", "bareParse", size, 3);
            print("load alone / bare parse", "load", "bareParse", size, 3);
            print("save / bare write", "save", "bareWrite", size, 2);
        }
    }

private:
    void print(const char* what, const std::string& ours, const std::string& theirs, const std::string& size,
               double most)
    {
        const double a = m_times[ours + "/" + size + "/real_time"];
        const double b = m_times[theirs + "/" + size + "/real_time"];
        if (a > 0 && b > 0)
            GetOutputStream() << "ratio  " << what << "  x" << size << ": " << a / b << " (at most " << most
                              << ")\n";
    }

    std::map<std::string, double> m_times;
};

} // namespace

BENCHMARK(bareParse)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(load)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(loadAndCheck)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bareWrite)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(save)->Arg(1)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(memory)->Arg(1)->Arg(10)->Iterations(1);

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    Ratios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
