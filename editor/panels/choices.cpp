#include "editor/panels/choices.h"

#include "editor/document/document.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace editor {

namespace {

using rules::Category;

/// Which vocabulary of the ruleset an attribute takes its words from.
std::optional<Category> vocabularyOf(const Target& target, std::string_view name)
{
    struct Row {
        std::string_view element;
        std::string_view attribute;
        Category category;
    };
    static constexpr std::array rows{
        Row{"counter", "kind", Category::CounterKind}, Row{"type", "kind", Category::CounterKind},
        Row{"counter", "symbol", Category::Symbol},    Row{"type", "symbol", Category::Symbol},
        Row{"counter", "size", Category::Size},        Row{"type", "size", Category::Size},
        Row{"place", "kinds", Category::Place},        Row{"zone", "kind", Category::Zone},
        Row{"line", "kind", Category::Line},           Row{"area", "kind", Category::Area},
        Row{"marker", "kind", Category::Marker},       Row{"unit", "marks", Category::Mark},
        Row{"period", "weather", Category::Weather},   Row{"period", "climate", Category::Climate},
        Row{"past", "weather", Category::Weather},     Row{"past", "climate", Category::Climate},
        Row{"map", "terrain", Category::Terrain}};
    if (target.subject.kind == model::Subject::Kind::Hex)
        return name == "terrain" ? std::optional(Category::Terrain) : std::nullopt;
    if (target.subject.kind == model::Subject::Kind::Hexside)
        return name == "features" ? std::optional(Category::Hexside) : std::nullopt;
    std::string_view element;
    model::withKind(target.subject.record, [&]<class T>() { element = T::element; });
    const auto found = std::ranges::find_if(
        rows, [&](const Row& row) { return row.element == element && row.attribute == name; });
    return found == rows.end() ? std::nullopt : std::optional(found->category);
}

/// What the ruleset allows for a field of a counter.
std::vector<Choice> fieldChoices(const rules::Ruleset& ruleset, const std::string& name)
{
    static const model::Atom kType("type");
    static const model::Atom kChoices("choices");
    std::vector<Choice> choices;
    const rules::Term* field = ruleset.find(Category::Field, model::Atom::known(name));
    if (!field)
        return choices;
    if (field->fields.text(kType) == "flag")
        return {{.value = QStringLiteral("yes"), .label = QCoreApplication::translate("Inspector", "Yes")},
                {.value = QStringLiteral("no"), .label = QCoreApplication::translate("Inspector", "No")}};
    model::forEachWord(field->fields.text(kChoices), [&](std::string_view word) {
        choices.push_back({.value = qs(word), .label = qs(word)});
    });
    return choices;
}

template <class T>
void addRecords(std::vector<Choice>& choices, const model::Package& package, model::Atom scope)
{
    for (const auto& [key, record] : package.all<T>()) {
        if (T::scope == model::Scope::Scenario && key.scope != scope)
            continue;
        const QString id = qs(key.id);
        const QString name = subjectName(model::Subject::of<T>(key), package);
        const bool named = !name.isEmpty() && name != id;
        choices.push_back({.value = id,
                           .label = named ? QStringLiteral("%1 (%2)").arg(name, id) : id,
                           .name = named ? name : id});
    }
}

std::vector<Choice> recordsFor(const model::Package& package, model::Ref to, model::Atom scope)
{
    std::vector<Choice> choices;
    switch (to) {
    case model::Ref::Hex:
        break;
    case model::Ref::Box:
        addRecords<model::Box>(choices, package, scope);
        break;
    case model::Ref::Zone:
        addRecords<model::Zone>(choices, package, scope);
        break;
    case model::Ref::Area:
        addRecords<model::Area>(choices, package, scope);
        break;
    case model::Ref::Counter:
        addRecords<model::Counter>(choices, package, scope);
        break;
    case model::Ref::CounterType:
        addRecords<model::CounterType>(choices, package, scope);
        break;
    case model::Ref::Formation:
        addRecords<model::Formation>(choices, package, scope);
        break;
    case model::Ref::Side:
        addRecords<model::Side>(choices, package, scope);
        break;
    case model::Ref::Nation:
        addRecords<model::Nation>(choices, package, scope);
        break;
    case model::Ref::Turn:
        addRecords<model::Turn>(choices, package, scope);
        break;
    case model::Ref::Sheet:
        addRecords<model::Sheet>(choices, package, scope);
        break;
    case model::Ref::Map:
        addRecords<model::Map>(choices, package, scope);
        break;
    case model::Ref::Card:
        addRecords<model::Card>(choices, package, scope);
        break;
    case model::Ref::Group:
        addRecords<model::Group>(choices, package, scope);
        break;
    case model::Ref::Table:
        addRecords<model::Table>(choices, package, scope);
        break;
    case model::Ref::Place:
        addRecords<model::Place>(choices, package, scope);
        break;
    case model::Ref::Line:
        addRecords<model::Line>(choices, package, scope);
        break;
    case model::Ref::Scenario:
        addRecords<model::Scenario>(choices, package, scope);
        break;
    }
    return choices;
}

std::vector<Choice> facesFor(const model::Package& package, const Target& target)
{
    std::vector<Choice> choices;
    const auto* unit = package.find<model::Unit>(target.subject.key);
    const auto* counter = unit ? package.find<model::Counter>(unit->counter) : nullptr;
    if (counter)
        for (const model::Atom face : facesOf(*counter, package))
            choices.push_back({.value = qs(face), .label = faceName(face)});
    return choices;
}

} // namespace

std::vector<Choice> choicesFor(const Document& document, const Target& target, const Property& property)
{
    std::vector<Choice> choices;
    if (property.kind == Property::Kind::Choice) {
        for (const std::string_view choice : property.choices)
            choices.push_back({.value = qs(choice), .label = attributeName(std::string(choice))});
        return choices;
    }
    if (property.kind == Property::Kind::Reference || property.kind == Property::Kind::References)
        return recordsFor(document.package(), property.to, target.subject.key.scope);
    if (target.subject.is<model::Unit>() && property.name == "face")
        return facesFor(document.package(), target);
    if (target.subject.is<model::Counter>() && property.kind == Property::Kind::Text)
        return fieldChoices(document.ruleset(), property.name);
    if (const auto category = vocabularyOf(target, property.name))
        for (const rules::Term& term : document.ruleset().terms(*category))
            choices.push_back(
                {.value = qs(term.id), .label = termName(document.ruleset(), *category, term.id)});
    return choices;
}

QString valueText(const Document& document, const Target& target, const Property& property)
{
    const std::string& text = property.value.empty() ? property.inherited : property.value;
    const QString value = qs(text);
    switch (property.kind) {
    case Property::Kind::YesNo:
        return {};
    case Property::Kind::Hexes:
        return QCoreApplication::translate("Inspector", "%n hex(es)", nullptr, value.toInt());
    case Property::Kind::Choice:
        return attributeName(text);
    case Property::Kind::Word:
    case Property::Kind::Words:
        if (const auto category = vocabularyOf(target, property.name))
            return termNames(document.ruleset(), *category, model::Words(text));
        if (property.name == "face" && !value.isEmpty())
            return faceName(model::Atom(text));
        return value;
    case Property::Kind::Reference: {
        if (property.to == model::Ref::Hex || value.isEmpty())
            return value;
        const auto choices = choicesFor(document, target, property);
        const auto found = std::ranges::find(choices, value, &Choice::value);
        return found == choices.end() ? value : found->name;
    }
    default:
        return value;
    }
}

} // namespace editor
