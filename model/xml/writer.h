#pragma once

#include "model/number.h"
#include "model/records/kinds.h"
#include "model/xml/hextext.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace model::xml {

/// Builds the text of a file: two spaces a level, one element a line.
class Writer {
public:
    void declaration() { raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"); }
    /// Kept XML, each piece on a line of its own at this level.
    void kept(const std::vector<std::string>& pieces);
    void kept(std::string_view piece);
    void open(std::string_view element);
    void attribute(std::string_view name, std::string_view value);
    /// Ends the start tag; children or text follow.
    void beginContent();
    void endContent(std::string_view element);
    /// Ends an element without content.
    void endEmpty() { raw("/>\n"); }
    /// Prose directly after the start tag and the end tag directly after it, so that no white space is added.
    void prose(std::string_view text, const std::vector<std::string>& kept, std::string_view element);
    void hexes(const HexList& list);
    /// Text that is XML already.
    void raw(std::string_view xml);

    std::string take();

private:
    /// Room for so many characters more; what is written there counts when m_size says so.
    char* room(std::size_t size);
    void indent();
    void escape(std::string_view text, bool inAttribute);

    std::string m_out; ///< longer than what is written
    std::size_t m_size = 0;
    std::size_t m_level = 0;
};

/// Writes what describe() names, up to the end of the start tag: the attributes.
class AttributeWriter {
public:
    explicit AttributeWriter(Writer& writer)
        : m_writer(writer)
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

    void hexes(const HexList& member) { m_hasContent = m_hasContent || !member.hexes.empty(); }
    void hexes(std::string_view, const HexList& member) { hexes(member); }
    void text(const std::string& member) { m_prose = member; }
    void children(const auto& member) { m_hasContent = m_hasContent || !member.empty(); }

    /// Whether there is more than attributes and prose.
    bool hasContent() const { return m_hasContent; }
    std::string_view prose() const { return m_prose; }

private:
    Writer& m_writer;
    bool m_hasContent = false;
    std::string_view m_prose;
};

template <class T>
void writeRecord(Writer& writer, const T& record);

/// Writes what describe() names after the start tag: lists of hexes and children.
class ContentWriter {
public:
    explicit ContentWriter(Writer& writer)
        : m_writer(writer)
    {
    }

    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void cells(auto&&...) {}
    void text(auto&&...) {}
    void hexes(const HexList& member) { m_writer.hexes(member); }
    void hexes(std::string_view name, const HexList& member)
    {
        if (member.hexes.empty())
            return;
        m_writer.open(name);
        m_writer.beginContent();
        m_writer.hexes(member);
        m_writer.endContent(name);
    }
    template <class Child>
    void children(const std::vector<Child>& member)
    {
        for (const Child& child : member)
            writeRecord(m_writer, child);
    }

private:
    Writer& m_writer;
};

/// The start tag of an element but for its end: attributes and fields.
template <class T>
AttributeWriter writeAttributes(Writer& writer, const T& record)
{
    AttributeWriter attributes(writer);
    T::describe(record, attributes);
    for (const Fields::Field& field : record.fields)
        writer.attribute(field.name.text(), field.value);
    return attributes;
}

template <class T>
void writeContent(Writer& writer, const T& record)
{
    ContentWriter content(writer);
    T::describe(record, content);
}

/// Writes one record as one element with everything in it. Roots are written by the package writer.
template <class T>
void writeRecord(Writer& writer, const T& record)
{
    const Kept::Text& kept = record.kept.text();
    writer.kept(kept.before);
    writer.open(T::element);
    const AttributeWriter attributes = writeAttributes(writer, record);
    if (!attributes.prose().empty()) {
        writer.prose(attributes.prose(), kept.inside, T::element);
    } else if (attributes.hasContent() || !kept.inside.empty()) {
        writer.beginContent();
        writeContent(writer, record);
        writer.kept(kept.inside);
        writer.endContent(T::element);
    } else {
        writer.endEmpty();
    }
}

} // namespace model::xml
