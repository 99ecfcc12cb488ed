#include "editor/paint/counter.h"

#include "editor/paint/counterart.h"
#include "editor/paint/lettering.h"
#include "editor/paint/unitsymbol.h"

#include <algorithm>

namespace editor {
namespace {

constexpr double kTiny = 12;   ///< below: a coloured square with its symbol
constexpr double kSmall = 34;  ///< below: symbol and factors only

/// Rectangle in parts of the counter.
QRectF part(const QRectF& square, double x, double y, double width, double height)
{
    const double s = square.width();
    return {square.x() + (x * s), square.y() + (y * s), width * s, height * s};
}

void paintCard(QPainter& painter, const QRectF& square, const CounterLook& look, double pixels, Shadow shadow)
{
    const double s = square.width();
    const double round = 0.06 * s;
    painter.setPen(Qt::NoPen);
    if (shadow == Shadow::Dropped && pixels >= kTiny) {
        painter.setBrush(QColor(0, 0, 0, 38));
        painter.drawRoundedRect(square.adjusted(-0.01 * s, 0.0, 0.06 * s, 0.07 * s), round, round);
        painter.setBrush(QColor(0, 0, 0, 60));
        painter.drawRoundedRect(square.translated(0.025 * s, 0.03 * s), round, round);
    }
    const double line = std::max(0.014 * s, 0.8 * s / pixels);
    painter.setBrush(look.background);
    painter.setPen(QPen(look.background.darker(190), line));
    const double inset = line / 2;
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), round, round);
    // Light from above, as on cut cardboard.
    if (pixels >= kSmall) {
        painter.setPen(QPen(QColor(255, 255, 255, 90), line));
        painter.drawLine(QPointF(square.left() + round, square.top() + (1.5 * line)),
                         QPointF(square.right() - round, square.top() + (1.5 * line)));
    }
}

/// Stripes and frames that lie below what is printed.
void paintBands(QPainter& painter, const QRectF& square, const CounterLook& look, double pixels)
{
    const double s = square.width();
    if (!look.parts.empty() && pixels >= kSmall)
        return;
    painter.setPen(Qt::NoPen);
    if (look.turned)
        painter.fillRect(part(square, 0.02, 0.26, 0.96, 0.22), QColor(255, 255, 255, 150));
    else if (look.singleStep && pixels >= kSmall)
        painter.fillRect(part(square, 0.02, 0.26, 0.48, 0.22), QColor(255, 255, 255, 150));
    if (look.withoutZoc && pixels >= kTiny) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 165), 0.032 * s));
        painter.drawRect(part(square, 0.045, 0.045, 0.91, 0.91));
    }
}

/// Text that reads upwards, on the left or right of the symbol.
void paintSideText(QPainter& painter, const QRectF& strip, const QString& text, double size,
                   const QColor& ink)
{
    painter.save();
    painter.translate(strip.center());
    painter.rotate(-90);
    Lettering::fit(painter, QRectF(-strip.height() / 2, -strip.width() / 2, strip.height(), strip.width()),
                   text, size, Weight::Bold, ink);
    painter.restore();
}

QPainterPath outlineOf(const QRectF& place, FacePart::Shape shape)
{
    QPainterPath outline;
    if (shape == FacePart::Shape::Rectangle)
        outline.addRect(place);
    else if (shape == FacePart::Shape::Ellipse)
        outline.addEllipse(place);
    else {
        const double quarter = place.width() / 4;
        outline.addPolygon(QPolygonF{{place.left(), place.center().y()},
                                     {place.left() + quarter, place.top()},
                                     {place.right() - quarter, place.top()},
                                     {place.right(), place.center().y()},
                                     {place.right() - quarter, place.bottom()},
                                     {place.left() + quarter, place.bottom()}});
        outline.closeSubpath();
    }
    return outline;
}

