#pragma once

#include "rules/ruleset/objection.h"

#include <optional>
#include <span>

namespace rules {

/// Why something may not be done: an objection of the ruleset, or an id of the engine's own without a sentence.
struct Refusal {
    model::Atom id;
    std::string says;
    std::string citation;

    /// One of the engine's own.
    static Refusal by(std::string_view id) { return {.id = model::Atom(id), .says = {}, .citation = {}}; }
    static Refusal by(const Objection& objection)
    {
        return {.id = objection.id, .says = objection.says, .citation = objection.citation};
    }
    /// The first objection that holds.
    static std::optional<Refusal> first(std::span<const Objection> objections, const Scene& scene)
    {
        for (const Objection& objection : objections)
            if (objection.when.holds(scene))
                return by(objection);
        return std::nullopt;
    }
};

} // namespace rules
