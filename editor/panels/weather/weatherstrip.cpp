#include "editor/panels/weather/weatherstrip.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace editor {

namespace {

constexpr QRgb kColours[]{0xfff2d57c, 0xff8a6a4a, 0xff9cc3e6, 0xffe8eef5, 0xff6f8f6f, 0xffb58fc0, 0xffd98f6a};
constexpr Qt::BrushStyle kHatching[]{Qt::SolidPattern,    Qt::BDiagPattern, Qt::FDiagPattern,
                                     Qt::Dense6Pattern,   Qt::HorPattern,   Qt::VerPattern,
                                     Qt::DiagCrossPattern};

} // namespace

WeatherStrip::WeatherStrip(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("weatherStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize WeatherStrip::sizeHint() const
{
    return {400, 150};
}

QSize WeatherStrip::minimumSizeHint() const
{
    return {200, 90};
}

QBrush WeatherStrip::brushOf(int weather, const rules::WeatherPlan& plan, const rules::Ruleset& ruleset)
{
    const auto index = static_cast<std::size_t>(weather);
    const rules::Term* term = ruleset.find(rules::Category::Weather, plan.weathers()[index]);
    const QColor own(term ? qs(term->fields.text(model::Atom("colour"))) : QString());
    return {own.isValid() ? own : QColor::fromRgb(kColours[index % std::size(kColours)]),
            kHatching[index % std::size(kHatching)]};
}

void WeatherStrip::clear()
{
    m_columns.clear();
    update();
}

void WeatherStrip::read(const Document& document, const rules::WeatherPlan& plan,
                        const rules::WeatherOdds& odds)
{
    m_columns.clear();
    m_brushes.clear();
    m_letters.clear();
    QStringList names;
    for (std::size_t i = 0; i < plan.weathers().size(); ++i) {
        m_brushes.push_back(brushOf(static_cast<int>(i), plan, document.ruleset()));
        names << termName(document.ruleset(), rules::Category::Weather, plan.weathers()[i]);
        m_letters << names.back().left(1);
    }
    for (std::size_t turn = 0; turn < plan.turns().size(); ++turn) {
        Column column{.turn = qs(plan.turns()[turn].turn),
                      .tip = {},
                      .share = odds.share[turn],
                      .storm = odds.storm[turn]};
        const auto* record = document.package().find<model::Turn>(
            {.scope = document.scenario(), .id = plan.turns()[turn].turn});
        QStringList lines{record && !record->name.empty()
                              ? QStringLiteral("%1 · %2").arg(column.turn, qs(record->name))
                              : column.turn};
        for (std::size_t i = 0; i < column.share.size(); ++i)
            if (column.share[i] > 0)
                lines << tr("%1: %2 %")
                             .arg(names[static_cast<qsizetype>(i)])
                             .arg(column.share[i] * 100, 0, 'f', 1);
        if (column.storm > 0)
            lines << tr("Storm: %1 %").arg(column.storm * 100, 0, 'f', 1);
        column.tip = lines.join(u'\n');
        m_columns.push_back(std::move(column));
    }
    update();
}

QRectF WeatherStrip::rectOf(std::size_t column) const
{
    const double wide = (width() - 12.0) / std::max<double>(1, static_cast<double>(m_columns.size()));
    return {6 + static_cast<double>(column) * wide, 4, wide, height() - fontMetrics().height() - 8.0};
}

void WeatherStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_columns.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The scenario has no turns yet. Add them in the Scenario panel."));
        return;
    }
    const int every = std::max(1,
                               static_cast<int>(fontMetrics().horizontalAdvance(m_columns.back().turn + u' ')
                                                / std::max(1.0, rectOf(0).width()))
                                   + 1);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QRectF column = rectOf(i).adjusted(0.5, 0, -0.5, 0);
        double y = column.bottom();
        for (std::size_t w = 0; w < m_columns[i].share.size(); ++w) {
            const double high = m_columns[i].share[w] * column.height();
            if (high <= 0)
                continue;
            const QRectF part(column.left(), y - high, column.width(), high);
            painter.fillRect(
                part, m_brushes[w].color().lighter(m_brushes[w].style() == Qt::SolidPattern ? 100 : 130));
            QBrush hatch = m_brushes[w];
            hatch.setColor(hatch.color().darker(140));
            if (hatch.style() != Qt::SolidPattern)
                painter.fillRect(part, hatch);
            painter.setPen(palette().color(QPalette::Window));
            painter.drawRect(part);
            const QString letter = m_letters[static_cast<qsizetype>(w)];
            if (high >= fontMetrics().height()
                && part.width() >= fontMetrics().horizontalAdvance(letter) + 2) {
                painter.setPen(Qt::black);
                painter.drawText(part, Qt::AlignCenter, letter);
            }
            y -= high;
        }
        painter.setPen(palette().color(QPalette::WindowText));
        if (i % static_cast<std::size_t>(every) == 0)
            painter.drawText(
                QRectF(column.center().x() - 40, column.bottom() + 2, 80, fontMetrics().height()),
                Qt::AlignCenter, m_columns[i].turn);
    }
}

bool WeatherStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (rectOf(i).contains(help->pos()))
            QToolTip::showText(help->globalPos(), m_columns[i].tip, this);
    return true;
}

} // namespace editor
