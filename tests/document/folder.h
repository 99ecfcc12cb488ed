#pragma once

#include "editor/document/session.h"
#include "editor/text/text.h"
#include "model/xml/package_writer.h"
#include "random_edits.h"

#include <QDir>
#include <QTemporaryDir>

/// A package folder for a test, and what a test asks of it.
class Folder {
public:
    Folder()
    {
        model::writeFiles(std::filesystem::path(path().toStdString()), model::writePackage(samplePackage()));
    }

    QString path() const { return m_parent.filePath(QStringLiteral("moscow")); }
    QString beside(const QString& name) const { return m_parent.filePath(name); }
    QString file(const QString& inside) const { return path() + u'/' + inside; }

    static QByteArray read(const QString& file)
    {
        QFile from(file);
        return from.open(QIODevice::ReadOnly) ? from.readAll() : QByteArray("(no such file)");
    }
    static void write(const QString& file, const QByteArray& bytes)
    {
        QDir().mkpath(QFileInfo(file).absolutePath());
        QFile to(file);
        if (!to.open(QIODevice::WriteOnly) || to.write(bytes) != bytes.size())
            qFatal("A file of the test could not be written.");
    }
    /// All XML of the folder.
    model::Files files() const { return model::readFolder(path().toStdString()).files; }

private:
    QTemporaryDir m_parent;
};

inline std::unique_ptr<editor::Session> newSession()
{
    return std::make_unique<editor::Session>([](model::Atom id) {
        auto ruleset = std::make_shared<rules::Ruleset>();
        ruleset->id = id;
        return ruleset;
    });
}

inline model::Transaction paint(const model::Package& package, const char* hex, const char* terrain)
{
    return {.label = "terrain.paint",
            .arguments = {terrain},
            .edits = {model::setTerrain(package, package.atlas().find(hex), model::Words(terrain))}};
}

inline void paint(editor::Session& session, const char* hex, const char* terrain)
{
    session.document()->perform(paint(session.document()->package(), hex, terrain));
}
