#pragma once

#include "model/finding.h"

#include <QWidget>

class QAction;
class QLabel;

namespace editor {

class Document;
class RecordList;

/// Deployment zones and the units still to be placed. Says at once whether they all fit, and if not, which units and which
/// limits are in each other's way; can place them all to start from.
class DeployPanel : public QWidget {
    Q_OBJECT
public:
    explicit DeployPanel(Document& document, QWidget* parent = nullptr);

    RecordList* zones() const { return m_zones; }
    RecordList* waiting() const { return m_waiting; }
    QAction* deployAction() const { return m_deploy; }
    QAction* addHexesAction() const { return m_addHexes; }
    QString verdict() const;

signals:
    void notice(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void update();
    void deploy();
    void addHexes();

    Document& m_document;
    RecordList* m_zones;
    RecordList* m_waiting;
    QLabel* m_verdict;
    QAction* m_deploy;
    QAction* m_addHexes;
    bool m_pending = false;
};

} // namespace editor
