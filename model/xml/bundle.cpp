#include "model/xml/bundle.h"

#include "model/xml/format.h"
#include "model/xml/source.h"
#include "model/xml/writer.h"

#include <array>
#include <filesystem>

namespace model {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = (group << 8U) | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k > bytes.size() ? '=' : kAlphabet[(group >> (18U - (6U * k))) & 63U];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string bytes;
    std::uint32_t group = 0;
    int bits = 0;
    for (const char c : text) {
        if (c == '=' || c == '\n' || c == ' ')
            continue;
        const std::size_t value = kAlphabet.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        group = (group << 6U) | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>((group >> static_cast<unsigned>(bits)) & 255U);
        }
    }
    return bytes;
}

/// XML can stand in the bundle as it is, unless reading it back would change its line ends.
bool isPlainXml(std::string_view path, std::string_view bytes)
{
    return path.ends_with(".xml") && !bytes.contains('\r') && !bytes.contains('\0');
}

bool isSafePath(std::string_view path)
{
    const std::filesystem::path parts(path);
    if (path.empty() || path.contains('\\') || parts.is_absolute())
        return false;
    for (const auto& part : parts)
        if (part.string().starts_with('.') || part.empty())
            return false;
    return true;
}

} // namespace

std::string bundleText(const Files& files)
{
    xml::Writer writer;
    writer.declaration();
    writer.open("bundle");
    writer.attribute("format", std::to_string(xml::kFormat));
    writer.beginContent();
    for (const auto& [path, bytes] : files) {
        writer.open("file");
        writer.attribute("path", path);
        if (isPlainXml(path, bytes)) {
            // Only the end of a CDATA section cannot stand inside one: it is divided between two.
            std::string text;
            std::size_t from = 0;
            for (std::size_t end = bytes.find("]]>"); end != std::string::npos; end = bytes.find("]]>", from)) {
                text.append(bytes, from, end + 2 - from);
                text += "]]><![CDATA[";
                from = end + 2;
            }
            text.append(bytes, from);
            writer.raw("><![CDATA[" + text + "]]></file>\n");
        } else {
            writer.attribute("encoding", "base64");
            writer.prose(toBase64(bytes), {}, "file");
        }
    }
    writer.endContent("bundle");
    return writer.take();
}

bool isBundle(std::string_view text)
{
    constexpr std::size_t far = 1000;
    return text.substr(0, far).contains("<bundle");
}

std::optional<Files> unbundle(std::string_view text, std::string_view file, std::vector<Finding>& findings,
                              const Limits& limits)
{
    Limits whole = limits;
    whole.fileBytes = limits.allBytes;
    xml::Source source(std::string(file), text, findings, whole);
    if (!source.parse())
        return std::nullopt;
    if (std::string_view(source.root().name()) != "bundle") {
        source.report("root.unexpected", source.root(), {source.root().name(), "bundle"});
        return std::nullopt;
    }
    if (!xml::bringUpToDate(source))
        return std::nullopt;
    Files files;
    for (const pugi::xml_node node : source.root().children("file")) {
        const std::string path = node.attribute("path").value();
        if (!isSafePath(path) || files.size() >= limits.files) {
            source.report("bundle.path", node, {path});
            return std::nullopt;
        }
        std::string content;
        for (const pugi::xml_node child : node.children())
            content += child.value();
        if (std::string_view(node.attribute("encoding").value()) == "base64") {
            auto bytes = fromBase64(content);
            if (!bytes) {
                source.report("bundle.encoding", node, {path});
                return std::nullopt;
            }
            content = std::move(*bytes);
        }
        files.insert_or_assign(path, std::move(content));
    }
    return files;
}

} // namespace model
