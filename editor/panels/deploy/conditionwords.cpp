#include "editor/panels/deploy/conditionwords.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "rules/deploy/conditions.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace editor {

namespace {

using Of = rules::deploy::ConditionKind::Of;

struct Words {
    std::string_view kind;
    const char* name;
    const char* yes; ///< %1 what it is about, %2 the distance
    const char* no;
};

constexpr Words kWords[]{
    {"within", QT_TRANSLATE_NOOP("Condition", "Within so many hexes of"),
     QT_TRANSLATE_NOOP("Condition", "within %2 of %1"),
     QT_TRANSLATE_NOOP("Condition", "not within %2 of %1")},
    {"enemy-zoc", QT_TRANSLATE_NOOP("Condition", "Enemy zone of control"),
     QT_TRANSLATE_NOOP("Condition", "in an enemy zone of control"),
     QT_TRANSLATE_NOOP("Condition", "not in an enemy zone of control")},
    {"one-per-hex", QT_TRANSLATE_NOOP("Condition", "One unit to a hex"),
     QT_TRANSLATE_NOOP("Condition", "one unit to a hex"),
     QT_TRANSLATE_NOOP("Condition", "one unit to a hex")},
    {"terrain", QT_TRANSLATE_NOOP("Condition", "Terrain"), QT_TRANSLATE_NOOP("Condition", "in %1"),
     QT_TRANSLATE_NOOP("Condition", "not in %1")},
    {"place", QT_TRANSLATE_NOOP("Condition", "Place of a kind"), QT_TRANSLATE_NOOP("Condition", "in %1"),
     QT_TRANSLATE_NOOP("Condition", "not in %1")},
    {"zone", QT_TRANSLATE_NOOP("Condition", "Zone of the map, such as an army area"),
     QT_TRANSLATE_NOOP("Condition", "in the zone %1"), QT_TRANSLATE_NOOP("Condition", "not in the zone %1")},
    {"controlled", QT_TRANSLATE_NOOP("Condition", "Controlled by the zone’s side"),
     QT_TRANSLATE_NOOP("Condition", "in its side’s control"),
     QT_TRANSLATE_NOOP("Condition", "not in its side’s control")},
};

const Words* wordsOf(model::Atom kind)
{
    const auto* const found = std::ranges::find(kWords, kind.text(), &Words::kind);
    return found == std::end(kWords) ? nullptr : found;
}

QString nameOf(const Document& document, Of of, model::Atom name)
{
    const model::Package& package = document.package();
    switch (of) {
    case Of::Terrain:
        return termName(document.ruleset(), rules::Category::Terrain, name);
    case Of::Places:
        return termName(document.ruleset(), rules::Category::Place, name);
    case Of::Zones:
        for (const auto& [key, zone] : package.all<model::Zone>())
            if (key.id == name)
                return subjectName(model::Subject::of<model::Zone>(key), package);
        return qs(name);
    default:
        for (const auto& [key, place] : package.all<model::Place>())
            if (key.id == name)
                return subjectName(model::Subject::of<model::Place>(key), package);
        return qs(name);
    }
}

} // namespace

QString conditionKindName(model::Atom kind)
{
    const Words* words = wordsOf(kind);
    return words ? QCoreApplication::translate("Condition", words->name) : qs(kind);
}

QString conditionText(const Document& document, const model::Condition& condition)
{
    const Words* words = wordsOf(condition.kind);
    const rules::deploy::ConditionKind* kind = rules::deploy::conditionKind(condition.kind);
    if (!words || !kind)
        return qs(condition.kind);
    QStringList names;
    for (const model::Atom name : condition.of.list())
        names << nameOf(document, kind->of, name);
    const QString hexes = QCoreApplication::translate("Condition", "%n hex(es)", nullptr, condition.distance);
    QString text = QCoreApplication::translate("Condition", condition.negated ? words->no : words->yes);
    return text
        .replace(QStringLiteral("%1"),
                 names.isEmpty() ? QStringLiteral("…") : names.join(QStringLiteral(", ")))
        .replace(QStringLiteral("%2"), hexes);
}

QString conditionsText(const Document& document, const model::Area& area)
{
    QStringList texts;
    for (const model::Condition& each : area.conditions)
        texts << conditionText(document, each);
    return texts.join(QStringLiteral("; "));
}

} // namespace editor
