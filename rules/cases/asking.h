#pragma once

#include "rules/answers/answers.h"
#include "rules/cases/case_runner.h"

#include <optional>

namespace rules {

/// One expectation being checked: reads what it asks about and collects where the answer differs.
class Asking {
public:
    Asking(const Position& position, const Expectation& expectation, std::vector<Mismatch>& mismatches)
        : m_position(position)
        , m_expectation(expectation)
        , m_mismatches(mismatches)
    {
    }

    const Position& position() const { return m_position; }
    bool has(std::string_view attribute) const { return m_expectation.has(attribute); }
    std::string_view value(std::string_view attribute) const { return m_expectation.value(attribute); }
    Atom atom(std::string_view attribute) const { return Atom(value(attribute)); }
    const model::Fields& attributes() const { return m_expectation.attributes; }

    // What the expectation names. Nothing, with a mismatch, when it does not exist.
    const Placed* unit(std::string_view attribute = "unit");
    const MovementSpec* movement();
    std::optional<model::HexIndex> hex(std::string_view attribute = "hex");
    /// Several, runs included: "2001..2004 2107".
    std::optional<std::vector<model::HexIndex>> hexes(std::string_view attribute);

    // Each compares only when the expectation has the attribute.
    void compare(std::string_view attribute, std::string_view got);
    void compare(std::string_view attribute, double got);
    void compare(std::string_view attribute, int got) { compare(attribute, static_cast<double>(got)); }
    void compare(std::string_view attribute, bool got);
    /// Hexes in any order: all of them ("is"), some of them ("has"), none of them ("not").
    void compareHexes(const std::vector<model::HexIndex>& got);
    /// Hexes in any order, under one attribute.
    void compareHexes(std::string_view attribute, const std::vector<model::HexIndex>& got);
    /// Hexes in this order.
    void comparePath(std::string_view attribute, const std::vector<model::HexIndex>& got);
    /// Words in any order.
    void compareWords(std::string_view attribute, std::vector<std::string> got);

    void differs(std::string_view what, std::string_view expected, std::string_view got);
    void unknown(std::string_view name) { differs("unknown", name, {}); }

private:
    std::string numbers(const std::vector<model::HexIndex>& hexes) const;

    const Position& m_position;
    const Expectation& m_expectation;
    std::vector<Mismatch>& m_mismatches;
};

} // namespace rules
