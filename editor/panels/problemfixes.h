#pragma once

#include "editor/paint/changepreview.h"
#include "rules/fixes/fix.h"

#include <QMenu>

#include <map>
#include <optional>

class QLabel;

namespace editor {

class Document;

/// The quick fixes of problems, best first, and for all problems of a rule at once. While a fix is highlighted, a line
/// below says what it would do and previewed() shows it; nothing is changed before it is chosen. Deletes itself when it
/// is closed.
class FixMenu : public QMenu {
    Q_OBJECT
public:
    FixMenu(Document& document, QWidget* parent);

    /// Adds a problem and what can be done about it.
    void add(const model::Finding& finding);
    /// Adds the line that says what the highlighted fix would do. Comes last.
    void addOutcome();
    QLabel* outcome() const { return m_outcome; }

signals:
    /// Empty when nothing is highlighted any more.
    void previewed(const editor::ChangePreview& preview);
    /// All problems of a rule shall be fixed by one kind of fix.
    void allChosen(model::Atom rule, model::Atom kind);
    /// What came of it, for the status bar.
    void notice(const QString& text);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    struct Offer {
        model::Finding finding;
        rules::Fix fix;
        std::optional<model::Transaction> edits; ///< worked out when it is highlighted first
    };
    void addForAll(const model::Finding& finding, const std::vector<rules::Fix>& fixes);
    void highlight(QAction* action);
    const model::Transaction& editsOf(Offer& offer) const;

    Document& m_document;
    std::map<QAction*, Offer> m_offers;
    QLabel* m_outcome;
};

/// Fixes all problems of a rule with fixes of one kind, as one step of undo, with progress and a way out that leaves
/// everything as it was. Returns what came of it in a sentence.
QString fixAllProblems(Document& document, model::Atom rule, model::Atom kind, QWidget* window);

} // namespace editor
