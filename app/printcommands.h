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

/// What the File menu prints. Pages go into a file, which any program can send to the printer.
class PrintCommands : public QObject {
    Q_OBJECT
public:
    PrintCommands(QWidget* window, editor::Session& session, Settings& settings);

    QAction* sheets;
    QAction* compare;

    void setEnabled(bool enabled);
    /// Writes pages and shows progress, which can be cancelled. Says what went wrong.
    static bool write(QWidget* parent, const editor::Pages& pages, const QString& file);

private:
    void designSheets();
    void compareVersions();
    void askAndWrite(QWidget* parent, const editor::Pages& pages, const QString& name);

    QWidget* m_window;
    QPointer<editor::CompareWindow> m_compared;
    editor::Session& m_session;
    Settings& m_settings;
};

} // namespace app
