#pragma once

#include <Qt>

namespace editor {

/// The model::Subject that a row of any of our item models stands for.
inline constexpr int SubjectRole = Qt::UserRole;
/// What to sort a cell by where it is not its text.
inline constexpr int SortRole = Qt::UserRole + 1;

} // namespace editor
