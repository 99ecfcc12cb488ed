#include "app/cli/print.h"
#include "editor/print/sheets.h"

namespace app::cli {
namespace {

struct Options {
    std::string sheet;
    std::string duplex = "long";
    std::vector<double> offset{0, 0};
    bool noBacks = false;
    bool noMarks = false;
};

editor::SheetPrinting printingOf(const Options& options, const editor::PrintSource& source)
{
    editor::SheetPrinting printing;
    printing.sheet = model::Atom(options.sheet);
    if (printing.sheet && !source.package->find<model::Sheet>(printing.sheet))
        throw CLI::ValidationError("there is no counter sheet \"" + options.sheet + "\" in this package.");
    printing.backs = !options.noBacks;
    printing.cropMarks = printing.registrationMarks = !options.noMarks;
    printing.duplex = options.duplex == "short" ? editor::Duplex::ShortEdge : editor::Duplex::LongEdge;
    printing.measuredOffset = {options.offset[0], options.offset[1]};
    return printing;
}

void addSheet(CLI::App& command, Options& options)
{
    command.add_option("--sheet", options.sheet, "Only this counter sheet");
}

void addDuplex(CLI::App& command, Options& options)
{
    command.add_option("--duplex", options.duplex, "The edge around which the printer turns the paper")
        ->check(CLI::IsMember({"long", "short"}))
        ->capture_default_str();
}

void addAll(CLI::App& command, Options& options)
{
    addSheet(command, options);
    addDuplex(command, options);
    command
        .add_option("--offset", options.offset,
                    "The two values read off the printer test page: millimetres to the right and down")
        ->expected(2)
        ->check(CLI::Range(-20.0, 20.0));
    command.add_flag("--no-backs", options.noBacks, "Fronts only");
    command.add_flag("--no-marks", options.noMarks, "Without crop and registration marks");
}

} // namespace

std::vector<Printable> printableSheets()
{
    auto options = std::make_shared<Options>();
    using Source = const editor::PrintSource&;
    return {
        {.name = "sheets",
         .summary = "Counter sheets, front and back",
         .addOptions = [options](CLI::App& command) { addAll(command, *options); },
         .pages =
             [options](Source source) { return editor::sheetPages(source, printingOf(*options, source)); }},
        {.name = "counters",
         .summary = "Every face of every counter as a page or picture of its own",
         .addOptions = [options](CLI::App& command) { addSheet(command, *options); },
         .pages =
             [options](Source source) { return editor::counterPages(source, printingOf(*options, source)); },
         .inAll = false},
        {.name = "printer-test",
         .summary = "A page that shows how far the printer sets the back beside the front",
         .addOptions = [options](CLI::App& command) { addDuplex(command, *options); },
         .pages =
             [options](Source source) {
                 return editor::offsetTestPages(source, printingOf(*options, source));
             },
         .inAll = false},
    };
}

} // namespace app::cli
