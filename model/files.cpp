#include "model/files.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace model {
namespace fs = std::filesystem;
namespace {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

Finding fileFinding(std::string_view rule, std::string file, std::string detail = {})
{
    Finding finding;
    finding.rule = finding.message = Atom(rule);
    finding.subject = Subject::ofFile(file);
    finding.arguments = {file, std::move(detail)};
    finding.position.file = std::move(file);
    return finding;
}

bool isInside(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path relative = fs::relative(fs::canonical(file, error), fs::canonical(folder, error), error);
    return !error && !relative.empty() && *relative.begin() != "..";
}

std::error_code writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return lastError();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(descriptor) == 0 ? std::error_code() : lastError();
}

/// New content beside a file, waiting to take its place. Vanishes when it never does.
class StagedFile {
public:
    StagedFile() = default;
    StagedFile(StagedFile&& other) noexcept
        : m_target(std::move(other.m_target))
        , m_temporary(std::exchange(other.m_temporary, {}))
    {
    }
    StagedFile& operator=(StagedFile&&) = delete;
    ~StagedFile()
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }

    std::error_code stage(const fs::path& file, std::string_view bytes)
    {
        std::error_code error;
        if (file.has_parent_path())
            fs::create_directories(file.parent_path(), error);
        if (error)
            return error;
        m_target = fs::is_symlink(file, error) ? fs::canonical(file, error) : file;
        if (error && error != std::errc::no_such_file_or_directory)
            return error;
        fs::path temporary = m_target;
        temporary += ".part";
        struct stat status{};
        const bool existed = ::stat(m_target.c_str(), &status) == 0;
        const mode_t mode = existed ? status.st_mode & 0777U : 0666U;
        const int descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode);
        if (descriptor < 0)
            return lastError();
        m_temporary = temporary;
        error = existed && ::fchmod(descriptor, mode) != 0 ? lastError() : writeAll(descriptor, bytes);
        if (::close(descriptor) != 0 && !error)
            error = lastError();
        return error;
    }

    std::error_code commit()
    {
        if (::rename(m_temporary.c_str(), m_target.c_str()) != 0)
            return lastError();
        m_temporary.clear();
        return {};
    }

private:
    fs::path m_target;
    fs::path m_temporary; ///< empty: nothing to take away
};

} // namespace

std::optional<std::string> readFile(const fs::path& file, std::vector<Finding>& findings, const Limits& limits)
{
    const std::string name = file.filename().string();
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) {
        findings.push_back(fileFinding(errno == ENOENT ? "file.missing" : "file.unreadable", name,
                                       lastError().message()));
        return std::nullopt;
    }
    struct stat status{};
    std::optional<std::string> bytes;
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        findings.push_back(fileFinding("file.unreadable", name, std::make_error_code(std::errc::invalid_argument).message()));
    } else if (static_cast<std::size_t>(status.st_size) > limits.fileBytes) {
        findings.push_back(fileFinding("file.too-large", name, std::to_string(limits.fileBytes >> 20U)));
    } else {
        bytes.emplace();
        bytes->resize_and_overwrite(static_cast<std::size_t>(status.st_size), [&](char* to, std::size_t size) {
            std::size_t done = 0;
            while (done < size) {
                const ssize_t got = ::read(descriptor, to + done, size - done);
                if (got < 0 && errno == EINTR)
                    continue;
                if (got <= 0)
                    break;
                done += static_cast<std::size_t>(got);
            }
            return done;
        });
        if (bytes->size() < static_cast<std::size_t>(status.st_size)) {
            findings.push_back(fileFinding("file.unreadable", name, std::make_error_code(std::errc::io_error).message()));
            bytes.reset();
        }
    }
    ::close(descriptor);
    return bytes;
}

FolderRead readFolder(const fs::path& folder, const Limits& limits)
{
    FolderRead result;
    std::error_code error;
    std::size_t total = 0;
    fs::recursive_directory_iterator entries(folder, error);
    if (error) {
        result.findings.push_back(fileFinding(error == std::errc::no_such_file_or_directory ? "file.missing"
                                                                                           : "file.unreadable",
                                              folder.filename().string(), error.message()));
        return result;
    }
    for (const fs::recursive_directory_iterator end; entries != end; entries.increment(error)) {
        if (error)
            break;
        const fs::path& path = entries->path();
        if (path.filename().string().starts_with('.') || (entries->is_directory(error) && entries.depth() > 4)) {
            entries.disable_recursion_pending();
            continue;
        }
        if (path.extension() != ".xml" || !entries->is_regular_file(error) || !isInside(folder, path))
            continue;
        const std::string inside = path.lexically_relative(folder).generic_string();
        if (result.files.size() >= limits.files || total > limits.allBytes) {
            result.findings.push_back(fileFinding("file.too-many", inside, std::to_string(limits.files)));
            return result;
        }
        const std::size_t before = result.findings.size();
        if (auto bytes = readFile(path, result.findings, limits)) {
            total += bytes->size();
            result.files.emplace(inside, std::move(*bytes));
        }
        for (std::size_t i = before; i < result.findings.size(); ++i) {
            Finding& finding = result.findings[i];
            finding.subject = Subject::ofFile(inside);
            finding.arguments.front() = finding.position.file = inside;
        }
    }
    return result;
}

std::error_code writeFile(const fs::path& file, std::string_view bytes)
{
    StagedFile staged;
    const std::error_code error = staged.stage(file, bytes);
    return error ? error : staged.commit();
}

std::optional<WriteFailure> writeFiles(const fs::path& folder, const Files& files)
{
    constexpr std::string_view manifest = "game.xml";
    std::map<std::string_view, StagedFile> staged;
    for (const auto& [path, bytes] : files)
        if (const auto error = staged[path].stage(folder / path, bytes))
            return WriteFailure{.file = path, .reason = error};
    auto last = staged.extract(manifest);
    for (auto& [path, file] : staged)
        if (const auto error = file.commit())
            return WriteFailure{.file = std::string(path), .reason = error};
    if (last)
        if (const auto error = last.mapped().commit())
            return WriteFailure{.file = std::string(manifest), .reason = error};
    return std::nullopt;
}

std::uint64_t contentHash(std::string_view bytes)
{
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211ULL;
    }
    return hash;
}

std::uint64_t contentHash(const Files& files)
{
    std::uint64_t hash = 0;
    for (const auto& [path, bytes] : files)
        hash = (hash * 31U) ^ contentHash(path) ^ (contentHash(bytes) << 1U);
    return hash;
}

} // namespace model
