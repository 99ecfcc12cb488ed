#pragma once

#include "model/finding.h"
#include "rules/fields/situation.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// One thing that must come out, as an element inside <then> says it.
struct Expectation {
    Atom element; ///< "zoc", "supply", "finds", …
    model::Fields attributes;
    std::string text; ///< the element as it stands in the file
    model::FilePosition position;

    bool has(std::string_view attribute) const { return attributes.has(Atom(attribute)); }
    std::string_view value(std::string_view attribute) const { return attributes.text(Atom(attribute)); }
};

/// A position and what the engine must say of it: the case itself, or a <when> inside it.
struct CasePosition {
    model::Package package;
    Atom scenario;
    WhatIf whatIf;
    std::vector<Atom> ignores; ///< rules whose findings do not count unless they are named
    bool othersFree = false;   ///< findings that nobody names do not count
    std::vector<Expectation> expectations;
    model::FilePosition position;
};

/// One case of a rulebook.
struct Case {
    Atom id;
    std::string title;
    std::string citation;
    std::vector<Atom> shows; ///< rules of the rulebook that it shows, besides those whose findings it names
    std::vector<CasePosition> positions;
    model::FilePosition position;
};

} // namespace rules
