#include "editor/document/document.h"

#include "editor/document/editcommand.h"
#include "editor/document/selection.h"
#include "editor/text/messages.h"

#include <QScopedValueRollback>
#include <QUndoStack>

#include <optional>

namespace editor {

struct Document::State {
    struct Gesture {
        quint64 number = 0;
        QString label;
    };

    model::Package package;
    std::unique_ptr<rules::Engine> engine;
    QUndoStack undo;
    Selection selection;
    model::Atom scenario;
    std::optional<Gesture> gesture;
    std::vector<std::unique_ptr<EditCommand>> undone; ///< steps that the gesture's own step has displaced
    int clean = -1; ///< index of the saved state, while there are such steps
    quint64 gestures = 0;
    bool applying = false;
};

namespace {

/// Everything a change touched that is still there, hexes first.
std::vector<model::Subject> touched(const model::ChangeSet& change, const model::Package& package)
{
    std::vector<model::Subject> subjects;
    for (const model::HexIndex hex : change.terrain)
        subjects.push_back(model::Subject::ofHex(package.atlas().number(hex)));
    for (const model::Hexside& side : change.hexsides)
        subjects.push_back(model::Subject::ofSide(package.atlas().number(side.hex), side.direction));
    for (const model::ChangeSet::Touched& record : change.records)
        subjects.push_back(model::Subject::ofRecord(record.kind, record.key));
    std::erase_if(subjects, [&](const model::Subject& subject) { return !exists(subject, package); });
    return subjects;
}

bool inScenario(const model::Subject& subject)
{
    bool yes = false;
    if (subject.kind == model::Subject::Kind::Record)
        model::withKind(subject.record, [&]<class T>() { yes = T::scope == model::Scope::Scenario; });
    return yes;
}

} // namespace

Document::Document(model::Package package, std::shared_ptr<const rules::Ruleset> ruleset, QObject* parent)
    : QObject(parent)
    , m_state(std::make_unique<State>())
{
    m_state->package = std::move(package);
    m_state->engine = std::make_unique<rules::Engine>(std::move(ruleset));
    m_state->engine->reset(m_state->package);
    chooseScenario();
}

Document::~Document() = default;

const model::Package& Document::package() const
{
    return m_state->package;
}

const rules::Engine& Document::engine() const
{
    return *m_state->engine;
}

const rules::Ruleset& Document::ruleset() const
{
    return m_state->engine->ruleset();
}

QUndoStack* Document::undoStack() const
{
    return &m_state->undo;
}

Selection* Document::selection() const
{
    return &m_state->selection;
}

model::Atom Document::scenario() const
{
    return m_state->scenario;
}

void Document::setScenario(model::Atom scenario)
{
    if (scenario == m_state->scenario || !m_state->package.find<model::Scenario>(scenario))
        return;
    setWhatIf({});
    m_state->scenario = scenario;
    emit scenarioChanged();
}

void Document::setWhatIf(const rules::WhatIf& whatIf)
{
    if (!m_state->scenario || whatIf == this->whatIf())
        return;
    const rules::FindingDelta delta =
        m_state->engine->setWhatIf(m_state->package, m_state->scenario, whatIf);
    emit whatIfChanged();
    if (!delta.empty())
        emit findingsChanged(delta);
}

const rules::WhatIf& Document::whatIf() const
{
    return m_state->engine->whatIf(m_state->scenario);
}

rules::Position Document::position() const
{
    return m_state->engine->position(m_state->package, m_state->scenario);
}

void Document::chooseScenario()
{
    const auto& scenarios = m_state->package.all<model::Scenario>();
    if (!scenarios.find({.scope = {}, .id = m_state->scenario}))
        m_state->scenario = scenarios.empty() ? model::Atom() : scenarios.begin()->first.id;
}

void Document::perform(model::Transaction transaction)
{
    model::Applied applied = apply(transaction);
    if (applied.inverse.empty())
        return;
    const auto& gesture = m_state->gesture;
    if (gesture)
        keepUndoneSteps();
    else
        m_state->undone.clear();
    const QString text = gesture && !gesture->label.isEmpty() ? gesture->label : stepText(transaction);
    m_state->undo.push(
        new EditCommand(*this, std::move(applied.inverse), text, gesture ? gesture->number : 0));
}

model::Applied Document::apply(const model::Transaction& transaction)
{
    if (m_state->applying)
        qFatal("A change was made from within another one. Queue it instead.");
    const QScopedValueRollback guard(m_state->applying, true);

    model::Applied done = m_state->package.apply(transaction);
    if (done.inverse.empty())
        return done;
    const rules::FindingDelta delta = m_state->engine->update(m_state->package, done.change);
    emit applied(transaction);
    const model::Atom scenario = m_state->scenario;
    chooseScenario();
    m_state->selection.prune(m_state->package);
    emit changed(done.change);
    if (!delta.empty())
        emit findingsChanged(delta);
    if (m_state->scenario != scenario)
        emit scenarioChanged();
    return done;
}

void Document::follow(const model::ChangeSet& change)
{
    auto subjects = touched(change, m_state->package);
    if (subjects.empty())
        return;
    if (const model::Subject& last = subjects.back(); inScenario(last))
        setScenario(last.key.scope);
    m_state->selection.reveal(std::move(subjects));
}

void Document::beginGesture(const QString& label)
{
    bringBackUndoneSteps();
    m_state->gesture = State::Gesture{.number = ++m_state->gestures, .label = label};
}

void Document::endGesture()
{
    const auto gesture = std::exchange(m_state->gesture, std::nullopt);
    const auto* last = static_cast<const EditCommand*>(m_state->undo.command(m_state->undo.index() - 1));
    if (gesture && last && last->gesture() == gesture->number)
        m_state->undone.clear();
    else
        bringBackUndoneSteps();
}

/// The stack drops what was undone as soon as a step is pushed; of a gesture nothing may be left in the end.
void Document::keepUndoneSteps()
{
    if (!m_state->undo.canRedo())
        return;
    m_state->clean = m_state->undo.cleanIndex();
    for (int i = m_state->undo.index(); i < m_state->undo.count(); ++i)
        m_state->undone.push_back(
            EditCommand::copyOfUndone(static_cast<const EditCommand&>(*m_state->undo.command(i))));
}

void Document::bringBackUndoneSteps()
{
    QUndoStack& stack = m_state->undo;
    const int index = stack.index();
    for (auto& step : std::exchange(m_state->undone, {})) {
        stack.push(step.release());
        if (stack.index() == m_state->clean)
            stack.setClean();
    }
    stack.setIndex(index);
}

void Document::cancelGesture()
{
    if (!m_state->gesture)
        return;
    const auto* last = static_cast<const EditCommand*>(m_state->undo.command(m_state->undo.index() - 1));
    if (last && last->gesture() == m_state->gesture->number)
        m_state->undo.undo();
    else
        closeGesture(0);
    bringBackUndoneSteps();
}

bool Document::inGesture() const
{
    return m_state->gesture.has_value();
}

/// Ends the open gesture because a step is being undone or redone. True when that step is the gesture itself,
/// which is then on its way out; otherwise the gesture has not changed anything yet.
bool Document::closeGesture(quint64 step)
{
    if (!m_state->gesture)
        return false;
    const bool itself = std::exchange(m_state->gesture, std::nullopt)->number == step;
    if (!itself)
        emit gestureCancelled();
    else if (!m_state->undone.empty())
        QMetaObject::invokeMethod(this, &Document::bringBackUndoneSteps,
                                  Qt::QueuedConnection); // after the undo
    return itself;
}

void Document::replace(model::Package package, std::shared_ptr<const rules::Ruleset> ruleset)
{
    closeGesture(0);
    m_state->undone.clear();
    m_state->undo.clear();
    m_state->package = std::move(package);
    m_state->engine = std::make_unique<rules::Engine>(std::move(ruleset));
    m_state->engine->reset(m_state->package);
    chooseScenario();
    m_state->selection.clear();
    emit replaced();
    emit scenarioChanged();
}

} // namespace editor
