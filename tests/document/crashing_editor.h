#pragma once

#include "editor/document/document.h"
#include "random_edits.h"

#include <QUndoStack>

/// What the program that is killed does, step by step, the same for a seed wherever it runs.
class EditorAtWork {
public:
    explicit EditorAtWork(unsigned seed)
        : m_random(seed, RandomEdits::Roots::Stay)
    {
    }

    void work(editor::Document& document)
    {
        if (m_random.chance(15))
            document.undoStack()->undo();
        else if (m_random.chance(10))
            document.undoStack()->redo();
        else
            document.perform(m_random.next(document.package()));
    }

private:
    RandomEdits m_random;
};
