#include "model/applier.h"

#include <algorithm>

namespace model {

Edit::Edit(const Edit& other)
    : m_held(other.m_held ? other.m_held->copy() : nullptr)
{
}

Edit& Edit::operator=(const Edit& other)
{
    return *this = Edit(other);
}

Edit::Edit(Edit&&) noexcept = default;
Edit& Edit::operator=(Edit&&) noexcept = default;
Edit::~Edit() = default;

bool Edit::operator==(const Edit& other) const
{
    return index() == other.index() && m_held->equals(*other.m_held);
}

void Package::Applier::apply(const Edit& edit)
{
    if (edit.index() >= kCellEdits + kPackageKinds)
        (this->*scenarioPuts()[edit.index() - kCellEdits - kPackageKinds])(edit);
    else if (edit.index() >= kCellEdits)
        (this->*packagePuts()[edit.index() - kCellEdits])(edit);
    else if (const auto* terrain = edit.as<SetTerrain>())
        setTerrain(*terrain);
    else if (const auto* side = edit.as<SetHexside>())
        setHexside(*side);
    else
        setHexFields(*edit.as<SetHexFields>());
}

void Package::Applier::keepEdit(Edit&& edit)
{
    back.push_back(std::move(edit));
}

namespace {

template <class T, class Less>
void sortUnique(std::vector<T>& items, Less less)
{
    std::stable_sort(items.begin(), items.end(), less);
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

void tidy(ChangeSet& change)
{
    sortUnique(change.records, [](const ChangeSet::Touched& a, const ChangeSet::Touched& b) {
        return a.kind != b.kind ? a.kind < b.kind : KeyLess()(a.key, b.key);
    });
    sortUnique(change.terrain, std::less<>());
    sortUnique(change.hexsides, [](const Hexside& a, const Hexside& b) {
        return a.hex != b.hex ? a.hex < b.hex : a.direction < b.direction;
    });
}

} // namespace

void ChangeSet::add(const ChangeSet& other)
{
    records.insert(records.end(), other.records.begin(), other.records.end());
    shape = shape || other.shape;
    if (shape) {
        terrain.clear();
        hexsides.clear();
    } else {
        terrain.insert(terrain.end(), other.terrain.begin(), other.terrain.end());
        hexsides.insert(hexsides.end(), other.hexsides.begin(), other.hexsides.end());
    }
    tidy(*this);
}

Applied Package::apply(const Transaction& transaction)
{
    Applier applier{.package = *this, .back = {}, .change = {}};
    for (const Edit& edit : transaction.edits)
        applier.apply(edit);
    if (applier.shape) {
        rebuildAtlas();
        applier.change.shape = true;
        applier.change.terrain.clear();
        applier.change.hexsides.clear();
    }
    tidy(applier.change);
    return {.inverse = {.label = transaction.label,
                        .arguments = transaction.arguments,
                        .edits = std::vector<Edit>(std::make_move_iterator(applier.back.rbegin()),
                                                   std::make_move_iterator(applier.back.rend()))},
            .change = std::move(applier.change)};
}

SetTerrain setTerrain(const Package& package, HexIndex hex, Words terrain)
{
    return {.map = package.atlas().map(hex), .cell = package.atlas().cell(hex), .terrain = terrain};
}

SetHexside setHexside(const Package& package, Hexside side, Words features)
{
    if (!exists(side.hex))
        return {};
    const Hexside canonical = package.atlas().canonical(side);
    return {.map = package.atlas().map(canonical.hex),
            .cell = package.atlas().cell(canonical.hex),
            .direction = canonical.direction,
            .features = features};
}

} // namespace model
