#pragma once

#include "model/finding.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace model {

/// The files of a package by their path inside it, with "/" between folders.
using Files = std::map<std::string, std::string, std::less<>>;

/// What a stranger's file may cost us. Beyond it a file is refused with a finding, never read in part.
struct Limits {
    std::size_t fileBytes = std::size_t{64} << 20U;
    std::size_t allBytes = std::size_t{512} << 20U;
    std::size_t files = 5000;
    int depth = 64;          ///< of elements within elements
    int cells = 1'000'000;   ///< of one map
    int listedHexes = 1'000'000; ///< of one hex list
    int findings = 500;      ///< of one file; more are counted, not listed
};

struct FolderRead {
    Files files;
    std::vector<Finding> findings;
};

/// Reads the XML files of a package folder. Links that lead out of the folder and files that are not XML are
/// passed over; what cannot be read is a finding.
FolderRead readFolder(const std::filesystem::path& folder, const Limits& limits = {});

/// Reads one file; nothing, with a finding, when it cannot be read or is too large.
std::optional<std::string> readFile(const std::filesystem::path& file, std::vector<Finding>& findings,
                                    const Limits& limits = {});

/// Writes a file so that it is either wholly there or as before: into a new file beside it, which then takes its
/// place. Folders are made as needed. Returns the system's reason when it fails.
std::error_code writeFile(const std::filesystem::path& file, std::string_view bytes);

struct WriteFailure {
    std::string file;
    std::error_code reason;
};

/// Writes several files of a package folder: all new content is on the disk before the first file is replaced, so
/// a full disk leaves everything as before. game.xml, which names the others, is replaced last.
std::optional<WriteFailure> writeFiles(const std::filesystem::path& folder, const Files& files);

/// A short stable number for a content, to notice change.
std::uint64_t contentHash(std::string_view bytes);
std::uint64_t contentHash(const Files& files);

} // namespace model
