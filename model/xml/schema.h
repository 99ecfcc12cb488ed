#pragma once

#include "model/records/record.h"

#include <string>
#include <string_view>
#include <vector>

namespace model {

/// The kinds of file by the names of their schemas: "game", "map", "sheet", …
std::vector<std::string_view> schemaNames();

/// An XML schema of one kind of file, made from the same descriptions that read and write it.
std::string schemaText(std::string_view name);

} // namespace model
