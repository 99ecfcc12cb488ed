#pragma once

#include "editor/print/pages.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace app::cli {

/// One thing that `hexwerkc print` prints. "print all" prints those that are part of a game's paper, in one file.
struct Printable {
    std::string name;
    std::string summary;
    /// Options of its own, kept where pages() finds them; may be empty.
    std::function<void(CLI::App&)> addOptions;
    std::function<editor::Pages(const editor::PrintSource&)> pages;
    bool inAll = true;
    bool cards = false; ///< takes the options of cards: size, languages, black and white
};

/// Each in a file of its own.
std::vector<Printable> printableCards();
std::vector<Printable> printableSheets();

} // namespace app::cli
