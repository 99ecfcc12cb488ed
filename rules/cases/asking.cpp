#include "rules/cases/asking.h"

#include "model/number.h"
#include "model/xml/hextext.h"

#include <algorithm>

namespace rules {
namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

void Asking::differs(std::string_view what, std::string_view expected, std::string_view got)
{
    m_mismatches.push_back({.what = Atom(what),
                            .asked = m_expectation.text,
                            .expected = std::string(expected),
                            .got = std::string(got),
                            .finding = std::nullopt,
                            .position = m_expectation.position});
}

const Placed* Asking::unit(std::string_view attribute)
{
    const Placed* found = findUnit(m_position, atom(attribute));
    if (!found)
        unknown(value(attribute));
    return found;
}

const MovementSpec* Asking::movement()
{
    const MovementSpec* found = rules::movement(m_position.ruleset, atom("movement"));
    if (!found)
        unknown(value("movement"));
    return found;
}

std::optional<model::HexIndex> Asking::hex(std::string_view attribute)
{
    const model::HexIndex found = m_position.package.atlas().find(value(attribute));
    if (model::exists(found))
        return found;
    unknown(value(attribute));
    return std::nullopt;
}

std::optional<std::vector<model::HexIndex>> Asking::hexes(std::string_view attribute)
{
    std::vector<model::HexIndex> found;
    bool all = true;
    model::forEachWord(value(attribute), [&](std::string_view word) {
        model::HexList run;
        std::string bad;
        model::xml::readHexes(word, run, 100'000, bad);
        for (const Atom number : run.hexes) {
            found.push_back(m_position.package.atlas().find(number));
            if (!model::exists(found.back())) {
                unknown(number.text());
                all = false;
            }
        }
    });
    return all ? std::optional(std::move(found)) : std::nullopt;
}

void Asking::compare(std::string_view attribute, std::string_view got)
{
    if (has(attribute) && value(attribute) != got && !(value(attribute) == "none" && got.empty()))
        differs(attribute, value(attribute), got);
}

void Asking::compare(std::string_view attribute, double got)
{
    if (const auto expected = model::parseDouble(value(attribute)); !has(attribute) || expected == got)
        return;
    std::string text;
    model::appendNumber(text, got);
    differs(attribute, value(attribute), text);
}

void Asking::compare(std::string_view attribute, bool got)
{
    compare(attribute, std::string_view(got ? "yes" : "no"));
}

std::string Asking::numbers(const std::vector<model::HexIndex>& hexes) const
{
    std::vector<std::string> words;
    words.reserve(hexes.size());
    for (const model::HexIndex hex : hexes)
        words.emplace_back(m_position.package.atlas().number(hex).text());
    return joined(words);
}

void Asking::compareHexes(const std::vector<model::HexIndex>& hexesGot)
{
    auto got = hexesGot;
    std::ranges::sort(got);
    compareHexes("is", got);
    const auto count = [&](std::string_view attribute, bool in) {
        const auto named = hexes(attribute);
        if (named
            && std::ranges::any_of(*named, [&](auto hex) { return std::ranges::contains(got, hex) != in; }))
            differs(attribute, value(attribute), numbers(got));
    };
    count("has", true);
    count("not", false);
}

void Asking::compareHexes(std::string_view attribute, const std::vector<model::HexIndex>& got)
{
    if (!has(attribute))
        return;
    auto expected = value(attribute) == "none" ? std::vector<model::HexIndex>() : hexes(attribute);
    if (!expected)
        return;
    auto sorted = got;
    std::ranges::sort(sorted);
    std::ranges::sort(*expected);
    if (*expected != sorted)
        differs(attribute, value(attribute), numbers(sorted));
}

void Asking::comparePath(std::string_view attribute, const std::vector<model::HexIndex>& got)
{
    if (!has(attribute))
        return;
    if (const auto expected = hexes(attribute); expected && *expected != got)
        differs(attribute, value(attribute), numbers(got));
}

void Asking::compareWords(std::string_view attribute, std::vector<std::string> got)
{
    if (!has(attribute))
        return;
    std::vector<std::string> expected;
    if (value(attribute) != "none")
        model::forEachWord(value(attribute), [&](std::string_view word) { expected.emplace_back(word); });
    std::ranges::sort(expected);
    std::ranges::sort(got);
    if (expected != got)
        differs(attribute, value(attribute), joined(got));
}

} // namespace rules
