#include "editor/text/fixwords.h"

#include "editor/text/messages.h"
#include "editor/text/sentences.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace editor {
namespace {

struct KindText {
    std::string_view kind;
    const char* one; ///< %1 is the choice, %2 what the finding is about
    const char* all;
};

constexpr KindText kKinds[]{
    {"move-nearest", QT_TRANSLATE_NOOP("Fix", "Move the unit to the nearest hex where it may be"),
     QT_TRANSLATE_NOOP("Fix", "Move the units to the nearest hexes where they may be")},
    {"flip", QT_TRANSLATE_NOOP("Fix", "Turn the counter to its front"),
     QT_TRANSLATE_NOOP("Fix", "Turn the counters to their fronts")},
    {"set-up", QT_TRANSLATE_NOOP("Fix", "Put the unit where the rulebook sets it up"),
     QT_TRANSLATE_NOOP("Fix", "Put the units where the rulebook sets them up")},
    {"remove", QT_TRANSLATE_NOOP("Fix", "Remove it (%2)"), QT_TRANSLATE_NOOP("Fix", "Remove them")},
    {"remove-surplus", QT_TRANSLATE_NOOP("Fix", "Remove the surplus unit"),
     QT_TRANSLATE_NOOP("Fix", "Remove the surplus units")},
    {"similar", QT_TRANSLATE_NOOP("Fix", "Write “%1” instead"),
     QT_TRANSLATE_NOOP("Fix", "Write the most similar known word instead")},
    {"place-hex", QT_TRANSLATE_NOOP("Fix", "Write the hex of “%1” instead"),
     QT_TRANSLATE_NOOP("Fix", "Write the hexes of the most similar places instead")},
    {"add-turn", QT_TRANSLATE_NOOP("Fix", "Add the missing turn"),
     QT_TRANSLATE_NOOP("Fix", "Add the missing turns")},
    {"drop-hexes", QT_TRANSLATE_NOOP("Fix", "Leave out the hexes that do not exist"),
     QT_TRANSLATE_NOOP("Fix", "Leave out all hexes that do not exist")},
    {"clear", QT_TRANSLATE_NOOP("Fix", "Leave the value empty"),
     QT_TRANSLATE_NOOP("Fix", "Leave the values empty")},
    {"control-by-occupier", QT_TRANSLATE_NOOP("Fix", "Give control to the side whose units are there"),
     QT_TRANSLATE_NOOP("Fix", "Give control to the sides whose units are there")},
    {"control-by-country",
     QT_TRANSLATE_NOOP("Fix", "Give control to the side that holds the country around it"),
     QT_TRANSLATE_NOOP("Fix", "Give control to the sides that hold the country around")},
    {"control-clear", QT_TRANSLATE_NOOP("Fix", "Take control off hexes without a place"),
     QT_TRANSLATE_NOOP("Fix", "Take control off all hexes without a place")},
    {"mark-destroyed", QT_TRANSLATE_NOOP("Fix", "Mark the fortress as destroyed"),
     QT_TRANSLATE_NOOP("Fix", "Mark the fortresses as destroyed")},
    {"front-value", QT_TRANSLATE_NOOP("Fix", "Give the back the value of the front"),
     QT_TRANSLATE_NOOP("Fix", "Give the backs the values of the fronts")},
    {"kind-symbol", QT_TRANSLATE_NOOP("Fix", "Take the symbol of its kind"),
     QT_TRANSLATE_NOOP("Fix", "Take the symbols of their kinds")},
    {"add-back", QT_TRANSLATE_NOOP("Fix", "Add a back with the values of the front"),
     QT_TRANSLATE_NOOP("Fix", "Add backs with the values of the fronts")},
    {"nearest-value", QT_TRANSLATE_NOOP("Fix", "Take the nearest value that is allowed"),
     QT_TRANSLATE_NOOP("Fix", "Take the nearest values that are allowed")},
    {"fill-gap", QT_TRANSLATE_NOOP("Fix", "Fill the gap in the line"),
     QT_TRANSLATE_NOOP("Fix", "Fill the gaps in the lines")},
    {"join-levels", QT_TRANSLATE_NOOP("Fix", "Let the level begin where the one before it ends"),
     QT_TRANSLATE_NOOP("Fix", "Let the levels begin where those before them end")},
    {"nearest-turn", QT_TRANSLATE_NOOP("Fix", "Move the line to the nearest turn of the scenario"),
     QT_TRANSLATE_NOOP("Fix", "Move the lines to the nearest turns of the scenario")},
    {"no-return", QT_TRANSLATE_NOOP("Fix", "Let it not return"),
     QT_TRANSLATE_NOOP("Fix", "Let them not return")},
    {"count-nothing", QT_TRANSLATE_NOOP("Fix", "Set the count to nothing"),
     QT_TRANSLATE_NOOP("Fix", "Set the counts to nothing")},
    {"widen-row", QT_TRANSLATE_NOOP("Fix", "Let the row beside the gap cover it"),
     QT_TRANSLATE_NOOP("Fix", "Let the rows beside the gaps cover them")},
    {"narrow-row", QT_TRANSLATE_NOOP("Fix", "Let the second row begin where the first ends"),
     QT_TRANSLATE_NOOP("Fix", "Let rows begin where those before them end")},
    {"mend-condition", QT_TRANSLATE_NOOP("Fix", "Take it out of the condition"),
     QT_TRANSLATE_NOOP("Fix", "Take all of this out of the conditions")},
    {"admit-not", QT_TRANSLATE_NOOP("Fix", "Do not name it in the zone"),
     QT_TRANSLATE_NOOP("Fix", "Do not name them in the zones")},
    {"leave-zone", QT_TRANSLATE_NOOP("Fix", "Keep the hex; the row names no zone"),
     QT_TRANSLATE_NOOP("Fix", "Keep the hexes; the rows name no zone")},
    {"wait-in-zone", QT_TRANSLATE_NOOP("Fix", "Keep the zone; the unit waits to be placed there"),
     QT_TRANSLATE_NOOP("Fix", "Keep the zones; the units wait to be placed there")},
    {"drop-cells", QT_TRANSLATE_NOOP("Fix", "Drop the results beyond the last column"),
     QT_TRANSLATE_NOOP("Fix", "Drop all results beyond the last column")},
};

const KindText* textOf(model::Atom kind)
{
    const auto* const found = std::ranges::find(kKinds, kind.text(), &KindText::kind);
    return found == std::end(kKinds) ? nullptr : found;
}

QString sentence(const char* text, const QStringList& arguments)
{
    std::vector<std::string> fill;
    for (const QString& argument : arguments)
        fill.push_back(utf8(argument));
    return fillIn(QCoreApplication::translate("Fix", text), fill);
}

QString unitWords(const QString& name, const model::Unit* before, const model::Unit* after,
                  const model::Package& package)
{
    const auto hexName = [&](model::Atom hex) { return subjectName(model::Subject::ofHex(hex), package); };
    if (after && after->hex && !before)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Places %1 in %2."), {name, hexName(after->hex)});
    if (!before || !after)
        return {};
    if (after->hex && before->hex && after->hex != before->hex)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Moves %1 from %2 to %3."),
                        {name, hexName(before->hex), hexName(after->hex)});
    if (after->hex != before->hex && after->hex)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Moves %1 to %2."), {name, hexName(after->hex)});
    if (after->face != before->face)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Turns %1 over."), {name});
    return {};
}

