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

/// Fills one record from one element. describe() asks for the attributes in the order of their names, so that each is
/// compared by name once, when the element is met.
class RecordReader {
public:
    RecordReader(Source& source, pugi::xml_node node, const Names& names);
    ~RecordReader() { m_source.attributes().resize(m_first); }
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;

    /// The value of the first attribute that describe() names; nullptr when the element has none.
    const char* first() const { return m_values.front(); }
    /// Reads members, fields, and what is kept of the rest inside the element. id is a guess at words of the record, its
    /// id above all, that spares looking them up.
    template <class T>
    void read(T& record, Atom id = {});

    void attribute(std::string_view, Atom& member)
    {
        if (const char* value = take())
            member = m_id && isNamed(value, m_id.text()) ? m_id : m_source.recentWord(value);
    }
    void attribute(std::string_view, Words& member)
    {
        if (const char* value = take())
            member = m_source.recentWords(value);
    }
    void attribute(std::string_view, std::string& member)
    {
        if (const char* value = take())
            member = value;
    }
    void attribute(std::string_view name, int& member, int = 0) { number(name, member, parseInt); }
    void attribute(std::string_view name, double& member, double = 0) { number(name, member, parseDouble); }
    void attribute(std::string_view name, bool& member)
    {
        const char* value = take();
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
        const char* value = take();
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
    void path(std::string_view, HexPath& member)
    {
        if (const char* value = take())
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

private:
    static constexpr std::size_t kMostNames = 32;

    /// The value of the attribute whose turn it is, nullptr when the element has none of its name.
    const char* take() { return m_values[m_next++]; }
    void reject(std::string_view name, const char* value, std::string_view rule);
    void hexList(pugi::xml_node node, HexList& member);
    /// The attributes that describe() does not know, and those whose value could not be read.
    void takeFields(Fields& fields) const;

    template <class Number, class Parse>
    void number(std::string_view name, Number& member, Parse parse)
    {
        const char* value = take();
        if (!value)
            return;
        if (const auto parsed = parse(std::string_view(value)))
            member = *parsed;
        else
            reject(name, value, "value.number");
    }

    Source& m_source;
    pugi::xml_node m_node;
    pugi::xml_node m_child; ///< the first that no call for children has read yet
    Atom m_id;
    std::array<const char*, kMostNames> m_values; ///< by the attribute's place among the names
    std::size_t m_next = 0;
    std::size_t m_first; ///< of the attributes for takeFields() in the source's list
    std::size_t m_last;
};

inline bool isComment(pugi::xml_node node)
{
    return node.type() == pugi::node_comment || node.type() == pugi::node_pi;
}

/// Comments directly in front of an element.
std::vector<std::string> commentsBefore(Source& source, pugi::xml_node element);

/// Comments and elements of unknown name inside an element, as text.
std::vector<std::string> keptInside(Source& source, pugi::xml_node node, const Names& known);

/// Reads the element of a record. The children of a root are read by the package reader.
template <class T>
void readRecord(Source& source, pugi::xml_node node, T& record)
{
    RecordReader(source, node, AttributeNames::of<T>()).read(record);
}

template <class T>
void RecordReader::read(T& record, Atom id)
{
    m_id = id;
    T::describe(record, *this);
    if (m_first != m_last)
        takeFields(record.fields);
    if constexpr (!isRoot<T>)
        if (m_child)
            if (auto inside = keptInside(m_source, m_node, ChildNames::of<T>()); !inside.empty())
                record.kept = Kept({.before = {}, .inside = std::move(inside), .after = {}});
}

template <class Child>
void RecordReader::children(std::vector<Child>& member)
{
    bool afterComment = false;
    for (pugi::xml_node child = m_child; child;) {
        const pugi::xml_node next = child.next_sibling();
        const bool isChild = isNamed(child.name(), Child::element) && child.type() == pugi::node_element;
        if (isChild) {
            constexpr std::size_t asCountersHaveFaces = 2;
            if (member.empty())
                member.reserve(asCountersHaveFaces);
            Child& record = member.emplace_back();
            readRecord(m_source, child, record);
            if (afterComment)
                record.kept = Kept({.before = commentsBefore(m_source, child),
                                    .inside = record.kept.text().inside,
                                    .after = {}});
            if (child == m_child)
                m_child = next;
        }
        afterComment = !isChild && isComment(child);
        child = next;
    }
}

} // namespace model::xml
