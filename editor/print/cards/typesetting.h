#pragma once

#include "editor/print/cards/cardsetting.h"

namespace editor {

/// Breaks a text into lines that keep to a width; a word that is too long is broken, too.
QStringList wrapped(const QString& text, const LetterStyle& letters, double width);

Mark textMark(const QRectF& place, const QString& text, const LetterStyle& letters,
              Qt::AlignmentFlag align = Qt::AlignLeft);
Mark boxMark(const QRectF& place, const QColor& fill, const QColor& ink = {}, double line = 0,
             double round = 0);

/// A strip with a heading and, on the right, a remark.
Block headingBlock(const CardSetting& setting, const QString& text, const QString& remark, const Band& band,
                   double width);
/// A section below such a heading; where it runs on, the heading says so.
Section headed(const CardSetting& setting, const QString& text, const QString& remark, const Band& band,
               double width);

/// A block for each line; the first two and the last two keep together.
void addParagraph(std::vector<Block>& blocks, const QString& text, const LetterStyle& letters, double width);

/// The strips of titles and headings in black and white are told from one another by an outline.
void addBand(Drawing& drawing, const QRectF& place, const Band& band, double round = 0);

} // namespace editor
