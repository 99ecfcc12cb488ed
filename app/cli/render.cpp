#include "editor/paint/render.h"
#include "app/cli/command.h"
#include "editor/document/packageplace.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <iostream>
#include <map>
#include <sstream>

namespace app::cli {
namespace {

struct Options {
    std::string package;
    std::string file;
    std::string scenario;
    std::string map;
    std::string style = "colour";
    std::string paper = "one";
    std::string layers;
    std::string without;
    double pixelsPerHex = 96;
    double dpi = 0;
    double overlap = 10;
    bool noCounters = false;
    bool legend = false;
};

const std::map<std::string, editor::MapLook> kStyles{{"colour", editor::MapLook::Colour},
                                                     {"light", editor::MapLook::Light}};

const std::map<std::string, QSizeF> kPapers{{"one", {}},
                                            {"a4", {210, 297}},
                                            {"a3", {297, 420}},
                                            {"letter", {215.9, 279.4}},
                                            {"tabloid", {279.4, 431.8}}};

template <class Map>
std::vector<std::string> namesOf(const Map& map)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : map)
        names.push_back(name);
    return names;
}

/// Layers by their names, separated by commas; nothing when one of them is unknown.
std::optional<editor::LayerSet> layersOf(const std::string& names)
{
    editor::LayerSet set;
    std::istringstream list(names);
    for (std::string name; std::getline(list, name, ',');) {
        bool known = false;
        for (int i = 0; i < editor::kMapLayers; ++i)
            if (const auto layer = static_cast<editor::MapLayer>(i); editor::layerId(layer) == name) {
                set = set.with(layer);
                known = true;
            }
        if (!known)
            return std::nullopt;
    }
    return set;
}

std::string layerNames()
{
    std::string names;
    for (int i = 0; i < editor::kMapLayers; ++i)
        names += (i > 0 ? ", " : "") + std::string(editor::layerId(static_cast<editor::MapLayer>(i)));
    return names;
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
    editor::setPlaceOf(package, editor::qs(options.package));
    job.scenario = model::Atom(options.scenario);
    if (!job.scenario && !package.all<model::Scenario>().empty())
        job.scenario = package.all<model::Scenario>().begin()->first.id;
    job.map = model::Atom(options.map);
    if (options.noCounters)
        job.scenario = {};
    else if (job.scenario && !package.find<model::Scenario>(job.scenario)) {
        std::cerr << options.package << ": there is no scenario \"" << options.scenario
                  << "\" in this package.\n";
        return Unreadable;
    }
    if (job.map && !package.find<model::Map>(job.map)) {
        std::cerr << options.package << ": there is no map \"" << options.map << "\" in this package.\n";
        return Unreadable;
    }
    const auto read = editor::rulesetFor(package.game().ruleset);
    job.package = &package;
    job.ruleset = read.ruleset.get();
    const auto shown = layersOf(options.layers);
    const auto hidden = layersOf(options.without);
    if (!shown || !hidden) {
        std::cerr << "There is no such layer. The layers are: " << layerNames() << ".\n";
        return Unreadable;
    }
    if (!options.layers.empty())
        job.layers = *shown;
    job.layers = job.layers - *hidden;
    job.look = kStyles.at(options.style);
    job.paper = kPapers.at(options.paper);
    job.overlapMm = options.overlap;
    job.legend = options.legend;
    job.pixelsPerHex = options.pixelsPerHex;
    if (options.dpi > 0 && !package.all<model::Map>().empty())
        job.pixelsPerHex = options.dpi / 25.4 * package.all<model::Map>().begin()->second.hexMm;
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
    command
        ->add_option("-o,--output", options->file,
                     "FILE.png, FILE.svg or FILE.pdf (the last two true to scale)")
        ->required();
    command->add_option("--scenario", options->scenario,
                        "Whose counters to show (the first one if not given)");
    command->add_option("--map", options->map, "Only this map of the package");
    command->add_option("--pixels", options->pixelsPerHex, "Pixels for a hex in a PNG")
        ->check(CLI::Range(4.0, 1000.0))
        ->capture_default_str();
    command->add_option("--dpi", options->dpi, "Dots per inch in a PNG, instead of --pixels")
        ->check(CLI::Range(5.0, 2400.0));
    command->add_option("--style", options->style, "How the map is drawn: in colour, or light to save ink")
        ->check(CLI::IsMember(namesOf(kStyles)))
        ->capture_default_str();
    command->add_option("--layers", options->layers,
                        "Only these layers, separated by commas: " + layerNames());
    command->add_option("--without", options->without, "All layers but these");
    command
        ->add_option("--paper", options->paper,
                     "Pages of a PDF: one as large as the map, or tiles to glue together")
        ->check(CLI::IsMember(namesOf(kPapers)))
        ->capture_default_str();
    command->add_option("--overlap", options->overlap, "Millimetres that neighbouring pages have in common")
        ->check(CLI::Range(0.0, 50.0))
        ->capture_default_str();
    command->add_flag("--no-counters", options->noCounters, "The map alone");
    command->add_flag("--legend", options->legend, "A legend below the map, of all that it uses");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
