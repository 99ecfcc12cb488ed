#pragma once

#include "model/xml/source.h"

#include <array>
#include <span>

namespace model::xml {

/// Changes the tree of a file from one format to the next.
using Migration = void (*)(pugi::xml_node root);

inline constexpr int kFirstFormat = 1;
/// Step i leads from format kFirstFormat + i to the next. Each has a file of its own and a fixture.
inline constexpr std::array<Migration, 0> kMigrations{};
/// The format that this version writes.
inline constexpr int kFormat = kFirstFormat + static_cast<int>(kMigrations.size());

/// Looks at the format of a file. An older one is brought up to date in memory, one step of the chain after the
/// other; a newer or senseless one is refused with a finding.
bool bringUpToDate(Source& source, std::span<const Migration> chain = kMigrations);

} // namespace model::xml
