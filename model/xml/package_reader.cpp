#include "model/xml/package_reader.h"

#include "model/packagebuilder.h"
#include "model/records/parts.h"
#include "model/xml/format.h"
#include "model/xml/map_reader.h"
#include "model/xml/reader.h"

#include <set>

namespace model {
namespace {

using xml::Source;

/// Elements of game.xml and scenario.xml that only name further files.
bool namesPart(PartKind kind, std::string_view element)
{
    return kind == PartKind::Game ? element == "map" || element == "sheet" || element == "scenario"
                                  : kind == PartKind::Scenario && element == "card";
}

template <PartKind Kind>
bool isKnownChild(std::string_view element)
{
    bool known = namesPart(Kind, element) || (Kind == PartKind::Map && xml::isCellElement(element));
    forEachKind([&]<class T>() {
        if constexpr (T::part == Kind && !isRoot<T>)
            known = known || element == T::element;
    });
    return known;
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
        readPart<Game>({.kind = PartKind::Game, .scenario = {}, .name = {}}, {});
        if (m_files.contains("tables.xml"))
            readPart<Tables>({.kind = PartKind::Tables, .scenario = {}, .name = {}}, {});
        for (const Part& part : m_listed)
            readListed(part);
        m_builder.buildAtlas();
        for (const xml::LateSide& late : m_lateSides)
            placeLate(late);
        reportUnlisted();
        if (!m_builder.find<Game>(Key{}))
            m_builder.add(Key{}, Game{});
        return {.package = m_builder.take(), .findings = std::move(m_findings), .readable = m_readable};
    }

private:
    void readListed(const Part& part)
    {
        switch (part.kind) {
        case PartKind::Map:
            readPart<Map>(part, {});
            break;
        case PartKind::Sheet:
            readPart<Sheet>(part, {});
            break;
        case PartKind::Scenario:
            readScenario(part.scenario);
            break;
        default:
            break;
        }
    }

    void readScenario(Atom id)
    {
        const std::size_t listedBefore = m_cards.size();
        readPart<Scenario>({.kind = PartKind::Scenario, .scenario = id, .name = {}}, id);
        for (std::size_t i = listedBefore; i < m_cards.size(); ++i)
            readPart<Card>({.kind = PartKind::Setup, .scenario = id, .name = m_cards[i]}, id);
        readIfThere<Tracks>(PartKind::Reinforcements, id);
        readIfThere<Weather>(PartKind::Weather, id);
        readIfThere<Victory>(PartKind::Victory, id);
    }

    template <class Root>
    void readIfThere(PartKind kind, Atom scenario)
    {
        const Part part{.kind = kind, .scenario = scenario, .name = {}};
        if (m_files.contains(partPath(part)))
            readPart<Root>(part, scenario);
    }

    /// scope is the scenario for everything inside one.
    template <class Root>
    void readPart(const Part& part, Atom scope)
    {
        const std::string path = partPath(part);
        m_seen.insert(path);
        const auto file = m_files.find(path);
        if (file == m_files.end()) {
            m_readable = false;
            Finding finding;
            finding.rule = finding.message = Atom("file.missing");
            finding.subject = Subject::ofFile(path);
            finding.position.file = path;
            finding.arguments = {path};
            m_findings.push_back(std::move(finding));
            return;
        }
        Source source(path, file->second, m_findings, m_limits);
        if (!source.parse() || !hasRoot(source, Root::element) || !xml::bringUpToDate(source)) {
            m_readable = false;
            return;
        }
        const pugi::xml_node node = source.root();
        Root root;
        xml::readRecord(source, node, root);
        const Atom name = part.name ? part.name : std::is_same_v<Root, Scenario> ? part.scenario : Atom();
        if (name && root.id != name) {
            source.report("id.mismatch", node, {std::string(root.id.text()), std::string(name.text())}, Severity::Warning);
            root.id = name;
        }
        const Key key{.scope = std::is_same_v<Root, Scenario> ? Atom() : scope, .id = isSingle<Root> ? Atom() : root.id};
        Kept::Text kept{.before = {}, .inside = {}, .after = {}};
        keepAroundRoot(source, kept);
        if constexpr (std::is_same_v<Root, Map>)
            xml::limitGrid(source, node, root);
        m_builder.add(key, std::move(root));
        if constexpr (std::is_same_v<Root, Map>)
            xml::readCells(source, node, m_builder.at<Map>(key), m_builder.addCells(m_builder.at<Map>(key)),
                           m_lateSides, kept.inside);
        readChildren<Root::part>(source, node, Root::part == PartKind::Map ? name : scope, name, kept);
        m_builder.at<Root>(key).kept = Kept(std::move(kept));
        m_readable = m_readable && !source.isRefused();
    }

