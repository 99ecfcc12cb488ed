#include "editor/panels/historypanel.h"

#include "editor/document/document.h"
#include "editor/panels/icons.h"

#include <QUndoStack>

namespace editor {

HistoryPanel::HistoryPanel(Document& document, QWidget* parent)
    : QUndoView(document.undoStack(), parent)
{
    setObjectName(QStringLiteral("historyPanel"));
    setFrameShape(QFrame::NoFrame);
    setEmptyLabel(tr("As opened"));
    setCleanIcon(icon(QStringLiteral("saved")));
    setToolTip(tr("Click a step to go back or forward to it. The disk marks what is saved."));
}

} // namespace editor
