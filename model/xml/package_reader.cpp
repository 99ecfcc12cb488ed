#include "model/xml/package_reader.h"

#include "model/xml/parts_reader.h"

#include <array>
#include <atomic>
#include <future>

namespace model {
namespace {

using xml::PartsReader;

/// What fills the same kinds of record is read by one thread.
constexpr std::array kLots{PartKind::Map, PartKind::Sheet, PartKind::Scenario};

/// Calls read(i) for each of the lots, in two threads where that is worth the start of one: whoever is done with the
/// maps or the sheets, which are long, goes on with the scenarios.
template <class Read>
void readLots(const Files& files, Read read)
{
    constexpr std::size_t worthThread = 100'000;
    std::size_t bytes = 0;
    for (const auto& [path, text] : files)
        bytes += text.size();
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < kLots.size(); i = next++)
            read(i);
    };
    // Without a launch policy, so that it still is done where no thread can be had.
    std::future<void> other = bytes < worthThread ? std::future<void>() : std::async(work);
    work();
    if (other.valid())
        other.get();
}

class PackageReader {
public:
    PackageReader(const Files& files, const Limits& limits)
        : m_files(files)
        , m_limits(limits)
    {
    }

    LoadResult read()
    {
        PartsReader game(m_files, m_limits, m_builder);
        game.readGame();
        std::array<PartsReader, kLots.size()> others{PartsReader(m_files, m_limits, m_builder),
                                                     PartsReader(m_files, m_limits, m_builder),
                                                     PartsReader(m_files, m_limits, m_builder)};
        readLots(m_files, [&](std::size_t lot) {
            for (const Part& part : game.listed)
                if (part.kind == kLots[lot])
                    others[lot].read(part);
            if (kLots[lot] == PartKind::Map)
                m_builder.buildAtlas();
        });
        take(game);
        for (PartsReader& reader : others)
            take(reader);
        for (const PartsReader& reader : others)
            for (const xml::LateSide& late : reader.lateSides)
                placeLate(late);
        reportUnlisted();
        if (!m_builder.find<Game>(Key{}))
            m_builder.add(Key{}, Game{});
        return {.package = m_builder.take(), .findings = std::move(m_findings), .readable = m_readable};
    }

private:
    void take(PartsReader& reader)
    {
        m_findings.insert(m_findings.end(), std::make_move_iterator(reader.findings.begin()),
                          std::make_move_iterator(reader.findings.end()));
        m_seen.merge(reader.seen);
        m_readable = m_readable && reader.readable;
    }

    void placeLate(const xml::LateSide& late)
    {
        const Hexside side = m_builder.package().atlas().findSide(late.id);
        if (!exists(side.hex)) {
            m_findings.push_back(late.finding);
            Map& map = m_builder.at<Map>({.scope = {}, .id = late.map});
            Kept::Text kept = map.kept.text();
            kept.inside.push_back(late.element);
            map.kept = Kept(std::move(kept));
            return;
        }
        const Atlas::Spot spot = m_builder.package().atlas().spot(side.hex);
        m_builder.cells(m_builder.package().atlas().map(side.hex))
            .setSide(spot.cell, side.direction, late.features);
    }

    void reportUnlisted()
    {
        for (const auto& [path, bytes] : m_files) {
            if (m_seen.contains(path) || !partOfPath(path))
                continue;
            Finding finding;
            finding.rule = finding.message = Atom("part.unlisted");
            finding.severity = Severity::Warning;
            finding.subject = Subject::ofFile(path);
            finding.position = {.file = path, .line = 1, .column = 1};
            finding.arguments = {path};
            m_findings.push_back(std::move(finding));
        }
    }

    const Files& m_files;
    Limits m_limits;
    PackageBuilder m_builder;
    std::vector<Finding> m_findings;
    std::set<std::string> m_seen;
    bool m_readable = true;
};

} // namespace

LoadResult readPackage(const Files& files, const Limits& limits)
{
    return PackageReader(files, limits).read();
}

} // namespace model
