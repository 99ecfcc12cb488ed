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

bool isFigure(char c)
{
    return c >= '0' && c <= '9';
}

/// Makes a number the one that follows in the same column, with the same number of figures; false after the last.
bool increment(std::string& number)
{
    for (std::size_t i = number.size(); i-- > 0;) {
        if (!isFigure(number[i]))
            return false;
        if (number[i] != '9') {
            ++number[i];
            return true;
        }
        number[i] = '0';
    }
    return false;
}

/// Whether b is what increment() makes of a.
bool follows(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    std::size_t i = a.size();
    while (i > 0 && a[i - 1] == '9' && b[i - 1] == '0')
        --i;
    return i > 0 && isFigure(a[i - 1]) && b[i - 1] == a[i - 1] + 1
        && a.substr(0, i - 1) == b.substr(0, i - 1);
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
    if (from.size() != to.size() || from.substr(0, head) != to.substr(0, head) || head == to.size()
        || !std::ranges::all_of(to.substr(head), isFigure) || to < from)
        return false;
    std::string number(from);
    list.hexes.emplace_back(number);
    Atom newest = list.hexes.back(); // a hex met long before does not tell where the next one is
    while (number != to && list.hexes.size() <= most && increment(number)) {
        list.hexes.push_back(Atom::after(newest, number));
        if (list.hexes.back().value() > newest.value())
            newest = list.hexes.back();
    }
    return true;
}

} // namespace

bool readHexes(std::string_view text, HexList& list, int most, std::string& bad)
{
    const auto limit = static_cast<std::size_t>(most);
    auto& hexes = list.hexes;
    bool good = true;
    bool inOrder = true;
    forEachWord(text, [&](std::string_view word) {
        if (!good)
            return;
        const std::size_t before = hexes.size();
        if (!readRun(word, list, limit))
            hexes.emplace_back(word);
        inOrder = inOrder && (before == 0 || naturalLess(hexes[before - 1], hexes[before]));
        good = hexes.size() <= limit;
        if (!good)
            bad = word;
    });
    if (!inOrder) {
        std::sort(hexes.begin(), hexes.end(), NaturalLess());
        hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
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
               && follows(hexes[last].text(), hexes[last + 1].text()))
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
