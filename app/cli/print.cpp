#include "app/cli/print.h"

#include "app/cli/command.h"
#include "editor/document/packageplace.h"
#include "editor/print/cards/wording.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <iostream>

namespace app::cli {
namespace {

struct Options {
    std::string package;
    std::string file;
    std::string scenario;
    std::string paper = "A4";
    bool landscape = false;
    double margin = 10;
    double dpi = 300;
    std::string card;
    std::vector<std::string> languages;
    bool blackAndWhite = false;
};

constexpr double kSmallestCard = 40;

using MakePages = std::function<editor::Pages(const editor::PrintSource&)>;

/// Everything that can be printed.
std::vector<Printable> printables()
{
    std::vector<Printable> all;
    for (std::vector<Printable> some : {printableSheets(), printableCards()})
        std::ranges::move(some, std::back_inserter(all));
    return all;
}

int run(const Options& options, const MakePages& make)
{
    const OpenedPackage opened = openPackage(options.package);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    const auto refuse = [](const std::string& about, const std::string& why) {
        std::cerr << about << ": " << why << '\n';
        return Unreadable;
    };
    const auto paper = editor::Paper::fromText(editor::qs(options.paper));
    if (!paper)
        return refuse(options.paper,
                      "no paper size; use A4, A3, Letter, Tabloid or WIDTHxHEIGHT in millimetres.");
    const auto read = editor::rulesetFor(opened.loaded.package.game().ruleset);
    editor::PrintSource source;
    source.package = &opened.loaded.package;
    source.ruleset = read.ruleset.get();
    source.scenario = model::Atom(options.scenario);
    editor::setPlaceOf(opened.loaded.package, editor::qs(options.package));
    source.paper = *paper;
    source.orientation = options.landscape ? Qt::Horizontal : Qt::Vertical;
    source.marginMm = options.margin;
    source.blackAndWhite = options.blackAndWhite;
    for (const std::string& language : options.languages)
        source.languages << editor::qs(language);
    if (!options.card.empty()) {
        const auto card = editor::Paper::fromText(editor::qs(options.card));
        if (!card || card->mm.width() < kSmallestCard || card->mm.height() < kSmallestCard)
            return refuse(options.card, "no size of a card; use WIDTHxHEIGHT in millimetres, 40 at least.");
        source.cardMm = card->mm;
    }
    if (source.scenario && !source.package->find<model::Scenario>(source.scenario))
        return refuse(options.package, "there is no scenario \"" + options.scenario + "\" in this package.");
    if (source.usable().width() < 20 || source.usable().height() < 20)
        return refuse(options.paper, "the margins leave no room on this paper.");
    QString error;
    try {
        if (editor::writePages(make(source), editor::qs(options.file), &error, showProgress, options.dpi))
            return Clean;
    } catch (const CLI::ValidationError& wrong) {
        return refuse(options.package, wrong.what());
    }
    return refuse(options.file, editor::utf8(error));
}

void addCommand(CLI::App& print, Run& run, const Printable& printable)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = print.add_subcommand(printable.name, printable.summary);
    command->add_option("PACKAGE", options->package, "Package folder or bundle file")->required();
    command->add_option("-o,--output", options->file, "FILE.pdf; FILE.svg or FILE.png make one file per page")
        ->required();
    command->add_option("--scenario", options->scenario, "Only what concerns this scenario");
    command->add_option("--paper", options->paper, "A4, A3, Letter, Tabloid or WIDTHxHEIGHT in millimetres")
        ->capture_default_str();
    command->add_flag("--landscape", options->landscape, "Turn the paper sideways");
    command->add_option("--margin", options->margin, "Millimetres that the printer cannot reach")
        ->check(CLI::Range(0.0, 100.0))
        ->capture_default_str();
    command->add_option("--dpi", options->dpi, "Dots per inch of PNG files")
        ->check(CLI::Range(20.0, 2400.0))
        ->capture_default_str();
    if (printable.cards) {
        QStringList known = editor::Wording::known();
        std::vector<std::string> languages;
        for (const QString& language : known)
            languages.push_back(editor::utf8(language));
        command->add_option("--card", options->card,
                            "Cards of WIDTHxHEIGHT in millimetres, several on a page, to be cut out");
        command->add_option("--language", options->languages, "One or two languages of the words on cards")
            ->delimiter(',')
            ->expected(1, 2)
            ->check(CLI::IsMember(languages));
        command->add_flag("--black-and-white", options->blackAndWhite, "Cards without colours");
    }
    if (printable.addOptions)
        printable.addOptions(*command);
    command->callback([options, make = printable.pages, &run] {
        run = [options, make] { return cli::run(*options, make); };
    });
}

} // namespace

void addPrint(CLI::App& app, Run& run)
{
    CLI::App* print = app.add_subcommand(
        "print", "Print a game's paper, true to scale: counter sheets, cards, tracks, tables");
    print->require_subcommand(1);
    const std::vector<Printable> list = printables();
    for (const Printable& printable : list)
        addCommand(*print, run, printable);
    addCommand(*print, run,
               {.name = "all",
                .summary = "Everything of the above that belongs to the game, in one file",
                .addOptions = {},
                .pages =
                    [list](const editor::PrintSource& source) {
                        editor::Pages pages;
                        for (const Printable& printable : list)
                            if (printable.inAll)
                                pages.append(printable.pages(source));
                        pages.title = editor::Stamp::of(*source.package).title;
                        return pages;
                    },
                .cards = true});
}

} // namespace app::cli
