#include "model/files.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"
#include "rules/engine.h"
#include "tests/bench/generated_package.h"
#include "tests/bench/limits.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>
#include <sys/resource.h>

/// The rules engine with the rules of every game: a fresh check beside xmllint with the schemas on the same files, single
/// edits beside a fresh check, and ten times the map and units. Times are those of the processor, so that a busy machine
/// does not count.
namespace {

std::shared_ptr<const rules::Ruleset> ruleset(const char* game)
{
    QFile file(
        QStringLiteral(HEXWERK_SOURCE_DIR "/resources/rulesets/%1/ruleset.xml").arg(QLatin1String(game)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no ruleset");
    return rules::readRuleset(file.readAll().toStdString(), "ruleset.xml").ruleset;
}

/// Of this program, or of all it started, in milliseconds.
double processorTime(int who)
{
    if (who == RUSAGE_SELF) {
        timespec now{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        return (static_cast<double>(now.tv_sec) * 1e3) + (static_cast<double>(now.tv_nsec) / 1e6);
    }
    rusage usage{};
    getrusage(who, &usage);
    const auto of = [](const timeval& time) {
        return (static_cast<double>(time.tv_sec) * 1e3) + (static_cast<double>(time.tv_usec) / 1e3);
    };
    return of(usage.ru_utime) + of(usage.ru_stime);
}

template <class Run>
double milliseconds(Run run)
{
    const double start = processorTime(RUSAGE_SELF);
    run();
    return processorTime(RUSAGE_SELF) - start;
}

double median(std::vector<double> times)
{
    std::ranges::sort(times);
    return times[times.size() / 2];
}

template <class Run>
double medianOf(int count, Run run)
{
    std::vector<double> times;
    for (int i = 0; i < count; ++i)
        times.push_back(milliseconds(run));
    return median(std::move(times));
}

QString schemaOf(const std::string& path)
{
    const QString name = QString::fromStdString(path);
    const QString kind = name == QLatin1String("game.xml")                       ? QStringLiteral("game")
        : name.startsWith(QLatin1String("maps/"))                                ? QStringLiteral("map")
        : name.startsWith(QLatin1String("counters/"))                            ? QStringLiteral("sheet")
        : name.endsWith(QLatin1String("/scenario.xml"))                          ? QStringLiteral("scenario")
        : name.section(QLatin1Char('/'), -1).startsWith(QLatin1String("setup-")) ? QStringLiteral("card")
                                                                                 : QString();
    return kind.isEmpty() ? kind : QStringLiteral(HEXWERK_SOURCE_DIR "/resources/schema/%1.xsd").arg(kind);
}

/// What xmllint needs for the files of a package, without starting it.
double xmllint(const model::Files& files, const QString& folder)
{
    const auto run = [](const QStringList& arguments) {
        constexpr int times = 5;
        std::vector<double> all;
        for (int i = 0; i < times; ++i) {
            const double start = processorTime(RUSAGE_CHILDREN);
            QProcess lint;
            lint.setStandardErrorFile(QProcess::nullDevice());
            lint.start(QStringLiteral("xmllint"), arguments);
            lint.waitForFinished(-1);
            all.push_back(processorTime(RUSAGE_CHILDREN) - start);
        }
        return median(std::move(all));
    };
    const double start = run({QStringLiteral("--version")});
    double total = 0;
    for (const auto& [path, bytes] : files)
        if (const QString schema = schemaOf(path); !schema.isEmpty())
            total += run({QStringLiteral("--noout"), QStringLiteral("--schema"), schema,
                          folder + QLatin1Char('/') + QString::fromStdString(path)})
                - start;
    return total;
}

/// Times of single edits: units moved, terrain and hexsides painted, as a designer does.
std::vector<double> edits(model::Package& package, rules::Engine& engine, const bench::GameWords& words,
                          int count)
{
    std::mt19937 random(1941);
    const auto below = [&](std::size_t n) { return random() % static_cast<unsigned>(n); };
    std::vector<model::Unit> units;
    for (const auto& [key, unit] : package.all<model::Unit>())
        units.push_back(unit);
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        const auto hex =
            static_cast<model::HexIndex>(below(static_cast<std::size_t>(package.atlas().size())));
        model::Edit edit = model::SetTerrain();
        switch (below(4)) {
        case 0:
            edit = model::setTerrain(package, hex, model::Words(below(2) == 0 ? words.terrains[0] : "clear"));
            break;
        case 1:
            edit = model::setHexside(package, {.hex = hex, .direction = static_cast<int>(below(3))},
                                     model::Words(words.hexsides[below(2)]));
            break;
        default: {
            model::Unit& unit = units[below(units.size())];
            const auto& around = package.atlas().neighbours(package.atlas().find(unit.hex));
            const model::HexIndex to = around[below(around.size())];
            if (exists(to))
                unit.hex = package.atlas().number(to);
            edit = model::put(unit, model::Atom("campaign"));
        }
        }
        const auto applied = package.apply({.label = {}, .arguments = {}, .edits = {edit}});
        times.push_back(milliseconds([&] { engine.update(package, applied.change); }));
    }
    return times;
}

/// The figures of one game.
void measure(const bench::GameWords& words, bench::Limits& limits)
{
    const auto game = ruleset(words.ruleset);
    const std::string name = words.ruleset + std::string(": ");
    double fresh[2]{};
    for (const int times : {1, 10}) {
        const bool large = times > 1;
        model::Package package = bench::generatedPackage(10'000 * times, 2'000 * times, words);
        rules::Engine engine(game);
        fresh[large] = medianOf(large ? 3 : 11, [&] { engine.reset(package); });
        std::printf("%s: %d hexes, %zu counters, %zu findings, fresh check %.2f ms\n", words.ruleset,
                    package.atlas().size(), package.all<model::Counter>().size(), engine.findings().size(),
                    fresh[large]);
        if (!large) {
            const QTemporaryDir folder;
            const model::Files files = model::writePackage(package);
            model::writeFiles(folder.path().toStdString(), files);
            limits.atMost(name + "fresh check / xmllint --schema",
                          fresh[large] / xmllint(files, folder.path()), 1);
        }
        std::vector<double> single = edits(package, engine, words, large ? 200 : 1'000);
        std::ranges::sort(single);
        const double middle = single[single.size() / 2];
        std::printf("%s: one edit, median %.3f ms, 99 of 100 within %.3f ms\n", words.ruleset, middle,
                    single[single.size() * 99 / 100]);
        if (!large)
            limits.atMost(name + "one edit, median (ms)", middle, 1);
        limits.atLeast(name + "fresh check / one edit" + (large ? ", at ten times the size" : ""),
                       fresh[large] / middle, 5);
    }
    limits.atMost(name + "fresh check at ten times the size / fresh check", fresh[1] / fresh[0], 20);
}

} // namespace

int main()
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    bench::Limits limits;
    for (const bench::GameWords& words : bench::games())
        measure(words, limits);
    return limits.report();
}
