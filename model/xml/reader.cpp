#include "model/xml/reader.h"

#include <cstring>

namespace model::xml {
namespace {

bool isComment(pugi::xml_node node)
{
    return node.type() == pugi::node_comment || node.type() == pugi::node_pi;
}

/// Every known attribute before every unknown one, and in the order of names.
bool inOrder(pugi::xml_attribute attribute, const std::vector<std::string_view>& names)
{
    if (attribute && std::strcmp(attribute.name(), "format") == 0)
        attribute = attribute.next_attribute();
    auto name = names.begin();
    while (attribute && name != names.end()) {
        if (*name == attribute.name())
            attribute = attribute.next_attribute();
        ++name;
    }
    for (; attribute; attribute = attribute.next_attribute())
        if (std::ranges::find(names, std::string_view(attribute.name())) != names.end())
            return false;
    return true;
}

} // namespace

RecordReader::RecordReader(Source& source, pugi::xml_node node, const std::vector<std::string_view>& names)
    : m_source(source)
    , m_node(node)
    , m_names(names)
    , m_next(node.first_attribute())
    , m_inOrder(inOrder(m_next, names))
{
    if (m_next && std::strcmp(m_next.name(), "format") == 0)
        m_next = m_next.next_attribute();
}

pugi::xml_attribute RecordReader::take(std::string_view name)
{
    if (!m_inOrder)
        return m_node.attribute(std::string(name).c_str());
    if (!m_next || name != m_next.name())
        return {};
    const auto taken = m_next;
    m_next = m_next.next_attribute();
    return taken;
}

void RecordReader::reject(std::string_view name, pugi::xml_attribute attribute, std::string_view rule)
{
    m_rejected.push_back(attribute);
    m_source.report(rule, m_node, {std::string(name), attribute.value()});
}

void RecordReader::takeFields(Fields& fields) const
{
    for (const auto attribute : m_rejected)
        fields.set(Atom(attribute.name()), attribute.value());
    const auto first = m_inOrder ? m_next : m_node.first_attribute();
    std::size_t count = m_rejected.size();
    for (auto attribute = first; attribute; attribute = attribute.next_attribute())
        ++count;
    if (count == 0)
        return;
    fields.reserve(count);
    for (auto attribute = first; attribute; attribute = attribute.next_attribute()) {
        const std::string_view name = attribute.name();
        if (name == "format" || (!m_inOrder && std::ranges::find(m_names, name) != m_names.end()))
            continue;
        fields.set(Atom(name), attribute.value());
    }
}

void RecordReader::cells(std::string_view name, std::vector<std::string>& member)
{
    const auto value = take(name);
    if (!value)
        return;
    std::string_view rest = value.value();
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

std::vector<std::string> keptInside(Source& source, pugi::xml_node node, bool (*isKnown)(std::string_view))
{
    std::vector<std::string> pieces;
    std::vector<std::string> comments; // they belong to the element after them
    for (const pugi::xml_node child : node.children()) {
        if (isComment(child)) {
            comments.push_back(source.commentText(child));
        } else if (child.type() == pugi::node_element) {
            if (!isKnown(child.name())) {
                pieces.insert(pieces.end(), comments.begin(), comments.end());
                pieces.push_back(source.elementText(child));
            }
            comments.clear();
        }
    }
    pieces.insert(pieces.end(), comments.begin(), comments.end());
    return pieces;
}

} // namespace model::xml
