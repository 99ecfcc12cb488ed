#include "editor/print/cards/unittile.h"

namespace editor {

Tile counterTile(const CardSetting& setting, model::Atom counter, model::Atom face, const QString& codes)
{
    Tile tile;
    tile.counter = counter;
    tile.face = face;
    const auto* record = setting.package().find<model::Counter>(counter);
    const model::CounterFace shown(setting.package(), counter, face);
    tile.reduced = record && face && shown.turned();
    tile.value = [&setting, counter, face, codes](const QString& field) -> QString {
        const auto* own = setting.package().find<model::Counter>(counter);
        if (field == QLatin1String("codes"))
            return codes;
        if (field == QLatin1String("name"))
            return !own || own->name.empty() ? qs(counter) : setting.words.own(*own, "name", own->name);
        if (field == QLatin1String("strength"))
            return CounterLook::of(setting.package(), setting.ruleset(), counter, face).factors;
        if (field == QLatin1String("formation")) {
            const auto* formation = own ? setting.package().find<model::Formation>(own->formation) : nullptr;
            return formation ? setting.words.own(*formation, "name", formation->name) : QString();
        }
        return qs(model::CounterFace(setting.package(), counter, face).text(atomOf(field)));
    };
    return tile;
}

} // namespace editor
