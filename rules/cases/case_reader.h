#pragma once

#include "rules/cases/case.h"

#include <functional>
#include <optional>

namespace rules {

/// How a case file comes to what it names by a path from its own folder.
struct CaseSources {
    std::function<std::optional<std::string>(std::string_view path)> text;       ///< base="base.xml"
    std::function<std::optional<model::Package>(std::string_view path)> package; ///< package="../sample"
};

/// A file below a folder of cases: cases, the base that other files start from, or the list of all rules of a rulebook.
struct CaseFile {
    Atom game;
    std::vector<Case> cases;
    std::vector<Atom> rulebook; ///< ids of its rules
    std::vector<model::Finding> findings; ///< mistakes of the file: it proves nothing until they are mended
};

/// Reads the text of such a file. file is only for the positions of findings. The format is described in
/// tests/cases/README.md.
CaseFile readCases(std::string_view text, std::string_view file, const CaseSources& sources);

} // namespace rules
