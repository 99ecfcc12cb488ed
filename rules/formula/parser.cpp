#include "rules/formula/formula.h"
#include "rules/formula/lexer.h"
#include "rules/formula/operations.h"

#include <algorithm>
#include <array>

namespace rules {

/// Reads a formula by recursive descent. Errors travel as exceptions inside this file only.
class FormulaParser {
public:
    FormulaParser(std::string_view text, const Formula::Named& named, int depth)
        : m_lexer(text)
        , m_named(named)
        , m_depth(depth)
    {
    }

    static Formula make(FormulaNodePtr root)
    {
        Formula formula;
        formula.m_reads = root->reads();
        formula.m_root = std::move(root);
        return formula;
    }

    FormulaNodePtr whole()
    {
        FormulaNodePtr node = either();
        if (m_lexer.token().kind != Token::Kind::End)
            unexpected();
        return node;
    }

private:
    static constexpr int kDeepest = 64;

    [[noreturn]] void fail(std::string_view message, std::vector<std::string> arguments) const
    {
        throw FormulaError{.message = Atom(message), .arguments = std::move(arguments), .column = m_lexer.token().column};
    }
    [[noreturn]] void unexpected() const
    {
        if (m_lexer.token().kind == Token::Kind::End)
            fail("formula.end", {});
        fail("formula.unexpected", {std::string(m_lexer.token().text)});
    }

    bool take(std::string_view text)
    {
        const Token& token = m_lexer.token();
        if (token.kind == Token::Kind::End || token.text != text)
            return false;
        m_lexer.advance();
        return true;
    }
    void expect(std::string_view text)
    {
        if (!take(text))
            unexpected();
    }
    std::string word()
    {
        const Token token = m_lexer.token();
        if (token.kind != Token::Kind::Name && token.kind != Token::Kind::Number
            && token.kind != Token::Kind::Quoted)
            unexpected();
        m_lexer.advance();
        return std::string(token.text);
    }

    FormulaNodePtr either()
    {
        if (++m_depth > kDeepest)
            fail("formula.deep", {});
        FormulaNodePtr node = both();
        while (take("or"))
            node = orNode(std::move(node), both());
        --m_depth;
        return node;
    }
    FormulaNodePtr both()
    {
        FormulaNodePtr node = negation();
        while (take("and"))
            node = andNode(std::move(node), negation());
        return node;
    }
    FormulaNodePtr negation()
    {
        if (take("not"))
            return notNode(negation());
        return comparison();
    }
    FormulaNodePtr comparison()
    {
        FormulaNodePtr node = sum();
        if (take("is")) {
            const bool negated = take("not");
            node = isNode(std::move(node), choices());
            return negated ? notNode(std::move(node)) : node;
        }
        static constexpr std::array<std::pair<std::string_view, Comparison>, 6> kComparisons{{
            {"<=", Comparison::LessOrEqual},
            {"<", Comparison::Less},
            {">=", Comparison::GreaterOrEqual},
            {">", Comparison::Greater},
            {"=", Comparison::Equal},
            {"!=", Comparison::NotEqual},
        }};
        for (const auto& [sign, kind] : kComparisons)
            if (take(sign))
                return compareNode(kind, std::move(node), sum());
        return node;
    }
    std::vector<Choice> choices()
    {
        std::vector<Choice> list;
        do {
            const std::string text = word();
            Choice choice{.word = Atom(text), .from = numberFrom(text), .to = 0};
            if (choice.from)
                choice.to = *choice.from;
            if (choice.from && take("..")) {
                const auto to = numberFrom(word());
                if (!to)
                    unexpected();
                choice.to = *to;
            }
            list.push_back(choice);
        } while (take("|"));
        return list;
    }
    FormulaNodePtr sum()
    {
        FormulaNodePtr node = product();
        for (;;) {
            if (take("+"))
                node = arithmeticNode('+', std::move(node), product());
            else if (take("-"))
                node = arithmeticNode('-', std::move(node), product());
            else
                return node;
        }
    }
    FormulaNodePtr product()
    {
        FormulaNodePtr node = factor();
        for (;;) {
            if (take("*"))
                node = arithmeticNode('*', std::move(node), factor());
            else if (take("/"))
                node = arithmeticNode('/', std::move(node), factor());
            else
                return node;
        }
    }
    FormulaNodePtr factor()
    {
        const Token token = m_lexer.token();
        if (take("(")) {
            FormulaNodePtr node = either();
            expect(")");
            return node;
        }
        if (take("-"))
            return arithmeticNode('-', numberNode(0), factor());
        if (take("if")) {
            FormulaNodePtr condition = either();
            expect("then");
            FormulaNodePtr then = either();
            expect("else");
            return ifNode(std::move(condition), std::move(then), either());
        }
        if (token.kind == Token::Kind::Number) {
            m_lexer.advance();
            return numberNode(numberFrom(token.text).value_or(0));
        }
        if (token.kind == Token::Kind::Quoted) {
            m_lexer.advance();
            return wordNode(Atom(token.text));
        }
        if (token.kind != Token::Kind::Name)
            unexpected();
        m_lexer.advance();
        return named(token);
    }

