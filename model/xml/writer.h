#pragma once

#include "model/number.h"
#include "model/records/kinds.h"
#include "model/xml/hextext.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace model::xml {

/// Appends text to out, with what XML reserves replaced.
void escape(std::string& out, std::string_view text, bool inAttribute);

/// Builds the text of a file: two spaces a level, one element a line.
class Writer {
public:
    void declaration() { m_out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"; }
    /// Kept XML, each piece on a line of its own at this level.
    void kept(const std::vector<std::string>& pieces);
    void open(std::string_view element);
    void attribute(std::string_view name, std::string_view value);
    /// Ends the start tag; children or text follow.
    void beginContent();
    void endContent(std::string_view element);
    /// Ends an element without content.
    void endEmpty() { m_out += "/>\n"; }
    /// Prose directly after the start tag and the end tag directly after it, so that no white space is added.
    void prose(std::string_view text, const std::vector<std::string>& kept, std::string_view element);
    void hexes(const HexList& list);

    std::string take() { return std::move(m_out); }
    std::string& out() { return m_out; }

private:
    void indent() { m_out.append(m_level * 2, ' '); }

    std::string m_out;
    std::size_t m_level = 0;
};

template <class T>
void writeRecord(Writer& writer, const T& record);

/// Writes what describe() names: attributes at once, the rest after the start tag is closed.
class RecordWriter {
public:
    RecordWriter(Writer& writer, std::string_view element)
        : m_writer(writer)
        , m_element(element)
    {
    }

    void attribute(std::string_view name, Atom member)
    {
        if (member)
            m_writer.attribute(name, member.text());
    }
    void attribute(std::string_view name, Words member) { attribute(name, member.atom()); }
    void attribute(std::string_view name, const std::string& member)
    {
        if (!member.empty())
            m_writer.attribute(name, member);
    }
    void attribute(std::string_view name, bool member)
    {
        if (member)
            m_writer.attribute(name, "yes");
    }
    template <class Number>
        requires std::same_as<Number, int> || std::same_as<Number, double>
    void attribute(std::string_view name, Number member, Number normal = {})
    {
        if (member == normal)
            return;
        std::string text;
        appendNumber(text, member);
        m_writer.attribute(name, text);
    }
    template <class Enum, std::size_t N>
    void choice(std::string_view name, Enum member, const std::array<std::string_view, N>& names)
    {
        if (member != Enum{})
            m_writer.attribute(name, names[static_cast<std::size_t>(member)]);
    }
    void reference(std::string_view name, Atom member, Ref) { attribute(name, member); }
    void reference(std::string_view name, Words member, Ref) { attribute(name, member); }
    void path(std::string_view name, const HexPath& member);
    void cells(std::string_view name, const std::vector<std::string>& member);

    void hexes(const HexList& member)
    {
        if (!member.hexes.empty())
            m_list = &member;
    }
    void hexes(std::string_view name, const HexList& member)
    {
        if (!member.hexes.empty())
            m_namedLists.push_back({name, &member});
    }
    void text(const std::string& member)
    {
        if (!member.empty())
            m_text = &member;
    }
    template <class Child>
    void children(const std::vector<Child>& member)
    {
        if (!member.empty())
            m_children.push_back({&member, [](Writer& writer, const void* list) {
                                      for (const Child& child : *static_cast<const std::vector<Child>*>(list))
                                          writeRecord(writer, child);
                                  }});
    }

    bool hasContent() const { return m_list || !m_namedLists.empty() || !m_children.empty(); }
    const std::string* prose() const { return m_text; }
    /// Everything after the start tag but prose and kept text.
    void writeContent();

private:
    struct NamedList {
        std::string_view name;
        const HexList* list;
    };
    struct Children {
        const void* list;
        void (*write)(Writer&, const void*);
    };

    Writer& m_writer;
    std::string_view m_element;
    const HexList* m_list = nullptr;
    const std::string* m_text = nullptr;
    std::vector<NamedList> m_namedLists;
    std::vector<Children> m_children;
};

/// Writes one record as one element with everything in it. Roots are written by the package writer.
template <class T>
void writeRecord(Writer& writer, const T& record)
{
    const Kept::Text& kept = record.kept.text();
    writer.kept(kept.before);
    writer.open(T::element);
    RecordWriter visitor(writer, T::element);
    T::describe(record, visitor);
    for (const Fields::Field& field : record.fields)
        writer.attribute(field.name.text(), field.value);
    if (visitor.prose()) {
        writer.prose(*visitor.prose(), kept.inside, T::element);
    } else if (visitor.hasContent() || !kept.inside.empty()) {
        writer.beginContent();
        visitor.writeContent();
        writer.kept(kept.inside);
        writer.endContent(T::element);
    } else {
        writer.endEmpty();
    }
}

} // namespace model::xml
