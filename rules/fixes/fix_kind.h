#pragma once

#include "rules/fixes/fix.h"

#include <span>

namespace rules {

/// What a kind of fix sees.
struct FixRequest {
    const Engine& engine;
    const model::Package& package;
    const model::Finding& finding;

    Position position() const { return engine.position(package, finding.scenario); }
    /// The record of the finding, where it is of this kind.
    template <class T>
    const T* record() const
    {
        return finding.subject.is<T>() ? package.find<T>(finding.subject.key) : nullptr;
    }
};

/// One kind of fix: what it offers and how it is made.
struct FixKind {
    std::string_view name;
    Safety safety = Safety::Likely;
    /// The choices it offers; one empty choice where there is nothing to choose. Empty: it does not fit.
    std::vector<std::string> (*choices)(const FixRequest& request) = nullptr;
    /// Empty when it is not possible.
    std::vector<model::Edit> (*edits)(const FixRequest& request, const std::string& choice) = nullptr;
};

std::span<const FixKind> unitFixes();
std::span<const FixKind> referenceFixes();
std::span<const FixKind> scenarioFixes();
std::span<const FixKind> documentFixes();
std::span<const FixKind> counterFixes();
std::span<const FixKind> zoneFixes();

} // namespace rules
