#include "model/files.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"
#include "rules/engine.h"
#include "tests/bench/generated_package.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>

/// The rules engine: a fresh check beside xmllint with the schemas on the same files, single edits beside a fresh check, and
/// ten times the map and units. Every figure is a ratio of two measurements of one run, or printed for a person to read.
namespace {

std::shared_ptr<const rules::Ruleset> ruleset()
{
    QFile file(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/rulesets/stalins-war/ruleset.xml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no ruleset");
    return rules::readRuleset(file.readAll().toStdString(), "ruleset.xml").ruleset;
}

template <class Run>
double milliseconds(Run run)
{
    QElapsedTimer timer;
    timer.start();
    run();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
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
    const QString kind = name == QLatin1String("game.xml")     ? QStringLiteral("game")
        : name.startsWith(QLatin1String("maps/"))              ? QStringLiteral("map")
        : name.startsWith(QLatin1String("counters/"))          ? QStringLiteral("sheet")
        : name.endsWith(QLatin1String("/scenario.xml"))        ? QStringLiteral("scenario")
        : name.section(QLatin1Char('/'), -1).startsWith(QLatin1String("setup-")) ? QStringLiteral("card")
                                                                                 : QString();
    return kind.isEmpty() ? kind : QStringLiteral(HEXWERK_SOURCE_DIR "/resources/schema/%1.xsd").arg(kind);
}

/// What xmllint needs for the files of a package, without starting it.
double xmllint(const model::Files& files, const QString& folder)
{
    const double start = medianOf(5, [] {
        QProcess::execute(QStringLiteral("xmllint"), {QStringLiteral("--version")});
    });
    double total = 0;
    for (const auto& [path, bytes] : files) {
        const QString schema = schemaOf(path);
        if (!schema.isEmpty())
            total += medianOf(3, [&] {
                QProcess lint;
                lint.setStandardErrorFile(QProcess::nullDevice());
                lint.start(QStringLiteral("xmllint"), {QStringLiteral("--noout"), QStringLiteral("--schema"), schema,
                                                       folder + QLatin1Char('/') + QString::fromStdString(path)});
                lint.waitForFinished(-1);
            }) - start;
    }
    return total;
}

/// Times of single edits: units moved, terrain and hexsides painted, as a designer does.
std::vector<double> edits(model::Package& package, rules::Engine& engine, int count)
{
    std::mt19937 random(1941);
    const auto below = [&](std::size_t n) { return random() % static_cast<unsigned>(n); };
    std::vector<model::Unit> units;
    for (const auto& [key, unit] : package.all<model::Unit>())
        units.push_back(unit);
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        const auto hex = static_cast<model::HexIndex>(below(static_cast<std::size_t>(package.atlas().size())));
        model::Edit edit = model::SetTerrain();
        switch (below(4)) {
        case 0:
            edit = model::setTerrain(package, hex, model::Words(below(2) == 0 ? "forest" : "clear"));
            break;
        case 1:
            edit = model::setHexside(package, {.hex = hex, .direction = static_cast<int>(below(3))},
                                     model::Words(below(2) == 0 ? "river" : "lake"));
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

void print(const char* what, double value, const char* limit)
{
    std::printf("%-58s %10.3f   %s\n", what, value, limit);
}

} // namespace

int main()
{
    const auto game = ruleset();
    double fresh[2]{};
    double update[2]{};
    for (const int times : {1, 10}) {
        const std::size_t at = times == 1 ? 0 : 1;
        model::Package package = bench::generatedPackage(10'000 * times, 2'000 * times);
        rules::Engine engine(game);
        fresh[at] = medianOf(times == 1 ? 21 : 5, [&] { engine.reset(package); });
        std::printf("%d hexes, %zu counters, %zu findings\n", package.atlas().size(),
                    package.all<model::Counter>().size(), engine.findings().size());
        if (times == 1) {
            QTemporaryDir folder;
            const model::Files files = model::writePackage(package);
            model::writeFiles(folder.path().toStdString(), files);
            const double lint = xmllint(files, folder.path());
            print("xmllint --schema on the same files (ms)", lint, "");
            print("fresh check (ms)", fresh[at], "");
            print("ratio  fresh check / xmllint", fresh[at] / lint, "(at most 1)");
        }
        std::vector<double> single = edits(package, engine, times == 1 ? 2'000 : 400);
        update[at] = median(single);
        std::ranges::sort(single);
        print("one edit, median (ms)", update[at], times == 1 ? "(at most 1)" : "");
        print("one edit, 99 of 100 (ms)", single[single.size() * 99 / 100], "");
        print("ratio  fresh check / one edit", fresh[at] / update[at], "(at least 5)");
    }
    print("ratio  fresh check at ten times the size", fresh[1] / fresh[0], "(at most 20)");
    print("ratio  one edit at ten times the size", update[1] / update[0], "(at most 20)");
    return 0;
}
