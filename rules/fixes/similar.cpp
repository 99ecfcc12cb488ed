#include "rules/fixes/similar.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rules {
namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Letters to add, take away or change to get from one word to the other.
std::size_t letters(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row[b.size()];
}

template <class T>
void addIds(const model::Package& package, std::vector<std::string>& words)
{
    for (const auto& [key, record] : package.all<T>())
        words.emplace_back(key.id.text());
}

} // namespace

std::vector<std::string> knownWords(const FixRequest& request, std::string_view message)
{
    using namespace model;
    std::vector<std::string> words;
    constexpr std::string_view vocabulary = "vocabulary.";
    if (message.starts_with(vocabulary)) {
        const auto category = std::ranges::find(kCategories, message.substr(vocabulary.size()));
        if (category != kCategories.end())
            for (const Term& term : request.engine.ruleset().terms(static_cast<Category>(category - kCategories.begin())))
                words.emplace_back(term.id.text());
        return words;
    }
    if (message == "reference.hex")
        for (int i = 0; i < request.package.atlas().size(); ++i)
            words.push_back(request.package.atlas().printed(static_cast<HexIndex>(i)));
    else if (message == "reference.box")
        addIds<Box>(request.package, words);
    else if (message == "reference.zone")
        addIds<Zone>(request.package, words);
    else if (message == "reference.area")
        addIds<Area>(request.package, words);
    else if (message == "reference.counter")
        addIds<Counter>(request.package, words);
    else if (message == "reference.type")
        addIds<CounterType>(request.package, words);
    else if (message == "reference.formation")
        addIds<Formation>(request.package, words);
    else if (message == "reference.side")
        addIds<Side>(request.package, words);
    else if (message == "reference.nation")
        addIds<Nation>(request.package, words);
    else if (message == "reference.turn")
        addIds<Turn>(request.package, words);
    else if (message == "reference.group")
        addIds<Group>(request.package, words);
    else if (message == "reference.place")
        addIds<Place>(request.package, words);
    return words;
}

std::vector<std::string> nearWords(std::string_view word, const std::vector<std::string>& known)
{
    constexpr std::size_t most = 3;
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string& candidate : known)
        if (const std::size_t apart = letters(word, candidate); apart > 0 && apart <= std::max<std::size_t>(1, word.size() / 3))
            near.emplace_back(apart, candidate);
    std::ranges::sort(near);
    near.erase(std::ranges::unique(near).begin(), near.end());
    std::vector<std::string> words;
    for (const auto& [apart, candidate] : near)
        if (words.size() < most)
            words.push_back(candidate);
    return words;
}

} // namespace rules
