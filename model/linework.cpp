#include "model/linework.h"

#include "model/freeid.h"

#include <algorithm>
#include <array>

namespace model {

LineWork::LineWork(const Package& package, Atom map)
    : m_package(package)
    , m_map(map)
{
    const std::array maps{map};
    for (const auto& [key, line] : package.all<Line>().in(map)) {
        Work work{.line = line, .hexes = {}};
        for (const Atom number : line.hexes.hexes)
            work.hexes.push_back(package.atlas().find(number, maps));
        m_lines.push_back(std::move(work));
    }
}

bool LineWork::goes(Atom kind, HexIndex from, HexIndex to) const
{
    return std::ranges::any_of(m_lines, [&](const Work& work) {
        if (work.line.kind != kind)
            return false;
        for (std::size_t i = 1; i < work.hexes.size(); ++i)
            if ((work.hexes[i - 1] == from && work.hexes[i] == to)
                || (work.hexes[i - 1] == to && work.hexes[i] == from))
                return true;
        return false;
    });
}

void LineWork::draw(Atom kind, const std::string& name, std::span<const HexIndex> path)
{
    std::size_t start = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (!goes(kind, path[i - 1], path[i]))
            continue;
        if (i - 1 > start)
            drawRun(kind, name, path.subspan(start, i - start));
        start = i;
    }
    if (path.size() > start + 1)
        drawRun(kind, name, path.subspan(start));
}

/// How often a line begins or ends in a hex.
int LineWork::endsAt(const Work& work, HexIndex hex) const
{
    if (work.hexes.size() < 2)
        return 0;
    return (work.hexes.front() == hex ? 1 : 0) + (work.hexes.back() == hex ? 1 : 0);
}

/// The line that goes on in a run from this hex: the only one of its kind there, with an end.
LineWork::Work* LineWork::joinable(Atom kind, const std::string& name, HexIndex hex)
{
    Work* found = nullptr;
    for (Work& work : m_lines) {
        if (work.line.kind != kind || std::ranges::find(work.hexes, hex) == work.hexes.end())
            continue;
        if (found || endsAt(work, hex) != 1 || work.line.name != name
            || std::ranges::count(work.hexes, hex) != 1 || std::ranges::contains(work.hexes, HexIndex::None))
            return nullptr;
        found = &work;
    }
    return found;
}

/// Puts hexes behind the end that lies in a hex; the first of them is that hex.
void LineWork::append(Work& work, HexIndex at, std::span<const HexIndex> more)
{
    const bool front = work.hexes.back() != at;
    if (front)
        std::ranges::reverse(work.hexes);
    work.hexes.insert(work.hexes.end(), more.begin() + 1, more.end());
    if (front)
        std::ranges::reverse(work.hexes);
    (front ? work.line.halfStart : work.line.halfEnd) = false;
}

void LineWork::drawRun(Atom kind, const std::string& name, std::span<const HexIndex> run)
{
    std::vector<HexIndex> hexes(run.begin(), run.end());
    Work* line = joinable(kind, name, hexes.front());
    if (line) {
        append(*line, hexes.front(), hexes);
    } else if ((line = joinable(kind, name, hexes.back()))) {
        std::ranges::reverse(hexes);
        append(*line, hexes.front(), hexes);
    } else {
        Work fresh;
        fresh.line.kind = kind;
        fresh.line.name = name;
        fresh.line.id = freeId(kind ? kind : Atom("line"));
        fresh.hexes = std::move(hexes);
        m_lines.push_back(std::move(fresh));
        return;
    }
    // The far end may have met another line.
    const std::size_t me = static_cast<std::size_t>(line - m_lines.data());
    const HexIndex far = hexes.back();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Work& other = m_lines[i];
        if (i == me || other.line.kind != kind || other.line.name != name || endsAt(other, far) != 1)
            continue;
        const auto there = std::ranges::count_if(m_lines, [&](const Work& work) {
            return work.line.kind == kind && std::ranges::find(work.hexes, far) != work.hexes.end();
        });
        if (there != 2)
            return;
        std::vector<HexIndex> rest = other.hexes;
        if (rest.front() != far)
            std::ranges::reverse(rest);
        append(m_lines[me], far, rest);
        m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

void LineWork::erase(Atom kind, const std::function<bool(HexIndex, HexIndex)>& gone)
{
    const std::size_t before = m_lines.size();
    for (std::size_t l = 0; l < before; ++l) {
        if (kind && m_lines[l].line.kind != kind)
            continue;
        const std::vector<HexIndex> hexes = m_lines[l].hexes;
        std::vector<std::vector<HexIndex>> pieces(1);
        bool cut = false;
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            if (i > 0 && exists(hexes[i]) && exists(hexes[i - 1]) && gone(hexes[i - 1], hexes[i])) {
                pieces.emplace_back();
                cut = true;
            }
            pieces.back().push_back(hexes[i]);
        }
        if (!cut)
            continue;
        const bool keepsStart = pieces.front().size() > 1;
        const bool keepsEnd = pieces.back().size() > 1;
        const Line whole = m_lines[l].line;
        std::erase_if(pieces, [](const auto& piece) { return piece.size() < 2; });
        m_lines[l].hexes = pieces.empty() ? std::vector<HexIndex>() : pieces.front();
        m_lines[l].line.halfStart = whole.halfStart && keepsStart;
        m_lines[l].line.halfEnd = whole.halfEnd && keepsEnd && pieces.size() == 1;
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            Work piece{.line = whole, .hexes = pieces[i]};
            piece.line.id = freeId(whole.id);
            piece.line.kept = {};
            piece.line.halfStart = false;
            piece.line.halfEnd = whole.halfEnd && keepsEnd && i + 1 == pieces.size();
            m_lines.push_back(std::move(piece));
        }
    }
    std::erase_if(m_lines, [&](const Work& work) { return work.hexes.empty(); });
}

Atom LineWork::freeId(Atom base) const
{
    return model::freeId(base, [&](Atom id) {
        return m_package.find<Line>(Key{.scope = m_map, .id = id})
            || std::ranges::any_of(m_lines, [&](const Work& work) { return work.line.id == id; });
    });
}

std::vector<Edit> LineWork::edits() const
{
    std::vector<Edit> edits;
    for (const auto& [key, line] : m_package.all<Line>().in(m_map))
        if (std::ranges::none_of(m_lines, [&](const Work& work) { return work.line.id == key.id; }))
            edits.push_back(model::erase<Line>(key));
    for (const Work& work : m_lines) {
        Line line = work.line;
        const Line* before = m_package.find<Line>(Key{.scope = m_map, .id = line.id});
        // Numbers stay as they were written where the hexes are the same.
        std::vector<HexIndex> was;
        const std::array maps{m_map};
        if (before)
            for (const Atom number : before->hexes.hexes)
                was.push_back(m_package.atlas().find(number, maps));
        if (!before || was != work.hexes) {
            line.hexes.hexes.clear();
            for (const HexIndex hex : work.hexes)
                if (exists(hex))
                    line.hexes.hexes.push_back(m_package.atlas().number(hex));
        }
        if (!before || !(*before == line))
            edits.push_back(put(std::move(line), m_map));
    }
    return edits;
}

} // namespace model
