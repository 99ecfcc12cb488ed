#include "app/cli/command.h"
#include "editor/paint/render.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace app::cli {
namespace {

struct Options {
    std::string package;
    std::string file;
    std::string scenario;
    std::string map;
    double pixelsPerHex = 96;
    bool noCounters = false;
};

/// Progress is for a person who waits, not for a log.
bool showProgress(double done)
{
    if (isatty(STDERR_FILENO) != 0)
        std::fprintf(stderr, "\r%3d %%%s", static_cast<int>(done * 100), done >= 1 ? "\n" : "");
    return true;
}

int run(const Options& options)
{
    const OpenedPackage opened = openPackage(options.package);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    const model::Package& package = opened.loaded.package;
    editor::RenderJob job;
    job.scenario = model::Atom(options.scenario);
    if (!job.scenario && !package.all<model::Scenario>().empty())
        job.scenario = package.all<model::Scenario>().begin()->first.id;
    job.map = model::Atom(options.map);
    if (options.noCounters)
        job.scenario = {};
    else if (job.scenario && !package.find<model::Scenario>(job.scenario)) {
        std::cerr << options.package << ": there is no scenario \"" << options.scenario << "\" in this package.\n";
        return Unreadable;
    }
    if (job.map && !package.find<model::Map>(job.map)) {
        std::cerr << options.package << ": there is no map \"" << options.map << "\" in this package.\n";
        return Unreadable;
    }
    const auto read = editor::rulesetFor(package.game().ruleset);
    job.package = &package;
    job.ruleset = read.ruleset.get();
    job.pixelsPerHex = options.pixelsPerHex;
    job.file = editor::qs(options.file);
    QString error;
    if (editor::renderMap(job, &error, showProgress))
        return Clean;
    std::cerr << options.file << ": " << editor::utf8(error) << '\n';
    return Unreadable;
}

} // namespace

void addRender(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("render", "Draw the map with the counters of a scenario");
    command->add_option("PACKAGE", options->package, "Package folder or bundle file")->required();
    command->add_option("-o,--output", options->file, "FILE.png, FILE.svg or FILE.pdf (the last two true to scale)")
        ->required();
    command->add_option("--scenario", options->scenario, "Whose counters to show (the first one if not given)");
    command->add_option("--map", options->map, "Only this map of the package");
    command->add_option("--pixels", options->pixelsPerHex, "Pixels for a hex in a PNG")
        ->check(CLI::Range(4.0, 1000.0))
        ->capture_default_str();
    command->add_flag("--no-counters", options->noCounters, "The map alone");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
