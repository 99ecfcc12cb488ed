#include "model/words.h"

#include <algorithm>
#include <string>

namespace model {
namespace {

Atom join(std::vector<Atom> words)
{
    std::erase(words, Atom());
    std::sort(words.begin(), words.end(), NaturalLess());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    std::string text;
    for (const Atom word : words) {
        if (!text.empty())
            text += ' ';
        text += word.text();
    }
    return Atom(text);
}

bool isSingleWord(std::string_view text)
{
    return text.find_first_of(" \t\r\n") == std::string_view::npos;
}

} // namespace

Words::Words(std::string_view text)
{
    if (isSingleWord(text)) {
        m_text = Atom(text);
        return;
    }
    std::vector<Atom> words;
    forEachWord(text, [&](std::string_view word) { words.emplace_back(word); });
    m_text = join(std::move(words));
}

Words::Words(std::vector<Atom> words)
    : m_text(join(std::move(words)))
{
}

std::vector<Atom> Words::list() const
{
    std::vector<Atom> words;
    forEachWord(text(), [&](std::string_view word) { words.emplace_back(word); });
    return words;
}

bool Words::contains(std::string_view word) const
{
    bool found = false;
    forEachWord(text(), [&](std::string_view w) { found = found || w == word; });
    return found;
}

Words Words::with(Atom word) const
{
    auto words = list();
    words.push_back(word);
    return Words(std::move(words));
}

Words Words::without(Atom word) const
{
    auto words = list();
    std::erase(words, word);
    return Words(std::move(words));
}

} // namespace model
