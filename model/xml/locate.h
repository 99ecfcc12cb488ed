#pragma once

#include "model/files.h"
#include "model/package.h"

#include <map>
#include <memory>
#include <string>

namespace model {

namespace xml {
class Source;
}

/// Finds the line of a file that a subject comes from. Reads files only when asked, each at most once.
class Locator {
public:
    /// Both must outlive the locator.
    Locator(const Files& files, const Package& package);
    ~Locator();
    Locator(const Locator&) = delete;
    Locator& operator=(const Locator&) = delete;

    /// Line 0 when no line is known.
    FilePosition find(const Subject& subject);
    /// Where a finding is: its own position, else that of its subject, else of the first related subject found.
    FilePosition find(const Finding& finding);

private:
    FilePosition findElement(const std::string& path, std::string_view element, std::string_view id);
    FilePosition findHex(Atom hex);
    FilePosition findSide(Atom hex, int direction);
    xml::Source* source(const std::string& path);

    const Files& m_files;
    const Package& m_package;
    std::vector<Finding> m_ignored;
    std::map<std::string, std::unique_ptr<xml::Source>> m_sources;
};

} // namespace model
