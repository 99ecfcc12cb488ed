#include "app/actions.h"

#include "editor/panels/icons.h"

#include <QFile>

namespace app {

QAction* makeAction(QObject* parent, const QString& name, const QString& text,
                    const QList<QKeySequence>& shortcuts, const QString& tip)
{
    auto* action = new QAction(text, parent);
    action->setObjectName(name);
    if (QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name)))
        action->setIcon(editor::icon(name));
    action->setShortcuts(shortcuts);
    action->setShortcutContext(Qt::ApplicationShortcut);
    action->setStatusTip(tip);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    return action;
}

} // namespace app
