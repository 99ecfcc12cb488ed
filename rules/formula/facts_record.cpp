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
            found = write(value);
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
            found = names[static_cast<std::size_t>(value)];
    }
    void text(auto&&...) {}
    void path(auto&&...) {}
    void hexes(auto&&...) {}
    void cells(auto&&...) {}
    void children(auto&&...) {}

    std::string found;

private:
    static std::string write(Atom atom) { return std::string(atom.text()); }
    static std::string write(model::Words words) { return std::string(words.text()); }
    static std::string write(const std::string& value) { return value; }
    static std::string write(bool value) { return value ? "yes" : "no"; }
    static std::string write(int value) { return std::to_string(value); }
    static std::string write(double value) { return numberText(value); }

    std::string_view m_name;
};

std::string attribute(const Scene& scene, Atom name)
{
    if (!scene.record.record)
        return {};
    std::string text;
    scene.record.visit([&]<class T>(const T& record) {
        AttributeVisitor visitor(name.text());
        T::describe(record, visitor);
        text = std::move(visitor.found);
        if (text.empty())
            text = record.fields.text(name);
    });
    return text;
}

std::vector<Atom> words(const Scene& scene, Atom name)
{
    std::vector<Atom> list;
    model::forEachWord(attribute(scene, name), [&](std::string_view word) { list.emplace_back(word); });
    return list;
}

} // namespace

std::span<const Fact> recordFacts()
{
    static const std::vector<Fact> facts{
        {.name = "its", .takesArgument = true, .reads = {Facet::Record}, .isSide = true,
         .word = [](const Scene& scene, Atom name) { return Atom(attribute(scene, name)); }},
        {.name = "its-words", .type = FormulaType::Set, .takesArgument = true, .reads = {Facet::Record},
         .has = [](const Scene& scene, Atom name, Atom word) { return std::ranges::contains(words(scene, name), word); },
         .list = words},
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
