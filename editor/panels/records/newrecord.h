#pragma once

#include "model/finding.h"

#include <optional>
#include <string>

namespace editor {

class Document;

/// A record of the chosen scenario (or of the package) with a free id and nothing else. Turns go on counting. Nothing for
/// a kind that needs a scenario when there is none.
std::optional<model::Edit> newRecord(const Document& document, model::RecordKind kind);
/// An id that no record of the kind has: the wanted one, or with a number after it. pending are edits of the same step.
template <class T>
model::Atom freeId(const model::Package& package, model::Atom scope, std::string_view wanted,
                   const std::vector<model::Edit>& pending = {});

/// A copy under a free id.
std::optional<model::Edit> copyOf(const model::Package& package, const model::Subject& subject,
                                  const std::vector<model::Edit>& pending);
model::Edit eraseOf(const model::Subject& subject);
/// What an edit of a record is about.
model::Subject subjectOf(const model::Edit& edit);

template <class T>
model::Atom freeId(const model::Package& package, model::Atom scope, std::string_view wanted,
                   const std::vector<model::Edit>& pending)
{
    const auto taken = [&](model::Atom id) {
        const model::Key key{.scope = scope, .id = id};
        if (package.find<T>(key))
            return true;
        for (const model::Edit& edit : pending)
            if (const auto* put = edit.as<model::Put<T>>(); put && put->key == key)
                return true;
        return false;
    };
    model::Atom id(wanted);
    for (int n = 2; taken(id); ++n)
        id = model::Atom(std::string(wanted) + "-" + std::to_string(n));
    return id;
}

} // namespace editor
