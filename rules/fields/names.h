#pragma once

#include "model/edit.h"
#include "rules/ruleset/ruleset.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace rules {

/// What exists in a package that a record may refer to.
class Names {
public:
    Names() = default;
    Names(const model::Package& package, const Ruleset& ruleset);

    /// scope is the map or scenario for what is named within one, and empty for what is not.
    bool has(model::Ref to, Atom scope, Atom id) const;
    /// Whether a scope names anything of the kind at all.
    bool hasAny(model::Ref to, Atom scope) const { return has(to, scope, {}); }
    /// Whether a record that can be referred to came or went.
    bool outdatedBy(const model::Package& package, const model::ChangeSet& change) const;

private:
    void add(model::Ref to, Atom scope, Atom id);

    std::vector<std::uint32_t> m_package;                 ///< by Atom::value(), a bit for each Ref
    std::unordered_map<model::Key, std::uint32_t> m_scoped;
};

} // namespace rules
