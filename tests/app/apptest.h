#pragma once

#include "app/startup.h"
#include "editor/document/session.h"
#include "editor/rulesets/rulesets.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <type_traits>

/// A sample of our own, and a copy of it that a test may write to.
inline QString samplePath()
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war");
}

inline QString copyOfSample(const QTemporaryDir& folder, const QString& name = QStringLiteral("game"))
{
    const QString target = folder.filePath(name);
    QDirIterator files(samplePath(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = target + file.mid(samplePath().size());
        QDir().mkpath(QFileInfo(copy).absolutePath());
        QFile::copy(file, copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    return target;
}

/// The bytes of all files below a folder, by path; our own hidden files left out.
inline QMap<QString, QByteArray> bytesOf(const QString& folder)
{
    QMap<QString, QByteArray> all;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!QFileInfo(file).fileName().startsWith(u'.') && file.open(QIODevice::ReadOnly))
            all.insert(file.fileName().mid(folder.size()), file.readAll());
    }
    return all;
}

inline std::unique_ptr<editor::Session> newSession()
{
    return std::make_unique<editor::Session>([](model::Atom id) { return editor::rulesetFor(id).ruleset; });
}

/// Does something with the next dialog of a class as soon as it is up.
template <class Dialog = QDialog>
void whenAsked(std::type_identity_t<std::function<void(Dialog*)>> act)
{
    auto* timer = new QTimer(qApp);
    timer->setInterval(5);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer->deleteLater();
        timer->stop();
        act(dialog);
    });
    timer->start();
}

/// A part of a window by its name. Without it there is no going on: the dialog would wait for ever.
template <class Widget>
Widget* in(QWidget* parent, const char* name)
{
    auto* widget = parent->findChild<Widget*>(QString::fromLatin1(name));
    if (!widget)
        qFatal("no %s", name);
    return widget;
}

/// Runs the tests of a class with the program's own start-up, away from the user's settings and data.
#define HEXWERK_APP_TEST(Class)                                                                              \
    int main(int argc, char** argv)                                                                          \
    {                                                                                                        \
        QStandardPaths::setTestModeEnabled(true);                                                            \
        QApplication application(argc, argv);                                                                \
        app::startUp(application);                                                                           \
        Class test;                                                                                          \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
