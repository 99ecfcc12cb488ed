#include "model/xml/locate.h"

#include "model/records/parts.h"
#include "model/xml/source.h"

namespace model {

Locator::Locator(const Files& files, const Package& package)
    : m_files(files)
    , m_package(package)
{
}

Locator::~Locator() = default;

FilePosition Locator::find(const Finding& finding)
{
    if (finding.position.line > 0)
        return finding.position;
    FilePosition position = find(finding.subject);
    for (const Subject& related : finding.related) {
        if (position.line > 0)
            break;
        position = find(related);
    }
    return position;
}

FilePosition Locator::find(const Subject& subject)
{
    switch (subject.kind) {
    case Subject::Kind::Hex:
        return findHex(subject.hex);
    case Subject::Kind::Hexside:
        return findSide(subject.hex, subject.direction);
    case Subject::Kind::File:
        return {.file = subject.file, .line = m_files.contains(subject.file) ? 1 : 0, .column = 1};
    case Subject::Kind::Record: {
        FilePosition position;
        withKind(subject.record, [&]<class T>() {
            if (const T* record = m_package.find<T>(subject.key))
                position = findElement(partPath(partOf(subject.key, *record)), T::element,
                                       isSingle<T> ? std::string_view() : subject.key.id.text());
        });
        return position;
    }
    case Subject::Kind::None:
        return {.file = "game.xml", .line = 1, .column = 1};
    }
    return {};
}

FilePosition Locator::findHex(Atom number)
{
    const HexIndex hex = m_package.atlas().find(number);
    if (!exists(hex))
        return {};
    return findElement(partPath({.kind = PartKind::Map, .scenario = {}, .name = m_package.atlas().map(hex)}), "hex",
                       m_package.atlas().printed(hex));
}

FilePosition Locator::findSide(Atom number, int direction)
{
    const Atlas& atlas = m_package.atlas();
    const HexIndex hex = atlas.find(number);
    if (!exists(hex))
        return {};
    const Hexside side = atlas.canonical({.hex = hex, .direction = direction});
    return findElement(partPath({.kind = PartKind::Map, .scenario = {}, .name = atlas.map(side.hex)}), "hexside",
                       atlas.sideText(side));
}

FilePosition Locator::findElement(const std::string& path, std::string_view element, std::string_view id)
{
    const xml::Source* file = source(path);
    if (!file)
        return {};
    const pugi::xml_node root = file->root();
    if (element == root.name() && (id.empty() || id == root.attribute("id").value()))
        return file->position(root);
    for (const pugi::xml_node node : root.children())
        if (element == node.name() && id == node.attribute("id").value())
            return file->position(node);
    return {};
}

xml::Source* Locator::source(const std::string& path)
{
    const auto [it, isNew] = m_sources.try_emplace(path);
    if (isNew) {
        if (const auto file = m_files.find(path); file != m_files.end()) {
            auto parsed = std::make_unique<xml::Source>(path, file->second, m_ignored);
            if (parsed->parse())
                it->second = std::move(parsed);
        }
    }
    return it->second.get();
}

} // namespace model
