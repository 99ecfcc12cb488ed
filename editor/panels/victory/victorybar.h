#pragma once

#include "rules/answers/victory_reach.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace editor {

class Document;

/// The scale of victory: the levels side by side, where the position stands now, and how far it can go.
class VictoryBar : public QWidget {
    Q_OBJECT
public:
    explicit VictoryBar(QWidget* parent = nullptr);

    void read(const Document& document);
    double points() const { return m_points; }
    const rules::VictoryReach& reach() const { return m_reach; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Level {
        QString name;
        double from;
        double to;
        QColor colour;
    };
    QRect track() const;
    double xOf(double points) const;

    std::vector<Level> m_levels;
    double m_points = 0;
    rules::VictoryReach m_reach;
    double m_low = 0;
    double m_high = 1;
};

} // namespace editor
