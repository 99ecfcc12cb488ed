#pragma once

#include "model/words.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace model::xml {

/// Whether a text of the tree is this name. Nearly all that are not differ in the first letter.
inline bool isNamed(const char* text, std::string_view name)
{
    for (const char c : name)
        if (*text++ != c)
            return false;
    return *text == '\0';
}

/// Words of a file that were met a short while ago. Most words come again and again, and are found here at once
/// instead of in the table of all words.
template <class Word>
class Recent {
public:
    Word of(const char* text)
    {
        constexpr std::size_t letters = 8; // tell most words apart
        unsigned sum = 0;
        for (std::size_t i = 0; i < letters && text[i] != '\0'; ++i)
            sum = (sum * 5) + static_cast<unsigned char>(text[i]);
        Word& place = m_words[sum % kPlaces];
        if (!isNamed(text, place.text()))
            place = Word(text);
        return place;
    }

private:
    static constexpr std::size_t kPlaces = 128;

    std::array<Word, kPlaces> m_words;
};

} // namespace model::xml
