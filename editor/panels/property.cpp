#include "editor/panels/property.h"

#include "editor/panels/counterfacts.h"
#include "model/counterface.h"
#include "model/number.h"
#include "model/records/parts.h"

#include <algorithm>
#include <ranges>

namespace editor {

namespace {

constexpr std::string_view kProse = "#text";

/// Lists what describe() names.
struct PropertyReader {
    std::vector<Property>& list;

    Property& add(std::string_view name, Property::Kind kind, std::string value)
    {
        return list.emplace_back(
            Property{.name = std::string(name), .kind = kind, .value = std::move(value)});
    }
    template <class T>
    static std::string number(T value)
    {
        std::string text;
        model::appendNumber(text, value);
        return text;
    }

    static std::string joined(const std::vector<model::Atom>& hexes)
    {
        std::string text;
        for (const model::Atom hex : hexes)
            text += (text.empty() ? "" : " ") + std::string(hex.text());
        return text;
    }

    void attribute(std::string_view name, const std::string& v) { add(name, Property::Kind::Text, v); }
    void attribute(std::string_view name, model::Atom v)
    {
        add(name, name == "id" ? Property::Kind::Id : Property::Kind::Word, std::string(v.text()));
    }
    void attribute(std::string_view name, model::Words v)
    {
        add(name, Property::Kind::Words, std::string(v.text()));
    }
    void attribute(std::string_view name, int v, int = 0) { add(name, Property::Kind::Number, number(v)); }
    void attribute(std::string_view name, double v, double = 0)
    {
        add(name, Property::Kind::Decimal, number(v));
    }
    void attribute(std::string_view name, bool v, bool = false)
    {
        add(name, Property::Kind::YesNo, v ? "yes" : "no");
    }
    template <class E, std::size_t N>
    void choice(std::string_view name, E v, const std::array<std::string_view, N>& names)
    {
        Property& property =
            add(name, Property::Kind::Choice, std::string(names[static_cast<std::size_t>(v)]));
        property.choices.assign(names.begin(), names.end());
    }
    void reference(std::string_view name, model::Atom v, model::Ref to)
    {
        add(name, Property::Kind::Reference, std::string(v.text())).to = to;
    }
    void reference(std::string_view name, model::Words v, model::Ref to)
    {
        add(name, Property::Kind::References, std::string(v.text())).to = to;
    }
    void path(std::string_view name, const model::HexPath& v)
    {
        add(name, Property::Kind::Hexes, joined(v.hexes)).fixed = true;
    }
    void hexes(const model::HexList& v) { hexes("hexes", v); }
    void hexes(std::string_view name, const model::HexList& v)
    {
        add(name, Property::Kind::Hexes, joined(v.hexes));
    }
    void text(const std::string& v) { add(kProse, Property::Kind::Prose, v); }
    void cells(std::string_view, const std::vector<std::string>&) {}
    template <class T>
    void children(const std::vector<T>&)
    {
    }
};

/// Gives one of the members that describe() names another value.
struct PropertyWriter {
    std::string_view wanted;
    const std::string& value;
    bool known = false;
    bool good = false;

    template <class Set>
    void when(std::string_view name, Set set)
    {
        if (name != wanted)
            return;
        known = true;
        good = set();
    }

    void attribute(std::string_view name, std::string& v)
    {
        when(name, [&] { return v = value, true; });
    }
    void attribute(std::string_view name, model::Atom& v)
    {
        when(name, [&] { return v = model::Atom(value), true; });
    }
    void attribute(std::string_view name, model::Words& v)
    {
        when(name, [&] { return v = model::Words(value), true; });
    }
    void attribute(std::string_view name, int& v, int = 0)
    {
        when(name, [&] { return assign(v, model::parseInt(value)); });
    }
    void attribute(std::string_view name, double& v, double = 0)
    {
        when(name, [&] { return assign(v, model::parseDouble(value)); });
    }
    void attribute(std::string_view name, bool& v, bool = false)
    {
        when(name, [&] { return v = value == "yes", value == "yes" || value == "no"; });
    }
    template <class E, std::size_t N>
    void choice(std::string_view name, E& v, const std::array<std::string_view, N>& names)
    {
        when(name, [&] {
            const auto found = std::ranges::find(names, value);
            if (found == names.end())
                return false;
            v = static_cast<E>(found - names.begin());
            return true;
        });
    }
    void reference(std::string_view name, model::Atom& v, model::Ref) { attribute(name, v); }
    void reference(std::string_view name, model::Words& v, model::Ref) { attribute(name, v); }
    void path(std::string_view, model::HexPath&) {}
    void hexes(model::HexList& v) { hexes("hexes", v); }
    void hexes(std::string_view name, model::HexList& v)
    {
        when(name, [&] {
            v.hexes.clear();
            model::forEachWord(value, [&](std::string_view number) { v.insert(model::Atom(number)); });
            return true;
        });
    }
    void text(std::string& v) { attribute(kProse, v); }
    void cells(std::string_view, std::vector<std::string>&) {}
    template <class T>
    void children(std::vector<T>&)
    {
    }

