#include "editor/print/cards/typesetting.h"

namespace editor {
namespace {

constexpr double kTolerance = 1e-6;
constexpr double kPad = 1.2; ///< between the edge of a strip and its letters
constexpr double kParagraphGap = 1.2;

} // namespace

QStringList wrapped(const QString& text, const LetterStyle& letters, double width)
{
    const auto wide = [&](const QString& piece) {
        return Lettering::width(piece, letters.weight) * letters.size;
    };
    const double space = wide(QStringLiteral(" "));
    QStringList lines;
    double used = 0;
    for (QString word : text.split(u' ', Qt::SkipEmptyParts)) {
        double length = wide(word);
        if (!lines.isEmpty() && used + space + length <= width + kTolerance) {
            lines.back() += u' ' + word;
            used += space + length;
            continue;
        }
        while (length > width && word.size() > 1) {
            qsizetype fits = 1;
            while (fits + 1 < word.size() && wide(word.left(fits + 1)) <= width)
                ++fits;
            lines << word.left(fits);
            word = word.mid(fits);
            length = wide(word);
        }
        lines << word;
        used = length;
    }
    return lines;
}

Mark textMark(const QRectF& place, const QString& text, const LetterStyle& letters, Qt::AlignmentFlag align)
{
    Mark mark;
    mark.kind = Mark::Kind::Text;
    mark.place = place;
    mark.text = text;
    mark.size = letters.size;
    mark.weight = letters.weight;
    mark.ink = letters.ink;
    mark.align = align;
    return mark;
}

Mark boxMark(const QRectF& place, const QColor& fill, const QColor& ink, double line, double round)
{
    Mark mark;
    mark.place = place;
    mark.fill = fill;
    mark.ink = ink;
    mark.line = line;
    mark.round = round;
    return mark;
}

void addBand(Drawing& drawing, const QRectF& place, const Band& band, double round)
{
    drawing.push_back(boxMark(place, band.fill, band.ink, band.line, round));
}

Block headingBlock(const CardSetting& setting, const QString& text, const QString& remark, const Band& band,
                   double width)
{
    LetterStyle letters = setting.style.letters(QStringLiteral("heading"));
    LetterStyle small = setting.style.letters(QStringLiteral("small"));
    letters.ink = small.ink = band.ink;
    const double room = width - (2 * kPad);
    QStringList lines = wrapped(text, letters, room);
    const double last = lines.isEmpty() ? 0 : Lettering::width(lines.back(), letters.weight) * letters.size;
    const double beside = room - last - (2 * kPad);
    const bool fits = Lettering::width(remark, small.weight) * small.size <= beside;
    const QStringList below = fits ? QStringList() : wrapped(remark, small, room);

    Block block;
    const double top = 0.5;
    const double height = (static_cast<double>(lines.size()) * letters.line())
        + (static_cast<double>(below.size()) * small.line()) + (2 * top);
    addBand(block.marks, {0, 0, width, height}, band, 0.8);
    double y = top;
    for (const QString& line : std::as_const(lines)) {
        const bool shares = fits && !remark.isEmpty() && &line == &lines.back();
        block.marks.push_back(
            textMark({kPad, y, shares ? last + kTolerance : room, letters.line()}, line, letters));
        if (shares)
            block.marks.push_back(
                textMark({width - kPad - beside, y, beside, letters.line()}, remark, small, Qt::AlignRight));
        y += letters.line();
    }
    for (const QString& line : below) {
        block.marks.push_back(textMark({kPad, y, room, small.line()}, line, small));
        y += small.line();
    }
    block.height = height + 1;
    block.withNext = true;
    return block;
}

Section headed(const CardSetting& setting, const QString& text, const QString& remark, const Band& band,
               double width)
{
    return {.heading = headingBlock(setting, text, remark, band, width),
            .again = headingBlock(setting, text, setting.words.say(QT_TRANSLATE_NOOP("Print", "continued")),
                                  band, width),
            .rows = {}};
}

void addParagraph(std::vector<Block>& blocks, const QString& text, const LetterStyle& letters, double width)
{
    const QStringList lines = wrapped(text, letters, width);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        Block block;
        block.marks.push_back(textMark({0, 0, width, letters.line()}, lines[i], letters));
        block.height = letters.line() + (i + 1 == lines.size() ? kParagraphGap : 0);
        block.withNext = lines.size() > 1 && (i == 0 || i + 2 == lines.size());
        blocks.push_back(std::move(block));
    }
}

} // namespace editor
