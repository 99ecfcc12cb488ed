#include "app/cli/command.h"
#include "model/xml/bundle.h"

#include <iostream>

namespace app::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::string from;
    std::string to;
};

int failed(const std::string& path, const std::error_code& error)
{
    std::cerr << path << ": cannot be written: " << error.message() << ".\n";
    return Unreadable;
}

/// Adds what is no XML: pictures below art/ and whatever else lies in the folder, but for hidden files.
bool addOtherFiles(const fs::path& folder, model::Files& files)
{
    std::vector<model::Finding> findings;
    std::error_code error;
    fs::recursive_directory_iterator entries(folder, error);
    for (const fs::recursive_directory_iterator end; !error && entries != end; entries.increment(error)) {
        const fs::path& path = entries->path();
        if (path.filename().string().starts_with('.')) {
            entries.disable_recursion_pending();
            continue;
        }
        const std::string inside = path.lexically_relative(folder).generic_string();
        if (!entries->is_regular_file(error) || entries->is_symlink(error) || files.contains(inside))
            continue;
        if (auto bytes = model::readFile(path, findings))
            files.emplace(inside, std::move(*bytes));
    }
    for (const model::Finding& finding : findings)
        std::cerr << findingLine(finding, finding.position, folder) << '\n';
    return findings.empty() && !error;
}

int bundle(const Options& options)
{
    OpenedPackage opened = openPackage(options.from);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    if (!opened.isBundle && !addOtherFiles(options.from, opened.files))
        return Unreadable;
    if (const std::error_code error = model::writeFile(options.to, model::bundleText(opened.files)))
        return failed(options.to, error);
    return Clean;
}

int unbundle(const Options& options)
{
    std::error_code error;
    if (fs::exists(options.to, error) && !fs::is_empty(options.to, error)) {
        std::cerr << options.to << ": this folder is not empty. Choose a new one, so that nothing is overwritten.\n";
        return Unreadable;
    }
    const OpenedPackage opened = openPackage(options.from);
    if (!opened.isBundle || opened.files.empty()) {
        if (opened.loaded.findings.empty())
            std::cerr << options.from << ": this is a folder, not a bundle.\n";
        printUnreadable(opened);
        return Unreadable;
    }
    for (const auto& [path, bytes] : opened.files)
        if (const std::error_code failure = model::writeFile(fs::path(options.to) / path, bytes))
            return failed(path, failure);
    return Clean;
}

void add(CLI::App& app, Run& run, const std::string& name, const std::string& description, const std::string& from,
         const std::string& to, int (*work)(const Options&))
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(name, description);
    command->add_option(from, options->from)->required();
    command->add_option("-o,--output", options->to, to)->required();
    command->callback([options, &run, work] { run = [options, work] { return work(*options); }; });
}

} // namespace

void addBundle(CLI::App& app, Run& run)
{
    add(app, run, "bundle", "Put a package folder into one XML file, with its art", "PACKAGE", "The file to write",
        bundle);
}

void addUnbundle(CLI::App& app, Run& run)
{
    add(app, run, "unbundle", "Make a package folder of a bundle, byte for byte as it was", "FILE",
        "The folder to make", unbundle);
}

} // namespace app::cli
