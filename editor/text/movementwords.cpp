#include "editor/text/movementwords.h"

#include "editor/text/rulesetwords.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace editor {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 6> kReasons{{
    {"cost", QT_TRANSLATE_NOOP("Movement", "too dear")},
    {"outside", QT_TRANSLATE_NOOP("Movement", "off the map or outside the area in play")},
    {"no-line", QT_TRANSLATE_NOOP("Movement", "no line to follow")},
    {"not-connected", QT_TRANSLATE_NOOP("Movement", "the line is not connected to what it must lead to")},
    {"not-adjacent", QT_TRANSLATE_NOOP("Movement", "not an adjacent hex")},
    {"off-map", QT_TRANSLATE_NOOP("Movement", "the unit is not on the map")},
}};

} // namespace

QString refusalText(const rules::Refusal& refusal)
{
    QString text;
    if (!refusal.says.empty())
        text = rulesetText(refusal.says);
    for (const auto& [id, reason] : kReasons)
        if (text.isEmpty() && refusal.id.text() == id)
            text = QCoreApplication::translate("Movement", reason);
    if (text.isEmpty())
        text = QCoreApplication::translate("Movement", "not allowed (%1)")
                   .arg(qs(refusal.id).replace(u'-', u' '));
    return refusal.citation.empty() ? text : QStringLiteral("%1 [%2]").arg(text, qs(refusal.citation));
}

} // namespace editor
