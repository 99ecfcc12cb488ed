#include "app/filecommands.h"

#include "app/actions.h"
#include "app/messagebar.h"
#include "app/newgamedialog.h"
#include "app/resources.h"
#include "app/settings.h"
#include "editor/panels/icons.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace app {

FileCommands::FileCommands(QWidget* window, editor::Session& session, Settings& settings,
                           MessageBar& messages)
    : QObject(window)
    , m_window(window)
    , m_session(session)
    , m_settings(settings)
    , m_messages(messages)
{
    makeActions();
    connect(&session, &editor::Session::errorOccurred, this,
            [this](const QString& sentence) { m_messages.show(QStringLiteral("error"), sentence); });
    connect(&session, &editor::Session::changedOnDisk, this, &FileCommands::reportDiskChange);
    connect(&session, &editor::Session::modifiedChanged, this, &FileCommands::updateActions);
    updateActions();
}

void FileCommands::makeActions()
{
    newGame =
        makeAction(this, QStringLiteral("new"), tr("&New…"), {QKeySequence::New}, tr("Start a new game"));
    openFolder = makeAction(this, QStringLiteral("open"), tr("&Open…"), {QKeySequence::Open},
                            tr("Open the folder of a game"));
    openBundle = makeAction(this, QStringLiteral("open-bundle"), tr("Open &Bundle…"),
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
                            tr("Open a game that is kept in one file"));
    saveAction =
        makeAction(this, QStringLiteral("save"), tr("&Save"), {QKeySequence::Save}, tr("Save the game"));
    saveAsAction = makeAction(this, QStringLiteral("save-as"), tr("Save &As…"),
                              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                              tr("Save the game in another folder or as a bundle"));
    revertAction = makeAction(this, QStringLiteral("revert"), tr("Re&vert"), {},
                              tr("Give up all changes and read the game again from disk"));
    closeAction = makeAction(this, QStringLiteral("close"), tr("&Close"),
                             {QKeySequence(Qt::CTRL | Qt::Key_W)}, tr("Close the game"));
    connect(newGame, &QAction::triggered, this, &FileCommands::create);
    connect(openFolder, &QAction::triggered, this, &FileCommands::chooseFolder);
    connect(openBundle, &QAction::triggered, this, &FileCommands::chooseBundle);
    connect(saveAction, &QAction::triggered, this, &FileCommands::save);
    connect(saveAsAction, &QAction::triggered, this, &FileCommands::saveAs);
    connect(revertAction, &QAction::triggered, this, &FileCommands::revert);
    connect(closeAction, &QAction::triggered, this, &FileCommands::close);

    recentMenu = new QMenu(tr("Open &Recent"), m_window);
    recentMenu->setIcon(editor::icon(QStringLiteral("recent")));
    samplesMenu = new QMenu(tr("Sa&mples"), m_window);
    samplesMenu->setIcon(editor::icon(QStringLiteral("samples")));
    fillRecent();
    fillSamples();
}

bool FileCommands::hasPackage() const
{
    return m_created || !m_session.path().isEmpty() || !m_session.origin().isEmpty();
}

bool FileCommands::isUnreadable() const
{
    return hasPackage() && m_session.document()->package().atlas().size() == 0
        && !m_session.loadFindings().empty();
}

void FileCommands::updateActions()
{
    const bool any = hasPackage();
    const bool modified = m_session.isModified();
    saveAction->setEnabled(any && (modified || m_session.path().isEmpty()));
    saveAsAction->setEnabled(any);
    const bool onDisk = !m_session.path().isEmpty() || !m_session.origin().isEmpty();
    revertAction->setEnabled(onDisk && (modified || isUnreadable()));
    closeAction->setEnabled(any);
}

void FileCommands::shown()
{
    if (!m_session.path().isEmpty()) {
        m_created = false;
        m_settings.addRecentPackage(m_session.path());
        fillRecent();
    }
    updateActions();
    emit packageChanged();
}

