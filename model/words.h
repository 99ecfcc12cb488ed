#pragma once

#include "model/atom.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace model {

/// A small set of words such as the terrains of a hex or the features of a hexside, written "forest hills".
/// Kept as one interned text with the words sorted and without repetition, so that equal sets are equal atoms
/// and a table indexed by atom() answers questions about a set in one step.
class Words {
public:
    Words() = default;
    explicit Words(std::string_view text);
    explicit Words(std::vector<Atom> words);

    Atom atom() const { return m_text; }
    std::string_view text() const { return m_text.text(); }
    bool empty() const { return m_text.empty(); }

    std::vector<Atom> list() const;
    bool contains(std::string_view word) const;
    Words with(Atom word) const;
    Words without(Atom word) const;

    bool operator==(const Words&) const = default;

private:
    Atom m_text;
};

/// Calls visit(std::string_view) for each word of a text separated by white space.
template <class Visit>
void forEachWord(std::string_view text, Visit visit)
{
    constexpr std::string_view space = " \t\r\n";
    std::size_t from = text.find_first_not_of(space);
    while (from != std::string_view::npos) {
        const std::size_t to = std::min(text.find_first_of(space, from), text.size());
        visit(text.substr(from, to - from));
        from = text.find_first_not_of(space, to);
    }
}

} // namespace model
