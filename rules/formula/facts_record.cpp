#include "rules/formula/facts.h"
#include "rules/position.h"

namespace rules {
namespace {

/// Finds one attribute of a record by the name it has in the file.
class AttributeVisitor {
public:
    explicit AttributeVisitor(std::string_view name)
        : m_name(name)
    {
    }

    template <class T, class... Rest>
    void attribute(std::string_view name, const T& value, const Rest&...)
    {
        if (name == m_name)
            found = wordOf(value);
    }
    template <class T>
    void reference(std::string_view name, const T& value, model::Ref)
    {
        attribute(name, value);
    }
    template <class T, class Names>
    void choice(std::string_view name, const T& value, const Names& names)
    {
        if (name == m_name)
            found = Atom(names[static_cast<std::size_t>(value)]);
    }
    void text(auto&&...) {}
    void path(auto&&...) {}
    void hexes(auto&&...) {}
    void cells(auto&&...) {}
    void children(auto&&...) {}

    Atom found;

private:
    static Atom wordOf(Atom atom) { return atom; }
    static Atom wordOf(model::Words words) { return words.atom(); }
    static Atom wordOf(const std::string& value) { return Atom(value); }
    static Atom wordOf(bool value) { return Atom(value ? "yes" : "no"); }
    static Atom wordOf(int value) { return Atom(std::to_string(value)); }
    static Atom wordOf(double value) { return Atom(numberText(value)); }

    std::string_view m_name;
};

Atom attribute(const Scene& scene, Atom name)
{
    if (!scene.record.record)
        return {};
    Atom found;
    scene.record.visit([&]<class T>(const T& record) {
        AttributeVisitor visitor(name.text());
        T::describe(record, visitor);
        found = visitor.found ? visitor.found : Atom(record.fields.text(name));
    });
    return found;
}

bool hasWord(const Scene& scene, Atom name, Atom word)
{
    bool found = false;
    model::forEachWord(attribute(scene, name).text(), [&](std::string_view text) { found |= text == word.text(); });
    return found;
}

std::vector<Atom> words(const Scene& scene, Atom name)
{
    std::vector<Atom> list;
    model::forEachWord(attribute(scene, name).text(), [&](std::string_view word) { list.emplace_back(word); });
    return list;
}

/// Words of an attribute that name neither a place nor a hex.
std::vector<Atom> unplaced(const Scene& scene, Atom name)
{
    std::vector<Atom> list = words(scene, name);
    std::erase_if(list, [&](Atom word) {
        return exists(scene.position->ground.place(word))
            || exists(scene.position->package.atlas().find(word));
    });
    return list;
}

/// Asks a table of the package or of the weather; nothing of other records.
template <class Result, class Ask>
Result ofTable(const Scene& scene, Ask ask)
{
    Result result{};
    if (scene.record.record)
        scene.record.visit([&]<class T>(const T& record) {
            if constexpr (std::same_as<T, model::Table> || std::same_as<T, model::WeatherTable>)
                result = ask(record);
        });
    return result;
}

std::string_view titleOf(const model::TableColumn& column)
{
    return column.title.empty() ? column.id.text() : std::string_view(column.title);
}

std::vector<Atom> columns(const Scene& scene, Atom)
{
    return ofTable<std::vector<Atom>>(scene, [](const auto& table) {
        std::vector<Atom> titles;
        for (const model::TableColumn& column : table.columns)
            titles.emplace_back(titleOf(column));
        return titles;
    });
}

/// Words in cells other than those of the argument.
std::vector<Atom> cellsBeyond(const Scene& scene, Atom known)
{
    return ofTable<std::vector<Atom>>(scene, [&](const auto& table) {
        std::vector<Atom> words;
        for (const model::TableRow& row : table.rows)
            for (const std::string& cell : row.cells)
                if (const Atom word(cell); !cell.empty() && !model::Words(known.text()).contains(cell)
                    && !std::ranges::contains(words, word))
                    words.push_back(word);
        return words;
    });
}

/// Of "roll column".
Atom cell(const Scene& scene, Atom where)
{
    return ofTable<Atom>(scene, [&](const auto& table) {
        const std::string_view text = where.text();
        const std::size_t space = text.find(' ');
        const auto column = std::ranges::find(
            table.columns, space == std::string_view::npos ? std::string_view() : text.substr(space + 1),
            titleOf);
        const auto row = std::ranges::find(table.rows, text.substr(0, space), &model::TableRow::on);
        const auto number = static_cast<std::size_t>(column - table.columns.begin());
        return row == table.rows.end() || number >= row->cells.size() ? Atom() : Atom(row->cells[number]);
    });
}

double blankCells(const Scene& scene, Atom)
{
    return ofTable<double>(scene, [](const auto& table) {
        double blank = 0;
        for (const model::TableRow& row : table.rows)
            for (std::size_t i = 0; i < table.columns.size(); ++i)
                blank += i >= row.cells.size() || row.cells[i].empty() ? 1 : 0;
        return blank;
    });
}

double modifiers(const Scene& scene, Atom)
{
    return ofTable<double>(scene, [](const auto& table) { return double(table.modifiers.size()); });
}

/// What a modifier of the table adds, by its id.
Atom modifier(const Scene& scene, Atom id)
{
    return ofTable<Atom>(scene, [&](const auto& table) {
        const auto found = std::ranges::find(table.modifiers, id, &model::TableModifier::id);
        return found == table.modifiers.end() ? Atom() : Atom(std::to_string(found->by));
    });
}

} // namespace

std::span<const Fact> recordFacts()
{
    static const std::vector<Fact> facts{
        {.name = "its", .takesArgument = true, .reads = {Facet::Record}, .isSide = true,
         .word = attribute},
        {.name = "its-words", .type = FormulaType::Set, .takesArgument = true, .reads = {Facet::Record},
         .has = hasWord,
         .list = words},
        {.name = "its-unplaced", .type = FormulaType::Set, .takesArgument = true,
         .reads = {Facet::Record, Facet::Hex, Facet::Places, Facet::Anywhere},
         .has = [](const Scene& scene, Atom name,
                   Atom word) { return std::ranges::contains(unplaced(scene, name), word); },
         .list = unplaced},
        {.name = "columns",
         .type = FormulaType::Set,
         .reads = {Facet::Record},
         .has = [](const Scene& scene, Atom argument,
                   Atom word) { return std::ranges::contains(columns(scene, argument), word); },
         .list = columns},
        {.name = "cells-beyond",
         .type = FormulaType::Set,
         .takesArgument = true,
         .reads = {Facet::Record},
         .has = [](const Scene& scene, Atom argument,
                   Atom word) { return std::ranges::contains(cellsBeyond(scene, argument), word); },
         .list = cellsBeyond},
        {.name = "cell", .takesArgument = true, .reads = {Facet::Record}, .word = cell},
        {.name = "blank-cells", .type = FormulaType::Number, .reads = {Facet::Record}, .number = blankCells},
        {.name = "modifiers", .type = FormulaType::Number, .reads = {Facet::Record}, .number = modifiers},
        {.name = "modifier", .takesArgument = true, .reads = {Facet::Record}, .word = modifier},
    };
    return facts;
}

const Fact* findFact(std::string_view name)
{
    for (const auto facts : {situationFacts(), unitFacts(), hexFacts(), recordFacts()})
        for (const Fact& fact : facts)
            if (fact.name == name)
                return &fact;
    return nullptr;
}

} // namespace rules
