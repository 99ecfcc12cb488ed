#include "model/xml/schema.h"

#include "model/records/kinds.h"
#include "model/xml/writer.h"

#include <algorithm>
#include <concepts>

namespace model {
namespace {

using xml::Writer;

/// Writes the attributes of a record as describe() names them, and remembers what is inside it.
class AttributeSchema {
public:
    explicit AttributeSchema(Writer& writer)
        : m_writer(writer)
    {
    }

    template <class Member>
    void attribute(std::string_view name, const Member&, auto&&...)
    {
        if constexpr (std::same_as<Member, bool>)
            enumeration(name, {"no", "yes"});
        else if constexpr (std::same_as<Member, int>)
            plain(name, "xs:int");
        else if constexpr (std::same_as<Member, double>)
            plain(name, "xs:decimal");
        else
            plain(name, "xs:string");
    }
    template <class Enum, std::size_t N>
    void choice(std::string_view name, const Enum&, const std::array<std::string_view, N>& names)
    {
        enumeration(name, {names.begin(), names.end()});
    }
    void reference(std::string_view name, auto&&...) { plain(name, "xs:string"); }
    void path(std::string_view name, auto&&...) { plain(name, "xs:string"); }
    void cells(std::string_view name, auto&&...) { plain(name, "xs:string"); }
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void children(auto&&...) {}

private:
    void plain(std::string_view name, std::string_view type)
    {
        m_writer.open("xs:attribute");
        m_writer.attribute("name", name);
        m_writer.attribute("type", type);
        m_writer.endEmpty();
    }
    void enumeration(std::string_view name, const std::vector<std::string_view>& values)
    {
        m_writer.open("xs:attribute");
        m_writer.attribute("name", name);
        m_writer.beginContent();
        m_writer.open("xs:simpleType");
        m_writer.beginContent();
        m_writer.open("xs:restriction");
        m_writer.attribute("base", "xs:string");
        m_writer.beginContent();
        for (const std::string_view value : values) {
            m_writer.open("xs:enumeration");
            m_writer.attribute("value", value);
            m_writer.endEmpty();
        }
        m_writer.endContent("xs:restriction");
        m_writer.endContent("xs:simpleType");
        m_writer.endContent("xs:attribute");
    }

    Writer& m_writer;
};

/// Writes the elements inside a record.
class ContentSchema {
public:
    explicit ContentSchema(Writer& writer)
        : m_writer(writer)
    {
    }
    bool hasText = false;

    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void cells(auto&&...) {}
    void hexes(const HexList&) { hasText = true; }
    void hexes(std::string_view name, const HexList&)
    {
        m_writer.open("xs:element");
        m_writer.attribute("name", name);
        m_writer.attribute("type", "xs:string");
        m_writer.endEmpty();
    }
    void text(const std::string&) { hasText = true; }
    template <class Child>
    void children(const std::vector<Child>&)
    {
        writeElement<Child>(m_writer);
    }

    template <class Child>
    static void writeElement(Writer& writer);

private:
    Writer& m_writer;
};

void openType(Writer& writer, std::string_view element, bool mixed)
{
    writer.open("xs:element");
    writer.attribute("name", element);
    writer.beginContent();
    writer.open("xs:complexType");
    if (mixed)
        writer.attribute("mixed", "true");
    writer.beginContent();
    writer.open("xs:choice");
    writer.attribute("minOccurs", "0");
    writer.attribute("maxOccurs", "unbounded");
    writer.beginContent();
}

/// After the known ones, elements of other namespaces and any attribute may follow: fields are a game's own.
void closeType(Writer& writer, auto writeAttributes)
{
    writer.open("xs:any");
    writer.attribute("namespace", "##other");
    writer.attribute("processContents", "lax");
    writer.endEmpty();
    writer.endContent("xs:choice");
    writeAttributes();
    writer.open("xs:anyAttribute");
    writer.attribute("namespace", "##any");
    writer.attribute("processContents", "lax");
    writer.endEmpty();
    writer.endContent("xs:complexType");
    writer.endContent("xs:element");
}

template <class T>
bool hasText()
{
    Writer ignored;
    ContentSchema content(ignored);
    const T record;
    T::describe(record, content);
    return content.hasText;
}

template <class Child>
void ContentSchema::writeElement(Writer& writer)
{
    openType(writer, Child::element, model::hasText<Child>());
    ContentSchema content(writer);
    const Child record;
    Child::describe(record, content);
    closeType(writer, [&] {
        AttributeSchema attributes(writer);
        Child::describe(record, attributes);
    });
}

/// Lines that only name another file, and the arrays of a map.
void writeSimple(Writer& writer, std::string_view element, const std::vector<std::string_view>& attributes)
{
    openType(writer, element, false);
    closeType(writer, [&] {
        for (const std::string_view name : attributes) {
            writer.open("xs:attribute");
            writer.attribute("name", name);
            writer.attribute("type", "xs:string");
            writer.endEmpty();
        }
    });
}

template <class Root>
std::string schemaOf()
{
    Writer writer;
    writer.declaration();
    writer.open("xs:schema");
    writer.attribute("xmlns:xs", "http://www.w3.org/2001/XMLSchema");
    writer.beginContent();
    openType(writer, Root::element, false);
    if constexpr (std::same_as<Root, Game>)
        for (const std::string_view part : {"map", "sheet", "scenario"})
            writeSimple(writer, part, {"id"});
    if constexpr (std::same_as<Root, Scenario>)
        writeSimple(writer, "card", {"id"});
    if constexpr (std::same_as<Root, Map>) {
        writeSimple(writer, "hex", {"id", "terrain"});
        writeSimple(writer, "hexside", {"id", "is"});
    }
    ContentSchema content(writer);
    const Root record;
    Root::describe(record, content);
    forEachKind([&]<class T>() {
        if constexpr (T::part == Root::part && !isRoot<T>)
            ContentSchema::writeElement<T>(writer);
    });
    closeType(writer, [&] {
        writer.open("xs:attribute");
        writer.attribute("name", "format");
        writer.attribute("type", "xs:int");
        writer.attribute("use", "required");
        writer.endEmpty();
        AttributeSchema attributes(writer);
        Root::describe(record, attributes);
    });
    writer.endContent("xs:schema");
    return writer.take();
}

} // namespace

std::vector<std::string_view> schemaNames()
{
    std::vector<std::string_view> names;
    forEachKind([&]<class T>() {
        if constexpr (isRoot<T>)
            names.push_back(T::element);
    });
    return names;
}

std::string schemaText(std::string_view name)
{
    std::string text;
    forEachKind([&]<class T>() {
        if constexpr (isRoot<T>)
            if (name == T::element)
                text = schemaOf<T>();
    });
    return text;
}

} // namespace model
