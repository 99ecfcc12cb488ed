#pragma once

#include "model/edit.h"

#include <array>

namespace model {

/// Calls the visitor with the change that the edit holds. Compiles the visitor for every kind of edit, so only files
/// that must know all of them include this.
template <class Visitor>
auto visitEdit(Visitor visitor, const Edit& edit)
{
    using Result = decltype(visitor(std::declval<const SetTerrain&>()));
    using Call = Result (*)(Visitor&, const Edit&);
    static constexpr auto call
        = []<class T>() -> Call { return [](Visitor& v, const Edit& e) -> Result { return v(*e.as<T>()); }; };
    static constexpr auto calls = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array<Call, kEditKinds>{call.template operator()<SetTerrain>(),
                                            call.template operator()<SetHexside>(),
                                            call.template operator()<SetHexFields>(),
                                            call.template operator()<Put<std::tuple_element_t<I, RecordKinds>>>()...};
    }(std::make_index_sequence<kRecordKinds>());
    return calls[edit.index()](visitor, edit);
}

} // namespace model
