#include "model/xml/parts_reader.h"

#include "model/xml/anchor.h"
#include "model/xml/format.h"
#include "model/xml/reader.h"

namespace model::xml {
namespace {

/// Elements of game.xml and scenario.xml that only name further files.
bool namesPart(PartKind kind, std::string_view element)
{
    return kind == PartKind::Game ? element == "map" || element == "sheet" || element == "scenario"
                                  : kind == PartKind::Scenario && element == "card";
}

Finding missingFile(const std::string& path)
{
    Finding finding;
    finding.rule = finding.message = Atom("file.missing");
    finding.subject = Subject::ofFile(path);
    finding.position.file = path;
    finding.arguments = {path};
    return finding;
}

bool hasRoot(Source& source, std::string_view element)
{
    if (element == source.root().name())
        return true;
    source.report("root.unexpected", source.root(), {source.root().name(), std::string(element)});
    return false;
}

Kept::Text keptAroundRoot(Source& source)
{
    Kept::Text kept{.before = {}, .inside = {}, .after = {}};
    bool isAfter = false;
    for (const pugi::xml_node node : source.document().children()) {
        if (node == source.root())
            isAfter = true;
        else if (isComment(node))
            (isAfter ? kept.after : kept.before).push_back(source.commentText(node));
    }
    return kept;
}

void append(std::vector<std::string>& to, std::vector<std::string>& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

PartsReader::PartsReader(const Files& files, const Limits& limits, PackageBuilder& builder)
    : m_files(files)
    , m_limits(limits)
    , m_builder(builder)
{
}

void PartsReader::readGame()
{
    readPart<Game>({.kind = PartKind::Game, .scenario = {}, .name = {}}, {});
    readIfThere<Tables>(PartKind::Tables, {});
}

void PartsReader::read(const Part& part)
{
    if (part.kind == PartKind::Map)
        readPart<Map>(part, {});
    else if (part.kind == PartKind::Sheet)
        readPart<Sheet>(part, {});
    else
        readScenario(part.scenario);
}

void PartsReader::readScenario(Atom id)
{
    m_cards.clear();
    readPart<Scenario>({.kind = PartKind::Scenario, .scenario = id, .name = {}}, id);
    for (const Atom card : m_cards)
        readPart<Card>({.kind = PartKind::Setup, .scenario = id, .name = card}, id);
    readIfThere<Tracks>(PartKind::Reinforcements, id);
    readIfThere<Weather>(PartKind::Weather, id);
    readIfThere<Victory>(PartKind::Victory, id);
}

template <class Root>
void PartsReader::readIfThere(PartKind kind, Atom scenario)
{
    const Part part{.kind = kind, .scenario = scenario, .name = {}};
    if (m_files.contains(partPath(part)))
        readPart<Root>(part, scenario);
}

/// scope is the scenario for everything inside one.
template <class Root>
void PartsReader::readPart(const Part& part, Atom scope)
{
    const std::string path = partPath(part);
    seen.insert(path);
    const auto file = m_files.find(path);
    if (file == m_files.end()) {
        readable = false;
        findings.push_back(missingFile(path));
        return;
    }
    Source source(path, file->second, findings, m_limits);
    if (!source.parse() || !hasRoot(source, Root::element) || !bringUpToDate(source)) {
        readable = false;
        return;
    }
    const pugi::xml_node node = source.root();
    Root root;
    readRecord(source, node, root);
    const Atom name = part.name ? part.name : std::is_same_v<Root, Scenario> ? part.scenario : Atom();
    if (name && root.id != name) {
        source.report("id.mismatch", node, {std::string(root.id.text()), std::string(name.text())},
                      Severity::Warning);
        root.id = name;
    }
    const Key key{.scope = std::is_same_v<Root, Scenario> ? Atom() : scope,
                  .id = isSingle<Root> ? Atom() : root.id};
    Kept::Text kept = keptAroundRoot(source);
    if constexpr (std::is_same_v<Root, Map>)
        limitGrid(source, node, root);
    m_builder.add(key, std::move(root));
    if constexpr (std::is_same_v<Root, Map>) {
        const Map& map = m_builder.at<Map>(key);
        CellsReader cells(source, map, m_builder.addCells(map), lateSides, kept.inside);
        readChildren<Root>(source, name, name, kept,
                           [&cells](pugi::xml_node child, const char* element, const auto& comments) {
                               return cells.read(child, element, comments);
                           });
    } else {
        readChildren<Root>(source, scope, name, kept, [](auto&&...) { return false; });
    }
    m_builder.at<Root>(key).kept = Kept(std::move(kept));
    readable = readable && !source.isRefused();
}

template <PartKind Kind>
const std::vector<PartsReader::ChildKind>& PartsReader::childKinds()
{
    static const std::vector<ChildKind> kinds = [] {
        std::vector<ChildKind> all;
        forEachKind([&]<class T>() {
            if constexpr (T::part == Kind && !isRoot<T>)
                all.push_back({.element = T::element, .read = &PartsReader::readChild<T>});
        });
        return all;
    }();
    return kinds;
}

/// One walk over everything below the root. Comments belong to the element after them; those in front of something
/// that has no record of its own are kept for the root with what they stand in front of, and all that is unknown.
template <class Root, class ReadCell>
void PartsReader::readChildren(Source& source, Atom scope, Atom container, Kept::Text& kept,
                               ReadCell readCell)
{
    const auto& kinds = childKinds<Root::part>();
    std::size_t kind = 0; // of the record before: the next is mostly of the same
    std::vector<std::string> comments;
    for (pugi::xml_node child = source.root().first_child(); child; child = child.next_sibling()) {
        if (child.type() != pugi::node_element) {
            if (isComment(child))
                comments.push_back(source.commentText(child));
            continue;
        }
        const char* element = child.name();
        if (!readCell(child, element, comments)) {
            std::size_t tried = 0;
            while (tried < kinds.size() && !isNamed(element, kinds[kind].element)) {
                kind = (kind + 1) % kinds.size();
                ++tried;
            }
            if (tried < kinds.size()) {
                (this->*kinds[kind].read)(source, child, scope, container, comments);
            } else {
                const bool isPart = namesPart(Root::part, element);
                const bool isKnown =
                    isPart || std::ranges::contains(ChildNames::of<Root>(), std::string_view(element));
                const std::string line = isPart ? namingLine(element, child.attribute("id").value())
                                                : "<" + std::string(element) + ">";
                for (const std::string& comment : comments)
                    kept.inside.push_back(isKnown ? anchored(comment, line) : comment);
                if (isPart)
                    listPart(source, child, scope, kept);
                else if (!isKnown)
                    kept.inside.push_back(source.elementText(child));
            }
        }
        comments.clear();
    }
    append(kept.inside, comments);
}

template <class T>
void PartsReader::readChild(Source& source, pugi::xml_node node, Atom scope, Atom container,
                            std::vector<std::string>& comments)
{
    if constexpr (T::scope == Scope::Package)
        scope = {};
    RecordReader reader(source, node, AttributeNames::of<T>());
    const Atom given = reader.first() ? Atom::after(m_lastId, reader.first()) : Atom();
    m_lastId = given;
    Atom id = given ? given : freshId<T>(scope, Atom(T::element));
    T* record = m_builder.insert<T>({.scope = scope, .id = id});
    if (!record) {
        id = freshId<T>(scope, id);
        record = m_builder.insert<T>({.scope = scope, .id = id});
    }
    reader.read(*record, given);
    record->id = id;
    setContainer(*record, container);
    if (!comments.empty())
        record->kept =
            Kept({.before = std::move(comments), .inside = record->kept.text().inside, .after = {}});
    if (!given)
        source.report("id.missing", node, {std::string(T::element), std::string(id.text())});
    else if (id != given)
        source.report("id.duplicate", node,
                      {std::string(T::element), std::string(given.text()), std::string(id.text())});
}

template <class T>
Atom PartsReader::freshId(Atom scope, Atom base)
{
    int& last =
        m_lastFresh.try_emplace({kindOf<T>, std::hash<Key>()({.scope = scope, .id = base})}, 1).first->second;
    while (true) {
        const Atom id(std::string(base.text()) + "-" + std::to_string(++last));
        if (!m_builder.find<T>({.scope = scope, .id = id}))
            return id;
    }
}

/// A line such as <map id="main"/>. One that cannot be followed stays in the file as it is.
void PartsReader::listPart(Source& source, pugi::xml_node node, Atom scenario, Kept::Text& kept)
{
    const std::string element = node.name();
    const std::string id = node.attribute("id").value();
    if (!isSafeFileId(id)) {
        source.report("id.unsafe", node, {element, id});
        kept.inside.push_back(source.elementText(node));
        return;
    }
    Part part{.kind = PartKind::Sheet, .scenario = {}, .name = Atom(id)};
    if (element == "map")
        part.kind = PartKind::Map;
    else if (element == "scenario")
        part = {.kind = PartKind::Scenario, .scenario = Atom(id), .name = {}};
    else if (element == "card")
        part = {.kind = PartKind::Setup, .scenario = scenario, .name = Atom(id)};
    if (!m_listedPaths.insert(partPath(part)).second) {
        source.report("id.duplicate", node, {element, id, id}, Severity::Warning);
        return;
    }
    if (!m_files.contains(partPath(part)))
        kept.inside.push_back(source.elementText(node));
    if (part.kind == PartKind::Setup)
        m_cards.push_back(part.name);
    else
        listed.push_back(part);
}

} // namespace model::xml
