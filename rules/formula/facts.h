#pragma once

#include "rules/formula/node.h"

#include <string_view>

namespace rules {

/// Something a formula can ask of a scene by its name, with or without one argument in brackets. Only the function for
/// its type need be there.
struct Fact {
    std::string_view name;
    FormulaType type = FormulaType::Word;
    bool takesArgument = false;
    FacetSet reads;
    std::optional<Category> category;
    bool isSide = false;
    bool (*holds)(const Scene&, Atom) = nullptr;
    double (*number)(const Scene&, Atom) = nullptr;
    Atom (*word)(const Scene&, Atom) = nullptr;
    bool (*has)(const Scene&, Atom argument, Atom word) = nullptr;
    std::vector<Atom> (*list)(const Scene&, Atom) = nullptr;
    std::string (*text)(const Scene&,
                        Atom) = nullptr; ///< as a player says it, where the word itself will not do
    RecordSet (*records)() = nullptr; ///< kinds of record looked at besides
    /// Hexes that have the word, or with an empty one any word at all, in the order of the atlas. Where it is there,
    /// counting over hexes looks at no others.
    std::vector<model::HexIndex> (*where)(const Position&, Atom argument, Atom word) = nullptr;
};

/// Null when there is none of that name.
const Fact* findFact(std::string_view name);

std::span<const Fact> situationFacts();
std::span<const Fact> unitFacts();
std::span<const Fact> hexFacts();
std::span<const Fact> recordFacts();

} // namespace rules
