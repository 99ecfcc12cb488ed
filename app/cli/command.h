#pragma once

#include "model/xml/package_reader.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace app::cli {

/// What a command ends with; the same for all of them.
enum ExitCode : int { Clean = 0, FoundErrors = 1, Unreadable = 2 };

/// A package as it lies on disk: a folder, or one bundle file.
struct OpenedPackage {
    std::filesystem::path path;
    bool isBundle = false;
    model::Files files;
    model::LoadResult loaded;
};

/// Reads a package. What is wrong is in loaded.findings; loaded.readable says whether it can be worked with.
OpenedPackage openPackage(const std::string& path);

/// Writes the files that differ back to where the package lies.
std::error_code save(const OpenedPackage& opened, const model::Files& changed);

/// One line for a finding on stderr or stdout: "maps/main.xml:12:5: error: sentence [rule]".
std::string findingLine(const model::Finding& finding, const model::FilePosition& position,
                        const std::filesystem::path& package, const std::string& citation = {});

/// Prints the findings of a package that could not be read.
void printUnreadable(const OpenedPackage& package);

/// Progress is for a person who waits, not for a log. Never cancels.
bool showProgress(double done);

/// Each adds one subcommand; the function it registers runs it and returns the exit code.
using Run = std::function<int()>;
void addCheck(CLI::App& app, Run& run);
void addCases(CLI::App& app, Run& run);
void addPrint(CLI::App& app, Run& run);
void addQuery(CLI::App& app, Run& run);
void addDiff(CLI::App& app, Run& run);
void addCsv(CLI::App& app, Run& run);
void addFormat(CLI::App& app, Run& run);
void addBundle(CLI::App& app, Run& run);
void addUnbundle(CLI::App& app, Run& run);
void addRender(CLI::App& app, Run& run);
void addSchema(CLI::App& app, Run& run);

} // namespace app::cli
