#pragma once

#include "rules/formula/reads.h"
#include "rules/formula/scene.h"
#include "rules/ruleset/ruleset.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules {

enum class FormulaType : std::uint8_t { Truth, Number, Word, Set };

/// One operation of a formula. Every node can be asked for any kind of answer; what it is not made for follows from
/// what it is: a number holds when it is not 0, a word when it is there and not "no", "none" or "0".
struct FormulaNode {
    FormulaNode() = default;
    FormulaNode(const FormulaNode&) = delete;
    FormulaNode& operator=(const FormulaNode&) = delete;
    virtual ~FormulaNode() = default;

    virtual FormulaType type() const = 0;
    virtual Reads reads() const = 0;
    virtual bool holds(const Scene& scene) const;
    virtual double number(const Scene& scene) const;
    virtual Atom word(const Scene& scene) const;
    /// Of a set: whether the word is in it. Of a word: whether it is the same.
    virtual bool has(const Scene& scene, Atom word) const { return this->word(scene) == word; }
    virtual std::vector<Atom> list(const Scene& scene) const;
    virtual std::string text(const Scene& scene) const;
    using Hexes = std::optional<std::vector<model::HexIndex>>;
    /// Hexes outside of which it does not hold for sure, in the order of the atlas; nothing where that cannot be told.
    virtual Hexes where(const Position&) const { return std::nullopt; }
    /// Hexes outside of which it holds for sure.
    virtual Hexes whereNot(const Position&) const { return std::nullopt; }
    /// Hexes outside of which it has not this word, or with an empty one: has no word at all.
    virtual Hexes whereHas(const Position&, Atom) const { return std::nullopt; }
    /// The vocabulary its words are from.
    virtual std::optional<Category> category() const { return std::nullopt; }
    /// Its words are sides, which "own" and "enemy" can stand for.
    virtual bool isSide() const { return false; }
    /// The two parts of a conjunction.
    virtual std::pair<std::shared_ptr<const FormulaNode>, std::shared_ptr<const FormulaNode>> parts() const
    {
        return {};
    }
};

using FormulaNodePtr = std::shared_ptr<const FormulaNode>;

/// What has nothing but parts.
template <class... Part>
Reads readsOf(const Part&... parts)
{
    Reads reads;
    (reads.add(parts->reads()), ...);
    return reads;
}

/// The parts of a conjunction; the node itself when it is none.
std::vector<FormulaNodePtr> conjunctsOf(const FormulaNodePtr& node);

/// Hexes of either list, both in the order of the atlas.
std::vector<model::HexIndex> united(const std::vector<model::HexIndex>& a,
                                    const std::vector<model::HexIndex>& b);

/// "3", "1.5", "-2".
std::string numberText(double number);
std::optional<double> numberFrom(std::string_view text);

} // namespace rules
