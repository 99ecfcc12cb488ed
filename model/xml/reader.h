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

/// Whether a text of the tree is this name. Nearly all that are not differ in the first letter.
inline bool isNamed(const char* text, std::string_view name)
{
    for (const char c : name)
        if (*text++ != c)
            return false;
    return *text == '\0';
}

using Names = std::vector<std::string_view>;

/// The attribute names that describe() knows, in its order.
struct AttributeNames {
    Names names;

    void attribute(std::string_view name, auto&&...) { names.push_back(name); }
    void choice(std::string_view name, auto&&...) { names.push_back(name); }
    void reference(std::string_view name, auto&&...) { names.push_back(name); }
    void path(std::string_view name, auto&&...) { names.push_back(name); }
    void cells(std::string_view name, auto&&...) { names.push_back(name); }
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void children(auto&&...) {}

    template <class T>
    static const Names& of()
    {
        static const Names known = [] {
            T record;
            AttributeNames visitor;
            T::describe(record, visitor);
            return std::move(visitor.names);
        }();
        return known;
    }
};

/// The child elements that a kind of record reads by itself.
struct ChildNames {
    Names names;

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
    static const Names& of()
    {
        static const Names known = [] {
            T record;
            ChildNames visitor;
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
    /// id is a guess at the record's id, and at others that it may share, that spares looking it up.
    RecordReader(Source& source, pugi::xml_node node, const Names& names, Atom id);
    ~RecordReader() { m_source.attributes().resize(m_first); }
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;

    void attribute(std::string_view name, Atom& member)
    {
        if (const char* value = take(name))
            member = m_id && m_id.text() == value ? m_id : Atom(value);
    }
    void attribute(std::string_view name, Words& member)
    {
        if (const char* value = take(name))
            member = Words(value);
    }
    void attribute(std::string_view name, std::string& member)
    {
        if (const char* value = take(name))
            member = value;
    }
    void attribute(std::string_view name, int& member, int = 0) { number(name, member, parseInt); }
    void attribute(std::string_view name, double& member, double = 0) { number(name, member, parseDouble); }
    void attribute(std::string_view name, bool& member)
    {
        const char* value = take(name);
        if (!value)
            return;
        const std::string_view text = value;
        member = text == "yes";
        if (!member && text != "no")
            reject(name, value, "value.boolean");
    }
    template <class Enum, std::size_t N>
    void choice(std::string_view name, Enum& member, const std::array<std::string_view, N>& names)
    {
        const char* value = take(name);
        if (!value)
            return;
        const auto it = std::ranges::find(names, std::string_view(value));
        if (it == names.end())
            reject(name, value, "value.choice");
        else
            member = static_cast<Enum>(it - names.begin());
    }
    void reference(std::string_view name, Atom& member, Ref) { attribute(name, member); }
    void reference(std::string_view name, Words& member, Ref) { attribute(name, member); }
    void path(std::string_view name, HexPath& member)
    {
        if (const char* value = take(name))
            forEachWord(value, [&](std::string_view word) { member.hexes.emplace_back(word); });
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
    using Attribute = Source::Attribute;

    /// The value of an attribute, nullptr when the element has none of this name.
    const char* take(std::string_view name)
    {
        if (!m_inOrder)
            return search(name);
        if (m_next == m_last || !isNamed(m_source.attributes()[m_next].name, name))
            return nullptr;
        return m_source.attributes()[m_next++].value;
    }
    const char* search(std::string_view name) const;
    bool isInOrder() const;
    void reject(std::string_view name, const char* value, std::string_view rule);
    void hexList(pugi::xml_node node, HexList& member);

    template <class Number, class Parse>
    void number(std::string_view name, Number& member, Parse parse)
    {
        const char* value = take(name);
        if (!value)
            return;
        if (const auto parsed = parse(std::string_view(value)))
            member = *parsed;
        else
            reject(name, value, "value.number");
    }

    Source& m_source;
    pugi::xml_node m_node;
    const Names& m_names;
    Atom m_id;
    std::size_t m_first; ///< of this element's attributes in the source's list
    std::size_t m_last;
    std::size_t m_next;
    bool m_inOrder;
    std::vector<std::pair<std::string_view, const char*>> m_rejected;
};

inline bool isComment(pugi::xml_node node)
{
    return node.type() == pugi::node_comment || node.type() == pugi::node_pi;
}

/// Comments directly in front of an element.
std::vector<std::string> commentsBefore(Source& source, pugi::xml_node element);

/// Comments and elements of unknown name inside an element, as text.
std::vector<std::string> keptInside(Source& source, pugi::xml_node node, const Names& known);

/// Reads the element of a record: its members, its fields, and what is kept of the rest inside it. The children
/// of a root are read by the package reader.
template <class T>
void readRecord(Source& source, pugi::xml_node node, T& record, Atom id = {})
{
    RecordReader reader(source, node, AttributeNames::of<T>(), id);
    T::describe(record, reader);
    reader.takeFields(record.fields);
    if constexpr (!isRoot<T>)
        if (node.first_child())
            if (auto inside = keptInside(source, node, ChildNames::of<T>()); !inside.empty())
                record.kept = Kept({.before = {}, .inside = std::move(inside), .after = {}});
}

template <class Child>
void RecordReader::children(std::vector<Child>& member)
{
    const auto isChild = [](pugi::xml_node node) { return isNamed(node.name(), Child::element); };
    bool afterComment = false;
    for (pugi::xml_node child = m_node.first_child(); child; child = child.next_sibling()) {
        if (isChild(child) && child.type() == pugi::node_element) {
            if (member.empty())
                member.reserve(
                    static_cast<std::size_t>(std::count_if(m_node.begin(), m_node.end(), isChild)));
            Child& record = member.emplace_back();
            readRecord(m_source, child, record);
            if (afterComment)
                record.kept = Kept({.before = commentsBefore(m_source, child),
                                    .inside = record.kept.text().inside,
                                    .after = {}});
        }
        afterComment = isComment(child);
    }
}

} // namespace model::xml