    template <class T>
    static bool assign(T& v, std::optional<T> parsed)
    {
        v = parsed.value_or(v);
        return parsed.has_value();
    }
};

void addFields(std::vector<Property>& list, const model::Fields& present,
               const std::vector<model::Atom>& declared)
{
    for (const model::Atom name : declared)
        list.push_back({.name = std::string(name.text()), .value = std::string(present.text(name))});
    for (const auto& field : present)
        if (!std::ranges::contains(declared, field.name))
            list.push_back({.name = std::string(field.name.text()), .value = field.value});
}

/// What a counter has from its type or sheet where it says nothing itself.
void inherit(std::vector<Property>& list, const model::CounterFace& face)
{
    for (Property& property : list) {
        if (!property.value.empty())
            continue;
        std::string_view value = face.text(model::Atom::known(property.name));
        if (property.name == "kind")
            value = face.kind().text();
        else if (property.name == "nation")
            value = face.nation().text();
        else if (property.name == "symbol")
            value = face.symbol().text();
        else if (property.name == "size")
            value = face.size().text();
        property.inherited = value;
    }
}

std::optional<std::string> orNothing(const std::string& value)
{
    return value.empty() ? std::nullopt : std::optional(value);
}

/// Gives an attribute or a field another value; false when the value makes no sense.
template <class T>
bool write(T& record, const std::string& name, const std::string& value)
{
    PropertyWriter writer{.wanted = name, .value = value};
    T::describe(record, writer);
    if (!writer.known)
        record.fields.set(model::Atom(name), orNothing(value));
    return !writer.known || writer.good;
}

template <class T>
std::optional<model::Edit> recordEdit(const model::Package& package, model::Key key, const std::string& name,
                                      const std::string& value)
{
    const T* record = package.find<T>(key);
    if (!record)
        return {};
    T changed = *record;
    if (!write(changed, name, value) || changed == *record)
        return {};
    return model::Put<T>{.key = key, .value = std::move(changed)};
}

std::vector<Property> faceProperties(const model::Package& package, const Target& target,
                                     const std::vector<model::Atom>& declared)
{
    std::vector<Property> list;
    const model::CounterFace face(package, target.subject.key.id, target.face);
    for (const model::Atom field : declared)
        list.push_back({.name = std::string(field.text()), .value = std::string(face.text(field))});
    list.push_back({.name = "art", .value = std::string(face.art())});
    return list;
}

std::vector<Property> erratumProperties(const model::Package& package, const Target& target)
{
    std::vector<Property> list;
    if (const auto* counter = package.find<model::Counter>(target.subject.key))
        if (const auto it = std::ranges::find(counter->errata, target.erratum, &model::Erratum::id);
            it != counter->errata.end()) {
            PropertyReader reader{list};
            model::Erratum::describe(*it, reader);
            addFields(list, it->fields, {});
        }
    std::erase_if(list, [](const Property& property) { return property.kind == Property::Kind::Id; });
    return list;
}

std::optional<model::Edit> erratumEdit(const model::Package& package, const Target& target,
                                       const std::string& name, const std::string& value)
{
    const auto* counter = package.find<model::Counter>(target.subject.key);
    if (!counter)
        return {};
    model::Counter changed = *counter;
    const auto it = std::ranges::find(changed.errata, target.erratum, &model::Erratum::id);
    if (it == changed.errata.end())
        return {};
    if (!write(*it, name, value) || changed == *counter)
        return {};
    return model::put(std::move(changed));
}

std::optional<model::Edit> faceEdit(const model::Package& package, const Target& target,
                                    const std::string& name, const std::string& value)
{
    const auto* counter = package.find<model::Counter>(target.subject.key);
    const model::CounterFace shown(package, target.subject.key.id, target.face);
    if (!counter || (name == "art" ? shown.art() : shown.text(model::Atom(name))) == value)
        return {};
    model::Counter changed = *counter;
    writeCounter(package, changed, target.face, name, value);
    return model::put(std::move(changed));
}

std::optional<model::Edit> hexEdit(const model::Package& package, const model::Subject& subject,
                                   const std::string& name, const std::string& value)
{
    const model::HexIndex hex = package.atlas().find(subject.hex);
    if (!exists(hex))
        return {};
    if (subject.kind == model::Subject::Kind::Hexside)
        return model::setHexside(package, {.hex = hex, .direction = subject.direction}, model::Words(value));
    if (name == "terrain")
        return model::setTerrain(package, hex, model::Words(value));
    model::Fields fields = package.hexFields(hex);
    fields.set(model::Atom(name), orNothing(value));
    return model::SetHexFields{
        .map = package.atlas().map(hex), .cell = package.atlas().cell(hex), .fields = std::move(fields)};
}

std::vector<Property> hexProperties(const model::Package& package, const model::Subject& subject)
{
    std::vector<Property> list;
    const model::HexIndex hex = package.atlas().find(subject.hex);
    if (!exists(hex))
        return list;
    if (subject.kind == model::Subject::Kind::Hexside) {
        const model::Hexside side{.hex = hex, .direction = subject.direction};
        list.push_back({.name = "number", .value = package.atlas().sideText(side), .fixed = true});
        list.push_back({.name = "features",
                        .kind = Property::Kind::Words,
                        .value = std::string(package.side(side).text())});
        return list;
    }
    list.push_back({.name = "number", .value = std::string(package.atlas().printed(hex)), .fixed = true});
    list.push_back({.name = "terrain",
                    .kind = Property::Kind::Words,
                    .value = std::string(package.terrain(hex).text())});
    addFields(list, package.hexFields(hex), {});
    return list;
}

} // namespace

std::vector<Property> propertiesOf(const model::Package& package, const Target& target,
                                   const std::vector<model::Atom>& fields)
{
    if (target.erratum)
        return erratumProperties(package, target);
    if (target.face)
        return faceProperties(package, target, fields);
    if (target.subject.kind != model::Subject::Kind::Record)
        return hexProperties(package, target.subject);
    std::vector<Property> list;
    model::withKind(target.subject.record, [&]<class T>() {
        if (const T* record = package.find<T>(target.subject.key)) {
            PropertyReader reader{list};
            T::describe(*record, reader);
            addFields(list, record->fields, fields);
            if constexpr (std::same_as<T, model::Counter>)
                inherit(list, model::CounterFace(package, record->id));
        }
    });
    return list;
}

std::optional<model::Edit> propertyEdit(const model::Package& package, const Target& target,
                                        const std::string& name, const std::string& value)
{
    if (target.erratum)
        return erratumEdit(package, target, name, value);
    if (target.face)
        return faceEdit(package, target, name, value);
    if (target.subject.kind != model::Subject::Kind::Record)
        return hexEdit(package, target.subject, name, value);
    std::optional<model::Edit> edit;
    model::withKind(target.subject.record,
                    [&]<class T>() { edit = recordEdit<T>(package, target.subject.key, name, value); });
    return edit;
}

bool writeCounter(const model::Package& package, model::Counter& counter, model::Atom face,
                  const std::string& name, const std::string& value)
{
    if (!face)
        return write(counter, name, value);
    if (counter.faces.empty())
        for (const model::Atom id : facesOf(counter, package))
            counter.faces.emplace_back().id = id;
    auto own = std::ranges::find(counter.faces, face, &model::Face::id);
    if (own == counter.faces.end()) {
        counter.faces.emplace_back().id = face;
        own = std::prev(counter.faces.end());
    }
    return write(*own, name, value);
}

std::string fileOf(const model::Package& package, const model::Subject& subject)
{
    std::string path;
    if (subject.kind == model::Subject::Kind::File)
        return subject.file;
    if (subject.kind == model::Subject::Kind::Record) {
        model::withKind(subject.record, [&]<class T>() {
            if (const T* record = package.find<T>(subject.key))
                path = model::partPath(model::partOf(subject.key, *record));
        });
    } else if (const model::HexIndex hex = package.atlas().find(subject.hex); exists(hex)) {
        path =
            model::partPath({.kind = model::PartKind::Map, .scenario = {}, .name = package.atlas().map(hex)});
    }
    return path;
}

} // namespace editor
