#pragma once

#include "model/files.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A whole package as one XML file: every XML file of the folder with its root element as it is, every other file
/// (art) in base 64.
std::string bundleText(const Files& files);

/// The files of a bundle, byte for byte as they were bundled. Nothing, with findings, when the text is no bundle;
/// paths that would leave the folder are refused.
std::optional<Files> unbundle(std::string_view text, std::string_view file, std::vector<Finding>& findings,
                              const Limits& limits = {});

/// Whether a text begins like a bundle.
bool isBundle(std::string_view text);

} // namespace model
