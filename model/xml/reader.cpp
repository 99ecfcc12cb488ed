#include "model/xml/reader.h"

#include <cassert>

namespace model::xml {
namespace {

bool isKnown(const char* text, const Names& names)
{
    return std::ranges::any_of(names, [text](std::string_view name) { return isNamed(text, name); });
}

} // namespace

RecordReader::RecordReader(Source& source, pugi::xml_node node, const Names& names)
    : m_source(source)
    , m_node(node)
    , m_child(node.first_child())
    , m_first(source.attributes().size())
{
    assert(names.size() <= kMostNames);
    std::fill_n(m_values.begin(), std::max<std::size_t>(names.size(), 1), nullptr);
    std::size_t next = 0; // in files that we wrote the attributes come in the order of the names
    const auto find = [&](const char* name) {
        for (std::size_t i = next; i < names.size(); ++i)
            if (isNamed(name, names[i]))
                return i;
        for (std::size_t i = 0; i < next; ++i)
            if (isNamed(name, names[i]))
                return i;
        return names.size();
    };
    auto attribute = node.first_attribute();
    for (const char* name = attribute.name(); *name != '\0'; name = attribute.name()) {
        const std::size_t place = find(name);
        if (place == names.size()) {
            if (!isNamed(name, "format")) // belongs to the file
                source.attributes().push_back({.name = name, .value = attribute.value()});
        } else {
            if (!m_values[place])
                m_values[place] = attribute.value();
            next = place + 1;
        }
        attribute = attribute.next_attribute();
    }
    m_last = source.attributes().size();
}

void RecordReader::reject(std::string_view name, const char* value, std::string_view rule)
{
    m_source.attributes().push_back({.name = name.data(), .value = value});
    ++m_last;
    m_source.report(rule, m_node, {std::string(name), value});
}

void RecordReader::takeFields(Fields& fields) const
{
    fields.reserve(m_last - m_first);
    for (std::size_t i = m_first; i < m_last; ++i) {
        const Source::Attribute& attribute = m_source.attributes()[i];
        fields.set(m_source.recentWord(attribute.name), attribute.value);
    }
}

void RecordReader::cells(std::string_view, std::vector<std::string>& member)
{
    const char* value = take();
    if (!value)
        return;
    std::string_view rest = value;
    while (true) {
        const std::size_t bar = rest.find('|');
        member.emplace_back(rest.substr(0, bar));
        if (bar == std::string_view::npos)
            return;
        rest.remove_prefix(bar + 1);
    }
}

void RecordReader::hexList(pugi::xml_node node, HexList& member)
{
    std::string bad;
    for (const pugi::xml_node child : node.children()) {
        if (child.type() != pugi::node_pcdata && child.type() != pugi::node_cdata)
            continue;
        if (!readHexes(child.value(), member, m_source.limits().listedHexes, bad))
            m_source.report("limit.count", child, {bad, std::to_string(m_source.limits().listedHexes)});
    }
}

void RecordReader::text(std::string& member)
{
    for (const pugi::xml_node child : m_node.children())
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            member += child.value();
}

std::vector<std::string> commentsBefore(Source& source, pugi::xml_node element)
{
    std::vector<std::string> pieces;
    auto first = element;
    while (isComment(first.previous_sibling()))
        first = first.previous_sibling();
    for (; first != element; first = first.next_sibling())
        pieces.push_back(source.commentText(first));
    return pieces;
}

std::vector<std::string> keptInside(Source& source, pugi::xml_node node, const Names& known)
{
    std::vector<std::string> pieces;
    std::vector<std::string> comments; // they belong to the element after them
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() == pugi::node_element) {
            if (!isKnown(child.name(), known)) {
                pieces.insert(pieces.end(), comments.begin(), comments.end());
                pieces.push_back(source.elementText(child));
            }
            comments.clear();
        } else if (isComment(child)) {
            comments.push_back(source.commentText(child));
        }
    }
    pieces.insert(pieces.end(), comments.begin(), comments.end());
    return pieces;
}

} // namespace model::xml
