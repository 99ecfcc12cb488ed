#include "editor/print/cards/grid.h"

#include <algorithm>
#include <numeric>

namespace editor {
namespace {

constexpr double kPad = 0.9; ///< left and right of a cell's text
constexpr double kLead = 0.45; ///< above and below it
constexpr double kTolerance = 1e-6;

/// The columns of a grid that stand side by side, and how wide each is.
struct Columns {
    std::vector<std::size_t> which;
    std::vector<double> widths;
};

class Setter {
public:
    Setter(const CardSetting& setting, const Grid& grid, double width)
        : m_setting(setting)
        , m_grid(grid)
        , m_width(width)
        , m_text(setting.style.letters(QStringLiteral("text")))
        , m_strong(setting.style.letters(QStringLiteral("strong")))
    {
    }

    std::vector<Section> run(const Section& headed)
    {
        std::vector<Section> sections;
        for (const Columns& columns : columnsOf()) {
            Section section{.heading = sections.empty() ? headed.heading : headed.again,
                            .again = headed.again,
                            .rows = {}};
            const Block head = headOf(columns);
            for (Block* each : {&section.heading, &section.again}) {
                put(each->marks, head.marks, {0, each->height});
                each->height += head.height;
            }
            const double most =
                m_setting.body.height() - std::max(section.heading.height, section.again.height);
            for (std::size_t i = 0; i < m_grid.rows.size(); ++i)
                addRow(section.rows, m_grid.rows[i], columns, i % 2 == 1, most);
            if (!section.rows.empty())
                close(section.rows.back());
            sections.push_back(std::move(section));
        }
        return sections;
    }

private:
    double wide(const QString& text, bool strong) const
    {
        const LetterStyle& letters = strong ? m_strong : m_text;
        return Lettering::width(text, letters.weight) * letters.size;
    }

    /// Room for the longest word, and for the whole text on one line.
    std::pair<double, double> needs(std::size_t column) const
    {
        double least = 4;
        double whole = 4;
        const auto look = [&](const GridCell& cell, bool strong) {
            for (const QString& word : cell.text.split(u' ', Qt::SkipEmptyParts))
                least = std::max(least, wide(word, strong) + (2 * kPad));
            whole = std::max(whole, wide(cell.text, strong) + (2 * kPad));
        };
        look(m_grid.head[column], true);
        for (const auto& row : m_grid.rows)
            look(row[column], row[column].strong);
        return {std::min(least, m_width), whole + kTolerance};
    }

    std::vector<Columns> columnsOf() const
    {
        std::vector<std::pair<double, double>> room;
        for (std::size_t i = 0; i < m_grid.head.size(); ++i)
            room.push_back(needs(i));
        std::vector<std::vector<std::size_t>> sets;
        double used = m_width + 1;
        for (std::size_t i = 0; i < room.size(); ++i) {
            if (used + room[i].first > m_width + kTolerance) {
                const bool repeats = i > 0 && room[0].first + room[i].first <= m_width + kTolerance;
                sets.push_back(repeats ? std::vector<std::size_t>{0} : std::vector<std::size_t>());
                used = repeats ? room[0].first : 0;
            }
            sets.back().push_back(i);
            used += room[i].first;
        }
        std::vector<Columns> all;
        for (const auto& set : sets)
            all.push_back({.which = set, .widths = widthsOf(set, room)});
        return all;
    }

    /// All their text on one line where there is room, what is left shared out; otherwise the wide ones give way.
    std::vector<double> widthsOf(const std::vector<std::size_t>& set,
                                 const std::vector<std::pair<double, double>>& room) const
    {
        double least = 0;
        double whole = 0;
        for (const std::size_t i : set) {
            least += room[i].first;
            whole += room[i].second;
        }
        std::vector<double> widths;
        for (const std::size_t i : set) {
            const auto [min, max] = room[i];
            if (whole <= m_width)
                widths.push_back(max + ((m_width - whole) * max / whole));
            else
                widths.push_back(min
                                 + (whole > least ? (m_width - least) * (max - min) / (whole - least) : 0));
        }
        return widths;
    }

    Block headOf(const Columns& columns) const
    {
        const auto lines = linesOf(m_grid.head, columns, true);
        Block block = rowBlock(m_grid.head, columns, lines, 0, mostLines(lines), true, false);
        return block;
    }

    std::vector<QStringList> linesOf(const std::vector<GridCell>& row, const Columns& columns,
                                     bool head) const
    {
        std::vector<QStringList> lines;
        for (std::size_t i = 0; i < columns.which.size(); ++i) {
            const GridCell& cell = row[columns.which[i]];
            lines.push_back(
                wrapped(cell.text, head || cell.strong ? m_strong : m_text, columns.widths[i] - (2 * kPad)));
        }
        return lines;
    }

    static qsizetype mostLines(const std::vector<QStringList>& lines)
    {
        qsizetype most = 1;
        for (const QStringList& each : lines)
            most = std::max(most, each.size());
        return most;
    }

    void addRow(std::vector<Block>& blocks, const std::vector<GridCell>& row, const Columns& columns,
                bool shaded, double most) const
    {
        const auto lines = linesOf(row, columns, false);
        const auto fitting =
            std::max<qsizetype>(1, static_cast<qsizetype>((most - (2 * kLead)) / m_text.line()));
        const qsizetype all = mostLines(lines);
        for (qsizetype from = 0; from < all; from += fitting)
            blocks.push_back(
                rowBlock(row, columns, lines, from, std::min(fitting, all - from), false, shaded));
    }

    Block rowBlock(const std::vector<GridCell>& row, const Columns& columns,
                   const std::vector<QStringList>& lines, qsizetype from, qsizetype count, bool head,
                   bool shaded) const
    {
        Block block;
        block.height = (static_cast<double>(count) * m_text.line()) + (2 * kLead);
        const QColor line = m_setting.colour(QStringLiteral("line"));
        if (head || shaded)
            block.marks.push_back(
                boxMark({0, 0, m_width, block.height},
                        m_setting.colour(head ? QStringLiteral("strip") : QStringLiteral("shade"))));
        double x = 0;
        for (std::size_t i = 0; i < columns.which.size(); ++i) {
            const GridCell& cell = row[columns.which[i]];
            const double width = columns.widths[i];
            if (cell.fill.isValid())
                block.marks.push_back(boxMark({x, 0, width, block.height}, cell.fill));
            if (m_grid.lined && i > 0)
                block.marks.push_back(boxMark({x - 0.06, 0, 0.12, block.height}, line));
            const LetterStyle& letters = head || cell.strong ? m_strong : m_text;
            double y = kLead;
            for (const QString& text : lines[i].mid(from, count)) {
                block.marks.push_back(
                    textMark({x + kPad, y, width - (2 * kPad), m_text.line()}, text, letters, cell.align));
                y += m_text.line();
            }
            x += width;
        }
        if (head)
            block.marks.push_back(boxMark({0, block.height - 0.25, m_width, 0.25}, line));
        return block;
    }

    void close(Block& last) const
    {
        last.marks.push_back(
            boxMark({0, last.height - 0.15, m_width, 0.15}, m_setting.colour(QStringLiteral("line"))));
    }

    const CardSetting& m_setting;
    const Grid& m_grid;
    double m_width;
    const LetterStyle& m_text;
    const LetterStyle& m_strong;
};

} // namespace

std::vector<Section> gridSections(const CardSetting& setting, const Section& headed, const Grid& grid,
                                  double width)
{
    return grid.head.empty() || grid.rows.empty() ? std::vector<Section>()
                                                  : Setter(setting, grid, width).run(headed);
}

} // namespace editor
