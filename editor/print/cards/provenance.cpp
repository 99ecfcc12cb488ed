#include "editor/print/cards/provenance.h"

namespace editor {
namespace {

const char* wordFor(std::string_view source)
{
    return source == "default" ? QT_TRANSLATE_NOOP("Print", "DEFAULT")
        : source == "inferred" ? QT_TRANSLATE_NOOP("Print", "INFERRED")
        : source == "designer" ? QT_TRANSLATE_NOOP("Print", "OWN")
                               : nullptr;
}

} // namespace

QString sourceWord(const CardSetting& setting, model::Atom source)
{
    const char* word = wordFor(source.text());
    return word ? setting.words.say(word) : QString();
}

QString sourceSign(model::Atom source)
{
    const std::string_view id = source.text();
    return id == "default" ? QStringLiteral("†")
        : id == "inferred" ? QStringLiteral("‡")
        : id == "designer" ? QStringLiteral("§")
                           : QString();
}

QString sourceLegend(const CardSetting& setting)
{
    return setting.words.say(
        QT_TRANSLATE_NOOP("Print",
                          "† DEFAULT: a proposal, the rulebook does not say. ‡ INFERRED from what the "
                          "rulebook says. § OWN value of this package."));
}

} // namespace editor
