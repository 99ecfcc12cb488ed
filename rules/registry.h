#pragma once

#include "rules/rule.h"

#include <memory>
#include <span>
#include <string_view>

namespace rules {

/// A parameter that a module reads from its rule.
struct Parameter {
    enum class Kind : std::uint8_t { Number, Words, Formula, Sentence, About };

    std::string_view name;
    Kind kind = Kind::Words;
    bool required = false;
};

/// A sentence that a module needs, and how many arguments it gives.
struct Message {
    std::string_view id;
    int arguments = 0;
};

/// A kind of rule that rulesets can name.
struct Module {
    std::string_view name;
    /// Checks every package, under its own name, unless the ruleset has a rule of this module.
    bool always = false;
    model::Severity severity = model::Severity::Error; ///< of that check
    std::span<const Parameter> parameters;
    std::span<const Message> messages;
    std::unique_ptr<Rule> (*make)(const RuleSpec& spec, const Ruleset& ruleset) = nullptr;
};

/// All of them, in a fixed order.
std::span<const Module* const> allModules();
/// Null when there is none of this name.
const Module* findModule(Atom name);

/// Sentences of the engine itself, which belong to no module.
std::span<const Message> engineMessages();
/// Sentences of the ruleset reader.
std::span<const Message> rulesetMessages();

} // namespace rules
