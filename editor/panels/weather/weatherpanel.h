#pragma once

#include "rules/answers/weather.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace editor {

class Document;
class RecordList;
class TablesPanel;
class WeatherStrip;

/// The weather of the scenario: its calendar, tables and history, how likely each weather is on each turn (from whole
/// campaigns that are rolled), and what each does to the supply of the position.
class WeatherPanel : public QWidget {
    Q_OBJECT
public:
    explicit WeatherPanel(Document& document, QWidget* parent = nullptr);
    ~WeatherPanel() override;

    static constexpr int kCampaigns = 10'000;
    RecordList* calendar() const { return m_calendar; }
    RecordList* history() const { return m_history; }
    TablesPanel* tables() const { return m_tables; }
    QTableWidget* summary() const { return m_summary; }
    const rules::WeatherOdds& odds() const { return m_odds; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void update();
    void showSummary(const rules::WeatherPlan& plan);

    Document& m_document;
    QComboBox* m_method;
    QComboBox* m_zone;
    QSpinBox* m_seed;
    QLabel* m_says;
    WeatherStrip* m_strip;
    QTableWidget* m_summary;
    RecordList* m_calendar;
    RecordList* m_history;
    TablesPanel* m_tables;
    rules::WeatherOdds m_odds;
    bool m_waiting = false;
};

} // namespace editor
