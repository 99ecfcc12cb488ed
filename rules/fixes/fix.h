#pragma once

#include "rules/engine.h"

#include <memory>
#include <string>
#include <vector>

namespace rules {

/// How sure one can be that a fix is what the designer wants.
enum class Safety : std::uint8_t {
    Safe,   ///< nothing else can be meant
    Likely, ///< the usual way out
    Drastic ///< takes something away
};

/// A way to put a finding right, offered cheaply: nothing is worked out before it is chosen.
struct Fix {
    Atom kind; ///< which sentence; arguments fill it
    Safety safety = Safety::Likely;
    std::vector<std::string> arguments;
    std::string choice; ///< tells apart several of one kind, such as the word to put in

    bool operator==(const Fix&) const = default;
};

/// What can be done about a finding, best first. The package is the one the engine last checked.
std::vector<Fix> fixesFor(const Engine& engine, const model::Package& package, const model::Finding& finding);
/// The edits of a fix; empty when it is not possible after all, for instance because no hex is free.
model::Transaction makeFix(const Engine& engine, const model::Package& package, const model::Finding& finding,
                           const Fix& fix);

/// What became of a fix for many findings.
struct FixedAll {
    model::Transaction transaction; ///< one step for all that could be done
    int fixed = 0;
    int left = 0; ///< not possible, or taken back because it made something worse
};

/// Fixes all findings of one rule with fixes of one kind, one after the other. Each is checked; one that brings a new error
/// or warning is taken back. stop() is asked between them.
FixedAll fixAll(const Engine& engine, const model::Package& package, Atom rule, Atom kind, const std::function<bool()>& stop);

/// Kinds of fix there are; each has a sentence in the editor.
std::vector<std::string_view> fixKinds();

} // namespace rules
