#include "model/regrid.h"

#include "model/underlaypins.h"

#include <algorithm>
#include <optional>

namespace model {
namespace {

/// Turns the number of a hex before the change into its number after it.
class Renumbering {
public:
    Renumbering(const Package& before, const Package& after)
        : m_before(before)
        , m_after(after)
    {
    }

    /// Empty when the hex is gone. A text that was no number stays.
    Atom operator()(Atom number, Atom map) const
    {
        const std::array scope{map};
        const std::span<const Atom> maps = map ? std::span<const Atom>(scope) : std::span<const Atom>();
        const HexIndex old = m_before.atlas().find(number, maps);
        if (!exists(old))
            return number;
        const HexIndex now = hexAfter(old);
        if (!exists(now))
            return {};
        return m_after.atlas().find(number, maps) == now ? number : m_after.atlas().number(now);
    }

    HexIndex hexAfter(HexIndex old) const
    {
        const Atlas& before = m_before.atlas();
        const Cell cell = before.cell(old);
        for (const Atom map : before.maps()) {
            const Grid& grid = m_before.find<Map>(map)->grid;
            if (before.find(before.mapNumber(map), grid.indexOf(cell)) != old)
                continue;
            const Grid& nowGrid = m_after.find<Map>(map)->grid;
            const int index = nowGrid.indexOf(cell);
            const HexIndex now =
                index < 0 ? HexIndex::None : m_after.atlas().find(m_after.atlas().mapNumber(map), index);
            if (exists(now))
                return now;
        }
        return HexIndex::None;
    }

private:
    const Package& m_before;
    const Package& m_after;
};

/// Gives the numbers in one record their new values.
class Follower {
public:
    Follower(const Renumbering& renumbering, Atom map)
        : m_renumbering(renumbering)
        , m_map(map)
    {
    }
    bool lost = false; ///< something was in a hex that is gone

    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    void reference(std::string_view, Atom& number, Ref to)
    {
        if (to == Ref::Hex && number)
            number = follow(number);
    }
    void reference(std::string_view, Words& numbers, Ref to)
    {
        if (to != Ref::Hex || numbers.empty())
            return;
        std::vector<Atom> now;
        for (const Atom number : numbers.list())
            if (const Atom followed = follow(number))
                now.push_back(followed);
        numbers = Words(std::move(now));
    }
    void path(std::string_view, HexPath& path) { list(path.hexes); }
    void hexes(HexList& hexes)
    {
        std::vector<Atom> numbers = std::move(hexes.hexes);
        hexes.hexes.clear();
        list(numbers);
        for (const Atom number : numbers)
            hexes.insert(number);
    }
    void hexes(std::string_view, HexList&) {}
    template <class Child>
    void children(std::vector<Child>& children)
    {
        for (Child& child : children)
            Child::describe(child, *this);
    }

private:
    Atom follow(Atom number)
    {
        const Atom now = m_renumbering(number, m_map);
        lost = lost || !now;
        return now;
    }
    void list(std::vector<Atom>& numbers)
    {
        for (Atom& number : numbers)
            number = follow(number);
        std::erase(numbers, Atom());
    }

    const Renumbering& m_renumbering;
    Atom m_map;
};

class Regridding {
public:
    Regridding(const Package& before, const Package& after, Atom map, Regrid& out)
        : m_before(before)
        , m_after(after)
        , m_renumbering(before, after)
        , m_map(map)
        , m_out(out)
    {
    }

    void followEverything()
    {
        forEachKind([&]<class T>() {
            if constexpr (!std::same_as<T, Map>)
                for (const auto& [key, record] : m_before.all<T>())
                    follow<T>(key, record);
        });
        followOwners();
        countLost();
    }

private:
    template <class T>
    void follow(Key key, const T& record)
    {
        const Atom map = T::scope == Scope::Map ? key.scope : Atom();
        T now = record;
        Follower follower(m_renumbering, map);
        if constexpr (std::same_as<T, Line>)
            return cutLine(key, record);
        T::describe(now, follower);
        if constexpr (std::same_as<T, Border>)
            now.sides = sidesOf(record.sides, map);
        if constexpr (std::same_as<T, Underlay>)
            setPins(now, pinsAfter(record, map));
        if constexpr (std::same_as<T, Allow>)
            now.on = subjectOf(record.on);
        if constexpr (std::same_as<T, Place> || std::same_as<T, Alias> || std::same_as<T, Link>) {
            if (follower.lost) {
                ++m_out.places;
                m_out.transaction.edits.push_back(erase<T>(key));
                return;
            }
        } else if constexpr (T::scope == Scope::Scenario) {
            m_out.units += follower.lost ? 1 : 0;
        }
        if (now != record)
            m_out.transaction.edits.push_back(Put<T>{.key = key, .value = std::move(now)});
    }

    /// A line that leaves the map and comes back becomes several.
    void cutLine(Key key, const Line& line)
    {
        std::vector<std::vector<Atom>> pieces(1);
        for (const Atom number : line.hexes.hexes) {
            if (const Atom now = m_renumbering(number, key.scope))
                pieces.back().push_back(now);
            else if (!pieces.back().empty())
                pieces.emplace_back();
        }
        std::erase_if(pieces, [](const auto& piece) { return piece.size() < 2; });
        std::size_t kept = 0;
        for (const auto& piece : pieces)
            kept += piece.size();
        if (kept == line.hexes.hexes.size()) {
            if (pieces.front() != line.hexes.hexes) {
                Line now = line;
                now.hexes.hexes = pieces.front();
                m_out.transaction.edits.push_back(Put<Line>{.key = key, .value = std::move(now)});
            }
            return;
        }
        ++m_out.lines;
        if (pieces.empty())
            m_out.transaction.edits.push_back(erase<Line>(key));
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            Line now = line;
            now.hexes.hexes = pieces[i];
            for (int n = static_cast<int>(i) + 1;
                 i > 0 && (now.id == line.id || taken({.scope = key.scope, .id = now.id})); ++n)
                now.id = Atom(std::string(line.id.text()) + "-" + std::to_string(n));
            m_out.transaction.edits.push_back(put(std::move(now), key.scope));
        }
    }
    bool taken(Key key)
    {
        return m_before.find<Line>(key)
            || std::ranges::any_of(m_out.transaction.edits, [&](const Edit& edit) {
                   const auto* line = edit.as<Put<Line>>();
                   return line && line->key == key;
               });
    }

