#pragma once

#include "model/atom.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// The attributes of a record that the model itself does not know: those a ruleset declares (attack, move,
/// season, …) and those of a stranger's file. Sorted by name; small.
class Fields {
public:
    struct Field {
        Atom name;
        std::string value;
        bool operator==(const Field&) const = default;
    };

    bool empty() const { return m_fields.empty(); }
    std::size_t size() const { return m_fields.size(); }
    auto begin() const { return m_fields.begin(); }
    auto end() const { return m_fields.end(); }

    bool has(Atom name) const { return find(name) != nullptr; }
    /// Empty when there is no such field.
    std::string_view text(Atom name) const;
    std::optional<int> number(Atom name) const;
    void reserve(std::size_t count) { m_fields.reserve(count); }
    /// Sets, replaces or, without a value, removes.
    void set(Atom name, std::optional<std::string> value);

    bool operator==(const Fields&) const = default;

private:
    const Field* find(Atom name) const;

    std::vector<Field> m_fields;
};

/// What a file holds around and inside an element that is nobody's data: comments and elements of unknown
/// name. Kept as pieces of XML text and written back where they stood.
class Kept {
public:
    struct Text {
        std::vector<std::string> before; ///< comments in front of the element
        std::vector<std::string> inside; ///< unknown children and comments before the end tag
        std::vector<std::string> after;  ///< only for the root element of a file: what follows it
        bool operator==(const Text&) const = default;
    };

    Kept() = default;
    explicit Kept(Text text);

    bool empty() const { return !m_text; }
    const Text& text() const;

    bool operator==(const Kept& other) const { return text() == other.text(); }

private:
    std::shared_ptr<const Text> m_text;
};

} // namespace model
