#include "editor/panels/celleditors.h"

#include <QApplication>
#include <QWidget>

namespace editor {

void finishEditing(const QWidget& panel)
{
    if (QWidget* focus = QApplication::focusWidget(); focus && panel.isAncestorOf(focus))
        focus->clearFocus();
}

} // namespace editor
