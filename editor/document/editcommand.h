#pragma once

#include "model/edit.h"

#include <QUndoCommand>

#include <memory>

namespace editor {

class Document;

/// One step of undo, and the only kind there is. Holds the transaction that leads to the other side of the
/// step: the way back while the step is done, the way forward while it is undone. Each turn yields the next, so
/// there is nothing but values and ids in here.
class EditCommand final : public QUndoCommand {
public:
    /// For a change that was just applied, with the transaction that takes it back.
    EditCommand(Document& document, model::Transaction back, const QString& text, quint64 gesture);
    /// A step that was undone, for the same place in the history: it is pushed and undone once without any
    /// effect.
    static std::unique_ptr<EditCommand> copyOfUndone(const EditCommand& undone);

    void undo() override;
    /// The first one, by which the undo stack takes the command over, changes nothing.
    void redo() override;

    int id() const override { return 1; }
    /// Only steps of the same gesture become one. Obsolete when nothing is left of them.
    bool mergeWith(const QUndoCommand* next) override;

    quint64 gesture() const { return m_gesture; }

private:
    Document& m_document;
    model::Transaction m_otherSide;
    quint64 m_gesture = 0; ///< 0: not part of one
    bool m_done = true;
    bool m_returning = false; ///< to its place among the undone steps
};

} // namespace editor
