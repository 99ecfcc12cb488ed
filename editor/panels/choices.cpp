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
        Row{"map", "terrain", Category::Terrain},      Row{"box", "kind", Category::Box},
        Row{"turn", "season", Category::Season}};
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

/// The colours that nations and formations have.
std::vector<Choice> coloursOf(const Document& document)
{
    std::vector<Choice> choices;
    const auto add = [&](std::string_view colour, const QString& name) {
        if (!colour.empty()
            && std::ranges::none_of(choices, [&](const Choice& each) { return each.value == qs(colour); }))
            choices.push_back(
                {.value = qs(colour), .label = QStringLiteral("%1 (%2)").arg(name, qs(colour))});
    };
    for (const auto& [key, formation] : document.package().all<model::Formation>())
        add(formation.colour, subjectName(model::Subject::of<model::Formation>(key), document.package()));
    for (const auto& [key, nation] : document.package().all<model::Nation>())
        add(nation.colour, subjectName(model::Subject::of<model::Nation>(key), document.package()));
    static const model::Atom kColour("colour");
    for (const rules::Term& nation : document.ruleset().terms(Category::Nation))
        add(nation.fields.text(kColour), termName(document.ruleset(), Category::Nation, nation.id));
    return choices;
}

std::vector<Choice> turnsOf(const Document& document)
{
    std::vector<Choice> choices;
    for (const auto& [key, turn] : document.package().all<model::Turn>().in(document.scenario()))
        choices.push_back({.value = qs(key.id), .label = qs(key.id)});
    return choices;
}

