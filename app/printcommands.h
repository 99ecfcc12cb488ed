#pragma once

#include "editor/print/pages.h"

#include <QAction>
#include <QObject>
#include <QPointer>

namespace editor {
class CompareWindow;
class Session;
} // namespace editor

namespace app {

class Settings;

/// What the File menu prints, into a file or on a printer.
class PrintCommands : public QObject {
    Q_OBJECT
public:
    PrintCommands(QWidget* window, editor::Session& session, Settings& settings);

    QAction* print;
    QAction* sheets;
    QAction* compare;

    void setEnabled(bool enabled);
    /// Writes pages and shows progress, which can be cancelled. Says what went wrong.
    static bool write(QWidget* parent, const editor::Pages& pages, const QString& file);

private:
    void printCards();
    void designSheets();
    void compareVersions();
    /// Asks for a printer and prints, with progress that can be cancelled.
    void askAndPrint(QWidget* parent, const editor::Pages& pages);
    void askAndWrite(QWidget* parent, const editor::Pages& pages, const QString& name);

    QWidget* m_window;
    QPointer<editor::CompareWindow> m_compared;
    editor::Session& m_session;
    Settings& m_settings;
};

} // namespace app
