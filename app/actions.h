#pragma once

#include <QAction>
#include <QKeySequence>

namespace app {

/// An action of a menu or toolbar. The tip says in a sentence what it does; the tooltip adds the shortcut. Shortcuts
/// work in floating panels too.
QAction* makeAction(QObject* parent, const QString& name, const QString& text,
                    const QList<QKeySequence>& shortcuts, const QString& tip);

} // namespace app
