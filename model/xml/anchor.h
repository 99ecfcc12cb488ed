#pragma once

#include <string>
#include <string_view>

namespace model::xml {

/// A comment in front of a line of a root element that has no record of its own, such as <map id="main"/> or <missing>:
/// kept in one text with that line, so that it is written in front of it again. Where the line is gone the comment stays.
inline std::string anchored(std::string_view comment, std::string_view line)
{
    return std::string(comment).append("\n").append(line);
}

/// The line that a lone comment would not end with. Empty for all but anchored comments.
inline std::string_view anchorOf(std::string_view piece)
{
    const bool isAnchored = (piece.starts_with("<!--") && !piece.ends_with("-->"))
        || (piece.starts_with("<?") && !piece.ends_with("?>"));
    return isAnchored ? piece.substr(piece.rfind('\n') + 1) : std::string_view();
}

/// The comment of an anchored piece, or the piece itself.
inline std::string_view withoutAnchor(std::string_view piece)
{
    const std::string_view line = anchorOf(piece);
    return line.empty() ? piece : piece.substr(0, piece.size() - line.size() - 1);
}

/// The line that names a further file.
inline std::string namingLine(std::string_view element, std::string_view id)
{
    return std::string("<").append(element).append(" id=\"").append(id).append("\"/>");
}

} // namespace model::xml
