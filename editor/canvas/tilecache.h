#pragma once

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include <functional>
#include <list>
#include <optional>
#include <vector>

namespace editor {

/// What is printed on the map changes seldom; what lies on it changes all the time. Between and above them lies what
/// the rules say of both.
enum class TileGroup { Ground, OverlayAreas, Pieces, OverlaySigns };

/// Painted squares of the map. Tiles of one scale belong together; those of other scales are kept for a
/// while, to be shown stretched until sharp ones are ready. Pixels are device pixels of the current scale.
class TileCache {
public:
    static constexpr int kSide = 512; ///< pixels

    struct Key {
        TileGroup group = TileGroup::Ground;
        int x = 0;
        int y = 0;
        bool operator==(const Key&) const = default;

        QRect pixels() const { return {x * kSide, y * kSide, kSide, kSide}; }
    };

    /// Pixels per millimetre of the tiles wanted from now on.
    void setScale(double scale);
    double scale() const;
    QRectF toMap(const QRect& pixels) const;

    /// Null while there is none.
    const QPixmap* find(const Key& key) const;
    void insert(const Key& key, const QPixmap& tile);

    /// Calls draw(millimetres, tile) for all tiles of other scales in a rectangle, least useful first.
    void forEachStandIn(TileGroup group, const QRectF& mm,
                        const std::function<void(const QRectF&, const QPixmap&)>& draw) const;

    /// Something in a rectangle has changed: tiles that show it become stale there. Those that lie outside of
    /// what is seen, and those of other scales, are forgotten.
    void damage(TileGroup group, const QRectF& mm, const QRect& seen);
    /// A stale rectangle, until all are repaired.
    std::optional<QRect> stale(TileGroup group) const;
    /// What a stale rectangle looks like now.
    void repair(TileGroup group, const QRect& pixels, const QPixmap& picture);
    void clear();

private:
    struct Stale {
        TileGroup group;
        QRect pixels;
    };
    struct Level {
        double scale = 0;
        QHash<Key, QPixmap> tiles;
        std::vector<Stale> stale; ///< those of a group do not overlap
    };

    std::list<Level> m_levels; ///< the current one first, then as they were used
};

size_t qHash(const TileCache::Key& key, size_t seed = 0);

} // namespace editor
