#include "app/cli/command.h"
#include "editor/document/packageplace.h"
#include "editor/errata/errata.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <iostream>

namespace app::cli {
namespace {

struct Options {
    std::string before;
    std::string after;
    std::string file;
    std::string paper = "A4";
};

int run(const Options& options)
{
    const OpenedPackage before = openPackage(options.before);
    const OpenedPackage after = openPackage(options.after);
    for (const OpenedPackage* opened : {&before, &after})
        if (!opened->loaded.readable) {
            printUnreadable(*opened);
            return Unreadable;
        }
    editor::setPlaceOf(before.loaded.package, editor::qs(options.before));
    editor::setPlaceOf(after.loaded.package, editor::qs(options.after));
    const auto read = editor::rulesetFor(after.loaded.package.game().ruleset);
    const editor::Versions versions{
        .before = &before.loaded.package, .after = &after.loaded.package, .ruleset = read.ruleset.get()};
    const bool same = editor::differences(*versions.before, *versions.after).empty();
    const std::string ending = std::filesystem::path(options.file).extension().string();
    QString error;
    if (options.file.empty()) {
        std::cout << editor::utf8(editor::differenceText(versions));
    } else if (ending == ".txt" || ending == ".html") {
        const QString text =
            ending == ".txt" ? editor::differenceText(versions) : editor::errataHtml(versions);
        if (const auto reason = model::writeFile(options.file, editor::utf8(text)))
            error = editor::qs(reason.message());
    } else if (ending == ".pdf") {
        editor::PrintSource source;
        source.package = versions.after;
        source.ruleset = versions.ruleset;
        source.paper = editor::Paper::fromText(editor::qs(options.paper)).value_or(editor::Paper::a4());
        editor::writePages(editor::errataPages(versions, source), editor::qs(options.file), &error,
                           showProgress);
    } else {
        error = QStringLiteral("the file name must end in .txt, .html or .pdf.");
    }
    if (!error.isEmpty()) {
        std::cerr << options.file << ": " << editor::utf8(error) << '\n';
        return Unreadable;
    }
    return same ? Clean : FoundErrors;
}

} // namespace

void addDiff(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("diff", "Say what changed between two versions of a package");
    command->add_option("OLD", options->before, "Package folder or bundle file")->required();
    command->add_option("NEW", options->after, "The newer version of it")->required();
    command->add_option("-o,--output", options->file,
                        "FILE.txt, or an errata sheet: FILE.html, or FILE.pdf with the replacement counters");
    command->add_option("--paper", options->paper, "Of the PDF: A4, A3, Letter, Tabloid or WIDTHxHEIGHT")
        ->check(CLI::Validator(
            [](const std::string& text) {
                return editor::Paper::fromText(editor::qs(text)) ? std::string() : "no paper size: " + text;
            },
            "PAPER"))
        ->capture_default_str();
    command->footer("Exit code: 0 no difference, 1 differences, 2 a file cannot be read or written.");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