QString recordWords(const model::ChangeSet::Touched& touched, const model::Package& before,
                    const model::Package& after)
{
    const auto subject = model::Subject::ofRecord(touched.kind, touched.key);
    bool was = false;
    bool is = false;
    model::withKind(touched.kind, [&]<class T>() {
        was = before.find<T>(touched.key) != nullptr;
        is = after.find<T>(touched.key) != nullptr;
    });
    const QString name = subjectName(subject, was ? before : after);
    if (subject.is<model::Unit>())
        if (const QString text = unitWords(name, before.find<model::Unit>(touched.key),
                                           after.find<model::Unit>(touched.key), before);
            !text.isEmpty())
            return text;
    if (!is)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Removes %1."), {name});
    if (!was)
        return sentence(QT_TRANSLATE_NOOP("Fix", "Adds %1."), {name});
    return sentence(QT_TRANSLATE_NOOP("Fix", "Changes %1."), {name});
}

} // namespace

QString fixText(const rules::Fix& fix, const model::Finding& finding, const model::Package& package)
{
    const KindText* text = textOf(fix.kind);
    return text ? sentence(text->one, {qs(fix.choice), subjectName(finding.subject, package)}) : qs(fix.kind);
}

QString fixAllText(model::Atom kind)
{
    const KindText* text = textOf(kind);
    return text ? QCoreApplication::translate("Fix", text->all) : QString();
}

QString safetyText(rules::Safety safety)
{
    switch (safety) {
    case rules::Safety::Safe:
        return QCoreApplication::translate("Fix", "safe");
    case rules::Safety::Likely:
        return QCoreApplication::translate("Fix", "likely");
    case rules::Safety::Drastic:
        return QCoreApplication::translate("Fix", "removes something");
    }
    return {};
}

QString outcomeText(const model::ChangeSet& change, const model::Package& before, const model::Package& after)
{
    constexpr qsizetype told = 3;
    QStringList sentences;
    for (const model::ChangeSet::Touched& touched : change.records)
        sentences << recordWords(touched, before, after);
    for (const model::HexIndex hex : change.terrain)
        sentences << sentence(QT_TRANSLATE_NOOP("Fix", "Changes the terrain of %1 to “%2”."),
                              {qs(after.atlas().printed(hex)), qs(after.terrain(hex).text())});
    for (const model::Hexside& side : change.hexsides)
        sentences << sentence(QT_TRANSLATE_NOOP("Fix", "Changes the hexside %1 to “%2”."),
                              {qs(after.atlas().sideText(side)), qs(after.side(side).text())});
    const qsizetype more = sentences.size() - told;
    if (more > 0) {
        sentences.resize(told);
        sentences << QCoreApplication::translate("Fix", "And %1 more.").arg(more);
    }
    return sentences.join(u' ');
}

QString impossibleText()
{
    return QCoreApplication::translate(
        "Fix", "This is not possible here: no way was found that puts it right without a new problem.");
}

} // namespace editor
