#pragma once

#include "model/package.h"

#include <array>
#include <bitset>

namespace rules {

using RecordSet = std::bitset<model::kRecordKinds>;

template <class... T>
RecordSet recordKinds()
{
    RecordSet set;
    (set.set(model::kindIndex<T>()), ...);
    return set;
}

/// One record of whichever kind, for as long as the package does not change.
struct RecordView {
    model::RecordKind kind{};
    model::Key key;
    const void* record = nullptr;

    /// Calls visit(const T&) with the record as what it is.
    template <class Visit>
    void visit(Visit&& visit) const
    {
        using Call = void (*)(const void*, Visit&);
        static constexpr auto calls = []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array<Call, model::kRecordKinds>{[](const void* item, Visit& call) {
                call(*static_cast<const std::tuple_element_t<I, model::RecordKinds>*>(item));
            }...};
        }(std::make_index_sequence<model::kRecordKinds>());
        calls[static_cast<std::size_t>(kind)](record, visit);
    }
};

/// The scenario that a record belongs to; empty for what all scenarios share.
template <class T>
model::Atom scenarioOf(model::Key key)
{
    if constexpr (std::same_as<T, model::Scenario>)
        return key.id;
    else
        return T::scope == model::Scope::Scenario ? key.scope : model::Atom();
}

} // namespace rules
