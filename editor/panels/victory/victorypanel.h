#pragma once

#include "model/atom.h"

#include <QWidget>

#include <unordered_map>

class QAction;
class QLabel;
class QSpinBox;

namespace editor {

class Document;
class RecordList;
class VictoryBar;

/// Who wins by what: victory hexes, schedules, levels and automatic wins, with a tally of the position as it is edited.
class VictoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit VictoryPanel(Document& document, QWidget* parent = nullptr);
    ~VictoryPanel() override;

    RecordList* hexes() const { return m_hexes; }
    RecordList* schedules() const { return m_schedules; }
    RecordList* levels() const { return m_levels; }
    RecordList* wins() const { return m_wins; }
    QSpinBox* start() const { return m_start; }
    QAction* addSelectedAction() const { return m_addSelected; }
    VictoryBar* bar() const { return m_bar; }
    QString tally() const;

signals:
    void notice(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void update();
    void addSelectedHexes();

    Document& m_document;
    VictoryBar* m_bar;
    QLabel* m_tally;
    QSpinBox* m_start;
    QAction* m_addSelected;
    RecordList* m_hexes;
    RecordList* m_schedules;
    RecordList* m_levels;
    RecordList* m_wins;
    std::unordered_map<model::Atom, model::Atom> m_holders; ///< by victory hex
    bool m_waiting = false;
};

} // namespace editor
