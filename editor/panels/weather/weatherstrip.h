#pragma once

#include "rules/answers/weather.h"

#include <QColor>
#include <QWidget>

#include <vector>

namespace editor {

class Document;

/// How likely each weather is on each turn: a column for each turn, its parts as high as they are likely. Colours come with
/// hatching and letters, so that they are not needed to read it.
class WeatherStrip : public QWidget {
    Q_OBJECT
public:
    explicit WeatherStrip(QWidget* parent = nullptr);

    void read(const Document& document, const rules::WeatherPlan& plan, const rules::WeatherOdds& odds);
    void clear();
    /// How the strip and its legend draw a weather.
    static QBrush brushOf(int weather, const rules::WeatherPlan& plan, const rules::Ruleset& ruleset);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Column {
        QString turn;
        QString tip;
        std::vector<double> share;
        double storm = 0;
    };
    QRectF rectOf(std::size_t column) const;

    std::vector<Column> m_columns;
    std::vector<QBrush> m_brushes;
    QStringList m_letters;
};

} // namespace editor