/// Breaks a text into the number of lines that lets its letters be largest. Room is in letters' sizes.
QStringList linesOf(const QString& text, const QSizeF& room, Weight weight)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QStringList best{text};
    double bestSize = 0;
    for (qsizetype count = 1; count <= std::min<qsizetype>(words.size(), 4); ++count) {
        // Words go on a line as long as it keeps to its share of the whole.
        const double share = Lettering::width(text, weight) / static_cast<double>(count);
        QStringList lines;
        for (const QString& word : words) {
            const bool more = !lines.isEmpty()
                && (lines.size() == count
                    || Lettering::width(lines.back() + u' ' + word, weight) <= share * 1.2);
            if (more)
                lines.back() += u' ' + word;
            else
                lines << word;
        }
        double widest = 0.01;
        for (const QString& line : std::as_const(lines))
            widest = std::max(widest, Lettering::width(line, weight));
        const double size = std::min(
            {1.0, room.width() / widest, room.height() / (1.05 * static_cast<double>(lines.size()))});
        if (lines.size() == 1 ? bestSize == 0 : size > bestSize * 1.05) {
            best = lines;
            bestSize = lines.size() == 1 ? std::min(1.0, room.width() / widest) : size;
        }
    }
    return best;
}

/// On as many lines as let the letters be largest.
void paintCentred(QPainter& painter, const QRectF& place, const QString& text, double size, Weight weight,
                  const QColor& ink)
{
    const QStringList lines = linesOf(text, place.size() / size, weight);
    const auto count = static_cast<double>(lines.size());
    double used = std::min(size, place.height() / (lines.size() > 1 ? 1.1 * count : 0.8));
    for (const QString& line : lines)
        used = std::min(used, place.width() / std::max(0.01, Lettering::width(line, weight)));
    // Lines keep together however small their letters had to become.
    const double row = lines.size() > 1 ? 1.1 * used : std::min(1.05 * size, place.height());
    const double top = place.center().y() - (row * count / 2);
    for (qsizetype i = 0; i < lines.size(); ++i)
        Lettering::fit(painter, {place.left(), top + (row * static_cast<double>(i)), place.width(), row},
                       lines[i], used, weight, ink);
}

void paintText(QPainter& painter, const QRectF& place, const PrintedPart& printed, double size)
{
    const Weight weight = printed.bold ? Weight::Bold : Weight::Regular;
    if (printed.upwards) {
        paintSideText(painter, place, printed.text, size, printed.ink);
    } else if (printed.align == FacePart::Align::Centre) {
        paintCentred(painter, place, printed.text, size, weight, printed.ink);
    } else {
        const double natural = Lettering::width(printed.text, weight) * size;
        const double used = natural > place.width() ? size * place.width() / natural : size;
        const bool left = printed.align == FacePart::Align::Left;
        Lettering::draw(
            painter,
            {left ? place.left() : place.right(), place.center().y() + (used * Lettering::kCapHeight / 2)},
            left ? Qt::AlignLeft : Qt::AlignRight, printed.text, used, weight, printed.ink);
    }
}

/// Whether a picture of the counter's own could be drawn.
bool paintArt(QPainter& painter, const QRectF& square, const CounterLook& look)
{
    const auto art = CounterArt::of(look.place, look.art);
    if (!art->error().isEmpty())
        return false;
    art->paint(painter, square);
    return true;
}

void paintParts(QPainter& painter, const QRectF& square, const CounterLook& look)
{
    const double s = square.width();
    for (const PrintedPart& printed : look.parts) {
        const QRectF place =
            part(square, printed.place.x(), printed.place.y(), printed.place.width(), printed.place.height());
        if (printed.kind == FacePart::Kind::Art) {
            paintArt(painter, place, look);
            continue;
        }
        if (printed.kind == FacePart::Kind::Symbol) {
            if (!printed.framed)
                paintSymbolParts(painter, place, printed.symbol.text(), printed.ink, 0.026 * s);
            else
                paintUnitSymbol(painter, place, printed.symbol.text(), printed.ink,
                                printed.fill.isValid() ? printed.fill : look.boxFill, 0.026 * s);
            continue;
        }
        const QPainterPath outline = outlineOf(place, printed.shape);
        if (printed.fill.isValid())
            painter.fillPath(outline, printed.fill);
        if (printed.line.isValid())
            painter.strokePath(outline, QPen(printed.line, printed.lineWidth * s));
        if (printed.kind == FacePart::Kind::Text)
            paintText(painter, place, printed, printed.size * s);
    }
}

