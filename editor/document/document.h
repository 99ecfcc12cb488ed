#pragma once

#include "model/edit.h"
#include "rules/engine.h"

#include <QObject>
#include <QString>

#include <memory>

class QUndoStack;

namespace editor {

class Selection;

/// One open package: the model, its undo history, the rules engine, and the selection that all views share.
/// Views read the package as const; perform() is the only way in. The order of a change is fixed: model,
/// engine, views (changed), problems (findingsChanged). Undo and redo select what the step touched and reveal it.
class Document : public QObject {
    Q_OBJECT
public:
    /// Takes over a package that was read from somewhere, or a new one.
    Document(model::Package package, std::shared_ptr<const rules::Ruleset> ruleset,
             QObject* parent = nullptr);
    ~Document() override;

    const model::Package& package() const;
    const rules::Engine& engine() const;
    const rules::Ruleset& ruleset() const;
    QUndoStack* undoStack() const;
    Selection* selection() const;

    /// The scenario whose counters are on the map; empty when the package has none.
    model::Atom scenario() const;
    void setScenario(model::Atom scenario);

    /// Looks at the scenario at another moment than its start: another turn, other weather, an event played. Nothing
    /// of it is part of the package or of undo, and it ends when another scenario is shown.
    void setWhatIf(const rules::WhatIf& whatIf);
    const rules::WhatIf& whatIf() const;
    /// The scenario with all that was computed from it, for asking questions. Good until the next change.
    rules::Position position() const;

    /// Changes the package as one step of undo, or as part of the open gesture. A transaction that changes
    /// nothing leaves no step. Must not be called from a slot of changed().
    void perform(model::Transaction transaction);

    /// A drag: everything performed until endGesture() is one step, and none when it ends where it began.
    /// cancelGesture() takes it all back; so does undo while the gesture is open, and gestureCancelled() tells
    /// the tool. When no step is left of it, what could be redone before can be redone still. The step is named by the label or, without one, by what was performed last.
    void beginGesture(const QString& label = {});
    void endGesture();
    void cancelGesture();
    bool inGesture() const;

    /// Replaces everything (open, revert, recover). The undo history starts anew.
    void replace(model::Package package, std::shared_ptr<const rules::Ruleset> ruleset);

signals:
    void changed(const model::ChangeSet& change);
    void findingsChanged(const rules::FindingDelta& delta);
    void scenarioChanged();
    void whatIfChanged();
    void replaced();
    void gestureCancelled();
    /// Every applied transaction, also those of undo and redo: what the recovery journal records.
    void applied(const model::Transaction& transaction);

private:
    friend class EditCommand;
    model::Applied apply(const model::Transaction& transaction);
    void follow(const model::ChangeSet& change);
    void chooseScenario();
    bool closeGesture(quint64 gesture);
    void keepUndoneSteps();
    void bringBackUndoneSteps();

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace editor
