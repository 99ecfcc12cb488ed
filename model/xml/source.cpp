#include "model/xml/source.h"

#include <algorithm>
#include <cstring>

namespace model::xml {
namespace {

constexpr std::size_t kBlock = 64;

/// Whether a whole block is plain characters and line ends. Without a branch, so that it takes many at once.
bool isPlainBlock(const unsigned char* bytes)
{
    unsigned char odd = 0;
    for (std::size_t i = 0; i < kBlock; ++i)
        odd |= static_cast<unsigned char>((bytes[i] & 0x80U)
                                          | static_cast<unsigned>(bytes[i] < 0x20 && bytes[i] != '\n'));
    return odd == 0;
}

/// Offset of the first byte that is not UTF-8 or not allowed in XML, or npos.
std::size_t findBadByte(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    std::size_t i = 0;
    std::size_t block = 0; // where the next one to look at begins
    while (i < text.size()) {
        if (i >= block && i + kBlock <= text.size()) {
            block = i + kBlock;
            if (isPlainBlock(bytes + i)) {
                i = block;
                continue;
            }
        }
        if (bytes[i] < 0x80) {
            if (bytes[i] < 0x20 && bytes[i] != '\n' && bytes[i] != '\r' && bytes[i] != '\t')
                return i;
            ++i;
            continue;
        }
        const unsigned char lead = bytes[i];
        const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
        if (lead < 0xC2 || lead > 0xF4 || i + length > text.size())
            return i;
        for (std::size_t k = 1; k < length; ++k)
            if ((bytes[i + k] & 0xC0U) != 0x80)
                return i;
        const bool overlong = (lead == 0xE0 && bytes[i + 1] < 0xA0) || (lead == 0xF0 && bytes[i + 1] < 0x90);
        const bool surrogate = lead == 0xED && bytes[i + 1] >= 0xA0;
        if (overlong || surrogate || (lead == 0xF4 && bytes[i + 1] >= 0x90))
            return i;
        i += length;
    }
    return std::string_view::npos;
}

} // namespace

Source::Source(std::string file, std::string_view text, std::vector<Finding>& findings, const Limits& limits)
    : m_file(std::move(file))
    , m_text(text)
    , m_findings(findings)
    , m_limits(limits)
{
}

bool Source::parse()
{
    if (m_text.size() > m_limits.fileBytes) {
        report("file.too-large", std::ptrdiff_t{0}, {m_file, std::to_string(m_limits.fileBytes >> 20U)});
        return false;
    }
    if (const std::size_t bad = findBadByte(m_text); bad != std::string_view::npos) {
        report("xml.encoding", static_cast<std::ptrdiff_t>(bad), {m_file});
        return false;
    }
    constexpr unsigned flags =
        pugi::parse_default | pugi::parse_comments | pugi::parse_pi | pugi::parse_doctype;
    const auto result = m_document.load_buffer(m_text.data(), m_text.size(), flags, pugi::encoding_utf8);
    if (!result) {
        report("xml.syntax", result.offset, {m_file, result.description()});
        return false;
    }
    for (const pugi::xml_node node : m_document.children()) {
        if (node.type() != pugi::node_doctype)
            continue;
        report("xml.doctype", node, {m_file});
        return false;
    }
    if (!root()) {
        report("xml.syntax", std::ptrdiff_t{0}, {m_file, "No document element found"});
        return false;
    }
    return true;
}

FilePosition Source::position(std::ptrdiff_t offset) const
{
    if (m_lineStarts.empty()) {
        m_lineStarts.push_back(0);
        for (std::size_t i = 0; i < m_text.size(); ++i)
            if (m_text[i] == '\n')
                m_lineStarts.push_back(i + 1);
    }
    const auto at = std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), m_text.size());
    const auto line = std::prev(std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), at));
    const auto characters = std::count_if(
        m_text.begin() + static_cast<std::ptrdiff_t>(*line), m_text.begin() + static_cast<std::ptrdiff_t>(at),
        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; });
    return {.file = m_file,
            .line = static_cast<int>(line - m_lineStarts.begin()) + 1,
            .column = static_cast<int>(characters) + 1};
}

void Source::report(std::string_view rule, pugi::xml_node node, std::vector<std::string> arguments,
                    Severity severity)
{
    report(rule, node.offset_debug(), std::move(arguments), severity);
}

void Source::report(std::string_view rule, std::ptrdiff_t offset, std::vector<std::string> arguments,
                    Severity severity)
{
    if (++m_reported > m_limits.findings + 1)
        return;
    Finding finding;
    finding.rule = finding.message = Atom(m_reported > m_limits.findings ? "limit.findings" : rule);
    finding.severity = severity;
    finding.subject = Subject::ofFile(m_file);
    finding.position = position(offset);
    finding.discriminator =
        std::to_string(finding.position.line) + ":" + std::to_string(finding.position.column);
    finding.arguments = std::move(arguments);
    m_findings.push_back(std::move(finding));
}

std::string Source::elementText(pugi::xml_node element)
{
    const auto start = static_cast<std::size_t>(element.offset_debug()) - 1;
    std::size_t i = start;
    int depth = 0;
    const auto skipTo = [&](std::string_view end) { i = m_text.find(end, i) + end.size(); };
    while (i < m_text.size()) {
        if (m_text[i] != '<') {
            ++i;
        } else if (m_text.substr(i).starts_with("<!--")) {
            skipTo("-->");
        } else if (m_text.substr(i).starts_with("<![CDATA[")) {
            skipTo("]]>");
        } else if (m_text.substr(i).starts_with("<?")) {
            skipTo("?>");
        } else {
            const bool closing = m_text[i + 1] == '/';
            bool empty = false;
            while (m_text[i] != '>') {
                if (m_text[i] == '"' || m_text[i] == '\'')
                    i = m_text.find(m_text[i], i + 1);
                empty = m_text[i] == '/';
                ++i;
            }
            ++i;
            depth += closing ? -1 : empty ? 0 : 1;
            if (depth > m_limits.depth) {
                m_refused = true;
                report("xml.depth", element, {element.name(), std::to_string(m_limits.depth)});
                return {};
            }
            if (depth == 0)
                return std::string(m_text.substr(start, i - start));
        }
    }
    return {};
}

std::string Source::commentText(pugi::xml_node node) const
{
    if (node.type() == pugi::node_comment)
        return "<!--" + std::string(node.value()) + "-->";
    std::string text = "<?" + std::string(node.name());
    if (*node.value() != '\0')
        text += " " + std::string(node.value());
    return text + "?>";
}

} // namespace model::xml
