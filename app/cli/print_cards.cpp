#include "app/cli/print.h"
#include "editor/print/cards/cardpages.h"
#include "editor/print/cards/documents.h"

namespace app::cli {
namespace {

Printable printable(const char* kind, const char* summary)
{
    return {.name = kind,
            .summary = summary,
            .addOptions = {},
            .pages =
                [kind = std::string_view(kind)](const editor::PrintSource& source) {
                    if (editor::cardsOnPage(source).isEmpty())
                        throw CLI::ValidationError("a card of this size does not fit on the paper.");
                    QStringList ids;
                    for (const editor::PrintedDocument& document : editor::printedDocuments())
                        if (document.kind == kind)
                            ids << QLatin1StringView(document.id);
                    return editor::cardPages(source, ids);
                },
            .cards = true};
}

} // namespace

std::vector<Printable> printableCards()
{
    return {printable("cards", "Setup and reinforcement cards, with facsimiles on which the counters lie"),
            printable("tracks", "The turn record track and the game's other tracks"),
            printable("tables", "Weather, tables and terrain effects"),
            printable("victory", "Victory hexes, levels and ways to win"),
            printable("rules", "Notes, special rules and a summary of the rules")};
}

} // namespace app::cli
