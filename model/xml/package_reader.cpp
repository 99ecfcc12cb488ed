#include "model/xml/package_reader.h"

#include "model/xml/parts_reader.h"

#include <array>
#include <future>
#include <span>

namespace model {
namespace {

using xml::PartsReader;

/// Reads maps, sheets and scenarios side by side. A small package is read before a thread has started.
void readListed(std::span<PartsReader> readers, std::span<const Part> listed, const Files& files)
{
    constexpr std::array kinds{PartKind::Map, PartKind::Sheet, PartKind::Scenario};
    constexpr std::size_t worthThreads = 100'000;
    std::size_t bytes = 0;
    for (const auto& [path, text] : files)
        bytes += text.size();
    const auto read = [&](std::size_t which) {
        for (const Part& part : listed)
            if (part.kind == kinds[which])
                readers[which].read(part);
    };
    if (bytes < worthThreads) {
        for (std::size_t i = 0; i < kinds.size(); ++i)
            read(i);
        return;
    }
    // Without a launch policy, so that it still is done where no thread can be had.
    std::array others{std::async(read, 1), std::async(read, 2)};
    read(0);
    for (auto& other : others)
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
        std::array<PartsReader, 3> others{PartsReader(m_files, m_limits, m_builder),
                                          PartsReader(m_files, m_limits, m_builder),
                                          PartsReader(m_files, m_limits, m_builder)};
        readListed(others, game.listed, m_files);
        take(game);
        for (PartsReader& reader : others)
            take(reader);
        m_builder.buildAtlas();
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
