#include "editor/print/cards/documents.h"

#include <array>

namespace editor {
namespace {

constexpr std::array kDocuments{
    PrintedDocument{"setup", "cards", QT_TRANSLATE_NOOP("Print", "Setup cards"), true, setupCards},
    PrintedDocument{"reinforcements", "cards", QT_TRANSLATE_NOOP("Print", "Reinforcements"), true,
                    reinforcementCards},
    PrintedDocument{"turns", "tracks", QT_TRANSLATE_NOOP("Print", "Turn record"), true, turnTrack},
    PrintedDocument{"tracks", "tracks", QT_TRANSLATE_NOOP("Print", "Tracks"), false, boxTracks},
    PrintedDocument{"weather", "tables", QT_TRANSLATE_NOOP("Print", "Weather"), true, weatherCards},
    PrintedDocument{"tables", "tables", QT_TRANSLATE_NOOP("Print", "Tables"), false, tableCards},
    PrintedDocument{"charts", "tables", QT_TRANSLATE_NOOP("Print", "Terrain effects"), false, chartCards},
    PrintedDocument{"victory", "victory", QT_TRANSLATE_NOOP("Print", "Victory"), true, victoryCards},
    PrintedDocument{"notes", "rules", QT_TRANSLATE_NOOP("Print", "Notes and special rules"), true, noteCards},
    PrintedDocument{"rules", "rules", QT_TRANSLATE_NOOP("Print", "Rules summary"), false, rulesSummary},
};

} // namespace

std::span<const PrintedDocument> printedDocuments()
{
    return kDocuments;
}

QString documentTitle(const CardSetting& setting, const char* id)
{
    const QString own = setting.style.document(QLatin1StringView(id)).title;
    if (!own.isEmpty())
        return own;
    for (const PrintedDocument& document : kDocuments)
        if (QLatin1StringView(document.id) == QLatin1StringView(id))
            return setting.words.say(document.name);
    return {};
}

QString documentSubtitle(const CardSetting& setting)
{
    const model::Game& game = setting.package().game();
    const QString title = game.title.empty() ? qs(game.id) : setting.words.own(game, "title", game.title);
    const auto* scenario = setting.package().find<model::Scenario>(setting.scenario);
    if (!scenario)
        return title;
    return title + QStringLiteral(" · ")
        + (scenario->title.empty() ? qs(scenario->id)
                                   : setting.words.own(*scenario, "title", scenario->title));
}

} // namespace editor
