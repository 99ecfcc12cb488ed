#include "app/cli/command.h"
#include "app/cli/report.h"
#include "editor/print/stamp.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/xml/locate.h"
#include "rules/engine.h"

#include <iostream>

namespace app::cli {
namespace {

struct Options {
    std::vector<std::string> packages;
    std::string scenario;
    std::string format = "text";
    std::string printed;
};

/// Everything that is wrong with one package, with its place in the files.
std::vector<Reported> checkPackage(const OpenedPackage& opened, const std::string& scenario)
{
    std::vector<Reported> reports;
    model::Locator locator(opened.files, opened.loaded.package);
    const auto add = [&](const model::Finding& finding, const std::string& citation) {
        if (scenario.empty() || !finding.scenario || finding.scenario.text() == scenario)
            reports.push_back({finding, locator.find(finding), citation, opened.path});
    };
    for (const model::Finding& finding : opened.loaded.findings)
        add(finding, {});
    if (!opened.loaded.readable)
        return reports;
    const auto read = editor::rulesetFor(opened.loaded.package.game().ruleset);
    for (const model::Finding& finding : read.findings)
        add(finding, {});
    rules::Engine engine(read.ruleset);
    engine.reset(opened.loaded.package);
    for (const model::Finding& finding : engine.findings()) {
        const rules::RuleSpec* rule = read.ruleset->rule(finding.rule);
        add(finding, rule ? rule->citation : std::string());
    }
    return reports;
}

/// Compares the hash at the foot of a printed page with the package as it is now.
int checkPrinted(const Options& options)
{
    constexpr std::array<std::string_view, 4> parts{"game and tables", "maps", "counters", "scenarios"};
    bool current = true;
    for (const std::string& path : options.packages) {
        const OpenedPackage opened = openPackage(path);
        if (!opened.loaded.readable) {
            printUnreadable(opened);
            return Unreadable;
        }
        const editor::Stamp now = editor::Stamp::of(opened.loaded.package);
        const auto changed = editor::Stamp::changed(editor::qs(options.printed), now.hash);
        if (!changed) {
            std::cerr << options.printed << ": no hash of a print; it looks like " << editor::utf8(now.hash)
                      << ".\n";
            return Unreadable;
        }
        current = current && changed->empty();
        if (changed->empty()) {
            std::cout << path << ": this print is up to date.\n";
            continue;
        }
        std::cout << path << ": this print is out of date; since then changed:";
        for (const editor::Stamp::Part part : *changed)
            std::cout << (part == changed->front() ? " " : ", ") << parts[static_cast<std::size_t>(part)];
        std::cout << ".\nThe package is now " << editor::utf8(now.text()) << ".\n";
    }
    return current ? Clean : FoundErrors;
}

int run(const Options& options)
{
    if (!options.printed.empty())
        return checkPrinted(options);
    std::vector<Reported> reports;
    bool readable = true;
    for (const std::string& path : options.packages) {
        const OpenedPackage opened = openPackage(path);
        if (!options.scenario.empty() && opened.loaded.readable
            && !opened.loaded.package.find<model::Scenario>(model::Atom(options.scenario))) {
            std::cerr << path << ": there is no scenario \"" << options.scenario << "\" in this package.\n";
            return Unreadable;
        }
        readable = readable && opened.loaded.readable;
        auto found = checkPackage(opened, options.scenario);
        reports.insert(reports.end(), std::make_move_iterator(found.begin()),
                       std::make_move_iterator(found.end()));
    }
    if (options.format == "json")
        std::cout << jsonReport(reports);
    else if (options.format == "sarif")
        std::cout << sarifReport(reports);
    else
        std::cout << textReport(reports);
    if (!readable)
        return Unreadable;
    const bool hasErrors = std::ranges::any_of(
        reports, [](const Reported& report) { return report.finding.severity == model::Severity::Error; });
    return hasErrors ? FoundErrors : Clean;
}

} // namespace

void addCheck(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("check", "Check packages against the rules of their game");
    command->add_option("PACKAGE", options->packages, "Package folders or bundle files")->required();
    command->add_option("--scenario", options->scenario,
                        "Report only this scenario and what concerns all of them");
    command->add_option("--format", options->format, "How to report")
        ->check(CLI::IsMember({"text", "json", "sarif"}))
        ->capture_default_str();
    command->add_option(
        "--printed", options->printed,
        "Only say whether a print with this HASH at its foot is out of date, and what changed");
    command->footer("Exit code: 0 nothing wrong (or a print is up to date), 1 findings of severity error (or "
                    "it is out of "
                    "date), 2 a file cannot be read.");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
