#pragma once

#include "editor/print/cards/cardsetting.h"

#include <span>

namespace editor {

/// A kind of document that a game or a scenario has.
struct PrintedDocument {
    const char* id;   ///< "setup"; also its name in templates
    const char* kind; ///< what hexwerkc print calls it: cards, tracks, tables, victory, rules
    const char* name; ///< a text of the context "Print"
    bool ofScenario;
    std::vector<CardDocument> (*make)(const CardSetting& setting);
};

/// In the order in which they are printed.
std::span<const PrintedDocument> printedDocuments();

// One file each.
std::vector<CardDocument> setupCards(const CardSetting& setting);
std::vector<CardDocument> reinforcementCards(const CardSetting& setting);
std::vector<CardDocument> turnTrack(const CardSetting& setting);
std::vector<CardDocument> boxTracks(const CardSetting& setting);
std::vector<CardDocument> weatherCards(const CardSetting& setting);
std::vector<CardDocument> tableCards(const CardSetting& setting);
std::vector<CardDocument> chartCards(const CardSetting& setting);
std::vector<CardDocument> victoryCards(const CardSetting& setting);
std::vector<CardDocument> rulesSummary(const CardSetting& setting);
std::vector<CardDocument> noteCards(const CardSetting& setting);

/// The title a template gives a document, or else the program's name for it.
QString documentTitle(const CardSetting& setting, const char* id);
/// "Stalin's War · Campaign: June 1941 to Summer 1945"
QString documentSubtitle(const CardSetting& setting);

} // namespace editor
