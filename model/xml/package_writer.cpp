#include "model/xml/package_writer.h"

#include "model/records/parts.h"
#include "model/xml/anchor.h"
#include "model/xml/format.h"
#include "model/xml/map_writer.h"
#include "model/xml/writer.h"

#include <algorithm>
#include <deque>

namespace model {
namespace {

using xml::anchorOf;
using xml::withoutAnchor;
using xml::Writer;

constexpr bool namesParts(PartKind kind)
{
    return kind == PartKind::Game || kind == PartKind::Scenario;
}

/// Writes all files side by side: kinds come in the order of files and records in that of their keys, so that one walk
/// over the package appends each record to the file it lies in. The files that name others come last.
class PackageWriter {
public:
    explicit PackageWriter(const Package& package)
        : m_package(package)
    {
    }

    Files write()
    {
        forEachKind([&]<class T>() {
            if constexpr (!namesParts(T::part))
                writeRecords<T>();
        });
        findNamingFiles();
        sortParts();
        for (File& file : m_files)
            if (namesParts(file.part.kind))
                begin(file);
        forEachKind([&]<class T>() {
            if constexpr (namesParts(T::part))
                writeRecords<T>();
        });
        Files files;
        for (File& file : m_files) {
            for (const std::string& piece : file.kept->inside)
                if (!std::ranges::contains(file.lines, anchorOf(piece)))
                    file.writer.kept(withoutAnchor(piece));
            file.writer.endContent(file.element);
            file.writer.kept(file.kept->after);
            files.emplace(partPath(file.part), file.writer.take());
        }
        return files;
    }

private:
    struct File {
        Part part;
        std::string_view element;
        const Kept::Text* kept = nullptr;
        std::vector<std::string> lines; ///< that comments were written in front of
        Writer writer;
    };

    template <class T>
    void writeRecords()
    {
        for (const auto& [key, record] : m_package.all<T>()) {
            File& file = fileOf(partOf(key, record));
            if (!file.kept)
                begin(file);
            if constexpr (!isRoot<T>)
                xml::writeRecord(file.writer, record);
        }
    }

    /// The file of a part. The record before lay in the same one, mostly.
    File& fileOf(const Part& part)
    {
        if (m_last && m_last->part == part)
            return *m_last;
        const auto it = std::ranges::find(m_files, part, &File::part);
        m_last = it == m_files.end()
            ? &m_files.emplace_back(File{.part = part, .element = {}, .lines = {}, .writer = {}})
            : &*it;
        return *m_last;
    }

    void findNamingFiles()
    {
        forEachKind([&]<class T>() {
            if constexpr (namesParts(T::part))
                for (const auto& [key, record] : m_package.all<T>())
                    fileOf(partOf(key, record));
        });
        // A scenario of which only a card is left still needs its root file to be found.
        for (std::size_t i = 0; i < m_files.size(); ++i)
            if (const Atom scenario = m_files[i].part.scenario)
                fileOf({.kind = PartKind::Scenario, .scenario = scenario, .name = {}});
    }

    void sortParts()
    {
        for (const File& file : m_files)
            m_parts.push_back(file.part);
        std::ranges::sort(m_parts, [](const Part& a, const Part& b) {
            if (a.kind != b.kind)
                return a.kind < b.kind;
            return a.scenario != b.scenario ? naturalLess(a.scenario, b.scenario)
                                            : naturalLess(a.name, b.name);
        });
    }

    void begin(File& file)
    {
        forEachKind([&]<class T>() {
            if constexpr (isRoot<T>)
                if (T::part == file.part.kind)
                    beginWith<T>(file);
        });
    }

    template <class Root>
    void beginWith(File& file)
    {
        const Part& part = file.part;
        const Atom id = std::is_same_v<Root, Scenario> ? part.scenario : part.name;
        const Key key{.scope = Root::scope == Scope::Scenario ? part.scenario : Atom(),
                      .id = isSingle<Root> ? Atom() : id};
        Root empty;
        empty.id = key.id;
        const Root* stored = m_package.find<Root>(key);
        const Root& root = stored ? *stored : empty;
        file.element = Root::element;
        file.kept = &root.kept.text();

        Writer& writer = file.writer;
        writer.declaration();
        writer.kept(file.kept->before);
        writer.open(Root::element);
        writer.attribute("format", std::to_string(xml::kFormat));
        xml::writeAttributes(writer, root);
        writer.beginContent();
        listParts(file);
        if constexpr (std::is_same_v<Root, Map>)
            if (!root.missing.hexes.empty())
                commentsBefore(file, "<missing>");
        xml::writeContent(writer, root);
        if constexpr (std::is_same_v<Root, Map>)
            if (stored)
                xml::writeCells(writer, m_package, root);
    }

    static void commentsBefore(File& file, std::string line)
    {
        for (const std::string& piece : file.kept->inside)
            if (anchorOf(piece) == line)
                file.writer.kept(withoutAnchor(piece));
        file.lines.push_back(std::move(line));
    }

    /// The lines in game.xml and scenario.xml that name further files.
    void listParts(File& file)
    {
        const auto list = [&file](std::string_view element, Atom id) {
            commentsBefore(file, xml::namingLine(element, id.text()));
            file.writer.open(element);
            file.writer.attribute("id", id.text());
            file.writer.endEmpty();
        };
        for (const Part& other : m_parts) {
            if (file.part.kind == PartKind::Game && other.kind == PartKind::Map)
                list("map", other.name);
            else if (file.part.kind == PartKind::Game && other.kind == PartKind::Sheet)
                list("sheet", other.name);
            else if (file.part.kind == PartKind::Game && other.kind == PartKind::Scenario)
                list("scenario", other.scenario);
            else if (file.part.kind == PartKind::Scenario && other.kind == PartKind::Setup
                     && other.scenario == file.part.scenario)
                list("card", other.name);
        }
    }

    const Package& m_package;
    std::deque<File> m_files;
    File* m_last = nullptr;
    std::vector<Part> m_parts; ///< of all files, in the order in which they are listed
};

} // namespace

Files writePackage(const Package& package)
{
    return PackageWriter(package).write();
}

} // namespace model
