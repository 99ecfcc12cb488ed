#include "model/mapreplace.h"

#include <algorithm>
#include <array>

namespace model {
namespace {

class Replacer {
public:
    Replacer(const MapReplace& wish, const Package& package)
        : m_wish(wish)
        , m_package(package)
        , m_from(wish.from)
        , m_to(wish.to)
    {
        m_result.transaction.label = "replace";
        m_result.transaction.arguments = {wish.from, wish.to};
    }

    MapReplace::Result run()
    {
        if (m_wish.from.empty() || m_wish.from == m_wish.to)
            return m_result;
        switch (m_wish.what) {
        case MapReplace::What::Terrain:
            terrain();
            break;
        case MapReplace::What::Hexside:
            hexsides();
            break;
        case MapReplace::What::Line:
            lines();
            break;
        case MapReplace::What::Place:
        case MapReplace::What::PlaceName:
            places();
            break;
        case MapReplace::What::Zone:
            zones();
            break;
        }
        std::ranges::sort(m_result.hexes);
        m_result.hexes.erase(std::ranges::unique(m_result.hexes).begin(), m_result.hexes.end());
        return std::move(m_result);
    }

private:
    bool wanted(HexIndex hex) const
    {
        return exists(hex) && (m_wish.within.empty() || std::ranges::binary_search(m_wish.within, hex));
    }
    Words swapped(Words words) const
    {
        const Words rest = words.without(m_from);
        return m_to ? rest.with(m_to) : rest;
    }

    void terrain()
    {
        for (int i = 0; i < m_package.atlas().size(); ++i) {
            const HexIndex hex{i};
            const Words now = m_package.terrain(hex);
            if (!wanted(hex) || !now.contains(m_wish.from))
                continue;
            Words then = swapped(now);
            if (then.empty())
                then = m_package.find<Map>(m_package.atlas().map(hex))->terrain;
            if (then == now)
                continue;
            m_result.transaction.edits.emplace_back(setTerrain(m_package, hex, then));
            note(hex);
        }
    }

    void hexsides()
    {
        for (int i = 0; i < m_package.atlas().size(); ++i)
            for (int d = 0; d < kDirections; ++d) {
                const Hexside side{.hex = HexIndex{i}, .direction = d};
                const Words now = m_package.side(side);
                if (now.empty() || m_package.atlas().canonical(side) != side || !wanted(side.hex))
                    continue;
                const Words then = swappedSide(now);
                if (then == now)
                    continue;
                m_result.transaction.edits.emplace_back(setHexside(m_package, side, then));
                note(side.hex);
            }
    }
    /// A feature that belongs to one of the two hexes still does.
    Words swappedSide(Words now) const
    {
        std::vector<Atom> words;
        for (const Atom word : now.list()) {
            const std::string_view text = word.text();
            const std::size_t mark = std::min(text.find('@'), text.size());
            if (text.substr(0, mark) != m_wish.from)
                words.push_back(word);
            else if (m_to)
                words.emplace_back(m_wish.to + std::string(text.substr(mark)));
        }
        return Words(std::move(words));
    }

    void lines()
    {
        for (const auto& [key, line] : m_package.all<Line>()) {
            if (line.kind != m_from || !anyWanted(key.scope, line.hexes.hexes))
                continue;
            Line changed = line;
            changed.kind = m_to;
            change(key, m_to ? std::optional(changed) : std::nullopt, key.scope, line.hexes.hexes);
        }
    }

    void places()
    {
        for (const auto& [key, place] : m_package.all<Place>()) {
            Place changed = place;
            if (m_wish.what == MapReplace::What::Place)
                changed.kinds = place.kinds.contains(m_wish.from) ? swapped(place.kinds) : place.kinds;
            else
                changed.name = swappedName(place.name);
            const std::array hexes{place.hex};
            if (!(changed == place) && anyWanted(key.scope, hexes))
                change(key, std::optional(changed), key.scope, hexes);
        }
    }
    std::string swappedName(const std::string& name) const
    {
        const auto lower = [](std::string text) {
            for (char& c : text)
                c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            return text;
        };
        const std::string low = lower(name);
        const std::string wanted = lower(m_wish.from);
        std::string out;
        std::size_t from = 0;
        for (std::size_t found = low.find(wanted); found != std::string::npos;
             found = low.find(wanted, from)) {
            out += name.substr(from, found - from) + m_wish.to;
            from = found + wanted.size();
        }
        return out + name.substr(from);
    }

    void zones()
    {
        for (const auto& [key, zone] : m_package.all<Zone>()) {
            if (zone.kind != m_from || !anyWanted(key.scope, zone.hexes.hexes))
                continue;
            Zone changed = zone;
            changed.kind = m_to;
            change(key, std::optional(changed), key.scope, zone.hexes.hexes);
        }
    }

    template <class Hexes>
    bool anyWanted(Atom map, const Hexes& hexes) const
    {
        const std::array maps{map};
        return m_wish.within.empty() || std::ranges::any_of(hexes, [&](Atom number) {
                   return wanted(m_package.atlas().find(number, maps));
               });
    }
    template <class T, class Hexes>
    void change(Key key, std::optional<T> value, Atom map, const Hexes& hexes)
    {
        m_result.transaction.edits.push_back(Put<T>{.key = key, .value = std::move(value)});
        ++m_result.count;
        const std::array maps{map};
        for (const Atom number : hexes)
            if (const HexIndex hex = m_package.atlas().find(number, maps); exists(hex))
                m_result.hexes.push_back(hex);
    }
    void note(HexIndex hex)
    {
        ++m_result.count;
        m_result.hexes.push_back(hex);
    }

    const MapReplace& m_wish;
    const Package& m_package;
    Atom m_from;
    Atom m_to;
    MapReplace::Result m_result;
};

} // namespace

MapReplace::Result MapReplace::find(const Package& package) const
{
    return Replacer(*this, package).run();
}

} // namespace model
