// Edits a package for ever and says after each edit that it is done. Saves now and then. Made to be killed.
// Without a package it makes the mistake of editing from a slot of Document::changed(), and dies of it.
#include "crashing_editor.h"
#include "folder.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <cstdio>

namespace {

int editFromWithinAnEdit()
{
    editor::Document document(samplePackage(), std::make_shared<rules::Ruleset>());
    QObject::connect(&document, &editor::Document::changed,
                     [&] { document.perform(paint(document.package(), "0102", "forest")); });
    document.perform(paint(document.package(), "0101", "forest"));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 1)
        return editFromWithinAnEdit();
    const auto session = newSession();
    if (arguments.size() != 3 || !session->open(arguments[1]))
        return 1;
    EditorAtWork editor(arguments[2].toUInt());
    for (int done = 1;; ++done) {
        editor.work(*session->document());
        std::putchar('.');
        std::fflush(stdout);
        if (done % 100 == 0)
            session->save();
    }
}
