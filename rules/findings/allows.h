#pragma once

#include "model/finding.h"
#include "model/package.h"

#include <unordered_map>
#include <vector>

namespace rules {

/// The findings that the designer accepts. Counts what each of them hides, so that those that hide nothing can be
/// pointed out.
class Allows {
public:
    Allows() = default;
    explicit Allows(const model::Package& package);

    /// Whether the finding is hidden. Every finding that is there is counted once, and taken off when it goes.
    bool count(const model::Finding& finding) { return apply(finding, 1); }
    bool discount(const model::Finding& finding) { return apply(finding, -1); }

    /// A finding for each that hides nothing, in the order of their ids.
    std::vector<model::Finding> unused() const;

private:
    struct Allow {
        model::Atom id;
        model::Atom rule;
        model::Atom scenario;
        std::string on;
        int hides = 0;
    };
    bool apply(const model::Finding& finding, int by);

    std::vector<Allow> m_allows;
    std::unordered_multimap<model::Atom, std::size_t> m_byRule;
};

} // namespace rules
