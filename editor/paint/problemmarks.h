#pragma once

#include "model/finding.h"

#include <span>
#include <unordered_map>

namespace editor {

/// How many findings there are in a hex and how bad the worst one is.
class ProblemMarks {
public:
    struct Mark {
        int count = 0;
        model::Severity worst = model::Severity::Info;
        bool operator==(const Mark&) const = default;
    };

    ProblemMarks() = default;
    /// Those of one scenario and those of the package as a whole.
    ProblemMarks(std::span<const model::Finding> findings, const model::Package& package,
                 model::Atom scenario);

    const Mark* at(model::HexIndex hex) const;
    const std::unordered_map<model::HexIndex, Mark>& all() const { return m_marks; }

private:
    std::unordered_map<model::HexIndex, Mark> m_marks;
};

/// The hex in which a subject lies; None when it lies in none, or in many.
model::HexIndex hexOf(const model::Subject& subject, const model::Package& package);

} // namespace editor
