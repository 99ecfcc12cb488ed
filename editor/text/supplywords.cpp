#include "editor/text/supplywords.h"

#include "editor/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace editor {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 6> kNames{{
    {"full", QT_TRANSLATE_NOOP("Supply", "Full supply")},
    {"limited", QT_TRANSLATE_NOOP("Supply", "Limited supply")},
    {"fortress", QT_TRANSLATE_NOOP("Supply", "Fortress supply")},
    {"oos", QT_TRANSLATE_NOOP("Supply", "Out of supply")},
    {"emergency", QT_TRANSLATE_NOOP("Supply", "Emergency supply")},
    {"none", QT_TRANSLATE_NOOP("Supply", "No supply")},
}};

QString hexName(const rules::Position& position, model::HexIndex hex)
{
    return model::exists(hex) ? qs(position.package.atlas().printed(hex)) : QString();
}

} // namespace

QString supplyName(model::Atom status)
{
    for (const auto& [id, name] : kNames)
        if (status.text() == id)
            return QCoreApplication::translate("Supply", name);
    QString readable = qs(status).replace(u'-', u' ');
    if (!readable.isEmpty())
        readable[0] = readable[0].toUpper();
    return readable;
}

QString unitNames(const rules::Position& position, std::span<const model::Atom> units)
{
    QStringList names;
    for (const model::Atom id : units) {
        const rules::Placed* unit = rules::findUnit(position, id);
        const rules::CounterFacts* facts = unit ? position.facts(*unit) : nullptr;
        names << (facts && !facts->name.empty() ? qs(facts->name) : qs(id));
    }
    return names.join(QStringLiteral(", "));
}

QString supplyBreakText(const rules::Position& position, const rules::SupplyBreak& why)
{
    const QString hex = hexName(position, why.hex);
    switch (why.kind) {
    case rules::SupplyBreak::Kind::NoSource:
        return QCoreApplication::translate("Supply", "There is no source that could supply it.");
    case rules::SupplyBreak::Kind::Length:
        return QCoreApplication::translate("Supply", "The nearest supply is too far away, by this many hexes: %1.")
            .arg(why.over);
    case rules::SupplyBreak::Kind::Hex:
        if (!why.units.empty())
            return QCoreApplication::translate("Supply", "The best way is stopped in %1 by %2.")
                .arg(hex, unitNames(position, why.units));
        if (!why.zocOf.empty())
            return QCoreApplication::translate("Supply",
                                               "The best way is stopped in %1 by the zone of control of %2.")
                .arg(hex, unitNames(position, why.zocOf));
        return QCoreApplication::translate("Supply", "The best way is stopped in %1: supply may not enter it.")
            .arg(hex);
    case rules::SupplyBreak::Kind::Hexside:
        return QCoreApplication::translate("Supply", "The best way is stopped at hexside %1: supply may not cross it.")
            .arg(why.path.empty() ? QString()
                                  : qs(position.package.atlas().sideText(
                                        {.hex = why.path.back(), .direction = why.direction})));
    }
    return {};
}

QString supplyText(const rules::Position& position, const rules::SupplyAnswer& answer)
{
    QString text = supplyName(answer.status);
    if (answer.length == 0)
        text = QCoreApplication::translate("Supply", "%1, at its line or source").arg(text);
    else if (answer.length > 0)
        text = QCoreApplication::translate("Supply", "%1, hexes to it: %2").arg(text).arg(answer.length);
    if (answer.why)
        text = QStringLiteral("%1. %2").arg(text, supplyBreakText(position, *answer.why));
    if (answer.uncertain)
        text += u' '
            + QCoreApplication::translate("Supply", "This hangs on whether an enemy unit is itself in supply.");
    return text;
}

} // namespace editor
