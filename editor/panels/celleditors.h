#pragma once

class QWidget;

namespace editor {

/// Takes over what is being typed in a list or form of a panel, and ends editing there. A panel says so first of all when
/// it goes: later, when its parts go, it would be called though half of it is no more.
void finishEditing(const QWidget& panel);

} // namespace editor
