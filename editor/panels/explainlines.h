#pragma once

#include "model/files.h"
#include "model/finding.h"

#include <memory>

namespace model {
class Locator;
class Package;
} // namespace model

namespace editor {

class Document;

/// Lines of the files as they are, or will be when the package is saved. The files are written and read only when a
/// line is asked for, and again after a change.
class ExplainLines {
public:
    explicit ExplainLines(const Document& document);
    ~ExplainLines();

    /// Line 0 when the subject has none.
    model::FilePosition find(const model::Subject& subject);
    /// The package has changed.
    void forget();

private:
    const Document& m_document;
    model::Files m_files;
    std::unique_ptr<model::Locator> m_locator;
};

} // namespace editor
