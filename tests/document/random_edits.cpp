#include "random_edits.h"

#include "editor/document/newgame.h"

using namespace model;

namespace {

Atom word(RandomEdits& random)
{
    static constexpr std::array words{"axis", "soviet", "panzer", "rail", "1",
                                      "12",   "city",   "clear",  "river"};
    return Atom(words[static_cast<std::size_t>(random.below(static_cast<int>(words.size())))]);
}

Atom hexNumber(RandomEdits& random)
{
    return Atom(std::to_string(1000 + (100 * (random.below(8) + 1)) + random.below(8) + 1).substr(0, 4));
}

std::string prose(RandomEdits& random)
{
    static constexpr std::array texts{"", "Moscow", "a < b & \"c\"", "Größe – 大", "two  spaces", "it's"};
    return texts[static_cast<std::size_t>(random.below(static_cast<int>(texts.size())))];
}

/// Fills every member that a record describes.
struct Filler {
    RandomEdits& random;

    void attribute(std::string_view name, Atom& member)
    {
        if (name != "id")
            member = random.chance(50) ? word(random) : Atom();
    }
    void attribute(std::string_view, Words& member)
    {
        member = Words(std::vector{word(random), word(random)});
    }
    void attribute(std::string_view, std::string& member) { member = prose(random); }
    void attribute(std::string_view, int& member, int normal = 0) { member = normal + random.below(4); }
    void attribute(std::string_view, double& member, double normal = 0)
    {
        member = normal + (random.below(8) * 0.25);
    }
    void attribute(std::string_view, bool& member) { member = random.chance(50); }
    template <class Enum, std::size_t N>
    void choice(std::string_view, Enum& member, const std::array<std::string_view, N>&)
    {
        member = static_cast<Enum>(random.below(static_cast<int>(N)));
    }
    void reference(std::string_view name, auto& member, Ref) { attribute(name, member); }
    void path(std::string_view, HexPath& member) { member.hexes = {hexNumber(random), hexNumber(random)}; }
    void hexes(HexList& member)
    {
        for (int n = random.below(6); n > 0; --n)
            member.insert(hexNumber(random));
    }
    void hexes(std::string_view, HexList& member) { hexes(member); }
    void text(std::string& member) { member = prose(random); }
    void cells(std::string_view, std::vector<std::string>& member)
    {
        member.assign(static_cast<std::size_t>(random.below(3)), "x");
    }
    template <class Child>
    void children(std::vector<Child>& member)
    {
        member.resize(static_cast<std::size_t>(random.below(3)));
        for (Child& child : member)
            fill(child);
    }

    template <class T>
    void fill(T& record)
    {
        T::describe(record, *this);
        if constexpr (!isSingle<T> || std::same_as<T, Game>)
            record.id = Atom("n" + std::to_string(random.below(6)));
        if (random.chance(30))
            record.fields.set(Atom("attack"), std::to_string(random.below(9)));
        if (random.chance(10))
            record.kept = Kept({.before = {"<!-- why -->"}, .inside = {}, .after = {}});
    }
};

} // namespace

template <class T>
Edit RandomEdits::put()
{
    static const std::array scenarios{Atom("first"), Atom("second")};
    T record;
    Filler{*this}.fill(record);
    if constexpr (std::same_as<T, Scenario>)
        record.id = scenarios[static_cast<std::size_t>(below(2))];
    if constexpr (std::same_as<T, Map>) {
        const Lattice lattice; // A map never changes its lattice, or its hexsides would lie elsewhere.
        record.id = chance(80) ? Atom("main") : Atom("inset");
        record.grid = {.lattice = lattice,
                       .columns = 3 + below(8),
                       .rows = 3 + below(8),
                       .firstColumn = below(4),
                       .firstRow = below(4)};
        record.numbering = {}; // not every made-up numbering gives every hex a number of its own
        record.numbering.column.start = 1 + below(9);
        record.numbering.row.reversed = chance(20);
        record.numbering.prefix = chance(20) ? "N" : "";
        record.numbering.separator = chance(20) ? "." : "";
    }
    setContainer(record, Atom(chance(50) ? "n1" : "n2"));
    Atom scope;
    if constexpr (T::scope == model::Scope::Map)
        scope = Atom("main");
    if constexpr (T::scope == model::Scope::Scenario)
        scope = scenarios[static_cast<std::size_t>(below(2))];
    const bool stays = std::same_as<T, Game> || (isRoot<T> && m_roots == Roots::Stay);
    if (!stays && chance(30))
        return erase<T>({.scope = scope, .id = isSingle<T> ? Atom() : record.id});
    return model::put(std::move(record), scope);
}

Edit RandomEdits::edit(const Package& package)
{
    const Grid& grid = package.cells(Atom("main")).grid();
    const Cell cell = grid.size() > 0 ? grid.cellAt(below(grid.size())) : Cell{.column = 1, .row = 1};
    switch (below(10)) {
    case 0:
    case 1:
        return SetTerrain{.map = Atom("main"), .cell = cell, .terrain = Words(word(*this).text())};
    case 2:
    case 3:
        return SetHexside{.map = Atom("main"),
                          .cell = cell,
                          .direction = below(6),
                          .features = chance(40) ? Words() : Words(word(*this).text())};
    case 4: {
        Fields fields;
        if (chance(60))
            fields.set(Atom("height"), std::to_string(below(5)));
        return SetHexFields{.map = Atom("main"), .cell = cell, .fields = std::move(fields)};
    }
    default:
        break;
    }
    std::optional<Edit> made;
    const auto kind = static_cast<RecordKind>(below(static_cast<int>(kRecordKinds)));
    withKind(kind, [&]<class T>() { made = put<T>(); });
    return *std::move(made);
}

Transaction RandomEdits::next(const Package& package)
{
    Transaction transaction{.label = "test", .arguments = {"one", "two"}, .edits = {}};
    for (int n = 1 + below(4); n > 0; --n)
        transaction.edits.push_back(edit(package));
    return transaction;
}

Package samplePackage()
{
    rules::Ruleset ruleset;
    ruleset.id = Atom("test");
    editor::NewGame game{.title = QStringLiteral("Drive on Moscow")};
    game.map.grid.columns = 12;
    game.map.grid.rows = 10;
    Package package = editor::newPackage(game, ruleset);
    Transaction setUp;
    Sheet sheet;
    sheet.id = Atom("german");
    setUp.edits.push_back(put(sheet));
    for (const char* name : {"24-pz", "56-pz", "1-cav"}) {
        Counter counter;
        counter.id = Atom(name);
        counter.sheet = sheet.id;
        counter.name = name;
        setUp.edits.push_back(put(counter));
        Unit unit;
        unit.id = unit.counter = counter.id;
        unit.card = Atom("first");
        unit.hex = Atom("0203");
        setUp.edits.push_back(put(unit, Atom("first")));
    }
    Scenario second;
    second.id = Atom("second");
    setUp.edits.push_back(put(second));
    setUp.edits.push_back(put(Tables()));
    for (const Atom id : {Atom("n1"), Atom("n2")}) {
        Sheet more;
        more.id = id;
        setUp.edits.push_back(put(more));
    }
    for (const Atom scenario : {Atom("first"), second.id}) {
        for (const Atom id : {Atom("n1"), Atom("n2")}) {
            Card card;
            card.id = id;
            setUp.edits.push_back(put(card, scenario));
        }
        setUp.edits.push_back(put(Tracks(), scenario));
        setUp.edits.push_back(put(Weather(), scenario));
        setUp.edits.push_back(put(Victory(), scenario));
    }
    package.apply(setUp);
    return package;
}
