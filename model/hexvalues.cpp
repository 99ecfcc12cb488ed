#include "model/hexvalues.h"

#include <array>

namespace model {
namespace {

using Values = std::vector<Words>;

void add(Values& values, HexIndex hex, Atom word)
{
    if (exists(hex) && word)
        values[at(hex)] = values[at(hex)].with(word);
}

template <class T>
void addMembers(Values& values, const Package& package, Atom map, const T& hexes, Atom word)
{
    const std::array maps{map};
    for (const Atom number : hexes)
        add(values, map ? package.atlas().find(number, maps) : package.atlas().find(number), word);
}

void addSides(Values& values, const Package& package)
{
    for (int i = 0; i < package.atlas().size(); ++i)
        for (int d = 0; d < kDirections; ++d)
            for (const Atom feature : package.side({.hex = HexIndex{i}, .direction = d}).list())
                add(values, HexIndex{i}, Atom(feature.text().substr(0, feature.text().find('@'))));
}

void addFields(Values& values, const Package& package)
{
    for (int i = 0; i < package.atlas().size(); ++i)
        for (const Fields::Field& field : package.hexFields(HexIndex{i}))
            if (field.name.text().find_first_of("/#") == std::string_view::npos) {
                std::string word = std::string(field.name.text()) + "=" + field.value;
                for (char& c : word)
                    c = c == ' ' ? '_' : c;
                add(values, HexIndex{i}, Atom(word));
            }
}

} // namespace

std::vector<Atom> hexValues(const Package& package, Atom scenario, HexProperty property)
{
    Values values(static_cast<std::size_t>(package.atlas().size()));
    switch (property) {
    case HexProperty::Terrain:
        for (int i = 0; i < package.atlas().size(); ++i)
            values[static_cast<std::size_t>(i)] = package.terrain(HexIndex{i});
        break;
    case HexProperty::Hexsides:
        addSides(values, package);
        break;
    case HexProperty::Lines:
        for (const auto& [key, line] : package.all<Line>())
            addMembers(values, package, key.scope, line.hexes.hexes, line.kind);
        break;
    case HexProperty::Places:
        for (const auto& [key, place] : package.all<Place>())
            for (const Atom kind : place.kinds.list())
                addMembers(values, package, key.scope, std::array{place.hex}, kind);
        break;
    case HexProperty::Zones:
        for (const auto& [key, zone] : package.all<Zone>())
            addMembers(values, package, key.scope, zone.hexes.hexes, key.id);
        break;
    case HexProperty::Areas:
        for (const auto& [key, area] : package.all<Area>().in(scenario))
            addMembers(values, package, {}, area.hexes.hexes, key.id);
        break;
    case HexProperty::Fields:
        addFields(values, package);
        break;
    }
    std::vector<Atom> atoms;
    atoms.reserve(values.size());
    for (const Words& words : values)
        atoms.push_back(words.atom());
    return atoms;
}

} // namespace model
