#include "rules/ruleset/clause.h"

#include "model/words.h"

#include <algorithm>
#include <charconv>

namespace rules {

Formula ClauseReader::formula(const Clause& clause, std::string_view attribute) const
{
    const std::string_view text = clause.text(attribute);
    if (text.empty())
        return {};
    auto parsed = Formula::parse(text, m_named);
    if (parsed)
        return *std::move(parsed);
    report(clause, parsed.error().message.text(), formulaErrorArguments(clause.id, attribute, parsed.error()));
    return {};
}

int ClauseReader::number(const Clause& clause, std::string_view attribute, int otherwise) const
{
    const std::string_view text = clause.text(attribute);
    if (text.empty())
        return otherwise;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size())
        return value;
    report(clause, "ruleset.parameter-number",
           {std::string(clause.id.text()), std::string(attribute), std::string(text)});
    return otherwise;
}

std::vector<model::Atom> ClauseReader::words(const Clause& clause, std::string_view attribute) const
{
    std::vector<model::Atom> list;
    model::forEachWord(clause.text(attribute), [&](std::string_view word) { list.emplace_back(word); });
    return list;
}

void ClauseReader::allow(const Clause& clause, std::initializer_list<std::string_view> attributes,
                         std::initializer_list<std::string_view> children) const
{
    const auto known = [&](std::string_view name) {
        return name == "source" || name == "cites" || name == "name" || std::ranges::contains(attributes, name)
            || (name.ends_with("-source") && std::ranges::contains(attributes, name.substr(0, name.size() - 7)));
    };
    for (const auto& field : clause.fields)
        if (!known(field.name.text()))
            report(clause, "ruleset.parameter-unused",
                   {std::string(clause.id ? clause.id.text() : clause.element.text()), std::string(field.name.text())});
    for (const Clause& child : clause.inside)
        if (!std::ranges::contains(children, child.element.text()))
            report(child, "ruleset.element", {std::string(child.element.text())});
}

bool ClauseReader::require(const Clause& clause, std::string_view attribute) const
{
    if (!clause.text(attribute).empty())
        return true;
    report(clause, "ruleset.parameter-missing",
           {std::string(clause.id ? clause.id.text() : clause.element.text()), std::string(attribute)});
    return false;
}

void ClauseReader::report(const Clause& clause, std::string_view message, std::vector<std::string> arguments) const
{
    m_findings.push_back({.rule = model::Atom(message),
                          .message = model::Atom(message),
                          .severity = model::Severity::Warning,
                          .subject = model::Subject::ofFile(clause.position.file),
                          .arguments = std::move(arguments),
                          .position = clause.position});
}

std::vector<std::string> formulaErrorArguments(model::Atom id, std::string_view attribute, const FormulaError& error)
{
    std::vector<std::string> arguments{std::string(id.text()), std::string(attribute), std::to_string(error.column)};
    arguments.insert(arguments.end(), error.arguments.begin(), error.arguments.end());
    return arguments;
}

} // namespace rules