/// Own art that no part of the face is meant for takes all of it.
bool fillsTheFace(const CounterLook& look)
{
    return !look.art.isEmpty() && std::ranges::none_of(look.parts, [](const PrintedPart& printed) {
        return printed.kind == FacePart::Kind::Art;
    });
}

/// The layout of games that have no template.
void paintPlain(QPainter& painter, const QRectF& square, const CounterLook& look)
{
    const double s = square.width();
    if (!look.symbol) {
        const bool alone = look.factors.isEmpty();
        Lettering::fit(painter, part(square, 0.07, alone ? 0.1 : 0.12, 0.86, alone ? 0.8 : 0.4), look.name,
                       0.3 * s, Weight::Bold, look.ink);
    } else {
        if (!look.sizeMarks.isEmpty())
            Lettering::fit(painter, part(square, 0.2, 0.06, 0.6, 0.13), look.sizeMarks, 0.155 * s,
                           Weight::Bold, look.ink);
        paintUnitSymbol(painter, part(square, 0.225, 0.2, 0.55, 0.36), look.symbol.text(), look.ink,
                        look.boxFill, 0.026 * s);
        paintSideText(painter, part(square, 0.055, 0.07, 0.15, 0.55), look.name, 0.165 * s, look.ink);
        if (!look.parent.isEmpty())
            paintSideText(painter, part(square, 0.805, 0.07, 0.13, 0.55), look.parent, 0.13 * s, look.ink);
    }
    if (!look.factors.isEmpty())
        Lettering::fit(painter, part(square, 0.07, 0.61, 0.86, 0.33), look.factors, 0.345 * s, Weight::Bold,
                       look.ink);
}

void paintFull(QPainter& painter, const QRectF& square, const CounterLook& look)
{
    if (fillsTheFace(look) && paintArt(painter, square, look))
        return;
    if (look.parts.empty())
        paintPlain(painter, square, look);
    else
        paintParts(painter, square, look);
}

void paintSmall(QPainter& painter, const QRectF& square, const CounterLook& look, double pixels)
{
    if (fillsTheFace(look) && paintArt(painter, square, look))
        return;
    const double s = square.width();
    const double pen = std::max(0.04 * s, 0.9 * s / pixels);
    const bool factors = !look.factors.isEmpty() && pixels >= 17;
    const QRectF picture = factors ? part(square, 0.17, 0.11, 0.66, 0.4) : part(square, 0.15, 0.24, 0.7, 0.5);
    const bool drawn = !look.art.isEmpty() && paintArt(painter, picture, look);
    if (!drawn && look.symbol)
        paintUnitSymbol(painter, picture, look.symbol.text(), look.ink, look.boxFill, pen);
    else if (!drawn)
        paintCentred(painter, part(square, 0.05, 0.08, 0.9, factors ? 0.44 : 0.84), look.name, 0.4 * s,
                     Weight::Bold, look.ink);
    if (factors)
        Lettering::fit(painter, part(square, 0.06, 0.57, 0.88, 0.38), look.factors, 0.43 * s, Weight::Bold,
                       look.ink);
}

} // namespace

void paintCounter(QPainter& painter, const QRectF& square, const CounterLook& look, double pixels,
                  Shadow shadow)
{
    painter.save();
    paintCard(painter, square, look, pixels, shadow);
    paintBands(painter, square, look, pixels);
    if (pixels >= kSmall)
        paintFull(painter, square, look);
    else if (pixels >= 7)
        paintSmall(painter, square, look, pixels);
    painter.restore();
}

void paintPrintedCounter(QPainter& painter, const QRectF& square, const QRectF& bleed,
                         const CounterLook& look, double pixels)
{
    painter.save();
    painter.fillRect(bleed, look.background);
    paintBands(painter, square, look, pixels);
    paintFull(painter, square, look);
    painter.restore();
}

} // namespace editor
