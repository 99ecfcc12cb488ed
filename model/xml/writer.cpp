#include "model/xml/writer.h"

namespace model::xml {
namespace {

std::string_view entity(char c, bool inAttribute)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return inAttribute ? "&quot;" : "";
    case '\n':
        return inAttribute ? "&#10;" : "";
    case '\t':
        return inAttribute ? "&#9;" : "";
    case '\r':
        return "&#13;";
    default:
        return "";
    }
}

} // namespace

void escape(std::string& out, std::string_view text, bool inAttribute)
{
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] > '>')
            continue;
        const std::string_view replaced = entity(text[i], inAttribute);
        if (replaced.empty())
            continue;
        out.append(text, from, i - from);
        out += replaced;
        from = i + 1;
    }
    out.append(text, from);
}

void Writer::kept(const std::vector<std::string>& pieces)
{
    for (const std::string& piece : pieces) {
        indent();
        m_out += piece;
        m_out += '\n';
    }
}

void Writer::open(std::string_view element)
{
    indent();
    m_out += '<';
    m_out += element;
}

void Writer::attribute(std::string_view name, std::string_view value)
{
    m_out += ' ';
    m_out += name;
    m_out += "=\"";
    escape(m_out, value, true);
    m_out += '"';
}

void Writer::beginContent()
{
    m_out += ">\n";
    ++m_level;
}

void Writer::endContent(std::string_view element)
{
    --m_level;
    indent();
    m_out += "</";
    m_out += element;
    m_out += ">\n";
}

void Writer::prose(std::string_view text, const std::vector<std::string>& kept, std::string_view element)
{
    m_out += '>';
    escape(m_out, text, false);
    for (const std::string& piece : kept)
        m_out += piece;
    m_out += "</";
    m_out += element;
    m_out += ">\n";
}

void Writer::hexes(const HexList& list)
{
    writeHexes(m_out, list, std::string(m_level * 2, ' '));
}

void RecordWriter::path(std::string_view name, const HexPath& member)
{
    if (member.hexes.empty())
        return;
    std::string text;
    for (const Atom hex : member.hexes) {
        if (!text.empty())
            text += ' ';
        text += hex.text();
    }
    m_writer.attribute(name, text);
}

void RecordWriter::cells(std::string_view name, const std::vector<std::string>& member)
{
    if (member.empty())
        return;
    std::string text;
    for (std::size_t i = 0; i < member.size(); ++i) {
        if (i > 0)
            text += '|';
        text += member[i];
    }
    m_writer.attribute(name, text);
}

void RecordWriter::writeContent()
{
    if (m_list)
        m_writer.hexes(*m_list);
    for (const NamedList& named : m_namedLists) {
        m_writer.open(named.name);
        m_writer.beginContent();
        m_writer.hexes(*named.list);
        m_writer.endContent(named.name);
    }
    for (const Children& children : m_children)
        children.write(m_writer, children.list);
}

} // namespace model::xml
