#include "app/editcommands.h"

#include "app/actions.h"
#include "app/gotohexdialog.h"
#include "editor/canvas/areamime.h"
#include "editor/canvas/countermime.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/icons.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QUndoStack>

namespace app {

EditCommands::EditCommands(QWidget* window, editor::Document& document, editor::MapCanvas& canvas)
    : QObject(window)
    , m_window(window)
    , m_document(document)
    , m_canvas(canvas)
{
    makeActions();
    connect(document.selection(), &editor::Selection::changed, this, &EditCommands::updateActions);
    connect(&document, &editor::Document::replaced, this, &EditCommands::updateActions);
    connect(&document, &editor::Document::scenarioChanged, this, &EditCommands::updateActions);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &EditCommands::updateActions);
    updateActions();
}

void EditCommands::makeActions()
{
    undo = m_document.undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setIcon(editor::icon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo = m_document.undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    redo->setIcon(editor::icon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    for (QAction* action : {undo, redo}) {
        action->setShortcutContext(Qt::ApplicationShortcut);
        const auto tip = [action] {
            action->setToolTip(QStringLiteral("%1 (%2)").arg(
                action->text().remove(u'&'), action->shortcut().toString(QKeySequence::NativeText)));
        };
        connect(action, &QAction::enabledChanged, action, tip);
        connect(m_document.undoStack(), &QUndoStack::indexChanged, action, tip);
        tip();
    }

    cut = makeAction(this, QStringLiteral("cut"), tr("Cu&t"), {QKeySequence::Cut},
                     tr("Take the selected units or hexes off the map and keep them for pasting"));
    copy = makeAction(this, QStringLiteral("copy"), tr("&Copy"), {QKeySequence::Copy},
                      tr("Keep the selected counters or hexes for pasting"));
    paste = makeAction(
        this, QStringLiteral("paste"), tr("&Paste"), {QKeySequence::Paste},
        tr("Place the kept counters in the hex of the map's cursor, or the kept hexes with a click"));
    erase = makeAction(this, QStringLiteral("delete"), tr("&Delete"), {QKeySequence::Delete},
                       tr("Remove what is selected"));
    selectAll = makeAction(this, QStringLiteral("select-all"), tr("Select &All"), {QKeySequence::SelectAll},
                           tr("Select all units on the map, or everything in a list"));
    findCounter = makeAction(this, QStringLiteral("find-counter"), tr("&Find Counter…"), {QKeySequence::Find},
                             tr("Find a counter by its name, kind or nation"));
    goToHex =
        makeAction(this, QStringLiteral("go-to-hex"), tr("&Go to Hex…"), {QKeySequence(Qt::CTRL | Qt::Key_G)},
                   tr("Show a hex by its number or by the name of a place"));
    connect(cut, &QAction::triggered, &m_canvas, &editor::MapCanvas::cutSelection);
    connect(copy, &QAction::triggered, &m_canvas, &editor::MapCanvas::copySelection);
    connect(paste, &QAction::triggered, &m_canvas, &editor::MapCanvas::paste);
    connect(erase, &QAction::triggered, this, &EditCommands::removeSelected);
    connect(selectAll, &QAction::triggered, this, &EditCommands::selectEverything);
    connect(goToHex, &QAction::triggered, this, &EditCommands::askForHex);
}

void EditCommands::updateActions()
{
    const bool hasMap = m_document.package().atlas().size() > 0;
    const bool hasHexes = !m_canvas.selectedHexes().empty();
    const QMimeData* kept = QGuiApplication::clipboard()->mimeData();
    cut->setEnabled(hasUnits() || hasHexes);
    copy->setEnabled(hasUnits() || hasHexes);
    paste->setEnabled(
        hasMap
        && (editor::hasArea(kept) || (!m_document.scenario().empty() && !editor::countersIn(kept).empty())));
    erase->setEnabled(hasUnits() || hasHexes || !removal().empty());
    selectAll->setEnabled(hasMap);
    goToHex->setEnabled(hasMap);
    findCounter->setEnabled(!m_document.package().all<model::Counter>().empty());
}

bool EditCommands::hasUnits() const
{
    return std::ranges::any_of(m_document.selection()->items(),
                               [](const model::Subject& subject) { return subject.is<model::Unit>(); });
}

/// Everything selected that is one element of a file, not the file itself.
model::Transaction EditCommands::removal() const
{
    model::Transaction change{.label = "remove"};
    for (const model::Subject& subject : m_document.selection()->items()) {
        if (subject.kind != model::Subject::Kind::Record)
            continue;
        model::withKind(subject.record, [&]<class T>() {
            if constexpr (!model::isRoot<T>) {
                change.arguments = {editor::utf8(editor::subjectName(subject, m_document.package()))};
                change.edits.push_back(model::erase<T>(subject.key));
            }
        });
    }
    return change;
}

void EditCommands::removeSelected()
{
    if (hasUnits() || !m_canvas.selectedHexes().empty())
        m_canvas.deleteSelection();
    else
        m_document.perform(removal());
}

void EditCommands::selectEverything()
{
    auto* list = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
    if (list && list->selectionMode() == QAbstractItemView::ExtendedSelection)
        list->selectAll();
    else
        m_canvas.selectAllUnits();
}

void EditCommands::askForHex()
{
    GoToHexDialog dialog(m_document, m_window);
    if (dialog.exec() == QDialog::Accepted && exists(dialog.hex()))
        m_canvas.goToHex(editor::qs(m_document.package().atlas().number(dialog.hex())));
}

} // namespace app
