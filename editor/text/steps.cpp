#include "editor/text/messages.h"
#include "editor/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace editor {
namespace {

/// The name of an undo step, with as many arguments as the transaction gives.
struct Step {
    std::string_view label;
    const char* plain;               ///< without arguments
    const char* named = nullptr;     ///< with %1 …, where the transaction says what it is about
    const char* several = nullptr;   ///< of several counters: %n
    std::size_t arguments = 0;       ///< that named needs
};

constexpr Step kSteps[]{
    {"unit.move", QT_TRANSLATE_NOOP("Step", "Move counter"), QT_TRANSLATE_NOOP("Step", "Move %1 to %2"),
     QT_TRANSLATE_N_NOOP("Step", "Move %n counters"), 2},
    {"unit.place", QT_TRANSLATE_NOOP("Step", "Place counter"), QT_TRANSLATE_NOOP("Step", "Place %1 in %2"),
     QT_TRANSLATE_N_NOOP("Step", "Place %n counters"), 2},
    {"unit.delete", QT_TRANSLATE_NOOP("Step", "Remove counter"), QT_TRANSLATE_NOOP("Step", "Remove %1"),
     QT_TRANSLATE_N_NOOP("Step", "Remove %n counters"), 1},
    {"unit.flip", QT_TRANSLATE_NOOP("Step", "Turn counter over"), QT_TRANSLATE_NOOP("Step", "Turn %1 over"),
     QT_TRANSLATE_N_NOOP("Step", "Turn %n counters over"), 1},
    {"remove", QT_TRANSLATE_NOOP("Step", "Remove"), QT_TRANSLATE_NOOP("Step", "Remove %1"),
     QT_TRANSLATE_N_NOOP("Step", "Remove %n items"), 1},
    {"record.add", QT_TRANSLATE_NOOP("Step", "Add a line"), QT_TRANSLATE_NOOP("Step", "Add: %1"), nullptr, 1},
    {"track.arrive", QT_TRANSLATE_NOOP("Step", "Put on the track"),
     QT_TRANSLATE_NOOP("Step", "Let %1 arrive on turn %2"), nullptr, 2},
    {"track.move", QT_TRANSLATE_NOOP("Step", "Move on the track"),
     QT_TRANSLATE_NOOP("Step", "Move %1 to turn %2"), nullptr, 2},
    {"card.sort", QT_TRANSLATE_NOOP("Step", "Build the cards from the map")},
    {"card.wait", QT_TRANSLATE_NOOP("Step", "Take off the map"),
     QT_TRANSLATE_NOOP("Step", "Take %1 off the map"), nullptr, 1},
    {"deploy", QT_TRANSLATE_NOOP("Step", "Deploy automatically")},
    {"zone.condition", QT_TRANSLATE_NOOP("Step", "Change conditions"),
     QT_TRANSLATE_NOOP("Step", "Change the conditions of %1"), nullptr, 1},
    {"table.edit", QT_TRANSLATE_NOOP("Step", "Change table"),
     QT_TRANSLATE_NOOP("Step", "Change the table %1"), nullptr, 1},
    {"face.layout", QT_TRANSLATE_NOOP("Step", "Change face layout"),
     QT_TRANSLATE_NOOP("Step", "Change face layout %1"), nullptr, 1},
    {"face.reset", QT_TRANSLATE_NOOP("Step", "Go back to the game's face layout")},
    {"face.art", QT_TRANSLATE_NOOP("Step", "Change picture"),
     QT_TRANSLATE_NOOP("Step", "Change the picture of %1"), nullptr, 1},
    {"erratum.add", QT_TRANSLATE_NOOP("Step", "Add erratum"),
     QT_TRANSLATE_NOOP("Step", "Add an erratum to %1"), nullptr, 1},
    {"erratum.remove", QT_TRANSLATE_NOOP("Step", "Remove erratum")},
    {"scenario.new", QT_TRANSLATE_NOOP("Step", "New scenario"), QT_TRANSLATE_NOOP("Step", "New scenario %1"),
     nullptr, 1},
    {"victory.hexes", QT_TRANSLATE_NOOP("Step", "Add victory hexes")},
    {"paste", QT_TRANSLATE_NOOP("Step", "Paste"), QT_TRANSLATE_NOOP("Step", "Paste %1"), nullptr, 1},
    {"cut", QT_TRANSLATE_NOOP("Step", "Cut"), QT_TRANSLATE_NOOP("Step", "Cut %1"), nullptr, 1},
    {"property", QT_TRANSLATE_NOOP("Step", "Change value"), QT_TRANSLATE_NOOP("Step", "Change %1 to “%2”"),
     nullptr, 2},
    {"chart.reset", QT_TRANSLATE_NOOP("Step", "Go back to the ruleset's values"),
     QT_TRANSLATE_NOOP("Step", "Go back to the ruleset's value of %1"), nullptr, 1},
    {"accept", QT_TRANSLATE_NOOP("Step", "Accept problem"),
     QT_TRANSLATE_NOOP("Step", "Accept a problem of %1"), nullptr, 1},
    {"map.grid", QT_TRANSLATE_NOOP("Step", "Change the grid"),
     QT_TRANSLATE_NOOP("Step", "Change the grid of %1"), nullptr, 1},
    {"map.new", QT_TRANSLATE_NOOP("Step", "Add map"), QT_TRANSLATE_NOOP("Step", "Add map %1"), nullptr, 1},
    {"map.remove", QT_TRANSLATE_NOOP("Step", "Remove map"), QT_TRANSLATE_NOOP("Step", "Remove map %1"),
     nullptr, 1},
    {"map.links", QT_TRANSLATE_NOOP("Step", "Link maps"), QT_TRANSLATE_NOOP("Step", "Link %1"), nullptr, 1},
    {"underlay.add", QT_TRANSLATE_NOOP("Step", "Place underlay"),
     QT_TRANSLATE_NOOP("Step", "Place underlay %1"), nullptr, 1},
    {"underlay.remove", QT_TRANSLATE_NOOP("Step", "Remove underlay")},
    {"underlay.change", QT_TRANSLATE_NOOP("Step", "Change underlay")},
    {"underlay.fit", QT_TRANSLATE_NOOP("Step", "Fit underlay")},
    {"recover", QT_TRANSLATE_NOOP("Step", "Recover unsaved edits")},
    {"rename", QT_TRANSLATE_NOOP("Step", "Rename"), QT_TRANSLATE_NOOP("Step", "Rename %1 to %2"), nullptr, 2},
    {"paint.terrain", QT_TRANSLATE_NOOP("Step", "Paint terrain"), QT_TRANSLATE_NOOP("Step", "Paint %1"),
     nullptr, 1},
    {"paint.hexside", QT_TRANSLATE_NOOP("Step", "Paint hexsides"),
     QT_TRANSLATE_NOOP("Step", "Paint %1 hexsides"), nullptr, 1},
    {"paint.line", QT_TRANSLATE_NOOP("Step", "Draw line"), QT_TRANSLATE_NOOP("Step", "Draw %1"), nullptr, 1},
    {"paint.area", QT_TRANSLATE_NOOP("Step", "Paint area"), QT_TRANSLATE_NOOP("Step", "Paint %1"), nullptr,
     1},
    {"fill", QT_TRANSLATE_NOOP("Step", "Fill area"), QT_TRANSLATE_NOOP("Step", "Fill with %1"), nullptr, 1},
    {"erase", QT_TRANSLATE_NOOP("Step", "Erase")},
    {"erase.line", QT_TRANSLATE_NOOP("Step", "Erase line"), QT_TRANSLATE_NOOP("Step", "Erase %1"), nullptr,
     1},
    {"split.line", QT_TRANSLATE_NOOP("Step", "Split line"), QT_TRANSLATE_NOOP("Step", "Split %1"), nullptr,
     1},
    {"place.make", QT_TRANSLATE_NOOP("Step", "Make place"), QT_TRANSLATE_NOOP("Step", "Make place %1"),
     nullptr, 1},
    {"place.change", QT_TRANSLATE_NOOP("Step", "Change place"), QT_TRANSLATE_NOOP("Step", "Change place %1"),
     nullptr, 1},
    {"place.move", QT_TRANSLATE_NOOP("Step", "Move place"), QT_TRANSLATE_NOOP("Step", "Move place %1"),
     nullptr, 1},
    {"place.label", QT_TRANSLATE_NOOP("Step", "Move name"), QT_TRANSLATE_NOOP("Step", "Move the name of %1"),
     nullptr, 1},
    {"paste-area", QT_TRANSLATE_NOOP("Step", "Place a piece of a map")},
    {"clear-area", QT_TRANSLATE_NOOP("Step", "Clear hexes")},
    {"replace", QT_TRANSLATE_NOOP("Step", "Replace on the map"),
     QT_TRANSLATE_NOOP("Step", "Replace “%1” with “%2”"), nullptr, 2},
    {"counters.import", QT_TRANSLATE_NOOP("Step", "Import counters"),
     QT_TRANSLATE_NOOP("Step", "Import %1 counters"), nullptr, 1},
    {"counters.fill", QT_TRANSLATE_NOOP("Step", "Fill down")},
    {"counters.paste", QT_TRANSLATE_NOOP("Step", "Paste into the table")},
    {"counters.clear", QT_TRANSLATE_NOOP("Step", "Clear cells")},
    {"counters.change", QT_TRANSLATE_NOOP("Step", "Change several counters")},
    {"counters.replace", QT_TRANSLATE_NOOP("Step", "Replace in the counters"),
     QT_TRANSLATE_NOOP("Step", "Replace “%1” with “%2”"), nullptr, 2},
    {"counters.add", QT_TRANSLATE_NOOP("Step", "New counter"), QT_TRANSLATE_NOOP("Step", "New counter %1"),
     nullptr, 1},
    {"formation.move", QT_TRANSLATE_NOOP("Step", "Change formation"),
     QT_TRANSLATE_NOOP("Step", "Put %1 under %2"), nullptr, 2},
    {"fix", QT_TRANSLATE_NOOP("Step", "Fix problem"), QT_TRANSLATE_NOOP("Step", "Fix a problem of %1"),
     nullptr, 1},
    {"fix-all", QT_TRANSLATE_NOOP("Step", "Fix problems"), QT_TRANSLATE_NOOP("Step", "Fix problems of %1"),
     nullptr, 1},
};

/// Other labels for the same steps.
struct Synonym {
    std::string_view label;
    std::string_view means;
};
constexpr Synonym kSynonyms[]{{"move", "unit.move"},
                              {"move-units", "unit.move"},
                              {"place", "unit.place"},
                              {"place-units", "unit.place"},
                              {"remove-units", "unit.delete"}};

const Step* findStep(std::string_view label)
{
    if (const auto* const same = std::ranges::find(kSynonyms, label, &Synonym::label);
        same != std::end(kSynonyms))
        label = same->means;
    const auto* const step = std::ranges::find(kSteps, label, &Step::label);
    return step == std::end(kSteps) ? nullptr : step;
}

} // namespace

QString stepText(const model::Transaction& transaction)
{
    const Step* step = findStep(transaction.label);
    if (!step)
        return QCoreApplication::translate("Step", "Edit");
    if (step->several && transaction.edits.size() > 1)
        return QCoreApplication::translate("Step", step->several, nullptr,
                                           static_cast<int>(transaction.edits.size()));
    if (step->named && transaction.arguments.size() >= step->arguments)
        return fillIn(QCoreApplication::translate("Step", step->named), transaction.arguments);
    return QCoreApplication::translate("Step", step->plain);
}

} // namespace editor
