#include "app/cli/command.h"
#include "model/xml/package_writer.h"

#include <iostream>

namespace app::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> packages;
    bool onlyCheck = false;
};

int format(const std::string& path, bool onlyCheck)
{
    const OpenedPackage opened = openPackage(path);
    if (!opened.loaded.readable) {
        printUnreadable(opened);
        return Unreadable;
    }
    model::Files changed;
    for (const auto& [file, bytes] : model::writePackage(opened.loaded.package))
        if (const auto old = opened.files.find(file); old == opened.files.end() || old->second != bytes)
            changed.emplace(file, bytes);
    for (const auto& [file, bytes] : changed)
        std::cout << (fs::path(path) / file).string() << '\n';
    if (onlyCheck)
        return changed.empty() ? Clean : FoundErrors;
    if (const std::error_code error = save(opened, changed)) {
        std::cerr << path << ": cannot be written: " << error.message() << ".\n";
        return Unreadable;
    }
    return Clean;
}

int run(const Options& options)
{
    int code = Clean;
    for (const std::string& path : options.packages)
        code = std::max(code, format(path, options.onlyCheck));
    return code;
}

} // namespace

void addFormat(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("format", "Write packages in the canonical form, the one that saving gives");
    command->add_option("PACKAGE", options->packages, "Package folders or bundle files")->required();
    command->add_flag("--check", options->onlyCheck, "Change nothing; exit with 1 when a file would change");
    command->footer("Names each file that it changes. Comments and unknown elements stay.");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
