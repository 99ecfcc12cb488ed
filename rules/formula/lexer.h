#pragma once

#include <string_view>

namespace rules {

/// A word, number or sign of a formula.
struct Token {
    enum class Kind : unsigned char { End, Name, Number, Quoted, Sign };

    Kind kind = Kind::End;
    std::string_view text; ///< without the quotes
    int column = 1;

    /// The same name without what stands before a dot.
    Token after(std::string_view prefix) const
    {
        return {.kind = kind, .text = text.substr(prefix.size()), .column = column + static_cast<int>(prefix.size())};
    }
};

/// Takes a formula apart. A name may hold hyphens and dots; a minus stands between spaces.
class Lexer {
public:
    explicit Lexer(std::string_view text)
        : m_text(text)
    {
        m_token = read(m_at);
        m_next = read(m_at);
    }

    const Token& token() const { return m_token; }
    const Token& next() const { return m_next; }
    void advance()
    {
        m_token = m_next;
        m_next = read(m_at);
    }

private:
    Token read(std::size_t& at) const;

    std::string_view m_text;
    std::size_t m_at = 0;
    Token m_token;
    Token m_next;
};

} // namespace rules
