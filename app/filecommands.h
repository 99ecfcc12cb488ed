#pragma once

#include "editor/document/session.h"

#include <QAction>
#include <QObject>

class QMenu;

namespace app {

class MessageBar;
class Settings;

/// Everything of the File menu that brings a package in and out, with its questions: unsaved changes, recovery after a
/// crash, files changed by somebody else, places that cannot be written.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(QWidget* window, editor::Session& session, Settings& settings, MessageBar& messages);

    /// Whether there is a package at all, be it unreadable.
    bool hasPackage() const;
    /// Nothing of it could be read.
    bool isUnreadable() const;

    bool open(const QString& path);
    bool saveTo(const QString& path);
    /// Saves where the package lies, or asks for a place. False when it was not saved.
    bool save();
    /// Asks about unsaved changes. False: the user wants to go on with this package.
    bool mayLeave();
    /// Offers what an earlier run never saved: of the sample that is open, or else of anything.
    void offerUnsavedPackages();

    QAction* newGame;
    QAction* openFolder;
    QAction* openBundle;
    QAction* saveAction;
    QAction* saveAsAction;
    QAction* revertAction;
    QAction* closeAction;
    QMenu* recentMenu;
    QMenu* samplesMenu;

signals:
    /// Another package, or none, is shown.
    void packageChanged();

private:
    void makeActions();
    void create();
    void chooseFolder();
    void chooseBundle();
    bool saveAs();
    void revert();
    void close();
    void shown();
    void fillRecent();
    void fillSamples();
    void offerRecovery();
    void reportDiskChange();
    void updateActions();

    QWidget* m_window;
    editor::Session& m_session;
    Settings& m_settings;
    MessageBar& m_messages;
    bool m_created = false; ///< a new package that was never saved
};

} // namespace app
