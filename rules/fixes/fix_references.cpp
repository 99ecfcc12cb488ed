#include "rules/fixes/fix_kind.h"
#include "rules/fixes/similar.h"

#include <algorithm>

namespace rules {
namespace {

const std::vector<std::string> kOne{std::string()};

/// What stands in the record and is wrong: the attribute and the word, as findings about references and words tell them.
struct Wrong {
    std::string attribute;
    std::string word;
};

Wrong wrongIn(const model::Finding& finding)
{
    const std::size_t space = finding.discriminator.find(' ');
    if (space == std::string::npos)
        return {.attribute = finding.discriminator, .word = {}};
    return {.attribute = finding.discriminator.substr(0, space), .word = finding.discriminator.substr(space + 1)};
}

/// Puts another word in the place of one, or nothing, wherever describe() names it.
class WordReplacer {
public:
    WordReplacer(Atom from, Atom to)
        : m_from(from)
        , m_to(to)
    {
    }

    template <class T, class... Rest>
    void attribute(std::string_view name, T& value, const Rest&...)
    {
        if (name != "id")
            replace(value);
    }
    template <class T>
    void reference(std::string_view, T& value, model::Ref)
    {
        replace(value);
    }
    template <class Child>
    void children(std::vector<Child>& children)
    {
        for (Child& child : children)
            Child::describe(child, *this);
    }
    void path(std::string_view, model::HexPath& path)
    {
        if (m_to)
            std::ranges::replace(path.hexes, m_from, m_to);
        else
            std::erase(path.hexes, m_from);
    }
    void choice(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    void hexes(auto&&...) {}

private:
    void replace(Atom& value)
    {
        if (value == m_from)
            value = m_to;
    }
    void replace(model::Words& value)
    {
        if (value.contains(m_from.text()))
            value = m_to ? value.without(m_from).with(m_to) : value.without(m_from);
    }
    template <class T>
    void replace(T&)
    {
    }

    Atom m_from;
    Atom m_to;
};

std::vector<model::Edit> replaceWord(const FixRequest& request, Atom from, Atom to)
{
    const model::Subject& subject = request.finding.subject;
    std::vector<model::Edit> edits;
    if (subject.kind == model::Subject::Kind::Record)
        model::withKind(subject.record, [&]<class T>() {
            const T* record = request.package.find<T>(subject.key);
            if (!record)
                return;
            T changed = *record;
            WordReplacer replacer(from, to);
            T::describe(changed, replacer);
            for (const auto& field : record->fields)
                if (field.value == from.text())
                    changed.fields.set(field.name, to ? std::optional(std::string(to.text())) : std::nullopt);
            if (!(changed == *record))
                edits.push_back(model::Put<T>{.key = subject.key, .value = std::move(changed)});
        });
    const model::HexIndex hex = request.package.atlas().find(subject.hex);
    if (subject.kind == model::Subject::Kind::Hex && exists(hex) && to) {
        const model::Words terrain = request.package.terrain(hex);
        edits.emplace_back(model::setTerrain(request.package, hex, terrain.without(from).with(to)));
    } else if (subject.kind == model::Subject::Kind::Hexside && exists(hex) && to) {
        const model::Hexside side{.hex = hex, .direction = subject.direction};
        edits.emplace_back(model::setHexside(request.package, side, request.package.side(side).without(from).with(to)));
    }
    return edits;
}

/// What the word may have been meant to be.
std::vector<std::string> similarWords(const FixRequest& request)
{
    const Wrong wrong = wrongIn(request.finding);
    return wrong.word.empty() ? std::vector<std::string>()
                              : nearWords(wrong.word, knownWords(request, request.finding.message.text()));
}

std::vector<model::Edit> putSimilar(const FixRequest& request, const std::string& choice)
{
    return replaceWord(request, Atom(wrongIn(request.finding).word), Atom(choice));
}

/// Calls visit(name, place) for each name that a place has.
template <class Visit>
void forEachName(const model::Package& package, Visit visit)
{
    for (const auto& [key, place] : package.all<model::Place>()) {
        if (!place.name.empty())
            visit(place.name, place);
        std::size_t from = 0;
        while (from < place.aliases.size()) {
            const std::size_t to = std::min(place.aliases.find(';', from), place.aliases.size());
            std::size_t first = from;
            while (first < to && place.aliases[first] == ' ')
                ++first;
            if (to > first)
                visit(place.aliases.substr(first, to - first), place);
            from = to + 1;
        }
    }
}

/// Places that may have been meant where a hex should stand.
std::vector<std::string> similarPlaces(const FixRequest& request)
{
    const std::string word = wrongIn(request.finding).word;
    std::vector<std::string> names;
    bool exact = false;
    forEachName(request.package, [&](const std::string& name, const model::Place& place) {
        exact = exact || name == word;
        if (exists(request.package.atlas().find(place.hex)))
            names.push_back(name);
    });
    return word.empty() ? std::vector<std::string>() : exact ? std::vector{word} : nearWords(word, names);
}

std::vector<model::Edit> putPlaceHex(const FixRequest& request, const std::string& choice)
{
    Atom hex;
    forEachName(request.package, [&](const std::string& name, const model::Place& place) {
        if (!hex && name == choice)
            hex = place.hex;
    });
    return hex ? replaceWord(request, Atom(wrongIn(request.finding).word), hex) : std::vector<model::Edit>();
}

std::vector<std::string> ifWord(const FixRequest& request)
{
    return request.finding.subject.kind == model::Subject::Kind::Record && !wrongIn(request.finding).word.empty()
        ? kOne
        : std::vector<std::string>();
}

std::vector<model::Edit> clear(const FixRequest& request, const std::string&)
{
    return replaceWord(request, Atom(wrongIn(request.finding).word), {});
}

/// Takes numbers of hexes that do not exist out of a list.
std::vector<model::Edit> dropHexes(const FixRequest& request, const std::string&)
{
    const model::Subject& subject = request.finding.subject;
    std::vector<model::Edit> edits;
    model::withKind(subject.record, [&]<class T>() {
        const T* record = request.package.find<T>(subject.key);
        if constexpr (requires(T item) { item.hexes.hexes; }) {
            if (!record)
                return;
            T changed = *record;
            std::vector<Atom> unknown;
            for (const Atom number : changed.hexes.hexes)
                if (!exists(request.package.atlas().find(number)))
                    unknown.push_back(number);
            for (const Atom number : unknown)
                std::erase(changed.hexes.hexes, number);
            if (!unknown.empty())
                edits.push_back(model::Put<T>{.key = subject.key, .value = std::move(changed)});
        }
    });
    return edits;
}

std::vector<model::Edit> addTurn(const FixRequest& request, const std::string&)
{
    model::Turn turn;
    turn.id = Atom(wrongIn(request.finding).word);
    const Atom scenario = request.finding.scenario ? request.finding.scenario : request.finding.subject.key.scope;
    if (!turn.id || !request.package.find<model::Scenario>(scenario))
        return {};
    return {model::put(std::move(turn), scenario)};
}

constexpr FixKind kKinds[]{
    {.name = "similar", .safety = Safety::Likely, .choices = similarWords, .edits = putSimilar},
    {.name = "place-hex", .safety = Safety::Likely, .choices = similarPlaces, .edits = putPlaceHex},
    {.name = "add-turn", .safety = Safety::Safe, .choices = ifWord, .edits = addTurn},
    {.name = "drop-hexes", .safety = Safety::Safe, .choices = [](const FixRequest&) { return kOne; }, .edits = dropHexes},
    {.name = "clear", .safety = Safety::Drastic, .choices = ifWord, .edits = clear},
};

} // namespace

std::span<const FixKind> referenceFixes()
{
    return kKinds;
}

} // namespace rules
