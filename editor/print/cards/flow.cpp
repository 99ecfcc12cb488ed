#include "editor/print/cards/flow.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

constexpr double kTolerance = 1e-6;
constexpr double kShort = 0.4; ///< of a body: a section no higher than this stays in one piece
constexpr double kLittle =
    0.5; ///< of a body: too little room to begin a part that fits the next one as a whole

/// The next block to be laid.
struct At {
    std::size_t section = 0;
    std::size_t row = 0;
};

struct Filled {
    At next;
    bool done = false;
    bool empty = true;
    double height = 0; ///< that was used
    Drawing drawing;
};

/// The height of a row and of those it must not be parted from.
double together(const Section& section, std::size_t row)
{
    double height = 0;
    for (; row < section.rows.size(); ++row) {
        height += section.rows[row].height;
        if (!section.rows[row].withNext)
            break;
    }
    return height;
}

double heightOf(const Section& section)
{
    double height = section.heading.height;
    for (const Block& row : section.rows)
        height += row.height;
    return height;
}

/// One body's worth of a part, from a block on, in columns of a height.
class Filling {
public:
    Filling(const Part& part, At from, double height, double body)
        : m_part(part)
        , m_height(height)
        , m_body(body)
    {
        m_filled.next = from;
    }

    Filled run(bool force)
    {
        for (m_column = 0; m_column < m_part.columns; ++m_column) {
            m_y = 0;
            while (m_filled.next.section < m_part.sections.size())
                if (!layOne(force))
                    break;
        }
        m_filled.done = m_filled.next.section == m_part.sections.size();
        return std::move(m_filled);
    }

private:
    void lay(const Block& block)
    {
        put(m_filled.drawing, block.marks, {m_column * (m_part.columnWidth + kColumnGap), m_y});
        m_y += block.height;
        m_filled.height = std::max(m_filled.height, m_y);
        m_filled.empty = false;
    }

    /// Lays the next row, with the heading when it is the first of its column or section.
    bool layOne(bool force)
    {
        At& at = m_filled.next;
        const Section& section = m_part.sections[at.section];
        const bool fresh = m_y == 0;
        const bool first = at.row == 0;
        const Block* heading = first ? &section.heading : fresh ? &section.again : nullptr;
        const double gap = first && !fresh ? kSectionGap : 0;
        // A short section is not split.
        const double whole = first ? heightOf(section) : 0;
        const double needs = gap
            + (whole > 0 && whole <= kShort * m_body
                   ? whole
                   : (heading ? heading->height : 0) + together(section, at.row));
        if (m_y + needs > m_height + kTolerance && !(force && fresh))
            return false;
        m_y += gap;
        if (heading)
            lay(*heading);
        if (at.row < section.rows.size())
            lay(section.rows[at.row++]);
        if (at.row >= section.rows.size())
            at = {.section = at.section + 1, .row = 0};
        return true;
    }

    const Part& m_part;
    double m_height;
    double m_body;
    int m_column = 0;
    double m_y = 0;
    Filled m_filled;
};

/// The same as little high as it can be, so that the columns end together.
Filled balanced(const Part& part, At from, double height, double body)
{
    Filled best = Filling(part, from, height, body).run(false);
    if (!best.done || part.columns == 1)
        return best;
    double low = 0;
    double high = best.height;
    while (high - low > 0.5) {
        const double middle = (low + high) / 2;
        Filled tried = Filling(part, from, middle, body).run(false);
        if (tried.done) {
            high = std::min(middle, tried.height);
            best = std::move(tried);
        } else {
            low = middle;
        }
    }
    return best;
}

} // namespace

Part partFor(QSizeF body, double columnMm)
{
    const int columns = std::clamp(
        static_cast<int>((body.width() + kColumnGap + kTolerance) / (columnMm + kColumnGap)), 1, 12);
    return {.columns = columns,
            .columnWidth = (body.width() - ((columns - 1) * kColumnGap)) / columns,
            .sections = {}};
}

std::vector<Drawing> flow(const std::vector<Part>& parts, QSizeF body)
{
    std::vector<Drawing> cards(1);
    double y = 0;
    const auto turn = [&] {
        cards.emplace_back();
        y = 0;
    };
    for (const Part& part : parts) {
        At at;
        while (at.section < part.sections.size()) {
            Filled filled = balanced(part, at, body.height() - y, body.height());
            if (!filled.done && y > 0
                && (filled.empty
                    || (body.height() - y < kLittle * body.height()
                        && Filling(part, at, body.height(), body.height()).run(false).done))) {
                turn();
                continue;
            }
            if (filled.empty)
                filled = Filling(part, at, body.height(), body.height()).run(true);
            put(cards.back(), filled.drawing, {0, y});
            y += filled.height + kSectionGap;
            at = filled.next;
            if (!filled.done)
                turn();
        }
    }
    return cards;
}

} // namespace editor
