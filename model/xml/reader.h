#pragma once

#include "model/number.h"
#include "model/records/kinds.h"
#include "model/xml/hextext.h"
#include "model/xml/source.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace model::xml {

/// The attribute names that describe() knows, in its order.
struct AttributeNames {
    std::vector<std::string_view> names;

    void attribute(std::string_view name, auto&&...) { names.push_back(name); }
    void choice(std::string_view name, auto&&...) { names.push_back(name); }
    void reference(std::string_view name, auto&&...) { names.push_back(name); }
    void path(std::string_view name, auto&&...) { names.push_back(name); }
    void cells(std::string_view name, auto&&...) { names.push_back(name); }
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void children(auto&&...) {}

    template <class T>
    static const std::vector<std::string_view>& of()
    {
        static const std::vector<std::string_view> known = [] {
            T record;
            AttributeNames visitor;
            T::describe(record, visitor);
            return std::move(visitor.names);
        }();
        return known;
    }
};

/// Fills one record from one element. Where the attributes come in the order of describe(), as in every file that
/// we wrote, each costs one comparison; otherwise they are searched.
class RecordReader {
public:
    RecordReader(Source& source, pugi::xml_node node, const std::vector<std::string_view>& names);

    void attribute(std::string_view name, Atom& member)
    {
        if (const auto value = take(name))
            member = Atom(value.value());
    }
    void attribute(std::string_view name, Words& member)
    {
        if (const auto value = take(name))
            member = Words(value.value());
    }
    void attribute(std::string_view name, std::string& member)
    {
        if (const auto value = take(name))
            member = value.value();
    }
    void attribute(std::string_view name, int& member, int = 0) { number(name, member, parseInt); }
    void attribute(std::string_view name, double& member, double = 0) { number(name, member, parseDouble); }
    void attribute(std::string_view name, bool& member)
    {
        const auto value = take(name);
        if (!value)
            return;
        const std::string_view text = value.value();
        member = text == "yes";
        if (!member && text != "no")
            reject(name, value, "value.boolean");
    }
    template <class Enum, std::size_t N>
    void choice(std::string_view name, Enum& member, const std::array<std::string_view, N>& names)
    {
        const auto value = take(name);
        if (!value)
            return;
        const auto it = std::ranges::find(names, std::string_view(value.value()));
        if (it == names.end())
            reject(name, value, "value.choice");
        else
            member = static_cast<Enum>(it - names.begin());
    }
    void reference(std::string_view name, Atom& member, Ref) { attribute(name, member); }
    void reference(std::string_view name, Words& member, Ref) { attribute(name, member); }
    void path(std::string_view name, HexPath& member)
    {
        if (const auto value = take(name))
            forEachWord(value.value(), [&](std::string_view word) { member.hexes.emplace_back(word); });
    }
    void cells(std::string_view name, std::vector<std::string>& member);
    void hexes(HexList& member) { hexList(m_node, member); }
    void hexes(std::string_view name, HexList& member)
    {
        if (const auto child = m_node.child(std::string(name).c_str()))
            hexList(child, member);
    }
    void text(std::string& member);
    template <class Child>
    void children(std::vector<Child>& member);

    /// After describe(): the attributes that it does not know, and those whose value could not be read, become
    /// fields. "format" belongs to the file.
    void takeFields(Fields& fields) const;

private:
    pugi::xml_attribute take(std::string_view name);
    void reject(std::string_view name, pugi::xml_attribute attribute, std::string_view rule);
    void hexList(pugi::xml_node node, HexList& member);

    template <class Number, class Parse>
    void number(std::string_view name, Number& member, Parse parse)
    {
        const auto value = take(name);
        if (!value)
            return;
        if (const auto parsed = parse(std::string_view(value.value())))
            member = *parsed;
        else
            reject(name, value, "value.number");
    }

    Source& m_source;
    pugi::xml_node m_node;
    const std::vector<std::string_view>& m_names;
    pugi::xml_attribute m_next;
    bool m_inOrder = true;
    std::vector<pugi::xml_attribute> m_rejected;
};

/// Comments directly in front of an element.
std::vector<std::string> commentsBefore(Source& source, pugi::xml_node element);

/// Comments and elements of unknown name inside an element, as text.
std::vector<std::string> keptInside(Source& source, pugi::xml_node node, bool (*isKnown)(std::string_view));

/// The child elements that a kind of record reads by itself.
struct ChildNames {
    std::vector<std::string_view> names;

    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void cells(auto&&...) {}
    void hexes(std::string_view name, auto&) { names.push_back(name); }
    void hexes(auto&) {}
    void text(auto&&...) {}
    template <class Child>
    void children(std::vector<Child>&)
    {
        names.push_back(Child::element);
    }

    template <class T>
    static bool contain(std::string_view name)
    {
        static const std::vector<std::string_view> known = [] {
            T record;
            ChildNames visitor;
            T::describe(record, visitor);
            return std::move(visitor.names);
        }();
        return std::ranges::find(known, name) != known.end();
    }
};

/// Reads the element of a record: its members, its fields, and what is kept of the rest inside it. The children
/// of a root are read by the package reader.
template <class T>
void readRecord(Source& source, pugi::xml_node node, T& record)
{
    RecordReader reader(source, node, AttributeNames::of<T>());
    T::describe(record, reader);
    reader.takeFields(record.fields);
    if constexpr (!isRoot<T>)
        if (node.first_child())
            record.kept = Kept({.before = {}, .inside = keptInside(source, node, ChildNames::contain<T>), .after = {}});
}

template <class Child>
void RecordReader::children(std::vector<Child>& member)
{
    for (const pugi::xml_node child : m_node.children()) {
        if (child.type() != pugi::node_element || Child::element != child.name())
            continue;
        Child& record = member.emplace_back();
        readRecord(m_source, child, record);
        if (auto before = commentsBefore(m_source, child); !before.empty())
            record.kept = Kept({.before = std::move(before), .inside = record.kept.text().inside, .after = {}});
    }
}

} // namespace model::xml
