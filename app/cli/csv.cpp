#include "app/cli/command.h"
#include "editor/exchange/counterexport.h"
#include "editor/exchange/counterimport.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/xml/package_writer.h"

#include <iostream>

namespace app::cli {
namespace {

struct Options {
    std::string package;
    std::string file;
    std::string sheet;
    bool semicolon = false;
    bool own = false;
    bool countersheets = false;
    bool dryRun = false;
};

int writeTable(const Options& options)
{
    const OpenedPackage opened = openPackage(options.package);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    const model::Package& package = opened.loaded.package;
    const auto read = editor::rulesetFor(package.game().ruleset);
    const editor::CounterExport what{.separator = options.semicolon ? ';' : ',', .inherited = !options.own};
    const std::string text = options.countersheets ? editor::countersheetsCsv(package, *read.ruleset, what)
                                                   : editor::counterCsv(package, *read.ruleset, what);
    if (options.file.empty())
        std::cout << text;
    else if (const std::error_code error = model::writeFile(options.file, text)) {
        std::cerr << options.file << ": cannot be written: " << error.message() << ".\n";
        return Unreadable;
    }
    return Clean;
}

void printPlan(const editor::CounterImport& plan, const rules::Ruleset& ruleset)
{
    for (const editor::CounterImport::Row& row : plan.rows) {
        std::cout << (row.isNew ? "new " : "changed ") << row.counter.id.text();
        const char* between = ": ";
        for (const editor::CounterImport::Change& change : row.changes) {
            std::cout << between << editor::columnHeader(change.column, ruleset) << ' ';
            if (!row.isNew)
                std::cout << '"' << change.before << "\" -> ";
            std::cout << '"' << change.after << '"';
            between = ", ";
        }
        std::cout << '\n';
    }
    std::cout << plan.rows.size() << " new or changed, " << plan.unchanged << " as they were\n";
}

int readTable(const Options& options)
{
    OpenedPackage opened = openPackage(options.package);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    std::vector<model::Finding> findings;
    const auto bytes = model::readFile(options.file, findings);
    for (const model::Finding& finding : findings)
        std::cerr << findingLine(finding, finding.position, {}) << '\n';
    if (!bytes)
        return Unreadable;
    model::Package& package = opened.loaded.package;
    const auto read = editor::rulesetFor(package.game().ruleset);
    const editor::CsvTable table = editor::readCsv(*bytes);
    const auto columns = editor::mapColumns(table.rows.empty() ? editor::CsvRow() : table.rows.front(),
                                            package, *read.ruleset);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!columns[i])
            std::cerr << options.file << ": column " << i + 1 << " (\"" << table.rows.front()[i]
                      << "\") is no value of a counter and is passed over.\n";
    const auto plan = editor::planImport(table, columns, package, *read.ruleset, model::Atom(options.sheet));
    for (const editor::CounterImport::Problem& problem : plan.problems)
        std::cerr << options.file << ": " << editor::utf8(editor::problemText(problem)) << '\n';
    if (!plan.problems.empty())
        return Unreadable;
    printPlan(plan, *read.ruleset);
    if (options.dryRun)
        return plan.rows.empty() ? Clean : FoundErrors;
    package.apply(editor::importTransaction(plan));
    model::Files changed;
    for (const auto& [path, text] : model::writePackage(package))
        if (const auto old = opened.files.find(path); old == opened.files.end() || old->second != text)
            changed.emplace(path, text);
    if (const std::error_code error = save(opened, changed)) {
        std::cerr << options.package << ": cannot be written: " << error.message() << ".\n";
        return Unreadable;
    }
    return Clean;
}

/// The command "export" or "import", which other formats share.
CLI::App* shared(CLI::App& app, const std::string& name, const std::string& description)
{
    CLI::App* command = app.get_subcommand_no_throw(name);
    if (!command) {
        command = app.add_subcommand(name, description);
        command->require_subcommand(1);
    }
    return command;
}

} // namespace

void addCsv(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* out = shared(app, "export", "Write parts of a package for other programs")
                        ->add_subcommand("csv", "Write the counters as a table for a spreadsheet");
    out->add_option("PACKAGE", options->package, "Package folder or bundle file")->required();
    out->add_option("-o,--output", options->file, "The file to write; without it the table is printed");
    out->add_flag("--semicolon", options->semicolon, "Separate cells with semicolons");
    out->add_flag("--own", options->own, "Leave out what counters have from their types");
    out->add_flag("--countersheets", options->countersheets, "For the countersheets extension of Inkscape");
    out->callback([options, &run] { run = [options] { return writeTable(*options); }; });

    CLI::App* in = shared(app, "import", "Read parts of a package from other programs")
                       ->add_subcommand("csv", "Add and change counters by a table, known by their ids");
    in->add_option("PACKAGE", options->package, "Package folder or bundle file")->required();
    in->add_option("FILE", options->file,
                   "UTF-8, with commas, semicolons or tabs; the first row names the columns")
        ->required();
    in->add_option("--sheet", options->sheet, "The sheet of new counters whose row names none");
    in->add_flag("--dry-run", options->dryRun,
                 "Only say what would change; exit with 1 when something would");
    in->footer(
        "Lists what it adds and changes. With one wrong cell nothing is changed, and the exit code is 2.");
    in->callback([options, &run] { run = [options] { return readTable(*options); }; });
}

} // namespace app::cli