    bool hasRoot(Source& source, std::string_view element)
    {
        if (element == source.root().name())
            return true;
        source.report("root.unexpected", source.root(), {source.root().name(), std::string(element)});
        return false;
    }

    template <PartKind Kind>
    void readChildren(Source& source, pugi::xml_node root, Atom scope, Atom container, Kept::Text& kept)
    {
        for (const pugi::xml_node child : root.children()) {
            if (child.type() != pugi::node_element)
                continue;
            const std::string_view element = child.name();
            if (Kind == PartKind::Map && xml::isCellElement(element))
                continue;
            if (namesPart(Kind, element) && listPart(source, child, scope, kept))
                continue;
            bool taken = false;
            forEachKind([&]<class T>() {
                if constexpr (T::part == Kind && !isRoot<T>) {
                    if (!taken && element == T::element) {
                        readChild<T>(source, child, T::scope == Scope::Package ? Atom() : scope, container);
                        taken = true;
                    }
                }
            });
        }
        auto inside = xml::keptInside(source, root, isKnownChild<Kind>);
        kept.inside.insert(kept.inside.end(), std::make_move_iterator(inside.begin()),
                           std::make_move_iterator(inside.end()));
    }

    template <class T>
    void readChild(Source& source, pugi::xml_node node, Atom scope, Atom container)
    {
        T record;
        xml::readRecord(source, node, record);
        if (auto before = xml::commentsBefore(source, node); !before.empty())
            record.kept = Kept({.before = std::move(before), .inside = record.kept.text().inside, .after = {}});
        setContainer(record, container);
        if (!record.id) {
            record.id = freshId<T>(scope, T::element);
            source.report("id.missing", node, {std::string(T::element), std::string(record.id.text())});
        }
        if (m_builder.add({.scope = scope, .id = record.id}, std::move(record)))
            return;
        const Atom fresh = freshId<T>(scope, record.id.text());
        source.report("id.duplicate", node,
                      {std::string(T::element), std::string(record.id.text()), std::string(fresh.text())});
        record.id = fresh;
        m_builder.add({.scope = scope, .id = fresh}, std::move(record));
    }

    template <class T>
    Atom freshId(Atom scope, std::string_view base) const
    {
        for (int n = 2;; ++n) {
            const Atom id(std::string(base) + "-" + std::to_string(n));
            if (!m_builder.find<T>({.scope = scope, .id = id}))
                return id;
        }
    }

    /// A line such as <map id="main"/>. One that cannot be followed stays in the file as it is.
    bool listPart(Source& source, pugi::xml_node node, Atom scenario, Kept::Text& kept)
    {
        const std::string_view element = node.name();
        const std::string_view id = node.attribute("id").value();
        if (!isSafeFileId(id)) {
            source.report("id.unsafe", node, {std::string(element), std::string(id)});
            kept.inside.push_back(source.elementText(node));
            return true;
        }
        Part part{.kind = PartKind::Sheet, .scenario = {}, .name = Atom(id)};
        if (element == "map")
            part.kind = PartKind::Map;
        else if (element == "scenario")
            part = {.kind = PartKind::Scenario, .scenario = Atom(id), .name = {}};
        else if (element == "card")
            part = {.kind = PartKind::Setup, .scenario = scenario, .name = Atom(id)};
        if (!m_listedPaths.insert(partPath(part)).second) {
            source.report("id.duplicate", node, {std::string(element), std::string(id), std::string(id)}, Severity::Warning);
            return true;
        }
        if (!m_files.contains(partPath(part)))
            kept.inside.push_back(source.elementText(node));
        if (part.kind == PartKind::Setup)
            m_cards.push_back(part.name);
        else
            m_listed.push_back(part);
        return true;
    }

    static void keepAroundRoot(Source& source, Kept::Text& kept)
    {
        bool isAfter = false;
        for (const pugi::xml_node node : source.document().children()) {
            if (node == source.root())
                isAfter = true;
            else if (node.type() == pugi::node_comment || node.type() == pugi::node_pi)
                (isAfter ? kept.after : kept.before).push_back(source.commentText(node));
        }
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
        m_builder.cells(m_builder.package().atlas().map(side.hex)).setSide(spot.cell, side.direction, late.features);
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
    std::vector<Part> m_listed;
    std::vector<Atom> m_cards;
    std::vector<xml::LateSide> m_lateSides;
    std::set<std::string> m_seen;
    std::set<std::string> m_listedPaths;
    bool m_readable = true;
};

} // namespace

LoadResult readPackage(const Files& files, const Limits& limits)
{
    return PackageReader(files, limits).read();
}

} // namespace model
