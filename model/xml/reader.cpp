#include "model/xml/reader.h"

namespace model::xml {
namespace {

bool isKnown(const char* text, const Names& names)
{
    return std::ranges::any_of(names, [text](std::string_view name) { return isNamed(text, name); });
}

} // namespace

RecordReader::RecordReader(Source& source, pugi::xml_node node, const Names& names, Atom id)
    : m_source(source)
    , m_node(node)
    , m_names(names)
    , m_id(id)
    , m_first(source.attributes().size())
{
    auto& attributes = source.attributes();
    auto attribute = node.first_attribute();
    for (const char* name = attribute.name(); *name != '\0'; name = attribute.name()) {
        if (!isNamed(name, "format"))
            attributes.push_back({.name = name, .value = attribute.value()});
        attribute = attribute.next_attribute();
    }
    m_last = attributes.size();
    m_next = m_first;
    m_inOrder = isInOrder();
}

/// Every known attribute before every unknown one, and in the order of the names.
bool RecordReader::isInOrder() const
{
    const auto& attributes = m_source.attributes();
    std::size_t i = m_first;
    for (auto name = m_names.begin(); i < m_last && name != m_names.end(); ++name)
        if (isNamed(attributes[i].name, *name))
            ++i;
    for (; i < m_last; ++i)
        if (isKnown(attributes[i].name, m_names))
            return false;
    return true;
}

const char* RecordReader::search(std::string_view name) const
{
    for (std::size_t i = m_first; i < m_last; ++i)
        if (isNamed(m_source.attributes()[i].name, name))
            return m_source.attributes()[i].value;
    return nullptr;
}

void RecordReader::reject(std::string_view name, const char* value, std::string_view rule)
{
    m_rejected.emplace_back(name, value);
    m_source.report(rule, m_node, {std::string(name), value});
}

void RecordReader::takeFields(Fields& fields) const
{
    const std::size_t first = m_inOrder ? m_next : m_first;
    if (m_rejected.empty() && first == m_last)
        return;
    fields.reserve(m_rejected.size() + m_last - first);
    for (const auto& [name, value] : m_rejected)
        fields.set(Atom(name), value);
    for (std::size_t i = first; i < m_last; ++i) {
        const Attribute& attribute = m_source.attributes()[i];
        if (m_inOrder || !isKnown(attribute.name, m_names))
            fields.set(Atom(attribute.name), attribute.value);
    }
}

void RecordReader::cells(std::string_view name, std::vector<std::string>& member)
{
    const char* value = take(name);
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
