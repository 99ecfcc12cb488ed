#pragma once

#include "editor/paint/changepreview.h"
#include "model/finding.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace editor {

class Document;
class EmptyState;
class ProblemsFilter;
class ProblemsModel;

/// What is wrong with the package, live: sorted, filtered, and one click or Enter away from its place on the map.
class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsPanel(Document& document, QWidget* parent = nullptr);

    ProblemsModel* problems() const { return m_model; }
    QTreeView* view() const { return m_view; }
    /// For the dock: "Problems (3)".
    QString title() const;

    /// Asks for the reason and accepts the selected finding.
    void acceptCurrent();
    /// Opens the quick fixes of the selected problems.
    void showFixes();
    /// Selects the problems of a hex and opens their quick fixes at a point of the screen.
    void showFixesAt(model::HexIndex hex, QPoint at);
    void copySelected() const;
    void revealCurrent();

signals:
    void titleChanged(const QString& title);
    /// What the highlighted fix would do; empty when none is.
    void previewed(const editor::ChangePreview& preview);
    void notice(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFilterLine();
    void makeActions();
    void updateCounts();
    void updateScenarios();
    void applyFilter();
    void openFixes(QPoint at);

    Document& m_document;
    ProblemsModel* m_model;
    ProblemsFilter* m_filter;
    QLineEdit* m_text;
    QComboBox* m_scenario;
    QToolButton* m_severities[3]; ///< by model::Severity
    QTreeView* m_view;
    EmptyState* m_empty;
    QToolButton* m_fix;
    QAction* m_accept;
    QAction* m_copy;
    QAction* m_reveal;
};

} // namespace editor
