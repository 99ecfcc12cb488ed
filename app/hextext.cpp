#include "app/hextext.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <QStringList>

namespace app {

QString hexText(const editor::Document& document, model::HexIndex hex)
{
    if (!exists(hex))
        return {};
    const model::Package& package = document.package();
    QStringList parts{editor::qs(package.atlas().printed(hex))};
    const QString terrain =
        editor::termNames(document.ruleset(), rules::Category::Terrain, package.terrain(hex));
    if (!terrain.isEmpty())
        parts << terrain;
    for (const auto& [key, place] : package.all<model::Place>())
        if (!place.name.empty() && package.atlas().find(place.hex) == hex)
            parts << editor::qs(place.name);
    return parts.join(QStringLiteral(" · "));
}

} // namespace app
