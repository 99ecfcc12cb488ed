#pragma once

#include "rules/formula/reads.h"
#include "rules/formula/scene.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

struct FormulaNode;

/// Why a text is no formula: an id for the sentence, its arguments, and the column (from 1).
struct FormulaError {
    model::Atom message;
    std::vector<std::string> arguments;
    int column = 1;
};

/// A question to a position as a ruleset writes it: "kind is partisan and not (terrain is forest|swamp)",
/// "3 - count(stack: class is LCU)". See rules/formula/README.md for the language.
class Formula {
public:
    /// Text of a value the ruleset names, or nothing.
    using Named = std::function<const std::string*(model::Atom)>;

    Formula() = default;
    static std::expected<Formula, FormulaError> parse(std::string_view text, const Named& named = {});

    /// There is a formula at all.
    explicit operator bool() const { return m_root != nullptr; }

    bool holds(const Scene& scene) const;
    double number(const Scene& scene) const;
    model::Atom word(const Scene& scene) const;
    /// As a player would write it: "3", "1/2", "Partisan", "24 Pz, 46 Pz".
    std::string text(const Scene& scene) const;

    /// Hexes outside of which it does not hold for sure, in the order of the atlas; nothing where that cannot be told.
    std::optional<std::vector<model::HexIndex>> where(const Position& position) const;

    /// What an answer can depend on.
    const Reads& reads() const { return m_reads; }
    /// The parts of a conjunction; the formula itself when it is none.
    std::vector<Formula> conjuncts() const;

private:
    friend class FormulaParser;

    std::shared_ptr<const FormulaNode> m_root;
    Reads m_reads;
};

} // namespace rules
