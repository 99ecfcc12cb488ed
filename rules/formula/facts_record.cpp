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
