#include "editor/exchange/countercolumns.h"

#include "editor/panels/attributenames.h"
#include "editor/panels/property.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"
#include "model/number.h"

#include <algorithm>
#include <array>

namespace editor {

namespace {

using model::Atom;
using rules::Category;

/// The attributes that tables need to tell apart.
struct Known {
    Atom id{"id"}, sheet{"sheet"}, type{"type"}, name{"name"}, kind{"kind"}, nation{"nation"};
    Atom formation{"formation"}, symbol{"symbol"}, size{"size"}, copies{"copies"}, pair{"pair"},
        faces{"faces"};
    Atom art{"art"}, front{"front"}, back{"back"}, face{"face"}, on{"on"};
};
const Known& known()
{
    static const Known words;
    return words;
}

constexpr std::string_view kCounterPrefix = "counter_";

/// What other tables of counters call a column.
struct Alias {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array kAliases{
    Alias{"qty", "copies"},          Alias{"quantity", "copies"}, Alias{"count", "copies"},
    Alias{"designation", "name"},    Alias{"unit", "name"},       Alias{"nationality", "nation"},
    Alias{"parent", "formation"},    Alias{"echelon", "size"},    Alias{"defence", "defense"},
    Alias{"movement", "move"},       Alias{"ma", "move"},         Alias{"image", "front_art"},
    Alias{"back_image", "back_art"}, Alias{"counter", "id"},
};

bool isCommon(Atom attribute)
{
    return std::ranges::contains(commonColumns(), attribute, &CounterColumn::attribute);
}

bool isPrintedOnFaces(const rules::Ruleset& ruleset, Atom field)
{
    const rules::Term* term = ruleset.find(Category::Field, field);
    return term && term->fields.text(known().on) == known().face.text();
}

/// All faces that counters and types have.
std::vector<Atom> facesIn(const model::Package& package)
{
    std::vector<Atom> faces{known().front, known().back};
    const auto add = [&](const std::vector<model::Face>& list) {
        for (const model::Face& face : list)
            if (!std::ranges::contains(faces, face.id))
                faces.push_back(face.id);
    };
    for (const auto& [key, type] : package.all<model::CounterType>())
        add(type.faces);
    for (const auto& [key, counter] : package.all<model::Counter>())
        add(counter.faces);
    return faces;
}

bool isField(const model::Package& package, const rules::Ruleset& ruleset, Atom field)
{
    if (ruleset.find(Category::Field, field))
        return true;
    return std::ranges::any_of(fieldColumns(package, ruleset),
                               [&](const CounterColumn& column) { return column.attribute == field; });
}

const model::Face* faceNamed(const std::vector<model::Face>& faces, Atom id)
{
    const auto found = std::ranges::find(faces, id, &model::Face::id);
    return found == faces.end() ? nullptr : &*found;
}

std::string ofFace(const model::Face& face, Atom attribute)
{
    const Known& is = known();
    if (attribute == is.name)
        return face.name;
    if (attribute == is.art)
        return face.art;
    return std::string(attribute == is.symbol ? face.symbol.text() : face.fields.text(attribute));
}

QString fieldName(const rules::Ruleset& ruleset, Atom attribute)
{
    const rules::Term* term = ruleset.find(Category::Field, attribute);
    return term && !term->name.empty() ? rulesetText(term->name)
                                       : attributeName(std::string(attribute.text()));
}

} // namespace

std::vector<CounterColumn> commonColumns()
{
    const Known& is = known();
    return {{.face = {}, .attribute = is.id},     {.face = {}, .attribute = is.name},
            {.face = {}, .attribute = is.kind},   {.face = {}, .attribute = is.nation},
            {.face = {}, .attribute = is.type},   {.face = {}, .attribute = is.formation},
            {.face = {}, .attribute = is.symbol}, {.face = {}, .attribute = is.size},
            {.face = {}, .attribute = is.copies}, {.face = {}, .attribute = is.pair},
            {.face = {}, .attribute = is.sheet},  {.face = {}, .attribute = is.faces}};
}

std::vector<CounterColumn> fieldColumns(const model::Package& package, const rules::Ruleset& ruleset)
{
    const Known& is = known();
    std::vector<CounterColumn> columns;
    const auto add = [&](Atom face, Atom attribute) {
        if (const CounterColumn column{.face = face, .attribute = attribute};
            !std::ranges::contains(columns, column))
            columns.push_back(column);
    };
    for (const Atom face : {is.front, is.back})
        for (const rules::Term& field : ruleset.terms(Category::Field))
            if (isPrintedOnFaces(ruleset, field.id))
                add(face, field.id);
    for (const rules::Term& field : ruleset.terms(Category::Field))
        if (!isPrintedOnFaces(ruleset, field.id))
            add({}, field.id);
    const auto addRest = [&](const model::Fields& fields, const std::vector<model::Face>& faces) {
        for (const auto& field : fields)
            add({}, field.name);
        for (const model::Face& face : faces) {
            if (face.symbol)
                add(face.id, is.symbol);
            if (!face.name.empty())
                add(face.id, is.name);
            if (!face.art.empty())
                add(face.id, is.art);
            for (const auto& field : face.fields)
                add(face.id, field.name);
        }
    };
    for (const auto& [key, type] : package.all<model::CounterType>())
        addRest(type.fields, type.faces);
    for (const auto& [key, counter] : package.all<model::Counter>())
        addRest(counter.fields, counter.faces);
    return columns;
}

std::string columnHeader(const CounterColumn& column, const rules::Ruleset& ruleset)
{
    const Known& is = known();
    const std::string name(column.attribute.text());
    const bool onFaces = isPrintedOnFaces(ruleset, column.attribute) && !isCommon(column.attribute);
    if (column.face)
        return onFaces && column.face == is.front ? name : std::string(column.face.text()) + '_' + name;
    return onFaces || name.find('_') != std::string::npos ? std::string(kCounterPrefix) + name : name;
}

std::optional<CounterColumn> columnOf(const std::string& header, const model::Package& package,
                                      const rules::Ruleset& ruleset)
{
    const Known& is = known();
    std::string name = utf8(qs(header).trimmed());
    const std::string lower = utf8(qs(name).toLower());
    if (const auto* const alias = std::ranges::find(kAliases, lower, &Alias::theirs); alias != kAliases.end())
        name = alias->ours;
    else if (isCommon(Atom::known(lower)))
        name = lower;
    if (isCommon(Atom::known(name)))
        return CounterColumn{.face = {}, .attribute = Atom::known(name)};
    if (name.starts_with(kCounterPrefix))
        return CounterColumn{.face = {}, .attribute = Atom(name.substr(kCounterPrefix.size()))};

    const auto fieldOf = [&](const std::string& word) -> Atom {
        for (const std::string& each : {word, utf8(qs(word).toLower())})
            if (const Atom field = Atom::known(each); field && isField(package, ruleset, field))
                return field;
        for (const rules::Term& field : ruleset.terms(Category::Field))
            if (qs(word).compare(fieldName(ruleset, field.id), Qt::CaseInsensitive) == 0)
                return field.id;
        for (const Alias& alias : kAliases)
            if (qs(word).compare(qs(alias.theirs), Qt::CaseInsensitive) == 0
                && ruleset.find(Category::Field, Atom::known(alias.ours)))
                return Atom::known(alias.ours);
        return {};
    };
    if (const std::size_t line = name.find('_'); line != std::string::npos) {
        const std::vector<Atom> faces = facesIn(package);
        const std::string written = name.substr(0, line);
        const auto met = std::ranges::find_if(
            faces, [&](Atom each) { return qs(each).compare(qs(written), Qt::CaseInsensitive) == 0; });
        const Atom face = met == faces.end() ? Atom() : *met;
        const std::string rest = name.substr(line + 1);
        const Atom attribute =
            rest == "name" || rest == "symbol" || rest == "art" ? Atom(rest) : fieldOf(rest);
        // A table may bring faces that no counter has yet.
        if (attribute && isPrintedOnFaces(ruleset, attribute))
            return CounterColumn{.face = face ? face : Atom(written), .attribute = attribute};
        if (face && attribute)
            return CounterColumn{.face = face, .attribute = attribute};
    }
    const Atom field = fieldOf(name);
    if (!field)
        return {};
    return CounterColumn{.face = isPrintedOnFaces(ruleset, field) ? is.front : Atom(), .attribute = field};
}

QString columnName(const CounterColumn& column, const rules::Ruleset& ruleset)
{
    const QString name = isCommon(column.attribute) ? attributeName(std::string(column.attribute.text()))
                                                    : fieldName(ruleset, column.attribute);
    if (!column.face || (column.face == known().front && isPrintedOnFaces(ruleset, column.attribute)))
        return name;
    return QStringLiteral("%1, %2").arg(name, faceName(column.face).toLower());
}

CounterCells::CounterCells(const model::Package& package)
    : m_package(package)
{
    for (const auto& [key, type] : package.all<model::CounterType>())
        m_types.emplace(key.id, &type);
    for (const auto& [key, sheet] : package.all<model::Sheet>())
        m_sheets.emplace(key.id, &sheet);
}

const model::CounterType* CounterCells::typeOf(const model::Counter& counter) const
{
    const auto found = m_types.find(counter.type);
    return found == m_types.end() ? nullptr : found->second;
}

const std::vector<model::Face>& CounterCells::facesOf(const model::Counter& counter) const
{
    const model::CounterType* type = typeOf(counter);
    return counter.faces.empty() && type ? type->faces : counter.faces;
}

std::string CounterCells::own(const model::Counter& counter, const CounterColumn& column) const
{
    const Known& is = known();
    const Atom name = column.attribute;
    if (column.face) {
        const model::Face* face = faceNamed(counter.faces, column.face);
        return face ? ofFace(*face, name) : std::string();
    }
    if (name == is.name)
        return counter.name;
    if (name == is.copies)
        return std::to_string(counter.copies);
    if (name == is.faces) {
        std::string list;
        for (const model::Face& face : counter.faces)
            (list += list.empty() ? "" : " ") += face.id.text();
        return list;
    }
    const Atom word = name == is.id ? counter.id
        : name == is.sheet          ? counter.sheet
        : name == is.type           ? counter.type
        : name == is.kind           ? counter.kind
        : name == is.nation         ? counter.nation
        : name == is.formation      ? counter.formation
        : name == is.symbol         ? counter.symbol
        : name == is.size           ? counter.size
        : name == is.pair           ? counter.pair
                                    : Atom();
    return std::string(word || isCommon(name) ? word.text() : counter.fields.text(name));
}

std::string CounterCells::inherited(const model::Counter& counter, const CounterColumn& column) const
{
    const Known& is = known();
    const Atom name = column.attribute;
    const model::CounterType* type = typeOf(counter);
    if (column.face) {
        if (name == is.name || name == is.symbol)
            return {};
        const model::Face* typical = type ? faceNamed(type->faces, column.face) : nullptr;
        if (name == is.art)
            return typical ? typical->art : std::string();
        if (!faceNamed(facesOf(counter), column.face))
            return {};
        if (counter.fields.has(name))
            return std::string(counter.fields.text(name));
        if (typical && typical->fields.has(name))
            return std::string(typical->fields.text(name));
        return std::string(type ? type->fields.text(name) : std::string_view());
    }
    if (name == is.nation) {
        if (type && type->nation)
            return std::string(type->nation.text());
        const auto sheet = m_sheets.find(counter.sheet);
        return std::string(sheet == m_sheets.end() ? std::string_view() : sheet->second->nation.text());
    }
    if (!type)
        return {};
    if (name == is.name)
        return type->name;
    const Atom word = name == is.kind ? type->kind
        : name == is.symbol           ? type->symbol
        : name == is.size             ? type->size
                                      : Atom();
    return std::string(word || isCommon(name) ? word.text() : type->fields.text(name));
}

std::string CounterCells::value(const model::Counter& counter, const CounterColumn& column) const
{
    std::string text = own(counter, column);
    return text.empty() ? inherited(counter, column) : text;
}

bool CounterCells::write(model::Counter& counter, const CounterColumn& column, const std::string& value) const
{
    const Known& is = known();
    const std::string before = own(counter, column);
    if (value == before || (before.empty() && value == inherited(counter, column)))
        return true;
    if (column.face && value.empty() && !faceNamed(counter.faces, column.face))
        return true;
    if (!column.face && column.attribute == is.sheet) {
        counter.sheet = Atom(value);
        return true;
    }
    if (!column.face && column.attribute == is.faces) {
        std::vector<model::Face> faces;
        model::forEachWord(value, [&](std::string_view id) {
            const model::Face* face = faceNamed(counter.faces, Atom(id));
            faces.push_back(face ? *face : model::Face{});
            faces.back().id = Atom(id);
        });
        counter.faces = std::move(faces);
        return true;
    }
    return writeCounter(m_package, counter, column.face, std::string(column.attribute.text()), value);
}

} // namespace editor
