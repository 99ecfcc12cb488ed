#include "model/xml/writer.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace model::xml {
namespace {

/// What stands for a character in a file; empty for all that stand for themselves.
using Entities = std::array<std::string_view, 256>;

constexpr Entities kInText = [] {
    Entities entities;
    entities['&'] = "&amp;";
    entities['<'] = "&lt;";
    entities['>'] = "&gt;";
    entities['\r'] = "&#13;";
    return entities;
}();
constexpr Entities kInAttribute = [] {
    Entities entities = kInText;
    entities['"'] = "&quot;";
    entities['\n'] = "&#10;";
    entities['\t'] = "&#9;";
    return entities;
}();
constexpr std::size_t kLongestEntity = 6;

/// True for all that have an entity, and for few others that occur in values.
bool mayNeedEntity(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < '?' && (byte < ' ' || byte > '!') && (byte < '-' || byte > '9');
}

/// Most pieces are short: two overlapping words instead of a call.
char* put(char* to, std::string_view text)
{
    const auto ends = [&]<class Word>(Word first) {
        Word last;
        std::memcpy(&first, text.data(), sizeof first);
        std::memcpy(&last, text.data() + text.size() - sizeof last, sizeof last);
        std::memcpy(to, &first, sizeof first);
        std::memcpy(to + text.size() - sizeof last, &last, sizeof last);
    };
    if (text.size() > 16)
        std::memcpy(to, text.data(), text.size());
    else if (text.size() >= 8)
        ends(std::uint64_t{});
    else if (text.size() >= 4)
        ends(std::uint32_t{});
    else
        for (std::size_t i = 0; i < text.size(); ++i)
            to[i] = text[i];
    return to + text.size();
}

char* putEscaped(char* to, std::string_view text, const Entities& entities)
{
    bool plain = true;
    for (const char c : text)
        plain &= !mayNeedEntity(c);
    if (plain)
        return put(to, text);
    for (const char c : text) {
        if (const std::string_view entity = entities[static_cast<unsigned char>(c)]; !entity.empty())
            to = put(to, entity);
        else
            *to++ = c;
    }
    return to;
}

} // namespace

char* Writer::room(std::size_t size)
{
    // Grown in large steps: memory that is never touched costs nothing, copying does.
    constexpr std::size_t least = 16384;
    if (m_out.size() - m_size < size)
        m_out.resize_and_overwrite(std::max({least, m_out.size() * 4, m_size + size}),
                                   [](char*, std::size_t all) { return all; });
    return m_out.data() + m_size;
}

std::string Writer::take()
{
    m_out.resize(m_size);
    m_size = 0;
    return std::move(m_out);
}

void Writer::raw(std::string_view xml)
{
    put(room(xml.size()), xml);
    m_size += xml.size();
}

void Writer::indent()
{
    std::memset(room(m_level * 2), ' ', m_level * 2);
    m_size += m_level * 2;
}

void Writer::escape(std::string_view text, bool inAttribute)
{
    char* from = room(text.size() * kLongestEntity);
    m_size += static_cast<std::size_t>(putEscaped(from, text, inAttribute ? kInAttribute : kInText) - from);
}

void Writer::kept(const std::vector<std::string>& pieces)
{
    for (const std::string& piece : pieces)
        kept(piece);
}

void Writer::kept(std::string_view piece)
{
    indent();
    raw(piece);
    raw("\n");
}

void Writer::open(std::string_view element)
{
    indent();
    raw("<");
    raw(element);
}

void Writer::attribute(std::string_view name, std::string_view value)
{
    char* from = room(name.size() + (value.size() * kLongestEntity) + 4);
    char* to = from;
    *to++ = ' ';
    to = put(to, name);
    to = put(to, "=\"");
    to = putEscaped(to, value, kInAttribute);
    *to++ = '"';
    m_size += static_cast<std::size_t>(to - from);
}

void Writer::beginContent()
{
    raw(">\n");
    ++m_level;
}

void Writer::endContent(std::string_view element)
{
    --m_level;
    indent();
    raw("</");
    raw(element);
    raw(">\n");
}

void Writer::prose(std::string_view text, const std::vector<std::string>& kept, std::string_view element)
{
    raw(">");
    escape(text, false);
    for (const std::string& piece : kept)
        raw(piece);
    raw("</");
    raw(element);
    raw(">\n");
}

void Writer::hexes(const HexList& list)
{
    std::string text;
    writeHexes(text, list, std::string(m_level * 2, ' '));
    raw(text);
}

void AttributeWriter::path(std::string_view name, const HexPath& member)
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

void AttributeWriter::cells(std::string_view name, const std::vector<std::string>& member)
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

} // namespace model::xml
