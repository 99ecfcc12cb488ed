#include "app/cli/command.h"

#include "editor/text/messages.h"
#include "model/xml/bundle.h"

#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace app::cli {
namespace fs = std::filesystem;

OpenedPackage openPackage(const std::string& path)
{
    OpenedPackage opened{.path = path, .isBundle = fs::is_regular_file(path), .files = {}, .loaded = {}};
    std::vector<model::Finding> findings;
    bool found = true;
    if (opened.isBundle) {
        model::Limits whole;
        whole.fileBytes = whole.allBytes;
        const auto bytes = model::readFile(path, findings, whole);
        auto files =
            bytes ? model::unbundle(*bytes, fs::path(path).filename().string(), findings) : std::nullopt;
        found = files.has_value();
        if (files)
            opened.files = std::move(*files);
    } else {
        auto folder = model::readFolder(path);
        opened.files = std::move(folder.files);
        found = folder.findings.empty();
        findings = std::move(folder.findings);
    }
    if (found || !opened.files.empty())
        opened.loaded = model::readPackage(opened.files);
    opened.loaded.readable = opened.loaded.readable && found;
    opened.loaded.findings.insert(opened.loaded.findings.begin(), findings.begin(), findings.end());
    return opened;
}

std::string findingLine(const model::Finding& finding, const model::FilePosition& position,
                        const fs::path& package, const std::string& citation)
{
    constexpr std::array<std::string_view, 3> severities{"info", "warning", "error"};
    std::string line = position.file.empty() || fs::is_regular_file(package)
        ? package.string()
        : (package / position.file).string();
    if (position.line > 0)
        line += ":" + std::to_string(position.line) + ":" + std::to_string(position.column);
    line += ": ";
    line += severities[static_cast<std::size_t>(finding.severity)];
    line += ": " + editor::findingText(finding).toStdString() + " [";
    line += finding.rule.text();
    if (!citation.empty())
        line += ", " + citation;
    return line + "]";
}

bool showProgress(double done)
{
    if (isatty(STDERR_FILENO) != 0)
        std::fprintf(stderr, "\r%3d %%%s", static_cast<int>(done * 100), done >= 1 ? "\n" : "");
    return true;
}

void printUnreadable(const OpenedPackage& package)
{
    for (const model::Finding& finding : package.loaded.findings)
        if (finding.severity == model::Severity::Error)
            std::cerr << findingLine(finding, finding.position, package.path) << '\n';
}

std::error_code save(const OpenedPackage& opened, const model::Files& changed)
{
    if (opened.isBundle) {
        model::Files all = opened.files;
        for (const auto& [path, bytes] : changed)
            all[path] = bytes;
        return model::writeFile(opened.path, model::bundleText(all));
    }
    for (const auto& [path, bytes] : changed)
        if (const std::error_code error = model::writeFile(opened.path / path, bytes))
            return error;
    return {};
}

} // namespace app::cli
