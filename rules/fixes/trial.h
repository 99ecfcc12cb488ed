#pragma once

#include "rules/engine.h"

namespace rules {

/// A copy of a package with an engine of its own, to see what edits would bring.
class Trial {
public:
    Trial(const Engine& engine, const model::Package& package);

    const model::Package& package() const { return m_package; }
    const Engine& engine() const { return m_engine; }

    /// Applies a transaction. False, and nothing is changed, when an error or warning is there then that was not before.
    bool apply(const model::Transaction& transaction);
    /// The same, but always leaves everything as it was: whether the finding goes and nothing new comes.
    bool mends(const model::Finding& finding, const model::Transaction& transaction);

private:
    model::Package m_package;
    Engine m_engine;
};

} // namespace rules
