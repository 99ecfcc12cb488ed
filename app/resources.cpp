#include "app/resources.h"

#include "editor/text/text.h"
#include "model/files.h"
#include "model/xml/package_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

QString samplesFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    const QString installed = QDir::cleanPath(program.filePath(QStringLiteral("../share/hexwerk/samples")));
    const QString built = QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples");
    return QFileInfo::exists(installed) ? installed : built;
}

Sample readSample(const QString& path)
{
    Sample sample{.path = path, .title = QFileInfo(path).fileName(), .description = {}};
    std::vector<model::Finding> findings;
    const auto text =
        model::readFile(editor::utf8(QDir(path).filePath(QStringLiteral("game.xml"))), findings);
    if (!text)
        return sample;
    const model::Package package = model::readPackage({{"game.xml", *text}}).package;
    if (!package.game().title.empty())
        sample.title = editor::qs(package.game().title);
    for (const auto& [key, note] : package.all<model::GameNote>())
        if (key.id.text() == "description")
            sample.description = editor::qs(note.text);
    return sample;
}

} // namespace

std::vector<Sample> samples()
{
    std::vector<Sample> found;
    const QDir folder(samplesFolder());
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (QFileInfo::exists(folder.filePath(name + QStringLiteral("/game.xml"))))
            found.push_back(readSample(folder.filePath(name)));
    return found;
}

bool isReadOnly(const QString& path)
{
    const QFileInfo info(path);
    const QString samples = QFileInfo(samplesFolder()).canonicalFilePath();
    if (!samples.isEmpty() && info.canonicalFilePath().startsWith(samples + u'/'))
        return true;
    return info.exists()
        && (!info.isWritable()
            || (info.isDir() && !QFileInfo(path + QStringLiteral("/game.xml")).isWritable()));
}

} // namespace app
