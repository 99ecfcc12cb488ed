#include "editor/exchange/countervalues.h"

#include "editor/text/text.h"
#include "model/number.h"

#include <QCoreApplication>

#include <array>

namespace editor {

namespace {

using model::Atom;
using rules::Category;

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(CounterValue)
};

QString notANumber(const std::string& value)
{
    return Sentences::tr("“%1” is no number.").arg(qs(value));
}

bool isColour(std::string_view text)
{
    return text.size() == 7 && text.front() == '#'
        && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

QString numberProblem(const model::Fields& field, const std::string& value)
{
    static const Atom min("min");
    static const Atom max("max");
    const auto number = model::parseInt(value);
    if (!number)
        return notANumber(value);
    const auto least = field.number(min);
    const auto most = field.number(max);
    if ((!least || *number >= *least) && (!most || *number <= *most))
        return {};
    return least && most ? Sentences::tr("%1 is not from %2 to %3.").arg(*number).arg(*least).arg(*most)
        : least          ? Sentences::tr("%1 is less than %2.").arg(*number).arg(*least)
                         : Sentences::tr("%1 is more than %2.").arg(*number).arg(most.value_or(0));
}

bool hasTurn(const model::Package& package, Atom id)
{
    return std::ranges::any_of(package.all<model::Turn>(),
                               [&](const auto& turn) { return turn.first.id == id; });
}

QString fieldProblem(const model::Fields& field, const std::string& value, const model::Package& package,
                     const rules::Ruleset& ruleset)
{
    static const Atom typeWord("type");
    static const Atom choicesWord("choices");
    const std::string_view type = field.text(typeWord);
    if (type == "number")
        return numberProblem(field, value);
    if (type == "flag" && value != "yes" && value != "no")
        return Sentences::tr("“%1” is neither yes nor no.").arg(qs(value));
    const std::string_view choices = field.text(choicesWord);
    if (type == "choice" && !model::Words(choices).contains(value))
        return Sentences::tr("“%1” is none of these: %2.").arg(qs(value), qs(choices));
    if (type == "colour" && !isColour(value))
        return Sentences::tr("“%1” is no colour; write it like #c0392b.").arg(qs(value));
    if (type == "symbol" && !ruleset.find(Category::Symbol, Atom::known(value)))
        return Sentences::tr("The game has no symbol “%1”.").arg(qs(value));
    if (type == "hex" && !exists(package.atlas().find(std::string_view(value))))
        return Sentences::tr("There is no hex “%1”.").arg(qs(value));
    if (type == "turn" && !hasTurn(package, Atom::known(value)))
        return Sentences::tr("The turn track has no turn “%1”.").arg(qs(value));
    return {};
}

template <class T>
QString missing(const model::Package& package, const std::string& value, const QString& sentence)
{
    return package.find<T>(Atom::known(value)) ? QString() : sentence.arg(qs(value));
}

QString commonProblem(const std::string& name, const std::string& value, const model::Package& package,
                      const rules::Ruleset& ruleset)
{
    const auto unknown = [&](Category category, const QString& sentence) {
        return ruleset.terms(category).empty() || ruleset.find(category, Atom::known(value))
            ? QString()
            : sentence.arg(qs(value));
    };
    if (name == "kind")
        return unknown(Category::CounterKind, Sentences::tr("The game has no kind “%1”."));
    if (name == "symbol")
        return unknown(Category::Symbol, Sentences::tr("The game has no symbol “%1”."));
    if (name == "size")
        return unknown(Category::Size, Sentences::tr("The game has no size “%1”."));
    if (name == "nation")
        return ruleset.find(Category::Nation, Atom::known(value))
            ? QString()
            : missing<model::Nation>(package, value, Sentences::tr("There is no nation “%1”."));
    if (name == "type")
        return missing<model::CounterType>(package, value,
                                           Sentences::tr("There is no type of counter “%1”."));
    if (name == "formation")
        return missing<model::Formation>(package, value, Sentences::tr("There is no formation “%1”."));
    if (name == "pair")
        return missing<model::Counter>(package, value, Sentences::tr("There is no counter “%1”."));
    if (name == "sheet")
        return missing<model::Sheet>(package, value, Sentences::tr("There is no sheet “%1”."));
    if (name == "copies") {
        const auto number = model::parseInt(value);
        return !number    ? notANumber(value)
            : *number < 1 ? Sentences::tr("There is at least one copy of a counter, not %1.").arg(*number)
                          : QString();
    }
    return {};
}

} // namespace

QString valueProblem(const CounterColumn& column, const std::string& value, const model::Package& package,
                     const rules::Ruleset& ruleset)
{
    if (value.empty())
        return {};
    if (!column.face || column.attribute.text() == "symbol")
        if (const QString problem =
                commonProblem(std::string(column.attribute.text()), value, package, ruleset);
            !problem.isEmpty())
            return problem;
    const rules::Term* field = ruleset.find(Category::Field, column.attribute);
    return field ? fieldProblem(field->fields, value, package, ruleset) : QString();
}

} // namespace editor