    Words sidesOf(Words sides, Atom map) const
    {
        std::vector<Atom> now;
        forEachWord(sides.text(), [&](std::string_view side) {
            const std::size_t slash = std::min(side.find('/'), side.size() - 1);
            const Atom a = m_renumbering(Atom(side.substr(0, slash)), map);
            const Atom b = m_renumbering(Atom(side.substr(slash + 1)), map);
            if (a && b)
                now.emplace_back(std::string(a.text()) + "/" + std::string(b.text()));
        });
        return Words(std::move(now));
    }

    std::vector<UnderlayPin> pinsAfter(const Underlay& underlay, Atom map) const
    {
        std::vector<UnderlayPin> pins = pinsOf(underlay);
        for (UnderlayPin& pin : pins)
            pin.hex = m_renumbering(pin.hex, map);
        std::erase_if(pins, [](const UnderlayPin& pin) { return !pin.hex; });
        return pins;
    }

    /// "hex 1622" and "hexside 1622 2"; other subjects name no hex.
    std::string subjectOf(const std::string& on) const
    {
        const std::size_t from = on.find(' ') + 1;
        if (!on.starts_with("hex ") && !on.starts_with("hexside "))
            return on;
        const std::size_t to = std::min(on.find(' ', from), on.size());
        const Atom now = m_renumbering(Atom(on.substr(from, to - from)), {});
        return now ? on.substr(0, from) + std::string(now.text()) + on.substr(to) : on;
    }

    /// "fortified@1622" names the hex to which the hexside belongs.
    void followOwners()
    {
        for (const Atom map : m_before.atlas().maps()) {
            const MapCells& cells = m_after.cells(map);
            for (int i = 0; i < cells.grid().size(); ++i)
                for (int d = 0; d < kDirections; ++d) {
                    const Words words = cells.ownSide(i, d);
                    if (words.text().find('@') == std::string_view::npos)
                        continue;
                    std::vector<Atom> now;
                    for (const Atom word : words.list()) {
                        const std::size_t mark = word.text().find('@');
                        const Atom owner = mark == std::string_view::npos
                            ? Atom()
                            : m_renumbering(Atom(word.text().substr(mark + 1)), map);
                        now.push_back(owner ? Atom(std::string(word.text().substr(0, mark + 1))
                                                   + std::string(owner.text()))
                                            : word);
                    }
                    if (const Words followed(std::move(now)); followed != words)
                        m_out.transaction.edits.push_back(SetHexside{.map = map,
                                                                     .cell = cells.grid().cellAt(i),
                                                                     .direction = d,
                                                                     .features = followed});
                }
        }
    }

    void countLost()
    {
        const MapCells& cells = m_before.cells(m_map);
        const Words plain = m_before.find<Map>(m_map)->terrain;
        for (int i = 0; i < m_before.atlas().size(); ++i) {
            const HexIndex hex{i};
            if (m_before.atlas().map(hex) != m_map || exists(m_renumbering.hexAfter(hex)))
                continue;
            const int cell = m_before.atlas().spot(hex).cell;
            bool something = cells.terrain(cell) != plain;
            for (int d = 0; d < kDirections; ++d)
                something = something || !cells.side(cell, d).empty();
            m_out.hexes += something ? 1 : 0;
        }
    }

    const Package& m_before;
    const Package& m_after;
    Renumbering m_renumbering;
    Atom m_map;
    Regrid& m_out;
};

} // namespace

Regrid regrid(const Package& package, const Map& now)
{
    Regrid out;
    const Map* before = package.find<Map>(now.id);
    if (!before || *before == now)
        return out;
    out.transaction.label = "map.grid";
    out.transaction.arguments = {now.name.empty() ? std::string(now.id.text()) : now.name};
    out.transaction.edits.push_back(put(now));
    Package after = package;
    after.apply(out.transaction);
    Regridding(package, after, now.id, out).followEverything();
    return out;
}

Map grown(Map map, const Growth& by, bool keepNumbers)
{
    const Map before = map;
    Grid& grid = map.grid;
    grid.firstColumn -= by.left;
    grid.columns = std::max(1, grid.columns + by.left + by.right);
    grid.firstRow -= by.top;
    grid.rows = std::max(1, grid.rows + by.top + by.bottom);
    const auto follow = [&](Numbering::Axis& axis, int first, int last) {
        // Reversed numbers start on the other side.
        const int start = axis.start - (axis.reversed ? last : first);
        if (keepNumbers && start >= (axis.kind == Numbering::Digits::Letters ? 1 : 0))
            axis.start = start;
    };
    follow(map.numbering.column, by.left, by.right);
    follow(map.numbering.row, by.top, by.bottom);
    HexList missing;
    for (const Atom number : map.missing.hexes)
        if (const auto cell = before.numbering.cell(before.grid, number.text()); cell && grid.contains(*cell))
            missing.insert(Atom(map.numbering.number(grid, *cell)));
    map.missing = missing;
    return map;
}

} // namespace model
