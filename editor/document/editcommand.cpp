#include "editor/document/editcommand.h"

#include "editor/document/compose.h"
#include "editor/document/document.h"

namespace editor {

EditCommand::EditCommand(Document& document, model::Transaction back, const QString& text, quint64 gesture)
    : QUndoCommand(text)
    , m_document(document)
    , m_otherSide(std::move(back))
    , m_gesture(gesture)
{
}

std::unique_ptr<EditCommand> EditCommand::copyOfUndone(const EditCommand& undone)
{
    auto copy =
        std::make_unique<EditCommand>(undone.m_document, undone.m_otherSide, undone.text(), undone.m_gesture);
    copy->m_returning = true;
    return copy;
}

void EditCommand::undo()
{
    if (std::exchange(m_returning, false)) {
        m_done = false;
        return;
    }
    const bool cancelled = m_document.closeGesture(m_gesture);
    model::Applied applied = m_document.apply(m_otherSide);
    m_otherSide = std::move(applied.inverse);
    m_done = false;
    setObsolete(cancelled);
    if (cancelled)
        emit m_document.gestureCancelled();
    else
        m_document.follow(applied.change);
}

void EditCommand::redo()
{
    if (std::exchange(m_done, true))
        return;
    m_document.closeGesture(0);
    model::Applied applied = m_document.apply(m_otherSide);
    m_otherSide = std::move(applied.inverse);
    m_document.follow(applied.change);
}

bool EditCommand::mergeWith(const QUndoCommand* next)
{
    const auto& other = static_cast<const EditCommand&>(*next);
    if (m_gesture == 0 || m_gesture != other.m_gesture)
        return false;
    m_otherSide = compose(other.m_otherSide, m_otherSide, m_document.package());
    setText(other.text());
    setObsolete(m_otherSide.empty());
    return true;
}

} // namespace editor
