#pragma once

#include "model/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace editor {

/// One attribute of something that can be inspected, as the text that a file would hold.
struct Property {
    enum class Kind : std::uint8_t {
        Id, ///< changed by renaming, but for the game's own
        Text,
        Prose,
        Number,
        Decimal,
        YesNo,
        Choice,
        Word,
        Words,
        Reference,
        References,
        Hexes,
        Link
    };

    std::string name; ///< as in the file; "#text" for the text of the element
    Kind kind = Kind::Text;
    std::string value;
    std::vector<std::string_view> choices; ///< Choice
    model::Ref to{};                       ///< Reference, References
    std::string inherited{};               ///< where there is no value: what holds instead
    bool fixed = false;                    ///< cannot be changed here
    bool mixed = false;                    ///< several things are inspected, and they differ
    model::Subject link{};                 ///< Link: what it leads to

    bool operator==(const Property&) const = default;
};

/// What is inspected: a hex, a hexside, a record, or one face or one erratum of a counter.
struct Target {
    model::Subject subject;
    model::Atom face{};
    model::Atom erratum{};
    bool operator==(const Target&) const = default;
};

/// The attributes of a target in the order of the file, then its free fields. fields are those that the ruleset
/// declares; they are listed even where they have no value.
std::vector<Property> propertiesOf(const model::Package& package, const Target& target,
                                   const std::vector<model::Atom>& fields);

/// The edit that gives an attribute another value; nothing when the value makes no sense or changes nothing.
std::optional<model::Edit> propertyEdit(const model::Package& package, const Target& target,
                                        const std::string& name, const std::string& value);

/// Gives an attribute of a counter, or of one of its faces, another value; false when the value makes no sense. The
/// first time that something is written on a face, all faces of the counter's type become its own, so that it keeps
/// its back. An empty value takes back what the counter itself says.
bool writeCounter(const model::Package& package, model::Counter& counter, model::Atom face,
                  const std::string& name, const std::string& value);

/// The file that a target lies in: "maps/main.xml".
std::string fileOf(const model::Package& package, const model::Subject& subject);

} // namespace editor