/// What the ruleset allows for a field of a counter.
std::vector<Choice> fieldChoices(const Document& document, const std::string& name)
{
    static const model::Atom kType("type");
    static const model::Atom kChoices("choices");
    const rules::Ruleset& ruleset = document.ruleset();
    std::vector<Choice> choices;
    const rules::Term* field = ruleset.find(Category::Field, model::Atom::known(name));
    if (!field)
        return choices;
    if (field->fields.text(kType) == "flag")
        return {{.value = QStringLiteral("yes"), .label = QCoreApplication::translate("Inspector", "Yes")},
                {.value = QStringLiteral("no"), .label = QCoreApplication::translate("Inspector", "No")}};
    if (field->fields.text(kType) == "colour")
        return coloursOf(document);
    if (field->fields.text(kType) == "turn")
        return turnsOf(document);
    if (field->fields.text(kType) == "symbol")
        for (const rules::Term& term : ruleset.terms(Category::Symbol))
            choices.push_back({.value = qs(term.id), .label = termName(ruleset, Category::Symbol, term.id)});
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

/// Calls visit.template operator()<T>() for the kind of record that a reference points to; not for hexes.
template <class Visit>
void withReferred(model::Ref to, Visit visit)
{
    switch (to) {
    case model::Ref::Hex:
        return;
    case model::Ref::Box:
        return visit.template operator()<model::Box>();
    case model::Ref::Zone:
        return visit.template operator()<model::Zone>();
    case model::Ref::Area:
        return visit.template operator()<model::Area>();
    case model::Ref::Counter:
        return visit.template operator()<model::Counter>();
    case model::Ref::CounterType:
        return visit.template operator()<model::CounterType>();
    case model::Ref::Formation:
        return visit.template operator()<model::Formation>();
    case model::Ref::Side:
        return visit.template operator()<model::Side>();
    case model::Ref::Nation:
        return visit.template operator()<model::Nation>();
    case model::Ref::Turn:
        return visit.template operator()<model::Turn>();
    case model::Ref::Sheet:
        return visit.template operator()<model::Sheet>();
    case model::Ref::Map:
        return visit.template operator()<model::Map>();
    case model::Ref::Card:
        return visit.template operator()<model::Card>();
    case model::Ref::Group:
        return visit.template operator()<model::Group>();
    case model::Ref::Table:
        return visit.template operator()<model::Table>();
    case model::Ref::Place:
        return visit.template operator()<model::Place>();
    case model::Ref::Line:
        return visit.template operator()<model::Line>();
    case model::Ref::Scenario:
        return visit.template operator()<model::Scenario>();
    }
}

/// The scenario or map within which a target's references are looked up.
model::Atom scopeOf(const Target& target)
{
    return target.subject.is<model::Scenario>() ? target.subject.key.id : target.subject.key.scope;
}

std::vector<Choice> recordsFor(const model::Package& package, model::Ref to, model::Atom scope)
{
    std::vector<Choice> choices;
    withReferred(to, [&]<class T>() { addRecords<T>(choices, package, scope); });
    return choices;
}

/// The name of one of them, found without listing all.
QString recordName(const model::Package& package, model::Ref to, model::Atom scope, model::Atom id)
{
    QString name;
    withReferred(to, [&]<class T>() {
        model::Key key{.scope = T::scope == model::Scope::Scenario ? scope : model::Atom(), .id = id};
        if constexpr (T::scope == model::Scope::Map)
            for (const auto& [each, record] : package.all<T>())
                if (each.id == id)
                    key = each;
        if (package.find<T>(key))
            name = subjectName(model::Subject::of<T>(key), package);
    });
    return name.isEmpty() ? qs(id) : name;
}

/// Reads one attribute of a record as a word.
struct WordReader {
    std::string_view wanted;
    model::Atom word;

    template <class T>
    void attribute(std::string_view name, const T& v, auto&&...)
    {
        if constexpr (std::same_as<T, model::Atom>)
            if (name == wanted)
                word = v;
    }
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    void children(auto&&...) {}
};

/// Words that the model itself knows for an attribute, and those that the package uses already.
std::vector<Choice> customaryWords(const model::Package& package, const Target& target,
                                   const std::string& name)
{
    struct Row {
        std::string_view element;
        std::string_view attribute;
        std::string_view words;
    };
    static constexpr std::array rows{
        Row{"entry", "kind", "reinforcement withdrawal conversion replacement"},
        Row{"hex", "scored", "end turn"},
        Row{"automatic", "when", "end-of-turn end-of-round"},
        Row{"weather", "method", "calendar table historical"},
        Row{"table", "source", "text inferred default designer"},
        Row{"note", "kind", "description designer-notes special-rules"},
    };
    std::vector<model::Atom> words;
    model::withKind(target.subject.record, [&]<class T>() {
        for (const Row& row : rows)
            if (row.element == T::element && row.attribute == name)
                model::forEachWord(row.words, [&](std::string_view word) { words.emplace_back(word); });
        for (const auto& [key, record] : package.all<T>()) {
            WordReader reader{.wanted = name, .word = {}};
            T::describe(record, reader);
            if (reader.word && !std::ranges::contains(words, reader.word))
                words.push_back(reader.word);
        }
    });
    std::vector<Choice> choices;
    for (const model::Atom word : words)
        choices.push_back({.value = qs(word), .label = wordName(word.text())});
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
            choices.push_back({.value = qs(choice), .label = wordName(choice)});
        return choices;
    }
    if (property.kind == Property::Kind::Reference || property.kind == Property::Kind::References)
        return recordsFor(document.package(), property.to, scopeOf(target));
    if (target.subject.is<model::Unit>() && property.name == "face")
        return facesFor(document.package(), target);
    if (target.subject.is<model::Counter>() && property.kind == Property::Kind::Text)
        return fieldChoices(document, property.name);
    if (const auto category = vocabularyOf(target, property.name))
        for (const rules::Term& term : document.ruleset().terms(*category))
            choices.push_back(
                {.value = qs(term.id), .label = termName(document.ruleset(), *category, term.id)});
    else if (property.kind == Property::Kind::Word && target.subject.kind == model::Subject::Kind::Record)
        return customaryWords(document.package(), target, property.name);
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
        return QCoreApplication::translate("Inspector", "%n hex(es)", nullptr,
                                           static_cast<int>(value.split(u' ', Qt::SkipEmptyParts).size()));
    case Property::Kind::Choice:
        return wordName(text);
    case Property::Kind::Text:
    case Property::Kind::Word:
    case Property::Kind::Words:
        if (const auto category = vocabularyOf(target, property.name))
            return termNames(document.ruleset(), *category, model::Words(text));
        if (property.name == "face" && !value.isEmpty())
            return faceName(model::Atom(text));
        return property.kind == Property::Kind::Word && property.name != "id"
                && target.subject.kind == model::Subject::Kind::Record
            ? wordName(text)
            : value;
    case Property::Kind::Reference: {
        if (property.to == model::Ref::Hex || value.isEmpty())
            return value;
        return recordName(document.package(), property.to, scopeOf(target), model::Atom(text));
    }
    default:
        return value;
    }
}

} // namespace editor
