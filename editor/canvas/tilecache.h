#pragma once

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include <functional>
#include <list>

namespace editor {

/// What is printed on the map changes seldom; what lies on it changes all the time.
enum class TileGroup { Ground, Pieces };

/// Painted squares of the map. Tiles of one scale belong together; those of other scales are kept for a
/// while, to be shown stretched until sharp ones are ready.
class TileCache {
public:
    static constexpr int kSide = 512; ///< device pixels

    struct Key {
        TileGroup group = TileGroup::Ground;
        int x = 0;
        int y = 0;
        bool operator==(const Key&) const = default;
    };

    /// Device pixels per millimetre of the tiles wanted from now on.
    void setScale(double scale);
    double scale() const;

    const QPixmap* find(const Key& key) const;
    void insert(const Key& key, const QPixmap& tile);
    QRectF rectOf(const Key& key) const; ///< in millimetres

    /// Calls draw(millimetres, tile) for all tiles of other scales in a rectangle, least useful first.
    void forEachStandIn(TileGroup group, const QRectF& mm,
                        const std::function<void(const QRectF&, const QPixmap&)>& draw) const;

    /// Forgets the tiles that show any of this; of other scales as well.
    void damage(TileGroup group, const QRectF& mm);
    void clear();

private:
    struct Level {
        double scale = 0;
        QHash<Key, QPixmap> tiles;
    };
    static QRectF rectOf(const Key& key, double scale);

    std::list<Level> m_levels; ///< the current one first, then as they were used
};

size_t qHash(const TileCache::Key& key, size_t seed = 0);

} // namespace editor
