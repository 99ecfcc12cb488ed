#include "rules/formula/lexer.h"

#include <algorithm>

namespace rules {
namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace

Token Lexer::read(std::size_t& at) const
{
    while (at < m_text.size() && (m_text[at] == ' ' || m_text[at] == '\n' || m_text[at] == '\t'))
        ++at;
    Token token{.kind = Token::Kind::End, .text = {}, .column = static_cast<int>(at) + 1};
    if (at >= m_text.size())
        return token;
    const std::size_t start = at;
    const auto look = [&](std::size_t ahead) { return at + ahead < m_text.size() ? m_text[at + ahead] : '\0'; };
    if (m_text[at] == '\'') {
        const std::size_t end = std::min(m_text.find('\'', at + 1), m_text.size());
        at = std::min(end + 1, m_text.size());
        return {.kind = Token::Kind::Quoted, .text = m_text.substr(start + 1, end - start - 1), .column = token.column};
    }
    // "2001" is a number, "4th-army" a name, "1..4" two numbers.
    bool number = isDigit(m_text[at]);
    if (number || isLetter(m_text[at])) {
        while (at < m_text.size()) {
            const char c = m_text[at];
            const bool joined = (c == '-' || c == '.') && (isLetter(look(1)) || isDigit(look(1)));
            if (!isLetter(c) && !isDigit(c) && !joined)
                break;
            number = number && (isDigit(c) || c == '.');
            ++at;
        }
        token.kind = number ? Token::Kind::Number : Token::Kind::Name;
    } else {
        constexpr std::string_view pairs[]{"<=", ">=", "!=", ".."};
        at += std::ranges::contains(pairs, m_text.substr(at, 2)) ? 2U : 1U;
        token.kind = Token::Kind::Sign;
    }
    token.text = m_text.substr(start, at - start);
    return token;
}

} // namespace rules
