#include "model/xml/transaction_text.h"

#include "model/visitedit.h"
#include "model/xml/reader.h"
#include "model/xml/writer.h"

namespace model {
namespace {

using xml::Source;
using xml::Writer;

void writeNumber(Writer& writer, std::string_view name, int value)
{
    std::string text;
    appendNumber(text, value);
    writer.attribute(name, text);
}

struct EditWriter {
    Writer& writer;

    template <class T>
    void operator()(const Put<T>& edit)
    {
        writer.open("put");
        writer.attribute("kind", std::to_string(kindIndex<T>()));
        writer.attribute("scope", edit.key.scope.text());
        writer.attribute("id", edit.key.id.text());
        if (!edit.value) {
            writer.endEmpty();
            return;
        }
        if constexpr (hasContainer<T>)
            writer.attribute("in", container(*edit.value).text());
        writer.beginContent();
        writeRecord(*edit.value);
        writer.endContent("put");
    }
    void operator()(const SetTerrain& edit)
    {
        openCell("terrain", edit.map, edit.cell);
        writer.attribute("is", edit.terrain.text());
        writer.endEmpty();
    }
    void operator()(const SetHexside& edit)
    {
        openCell("hexside", edit.map, edit.cell);
        writeNumber(writer, "direction", edit.direction);
        writer.attribute("is", edit.features.text());
        writer.endEmpty();
    }
    void operator()(const SetHexFields& edit)
    {
        openCell("fields", edit.map, edit.cell);
        writer.beginContent();
        for (const Fields::Field& field : edit.fields) {
            writer.open("field");
            writer.attribute("name", field.name.text());
            writer.attribute("value", field.value);
            writer.endEmpty();
        }
        writer.endContent("fields");
    }

private:
    /// What is kept around a record is text that need not be one piece of XML: it travels in elements of its own.
    template <class T>
    void writeRecord(const T& record)
    {
        const Kept::Text& kept = record.kept.text();
        writeKept("before", kept.before);
        writeKept("inside", kept.inside);
        writeKept("after", kept.after);
        T bare = record;
        bare.kept = {};
        xml::writeRecord(writer, bare);
    }
    void writeKept(std::string_view element, const std::vector<std::string>& pieces)
    {
        for (const std::string& piece : pieces) {
            writer.open(element);
            writer.prose(piece, {}, element);
        }
    }
    void openCell(std::string_view element, Atom map, Cell cell)
    {
        writer.open(element);
        writer.attribute("map", map.text());
        writeNumber(writer, "column", cell.column);
        writeNumber(writer, "row", cell.row);
    }
};

class EditReader {
public:
    explicit EditReader(Source& source)
        : m_source(source)
    {
    }

    std::optional<Edit> read(pugi::xml_node node)
    {
        const std::string_view element = node.name();
        if (element == "put")
            return readPut(node);
        const Atom map(node.attribute("map").value());
        const auto column = number(node, "column");
        const auto row = number(node, "row");
        if (!map || !column || !row)
            return std::nullopt;
        const Cell cell{.column = *column, .row = *row};
        const Words is(node.attribute("is").value());
        if (element == "terrain")
            return SetTerrain{.map = map, .cell = cell, .terrain = is};
        if (element == "fields") {
            Fields fields;
            for (const pugi::xml_node field : node.children("field"))
                fields.set(Atom(field.attribute("name").value()), field.attribute("value").value());
            return SetHexFields{.map = map, .cell = cell, .fields = std::move(fields)};
        }
        const auto direction = number(node, "direction");
        if (element != "hexside" || !direction)
            return std::nullopt;
        return SetHexside{.map = map, .cell = cell, .direction = *direction, .features = is};
    }

private:
    static std::optional<int> number(pugi::xml_node node, const char* name)
    {
        return parseInt(node.attribute(name).value());
    }

    std::optional<Edit> readPut(pugi::xml_node node)
    {
        const auto kind = number(node, "kind");
        std::optional<Edit> edit;
        if (!kind)
            return edit;
        forEachKind([&]<class T>() {
            if (*kind == static_cast<int>(kindIndex<T>()))
                edit = readPutOf<T>(node);
        });
        return edit;
    }

    template <class T>
    std::optional<Edit> readPutOf(pugi::xml_node node)
    {
        Put<T> put{.key = {.scope = Atom(node.attribute("scope").value()), .id = Atom(node.attribute("id").value())},
                   .value = std::nullopt};
        if (!node.first_child())
            return put;
        Kept::Text kept;
        for (const pugi::xml_node child : node.children()) {
            const std::string_view name = child.name();
            if (name == T::element) {
                put.value.emplace();
                xml::readRecord(m_source, child, *put.value);
            } else if (name == "before") {
                kept.before.emplace_back(child.text().get());
            } else if (name == "inside") {
                kept.inside.emplace_back(child.text().get());
            } else if (name == "after") {
                kept.after.emplace_back(child.text().get());
            }
        }
        if (!put.value)
            return std::nullopt;
        setContainer(*put.value, Atom(node.attribute("in").value()));
        // What readRecord() found inside was there before: children have their own kept text, the record has none.
        if (!kept.before.empty() || !kept.inside.empty() || !kept.after.empty())
            put.value->kept = Kept(std::move(kept));
        return put;
    }

    Source& m_source;
};

} // namespace

std::string transactionText(const Transaction& transaction)
{
    Writer writer;
    writer.open("transaction");
    writer.attribute("label", transaction.label);
    writer.beginContent();
    for (const std::string& argument : transaction.arguments) {
        writer.open("argument");
        writer.attribute("is", argument);
        writer.endEmpty();
    }
    for (const Edit& edit : transaction.edits)
        visitEdit(EditWriter{writer}, edit);
    writer.endContent("transaction");
    return writer.take();
}

std::optional<Transaction> readTransaction(std::string_view text)
{
    std::vector<Finding> findings;
    Source source("transaction", text, findings);
    if (!source.parse() || std::string_view(source.root().name()) != "transaction")
        return std::nullopt;
    Transaction transaction;
    transaction.label = source.root().attribute("label").value();
    EditReader reader(source);
    for (const pugi::xml_node node : source.root().children()) {
        if (std::string_view(node.name()) == "argument") {
            transaction.arguments.emplace_back(node.attribute("is").value());
            continue;
        }
        auto edit = reader.read(node);
        if (!edit)
            return std::nullopt;
        transaction.edits.push_back(std::move(*edit));
    }
    return findings.empty() ? std::optional(std::move(transaction)) : std::nullopt;
}

} // namespace model
