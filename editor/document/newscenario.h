#pragma once

#include "model/edit.h"

#include <QString>

namespace editor {

/// What "New Scenario" asks for.
struct NewScenario {
    QString title;
    model::Atom id;      ///< must name a file; empty: made from the title
    model::Atom from;    ///< the scenario to start from; empty: an empty one
    bool variant = false; ///< with from: remembers what it is a variant of
    int turns = 10;      ///< of an empty one
};

/// An empty scenario has turns, a setup card for each side and nothing else; one that starts from another has a copy of
/// everything. The id is made free.
model::Transaction newScenario(const model::Package& package, const NewScenario& scenario);

} // namespace editor
