#include "editor/panels/victory/victorybar.h"

#include "editor/document/document.h"
#include "editor/text/text.h"
#include "model/number.h"
#include "rules/answers/victory.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace editor {

VictoryBar::VictoryBar(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("victoryBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize VictoryBar::sizeHint() const
{
    return {320, fontMetrics().height() * 3 + 22};
}

QSize VictoryBar::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void VictoryBar::read(const Document& document)
{
    const model::Package& package = document.package();
    const rules::Position position = document.position();
    m_points = rules::victoryOf(position, {}).points;
    m_reach = rules::victoryReachOf(position);
    m_low = std::min(m_reach.lowest, m_points);
    m_high = std::max(m_reach.highest, m_points);
    const auto levels = package.all<model::VictoryLevel>().in(document.scenario());
    for (const auto& [key, level] : levels)
        for (const std::string& end : {level.from, level.to})
            if (const auto value = model::parseDouble(end)) {
                m_low = std::min(m_low, *value);
                m_high = std::max(m_high, *value);
            }
    if (m_high <= m_low)
        m_high = m_low + 1;
    m_levels.clear();
    for (const auto& [key, level] : levels) {
        const auto* side = package.find<model::Side>(level.side);
        const QColor colour(side ? qs(side->colour) : QString());
        m_levels.push_back({.name = qs(level.name.empty() ? key.id.text() : std::string_view(level.name)),
                            .from = model::parseDouble(level.from).value_or(m_low),
                            .to = model::parseDouble(level.to).value_or(m_high),
                            .colour = colour.isValid() ? colour : QColor(0x88, 0x88, 0x88)});
    }
    update();
}

QRect VictoryBar::track() const
{
    return rect().adjusted(14, fontMetrics().height() + 6, -14, -fontMetrics().height() - 8);
}

double VictoryBar::xOf(double points) const
{
    return track().left() + (points - m_low) / (m_high - m_low) * track().width();
}

void VictoryBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect bar = track();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(bar, 3, 3);
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const Level& level = m_levels[i];
        const QRectF part(QPointF(xOf(level.from), bar.top()), QPointF(xOf(level.to), bar.bottom() + 1));
        QColor colour = level.colour;
        painter.setBrush(i % 2 == 0 ? colour : colour.lighter(125));
        painter.setPen(palette().color(QPalette::Window));
        painter.drawRect(part);
        painter.setPen(colour.lightness() > 140 ? Qt::black : Qt::white);
        painter.drawText(
            part.adjusted(3, 0, -3, 0), Qt::AlignCenter,
            fontMetrics().elidedText(level.name, Qt::ElideRight, static_cast<int>(part.width()) - 6));
    }
    // How far it can go: a bracket below.
    const double y = bar.bottom() + 5;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    const double low = xOf(m_reach.lowest);
    const double high = xOf(m_reach.highest);
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    for (const double x : {low, high})
        painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
    const int line = fontMetrics().height();
    const auto number = [&](double value) { return locale().toString(value, 'g', 6); };
    const auto place = [&](double x, int top, const QString& text) {
        const int wide = fontMetrics().horizontalAdvance(text);
        return QRect(std::clamp(static_cast<int>(x) - wide / 2, 0, std::max(width() - wide, 0)), top,
                     wide + 2, line);
    };
    painter.drawText(place(low, static_cast<int>(y) + 3, number(m_reach.lowest)), Qt::AlignLeft,
                     number(m_reach.lowest));
    if (high - low > 24)
        painter.drawText(place(high, static_cast<int>(y) + 3, number(m_reach.highest)), Qt::AlignLeft,
                         number(m_reach.highest));
    // Where it stands now: an arrow above.
    const double now = xOf(m_points);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawPolygon(
        QPolygonF({{now, bar.top() - 1.0}, {now - 5, bar.top() - 8.0}, {now + 5, bar.top() - 8.0}}));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QString text = number(m_points);
    const int wide = QFontMetrics(bold).horizontalAdvance(text);
    const bool right = now + 10 + wide < width();
    painter.drawText(QPointF(right ? now + 9 : now - 9 - wide, bar.top() - 3.0), text);
}

bool VictoryBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text = tr("The arrow is the total of this position. The bracket is what can be reached when "
                          "victory hexes "
                          "change hands: %1 to %2.")
                           .arg(m_reach.lowest)
                           .arg(m_reach.highest);
        for (const Level& level : m_levels)
            if (help->pos().x() >= xOf(level.from) && help->pos().x() <= xOf(level.to))
                text = tr("%1: %2 to %3").arg(level.name).arg(level.from).arg(level.to);
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace editor
