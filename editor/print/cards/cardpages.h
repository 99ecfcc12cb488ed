#pragma once

#include "editor/print/cards/drawing.h"
#include "editor/print/pages.h"

#include <QStringList>

namespace editor {

/// One card, ready to be printed: everything on it, in millimetres from its upper left corner.
struct FinishedCard {
    QString document; ///< "setup"
    QString title;
    Drawing marks;
};

/// The cards of these documents (ids of printedDocuments(); empty: all) of the scenario of the source, or of all
/// scenarios. Each is as large as cardSize().
std::vector<FinishedCard> finishedCards(const PrintSource& source, const QStringList& documents);

/// The size of a card: the source's own, or all that the printer reaches.
QSizeF cardSize(const PrintSource& source);
/// How many cards lie side by side and one below the other; none where a card is larger than the paper.
QSize cardsOnPage(const PrintSource& source);

/// The cards on pages, with crop marks where several lie on one.
Pages cardPages(const PrintSource& source, const QStringList& documents);

} // namespace editor
