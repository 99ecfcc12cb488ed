#include "editor/paint/bordersides.h"

#include "editor/paint/mapstyle.h"

namespace editor {

BorderSides::BorderSides(const model::Package& package)
{
    for (const auto& [key, border] : package.all<model::Border>())
        update(package, key);
}

std::vector<model::Hexside> BorderSides::update(const model::Package& package, model::Key key)
{
    std::vector<model::Hexside> touched;
    if (const auto it = m_entries.find(key); it != m_entries.end()) {
        touched = std::move(it->second.sides);
        m_entries.erase(it);
    }
    const model::Border* border = package.find<model::Border>(key);
    if (!border)
        return touched;
    Entry entry{.colour = colourOf(border->kind ? border->kind : border->id, 160, 120), .sides = {}};
    for (const model::Atom text : border->sides.list())
        if (const model::Hexside side = package.atlas().findSide(text.text()); model::exists(side.hex))
            entry.sides.push_back(side);
    touched.insert(touched.end(), entry.sides.begin(), entry.sides.end());
    if (!entry.sides.empty())
        m_entries.emplace(key, std::move(entry));
    return touched;
}

} // namespace editor
