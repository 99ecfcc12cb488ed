#include "editor/print/cards/tiles.h"

#include "editor/print/sheets.h"

#include <algorithm>

namespace editor {
namespace {

constexpr double kEdge = 1; ///< between the frame of a group and what is in it
constexpr double kGap = 1.5; ///< between groups
constexpr double kClear = 0.6; ///< above and below a facsimile
constexpr double kFewest = 20; ///< a group is no narrower
constexpr double kTolerance = 1e-6;

struct SetLine {
    QString text;
    LetterStyle letters;
};

/// A tile that knows its size.
struct SetTile {
    double width = 0;
    double height = 0;
    double mm = 0;
    std::shared_ptr<const CounterLook> look;
    std::vector<SetLine> lines;
    bool reduced = false;
};

/// A group that fits a row.
struct SetGroup {
    QStringList place;
    std::vector<SetTile> tiles;
    double width = 0;
    double height = 0;
};

class Setter {
public:
    Setter(const CardSetting& setting, const DocumentStyle& style, double width)
        : m_setting(setting)
        , m_style(style)
        , m_width(width)
        , m_place(setting.style.letters(QStringLiteral("place")))
    {
    }

    void add(std::vector<Block>& blocks, const std::vector<TileGroup>& groups)
    {
        for (const TileGroup& group : groups)
            setGroup(group);
        std::vector<SetGroup> row;
        double used = 0;
        for (SetGroup& group : m_groups) {
            if (!row.empty() && used + kGap + group.width > m_width + kTolerance) {
                blocks.push_back(rowOf(row));
                row.clear();
                used = 0;
            }
            used += (row.empty() ? 0 : kGap) + group.width;
            row.push_back(std::move(group));
        }
        if (!row.empty())
            blocks.push_back(rowOf(row));
    }

private:
    SetTile setTile(const Tile& tile) const
    {
        SetTile set;
        set.reduced = tile.reduced;
        set.mm = tile.counter ? counterMm(m_setting.package(), m_setting.ruleset(), tile.counter)
                              : SheetLayout().counterMm;
        set.mm = std::min(set.mm, m_width - (2 * kEdge));
        set.width = std::min(set.mm + m_style.tileMm, m_width - (2 * kEdge));
        if (tile.counter)
            set.look = m_setting.look(tile.counter, tile.face);
        set.height = set.mm + (2 * kClear);
        for (const TileLine& line : m_style.lines) {
            if (!holds(line.when, tile.value))
                continue;
            const LetterStyle& letters = m_setting.style.letters(line.style);
            for (const QString& text : wrapped(filledIn(line.text, tile.value), letters, set.width - 0.6)) {
                set.lines.push_back({.text = text, .letters = letters});
                set.height += letters.line();
            }
        }
        return set;
    }

    /// Splits a group into as many as have room beside each other; each piece says where it is.
    void setGroup(const TileGroup& group)
    {
        std::vector<SetTile> tiles;
        double used = 0;
        bool first = true;
        const auto finish = [&] {
            addPiece(group, std::exchange(tiles, {}), std::exchange(first, false));
            used = 0;
        };
        for (const Tile& tile : group.tiles) {
            SetTile set = setTile(tile);
            if (!tiles.empty() && used + set.width > m_width - (2 * kEdge) + kTolerance)
                finish();
            used += set.width;
            tiles.push_back(std::move(set));
        }
        finish();
    }

    void addPiece(const TileGroup& group, std::vector<SetTile> tiles, bool first)
    {
        SetGroup set;
        double inside = 0;
        double tallest = 0;
        for (const SetTile& tile : tiles) {
            inside += tile.width;
            tallest = std::max(tallest, tile.height);
        }
        const auto wide = [](const QString& text, const LetterStyle& letters) {
            return Lettering::width(text, letters.weight) * letters.size;
        };
        const QString place = first
            ? group.place
            : m_setting.words.say(QT_TRANSLATE_NOOP("Print", "%1, continued"), {group.place});
        // A name may make its group half as wide again; a longer one takes two lines.
        const double wanted = std::max(inside, kFewest);
        const double room = std::max(wanted, std::min(wide(place, m_place) + 0.1, wanted * 1.5));
        set.width = std::min(m_width, room + (2 * kEdge));
        set.place = wrapped(place, m_place, set.width - (2 * kEdge));
        set.tiles = std::move(tiles);
        set.height = heading(set) + tallest + kEdge;
        m_groups.push_back(std::move(set));
    }

    double heading(const SetGroup& group) const
    {
        return group.place.isEmpty() ? kEdge
                                     : (static_cast<double>(group.place.size()) * m_place.line()) + 0.6;
    }

    Block rowOf(const std::vector<SetGroup>& row) const
    {
        Block block;
        for (const SetGroup& group : row)
            block.height = std::max(block.height, group.height);
        double x = 0;
        for (const SetGroup& group : row) {
            paint(block.marks, group, x, block.height);
            x += group.width + kGap;
        }
        block.height += kGap;
        return block;
    }

    void paint(Drawing& marks, const SetGroup& group, double left, double height) const
    {
        const QColor line = m_setting.colour(QStringLiteral("line"));
        marks.push_back(boxMark({left, 0, group.width, height}, Qt::white, line, 0.2));
        const double head = heading(group);
        if (!group.place.isEmpty())
            marks.push_back(
                boxMark({left, 0, group.width, head}, m_setting.colour(QStringLiteral("strip")), line, 0.2));
        double y = 0.3;
        for (const QString& text : group.place) {
            marks.push_back(
                textMark({left + kEdge, y, group.width - (2 * kEdge), m_place.line()}, text, m_place));
            y += m_place.line();
        }
        double x = left + kEdge;
        for (const SetTile& tile : group.tiles) {
            paint(marks, tile, x, head);
            x += tile.width;
        }
    }

    void paint(Drawing& marks, const SetTile& tile, double x, double top) const
    {
        const QRectF square(x + ((tile.width - tile.mm) / 2), top + kClear, tile.mm, tile.mm);
        if (tile.look) {
            Mark mark;
            mark.kind = Mark::Kind::Counter;
            mark.place = square;
            mark.look = tile.look;
            marks.push_back(std::move(mark));
        } else {
            marks.push_back(boxMark(square, {}, m_setting.colour(QStringLiteral("line")), 0.3, 0.8));
            marks.push_back(textMark(square, QStringLiteral("?"),
                                     m_setting.style.letters(QStringLiteral("number")), Qt::AlignHCenter));
        }
        if (tile.reduced) {
            Mark corner;
            corner.kind = Mark::Kind::Corner;
            corner.place = square;
            corner.ink = Qt::black;
            marks.push_back(std::move(corner));
        }
        double y = square.bottom() + kClear;
        for (const SetLine& line : tile.lines) {
            marks.push_back(textMark({x + 0.3, y, tile.width - 0.6, line.letters.line()}, line.text,
                                     line.letters, Qt::AlignHCenter));
            y += line.letters.line();
        }
    }

    const CardSetting& m_setting;
    const DocumentStyle& m_style;
    double m_width;
    const LetterStyle& m_place;
    std::vector<SetGroup> m_groups;
};

} // namespace

void addTileRows(std::vector<Block>& blocks, const CardSetting& setting, const DocumentStyle& style,
                 const std::vector<TileGroup>& groups, double width)
{
    Setter(setting, style, width).add(blocks, groups);
}

} // namespace editor
