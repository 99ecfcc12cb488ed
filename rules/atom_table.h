#pragma once

#include "model/atom.h"

#include <cstdint>
#include <vector>

namespace rules {

/// A value for some atoms, found in one step.
template <class T>
class AtomTable {
public:
    const T* find(model::Atom atom) const
    {
        const int at = slot(atom);
        return at < 0 ? nullptr : &m_values[static_cast<std::size_t>(at)];
    }
    /// Position in values(), or -1.
    int slot(model::Atom atom) const { return atom.value() < m_slots.size() ? m_slots[atom.value()] : -1; }

    T& operator[](model::Atom atom)
    {
        if (atom.value() >= m_slots.size())
            m_slots.resize(std::max(model::atomCount(), static_cast<std::size_t>(atom.value()) + 1), -1);
        std::int32_t& at = m_slots[atom.value()];
        if (at < 0) {
            at = static_cast<std::int32_t>(m_values.size());
            m_values.emplace_back();
        }
        return m_values[static_cast<std::size_t>(at)];
    }

    const std::vector<T>& values() const { return m_values; }

private:
    std::vector<std::int32_t> m_slots; ///< by Atom::value()
    std::vector<T> m_values;
};

} // namespace rules
