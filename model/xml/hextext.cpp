#include "model/xml/hextext.h"

#include "model/number.h"

#include <algorithm>

namespace model::xml {
namespace {

constexpr std::size_t kRowDigits = 2;

std::string_view columnOf(std::string_view number)
{
    return number.substr(0, number.size() - std::min(kRowDigits, number.size()));
}

bool isFigures(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The number that follows in the same column, with the same number of figures.
std::string next(std::string_view number)
{
    std::string result(number);
    for (std::size_t i = result.size(); i-- > 0;) {
        if (result[i] < '0' || result[i] > '9')
            return {};
        if (result[i] != '9') {
            ++result[i];
            return result;
        }
        result[i] = '0';
    }
    return {};
}

/// "1819..1822". False when it is no run of numbers; the word then is a number like any other.
bool readRun(std::string_view word, HexList& list, std::size_t most)
{
    const std::size_t dots = word.find("..");
    if (dots == std::string_view::npos)
        return false;
    const std::string_view from = word.substr(0, dots);
    const std::string_view to = word.substr(dots + 2);
    const std::size_t head = from.find_last_not_of("0123456789") + 1;
    if (from.size() != to.size() || from.substr(0, head) != to.substr(0, head) || !isFigures(to.substr(head))
        || to < from)
        return false;
    for (std::string number(from); !number.empty() && list.hexes.size() <= most; number = next(number)) {
        list.hexes.emplace_back(number);
        if (number == to)
            break;
    }
    return true;
}

} // namespace

bool readHexes(std::string_view text, HexList& list, int most, std::string& bad)
{
    const auto limit = static_cast<std::size_t>(most);
    bool good = true;
    forEachWord(text, [&](std::string_view word) {
        if (!good)
            return;
        if (!readRun(word, list, limit))
            list.hexes.emplace_back(word);
        good = list.hexes.size() <= limit;
        if (!good)
            bad = word;
    });
    const auto outOfOrder = [](Atom a, Atom b) { return !naturalLess(a, b); };
    if (std::adjacent_find(list.hexes.begin(), list.hexes.end(), outOfOrder) != list.hexes.end()) {
        std::sort(list.hexes.begin(), list.hexes.end(), NaturalLess());
        list.hexes.erase(std::unique(list.hexes.begin(), list.hexes.end()), list.hexes.end());
    }
    return good;
}

void writeHexes(std::string& out, const HexList& list, std::string_view indent)
{
    const auto& hexes = list.hexes;
    std::string_view column;
    for (std::size_t i = 0; i < hexes.size();) {
        const std::string_view number = hexes[i].text();
        if (i == 0 || columnOf(number) != column) {
            if (i != 0)
                out += '\n';
            out += indent;
            column = columnOf(number);
        } else {
            out += ' ';
        }
        std::size_t last = i;
        while (last + 1 < hexes.size() && columnOf(hexes[last + 1].text()) == column
               && next(hexes[last].text()) == hexes[last + 1].text())
            ++last;
        out += number;
        if (last - i >= 2) {
            out += "..";
            out += hexes[last].text();
            i = last + 1;
        } else {
            ++i;
        }
    }
    if (!hexes.empty())
        out += '\n';
}

} // namespace model::xml
