#include "editor/panels/areahexedit.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"

namespace editor {

model::Transaction areaWithSelection(const Document& document, model::Key key, bool add)
{
    model::Transaction change{.label = "paint.area"};
    const auto* area = document.package().find<model::Area>(key);
    if (!area)
        return change;
    model::Area changed = *area;
    for (const model::Subject& hex : document.selection()->items()) {
        if (hex.kind == model::Subject::Kind::Hex && add)
            changed.hexes.insert(hex.hex);
        else if (hex.kind == model::Subject::Kind::Hex)
            changed.hexes.remove(hex.hex);
    }
    change.arguments = {area->name.empty() ? std::string(area->id.text()) : area->name};
    if (!(changed == *area))
        change.edits.push_back(model::put(std::move(changed), key.scope));
    return change;
}

} // namespace editor