bool FileCommands::mayLeave()
{
    if (!m_session.isModified())
        return true;
    QMessageBox question(QMessageBox::Warning, tr("Unsaved Changes"),
                         tr("“%1” has changes that are not saved.").arg(m_session.title()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setObjectName(QStringLiteral("unsavedChanges"));
    question.setInformativeText(tr("Save them before going on? Discarded changes are gone."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void FileCommands::create()
{
    NewGameDialog dialog(m_window);
    if (dialog.exec() != QDialog::Accepted || !mayLeave())
        return;
    m_messages.hide();
    m_session.create(dialog.game(), dialog.ruleset());
    m_created = true;
    shown();
}

void FileCommands::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        m_window, tr("Open Game: choose the folder with its game.xml"), m_settings.lastFolder());
    if (!folder.isEmpty())
        open(folder);
}

void FileCommands::chooseBundle()
{
    const QString file =
        QFileDialog::getOpenFileName(m_window, tr("Open Bundle"), m_settings.lastFolder(),
                                     tr("Games in one file (*.hexwerk *.xml);;All files (*)"));
    if (!file.isEmpty())
        open(file);
}

bool FileCommands::open(const QString& path)
{
    if (!mayLeave())
        return false;
    m_messages.hide();
    const bool copy = isReadOnly(path);
    if (!(copy ? m_session.openCopy(path) : m_session.open(path))) {
        updateActions();
        return false;
    }
    m_created = false;
    if (copy)
        m_settings.addRecentPackage(m_session.origin());
    else
        m_settings.setLastFolder(QFileInfo(m_session.path()).absolutePath());
    shown();
    offerRecovery();
    if (copy)
        offerUnsavedPackages();
    return true;
}

bool FileCommands::save()
{
    if (m_session.path().isEmpty())
        return saveAs();
    const bool saved = m_session.save();
    updateActions();
    return saved;
}

bool FileCommands::saveAs()
{
    const QString folders = tr("Game in a folder (*)");
    const QString bundles = tr("Game in one file (*.hexwerk)");
    QString name = m_session.title();
    name.replace(u'/', u'-');
    QString filter = folders;
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save As"), QDir(m_settings.lastFolder()).filePath(name),
                                     folders + QStringLiteral(";;") + bundles, &filter);
    if (path.isEmpty())
        return false;
    if (filter == bundles && QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".hexwerk");
    return saveTo(path);
}

bool FileCommands::saveTo(const QString& path)
{
    if (!m_session.saveAs(path))
        return false;
    m_messages.hide();
    m_settings.setLastFolder(QFileInfo(m_session.path()).absolutePath());
    shown();
    return true;
}

void FileCommands::revert()
{
    if (m_session.isModified()
        && QMessageBox::question(m_window, tr("Revert"),
                                 tr("Give up all changes since the last save and read “%1” again from disk?")
                                     .arg(m_session.title()),
                                 QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel)
            != QMessageBox::Discard)
        return;
    if (m_session.revert()) {
        m_messages.hide();
        shown();
    }
}

void FileCommands::close()
{
    if (!mayLeave())
        return;
    m_messages.hide();
    m_session.close();
    m_created = false;
    shown();
}

void FileCommands::fillRecent()
{
    recentMenu->clear();
    for (const QString& path : m_settings.recentPackages())
        connect(recentMenu->addAction(editor::icon(QStringLiteral("file")), QDir::toNativeSeparators(path)),
                &QAction::triggered, this, [this, path] { open(path); });
    recentMenu->setEnabled(!recentMenu->isEmpty());
    if (recentMenu->isEmpty())
        return;
    recentMenu->addSeparator();
    connect(recentMenu->addAction(tr("Clear This List")), &QAction::triggered, this, [this] {
        m_settings.clearRecentPackages();
        fillRecent();
        emit packageChanged();
    });
}

void FileCommands::fillSamples()
{
    for (const Sample& sample : samples())
        connect(samplesMenu->addAction(editor::icon(QStringLiteral("samples")), sample.title),
                &QAction::triggered, this, [this, path = sample.path] { open(path); });
    samplesMenu->setEnabled(!samplesMenu->isEmpty());
}

void FileCommands::offerRecovery()
{
    const auto left = m_session.recovery();
    if (!left)
        return;
    QString text = tr("The program ended last time before this game was saved. %n step(s) can be recovered.",
                      nullptr, static_cast<int>(left->steps));
    if (left->packageChanged)
        text += u' ' + tr("The files were changed since then, so look at the result.");
    m_messages.show(QStringLiteral("warning"), text,
                    {{tr("Recover"),
                      [this] {
                          m_session.recover();
                          updateActions();
                      }},
                     {tr("Discard"), [this] { m_session.discardRecovery(); }}});
}

void FileCommands::offerUnsavedPackages()
{
    const QStringList journals = editor::Session::unsavedPackages(m_session.origin());
    if (journals.isEmpty())
        return;
    const QString journal = journals.front();
    m_messages.show(QStringLiteral("warning"),
                    tr("The program ended last time with a game that was never saved."),
                    {{tr("Recover"),
                      [this, journal] {
                          if (mayLeave() && m_session.recoverUnsaved(journal)) {
                              m_created = true;
                              shown();
                          }
                      }},
                     {tr("Discard"), [journal] { editor::Session::discardUnsaved(journal); }}});
}

void FileCommands::reportDiskChange()
{
    m_messages.show(
        QStringLiteral("warning"),
        m_session.isModified()
            ? tr("Another program changed the files of this game. Reload them and lose your changes since "
                 "the last save, or keep yours and write over theirs at the next save?")
            : tr("Another program changed the files of this game."),
        {{tr("Reload"),
          [this] {
              if (m_session.revert())
                  shown();
          }},
         {tr("Keep Mine"), [this] {
              m_session.keepMine();
              updateActions();
          }}});
}

} // namespace app
