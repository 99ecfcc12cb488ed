#include "editor/canvas/tilecache.h"

#include <QPainter>

#include <algorithm>

namespace editor {
namespace {

constexpr std::size_t kLevels = 4;
constexpr qsizetype kTilesInLevel = 160;

QRectF millimetres(const QRect& pixels, double scale)
{
    return {QPointF(pixels.topLeft()) / scale, QSizeF(pixels.size()) / scale};
}

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
    m_levels.push_front({.scale = scale, .tiles = {}, .stale = {}});
    while (m_levels.size() > kLevels)
        m_levels.pop_back();
}

double TileCache::scale() const
{
    return m_levels.empty() ? 1 : m_levels.front().scale;
}

QRectF TileCache::toMap(const QRect& pixels) const
{
    return millimetres(pixels, scale());
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

void TileCache::forEachStandIn(TileGroup group, const QRectF& mm,
                               const std::function<void(const QRectF&, const QPixmap&)>& draw) const
{
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        if (&*level == &m_levels.front())
            break;
        for (auto it = level->tiles.begin(); it != level->tiles.end(); ++it)
            if (const QRectF rect = millimetres(it.key().pixels(), level->scale);
                it.key().group == group && rect.intersects(mm))
                draw(rect, it.value());
    }
}

void TileCache::damage(TileGroup group, const QRectF& mm, const QRect& seen)
{
    for (Level& level : m_levels) {
        const bool current = &level == &m_levels.front();
        QRect rect = QRectF(mm.topLeft() * level.scale, mm.size() * level.scale).toAlignedRect();
        level.tiles.removeIf([&](const auto& tile) {
            return tile.key().group == group && tile.key().pixels().intersects(rect)
                && !(current && tile.key().pixels().intersects(seen));
        });
        rect &= seen;
        if (!current || rect.isEmpty())
            continue;
        // Joined with all that it overlaps, and then again with what the larger one overlaps.
        const auto overlaps = [&](const Stale& other) {
            return other.group == group && other.pixels.intersects(rect);
        };
        for (auto it = std::ranges::find_if(level.stale, overlaps); it != level.stale.end();
             it = std::ranges::find_if(level.stale, overlaps)) {
            rect |= it->pixels;
            level.stale.erase(it);
        }
        level.stale.push_back({.group = group, .pixels = rect});
    }
}

std::optional<QRect> TileCache::stale(TileGroup group) const
{
    if (!m_levels.empty())
        if (const auto it = std::ranges::find(m_levels.front().stale, group, &Stale::group);
            it != m_levels.front().stale.end())
            return it->pixels;
    return std::nullopt;
}

void TileCache::repair(TileGroup group, const QRect& pixels, const QPixmap& picture)
{
    Level& level = m_levels.front();
    for (auto it = level.tiles.begin(); it != level.tiles.end(); ++it) {
        if (it.key().group != group || !it.key().pixels().intersects(pixels))
            continue;
        const double ratio = it->devicePixelRatio();
        it->setDevicePixelRatio(1);
        QPainter painter(&*it);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawPixmap(pixels.topLeft() - it.key().pixels().topLeft(), picture);
        painter.end();
        it->setDevicePixelRatio(ratio);
    }
    std::erase_if(level.stale,
                  [&](const Stale& stale) { return stale.group == group && stale.pixels == pixels; });
}

void TileCache::clear()
{
    for (Level& level : m_levels) {
        level.tiles.clear();
        level.stale.clear();
    }
}

} // namespace editor
