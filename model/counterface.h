#pragma once

#include "model/package.h"

#include <optional>
#include <string_view>

namespace model {

/// One face of a counter together with all it inherits. A value is looked up in the counter's own face, the
/// counter, the type's face, and the type. Reads the package it was made from, so use it and let it go.
class CounterFace {
public:
    /// An empty face means the front.
    CounterFace(const Package& package, Atom counter, Atom face = {});

    /// Whether there is such a counter.
    explicit operator bool() const { return m_counter != nullptr; }
    Atom id() const { return m_face; }
    /// Not the front: reduced, activated or otherwise turned over.
    bool turned() const;

    std::string_view name() const;
    std::string_view art() const;
    Atom kind() const;
    Atom nation() const;
    Atom symbol() const;
    Atom size() const;

    bool has(Atom field) const;
    /// Empty when nobody has the field.
    std::string_view text(Atom field) const;
    std::optional<int> number(Atom field) const;

private:
    template <class Get>
    auto first(Get get) const;

    const Counter* m_counter = nullptr;
    const CounterType* m_type = nullptr;
    const Face* m_own = nullptr;
    const Face* m_typical = nullptr;
    const Sheet* m_sheet = nullptr;
    Atom m_face;
};

} // namespace model