    FormulaNodePtr named(const Token& token)
    {
        const std::string_view name = token.text;
        if (name.starts_with("from."))
            return fromNode(named(token.after("from.")));
        if (name.starts_with("outer."))
            return outerNode(named(token.after("outer.")));
        if (name == "true" || name == "false")
            return numberNode(name == "true" ? 1 : 0);
        const bool bracket = take("(");
        if (bracket) {
            FormulaNodePtr node = called(name);
            expect(")");
            return node;
        }
        if (const Fact* fact = findFact(name); fact && !fact->takesArgument)
            return factNode(*fact, {});
        if (const std::string* text = m_named ? m_named(Atom(name)) : nullptr) {
            if (m_depth > kDeepest)
                fail("formula.deep", {});
            return FormulaParser(*text, m_named, m_depth + 2).whole();
        }
        throw FormulaError{.message = Atom("formula.unknown"), .arguments = {std::string(name)}, .column = token.column};
    }

    /// What stands in brackets after a name.
    FormulaNodePtr called(std::string_view name)
    {
        constexpr std::array<std::string_view, 7> quantifiers{"count", "any", "all", "sum", "most", "names", "distinct"};
        constexpr std::array<std::string_view, 5> charts{"most", "least", "total", "flagged", "charted"};
        constexpr std::array<std::string_view, 5> functions{"min", "max", "ceil", "floor", "abs"};
        if (const Fact* fact = findFact(name); fact && fact->takesArgument)
            return factNode(*fact, Atom(word()));
        if (name == "at") {
            const Atom place(word());
            expect(":");
            return atNode(place, either());
        }
        if (std::ranges::contains(quantifiers, name) && m_lexer.next().text == ":")
            return quantifier(name);
        if (std::ranges::contains(charts, name)) {
            FormulaNodePtr set = either();
            if (!set->category())
                unexpected();
            expect(",");
            return chartNode(name, std::move(set), Atom(word()));
        }
        if (name == "chart")
            return chartValue();
        if (std::ranges::contains(functions, name)) {
            std::vector<FormulaNodePtr> arguments;
            do
                arguments.push_back(either());
            while (take(","));
            return functionNode(name, std::move(arguments));
        }
        fail("formula.unknown", {std::string(name)});
    }
    /// chart(place, city, shift)
    FormulaNodePtr chartValue()
    {
        const std::string category = word();
        const auto it = std::ranges::find(kCategories, category);
        if (it == kCategories.end())
            fail("formula.unknown", {category});
        expect(",");
        const Atom term(word());
        expect(",");
        return chartValueNode(static_cast<Category>(it - kCategories.begin()), term, Atom(word()));
    }
    FormulaNodePtr quantifier(std::string_view name)
    {
        const std::string members = word();
        const auto domain = Domain::find(members);
        if (!domain)
            fail("formula.unknown", {members});
        expect(":");
        FormulaNodePtr condition = either();
        FormulaNodePtr value;
        if (take(","))
            value = either();
        else if (name == "names")
            value = factNode(*findFact("unit"), {});
        else if (name == "sum" || name == "most" || name == "distinct")
            unexpected();
        return quantifierNode(name, *domain, std::move(condition), std::move(value));
    }

    Lexer m_lexer;
    const Formula::Named& m_named;
    int m_depth;
};

std::expected<Formula, FormulaError> Formula::parse(std::string_view text, const Named& named)
{
    try {
        return FormulaParser::make(FormulaParser(text, named, 0).whole());
    } catch (FormulaError& error) {
        return std::unexpected(std::move(error));
    }
}

} // namespace rules
