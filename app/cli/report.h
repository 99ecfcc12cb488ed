#pragma once

#include "model/finding.h"

#include <filesystem>
#include <span>
#include <string>

namespace app::cli {

/// A finding with everything that a report says of it.
struct Reported {
    model::Finding finding;
    model::FilePosition position;
    std::string citation;
    std::filesystem::path package;
};

/// A line for each finding and one that counts them.
std::string textReport(std::span<const Reported> reports);
/// {"findings": [{"rule", "severity", "message", "file", "line", "column", …}], "errors", "warnings", "infos"}
std::string jsonReport(std::span<const Reported> reports);
/// SARIF 2.1.0, as code hosts and editors read it.
std::string sarifReport(std::span<const Reported> reports);

} // namespace app::cli
