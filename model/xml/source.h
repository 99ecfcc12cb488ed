#pragma once

#include "model/files.h"
#include "model/xml/recent.h"

#include <pugixml.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace model::xml {

/// The text of one file and the tree made from it. Collects what is wrong with it, with line and column.
class Source {
public:
    /// The text must outlive the source.
    Source(std::string file, std::string_view text, std::vector<Finding>& findings,
           const Limits& limits = {});

    /// Parses. False, with a finding, when the text is no XML that we can read safely.
    bool parse();

    pugi::xml_node root() const { return m_document.document_element(); }
    const pugi::xml_document& document() const { return m_document; }
    const Limits& limits() const { return m_limits; }
    const std::string& file() const { return m_file; }

    FilePosition position(std::ptrdiff_t offset) const;
    FilePosition position(pugi::xml_node node) const { return position(node.offset_debug()); }

    /// Adds a finding at a node. Beyond the limit of findings only the count grows.
    void report(std::string_view rule, pugi::xml_node node, std::vector<std::string> arguments,
                Severity severity = Severity::Error);
    void report(std::string_view rule, std::ptrdiff_t offset, std::vector<std::string> arguments,
                Severity severity = Severity::Error);

    /// Attributes that no member takes, of the elements being read, those of the innermost last: one place for all
    /// records.
    struct Attribute {
        const char* name;
        const char* value;
    };
    std::vector<Attribute>& attributes() { return m_attributes; }

    /// Atom(text) and Words(text), for words that come often.
    Atom recentWord(const char* text) { return m_recentWord.of(text); }
    Words recentWords(const char* text) { return m_recentWords.of(text); }

    /// Whether something in the file is not safe to keep, so that saving would lose it.
    bool isRefused() const { return m_refused; }

    /// The element as it stands in the text, from its "<" to its ">". Empty, with a finding, when elements are
    /// nested too deeply in it.
    std::string elementText(pugi::xml_node element);
    /// A comment or processing instruction as it stands in the text.
    std::string commentText(pugi::xml_node node) const;

private:
    std::string m_file;
    std::string_view m_text;
    std::vector<Finding>& m_findings;
    Limits m_limits;
    pugi::xml_document m_document;
    std::vector<Attribute> m_attributes;
    Recent<Atom> m_recentWord;
    Recent<Words> m_recentWords;
    int m_reported = 0;
    bool m_refused = false;
    mutable std::vector<std::size_t> m_lineStarts; ///< made when first needed
};

} // namespace model::xml
