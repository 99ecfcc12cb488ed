#pragma once

#include "editor/paint/changepreview.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;
class QTreeView;

namespace editor {

class ConditionsModel;
class Document;
class EmptyState;
class RecordList;

/// Deployment zones with their conditions, and the units still to be placed. Says at once whether they all fit, and if not,
/// which units and which limits are in each other's way; can place them all to start from.
class DeployPanel : public QWidget {
    Q_OBJECT
public:
    explicit DeployPanel(Document& document, QWidget* parent = nullptr);
    ~DeployPanel() override;

    RecordList* zones() const { return m_zones; }
    RecordList* waiting() const { return m_waiting; }
    QAction* deployAction() const { return m_deploy; }
    QAction* addHexesAction() const { return m_addHexes; }
    QAction* takeOutHexesAction() const { return m_takeOutHexes; }
    ConditionsModel* conditions() const { return m_conditions; }
    QTreeView* conditionsView() const { return m_conditionsView; }
    QString verdict() const;

signals:
    /// The hexes that the selected zones leave to be used, to be shown on the map; empty when nothing is to be shown.
    void zoneHexes(const editor::ChangePreview& preview);
    void notice(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void update();
    void deploy();
    void makeZones();
    void makeWaiting();
    QWidget* makeConditions();
    void changeHexes(bool add);
    void followZone();
    void addCondition(model::Atom kind);
    void showHexes();

    Document& m_document;
    RecordList* m_zones = nullptr;
    RecordList* m_waiting = nullptr;
    ConditionsModel* m_conditions;
    QTreeView* m_conditionsView;
    QLabel* m_verdict;
    QAction* m_deploy;
    QAction* m_addHexes;
    QAction* m_takeOutHexes;
    QAction* m_removeCondition = nullptr;
    QToolButton* m_addCondition = nullptr;
    EmptyState* m_conditionsEmpty = nullptr;
    bool m_pending = false;
    bool m_showing = false;
};

} // namespace editor
