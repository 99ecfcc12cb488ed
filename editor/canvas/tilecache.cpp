#include "editor/canvas/tilecache.h"

#include <algorithm>
#include <vector>

namespace editor {
namespace {

constexpr std::size_t kLevels = 4;
constexpr qsizetype kTilesInLevel = 160;

} // namespace

size_t qHash(const TileCache::Key& key, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(key.group), key.x, key.y);
}

void TileCache::setScale(double scale)
{
    const auto it = std::ranges::find(m_levels, scale, &Level::scale);
    if (it != m_levels.end()) {
        m_levels.splice(m_levels.begin(), m_levels, it);
        return;
    }
    m_levels.push_front({.scale = scale, .tiles = {}});
    while (m_levels.size() > kLevels)
        m_levels.pop_back();
}

double TileCache::scale() const
{
    return m_levels.empty() ? 1 : m_levels.front().scale;
}

const QPixmap* TileCache::find(const Key& key) const
{
    if (m_levels.empty())
        return nullptr;
    const auto it = m_levels.front().tiles.constFind(key);
    return it == m_levels.front().tiles.constEnd() ? nullptr : &*it;
}

void TileCache::insert(const Key& key, const QPixmap& tile)
{
    auto& tiles = m_levels.front().tiles;
    // Far from the one just painted, a tile is the least likely to be seen soon.
    while (tiles.size() >= kTilesInLevel) {
        auto farthest = tiles.begin();
        int distance = -1;
        for (auto it = tiles.begin(); it != tiles.end(); ++it) {
            const int away = std::max(std::abs(it.key().x - key.x), std::abs(it.key().y - key.y));
            if (away > distance) {
                distance = away;
                farthest = it;
            }
        }
        tiles.erase(farthest);
    }
    tiles.insert(key, tile);
}

QRectF TileCache::rectOf(const Key& key, double scale)
{
    const double side = kSide / scale;
    return {key.x * side, key.y * side, side, side};
}

QRectF TileCache::rectOf(const Key& key) const
{
    return rectOf(key, scale());
}

void TileCache::forEachStandIn(TileGroup group, const QRectF& mm,
                               const std::function<void(const QRectF&, const QPixmap&)>& draw) const
{
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        if (&*level == &m_levels.front())
            break;
        for (auto it = level->tiles.begin(); it != level->tiles.end(); ++it)
            if (const QRectF rect = rectOf(it.key(), level->scale);
                it.key().group == group && rect.intersects(mm))
                draw(rect, it.value());
    }
}

void TileCache::damage(TileGroup group, const QRectF& mm)
{
    for (Level& level : m_levels)
        level.tiles.removeIf([&](const auto& tile) {
            return tile.key().group == group && rectOf(tile.key(), level.scale).intersects(mm);
        });
}

void TileCache::clear()
{
    for (Level& level : m_levels)
        level.tiles.clear();
}

} // namespace editor
