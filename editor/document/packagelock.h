#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace editor {

/// Keeps a package from being edited in two windows at once. A lock left behind by a crash does not count.
class PackageLock {
public:
    /// Locks a package in place of what was locked before. Refused with a sentence that says who has it; what was
    /// locked before then stays so.
    std::optional<QString> take(const QString& package);
    void release() { m_file.reset(); }

private:
    std::unique_ptr<QLockFile> m_file;
};

} // namespace editor
