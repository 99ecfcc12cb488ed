#include "model/xml/package_writer.h"

#include "model/xml/format.h"
#include "model/xml/map_writer.h"
#include "model/xml/writer.h"

#include <algorithm>

namespace model {
namespace {

using xml::Writer;

/// Calls visit(key, record) for the records of one kind that may lie in a part; the caller still compares.
template <class T, class Visit>
void forEachIn(const Package& package, const Part& part, Visit visit)
{
    const Atom scope = T::scope == Scope::Map ? part.name : T::scope == Scope::Scenario ? part.scenario : Atom();
    for (const auto& [key, record] : package.all<T>().in(scope))
        if (partOf(key, record) == part)
            visit(key, record);
}

void listPart(Writer& writer, std::string_view element, Atom id)
{
    writer.open(element);
    writer.attribute("id", id.text());
    writer.endEmpty();
}

/// The lines in game.xml and scenario.xml that name further files.
void writeParts(Writer& writer, const Package& package, const Part& part)
{
    if (part.kind != PartKind::Game && part.kind != PartKind::Scenario)
        return;
    for (const Part& other : partsOf(package)) {
        if (part.kind == PartKind::Game && other.kind == PartKind::Map)
            listPart(writer, "map", other.name);
        else if (part.kind == PartKind::Game && other.kind == PartKind::Sheet)
            listPart(writer, "sheet", other.name);
        else if (part.kind == PartKind::Game && other.kind == PartKind::Scenario)
            listPart(writer, "scenario", other.scenario);
        else if (part.kind == PartKind::Scenario && other.kind == PartKind::Setup && other.scenario == part.scenario)
            listPart(writer, "card", other.name);
    }
}

template <class Root>
std::string writeFileOf(const Package& package, const Part& part)
{
    const Atom id = std::is_same_v<Root, Scenario> ? part.scenario : part.name;
    const Key key{.scope = Root::scope == Scope::Scenario ? part.scenario : Atom(), .id = isSingle<Root> ? Atom() : id};
    Root empty;
    empty.id = key.id;
    const Root* stored = package.find<Root>(key);
    const Root& root = stored ? *stored : empty;
    const Kept::Text& kept = root.kept.text();

    Writer writer;
    writer.declaration();
    writer.kept(kept.before);
    writer.open(Root::element);
    writer.attribute("format", std::to_string(xml::kFormat));
    xml::RecordWriter visitor(writer, Root::element);
    Root::describe(root, visitor);
    for (const Fields::Field& field : root.fields)
        writer.attribute(field.name.text(), field.value);
    writer.beginContent();
    writeParts(writer, package, part);
    visitor.writeContent();
    if constexpr (std::is_same_v<Root, Map>)
        if (stored)
            xml::writeCells(writer, package, root);
    forEachKind([&]<class T>() {
        if constexpr (T::part == Root::part && !isRoot<T>)
            forEachIn<T>(package, part, [&](const Key&, const T& record) { xml::writeRecord(writer, record); });
    });
    writer.kept(kept.inside);
    writer.endContent(Root::element);
    writer.kept(kept.after);
    return writer.take();
}

} // namespace

std::vector<Part> partsOf(const Package& package)
{
    std::vector<Part> parts;
    const auto add = [&parts](const Part& part) {
        if (std::find(parts.rbegin(), parts.rend(), part) == parts.rend())
            parts.push_back(part);
    };
    forEachKind([&]<class T>() {
        for (const auto& [key, record] : package.all<T>())
            add(partOf(key, record));
    });
    // A scenario of which only a card is left still needs its root file to be found.
    const std::size_t found = parts.size();
    for (std::size_t i = 0; i < found; ++i)
        if (const Atom scenario = parts[i].scenario)
            add({.kind = PartKind::Scenario, .scenario = scenario, .name = {}});
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
        if (a.kind != b.kind)
            return a.kind < b.kind;
        return a.scenario != b.scenario ? naturalLess(a.scenario, b.scenario) : naturalLess(a.name, b.name);
    });
    return parts;
}

std::string writePart(const Package& package, const Part& part)
{
    std::string text;
    forEachKind([&]<class T>() {
        if constexpr (isRoot<T>)
            if (T::part == part.kind)
                text = writeFileOf<T>(package, part);
    });
    return text;
}

Files writePackage(const Package& package)
{
    Files files;
    for (const Part& part : partsOf(package))
        files.emplace(partPath(part), writePart(package, part));
    return files;
}

} // namespace model
