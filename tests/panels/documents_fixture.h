#pragma once

#include "editor/document/document.h"
#include "editor/document/session.h"

#include <QTemporaryDir>

#include <memory>

/// A new game of Stalin's War with a dozen counters, for writing documents from empty.
class DocumentsFixture {
public:
    DocumentsFixture();

    editor::Session& session() { return *m_session; }
    editor::Document& document() { return *m_session->document(); }
    const model::Package& package() { return document().package(); }
    model::Atom scenario() { return document().scenario(); }
    template <class T>
    const T* find(std::string_view id)
    {
        return package().find<T>({.scope = T::scope == model::Scope::Scenario ? scenario() : model::Atom(),
                                  .id = model::Atom(id)});
    }
    /// Ids of the findings about a record.
    QStringList problemsOf(const model::Subject& subject);

    /// Takes back everything since the fixture was made and does it again, saves, opens what was saved, and saves that:
    /// false when anything differs on the way.
    bool survivesUndoAndSaving();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<editor::Session> m_session;
    int m_before = 0; ///< steps of undo that made the fixture
};
