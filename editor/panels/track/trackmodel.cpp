#include "editor/panels/track/trackmodel.h"

#include "editor/document/document.h"
#include "editor/panels/attributenames.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <algorithm>

namespace editor {

namespace {

/// "Replacement: 3 SU": the kind of a line without counters, and what its own attributes say.
QString lineText(const model::Entry& entry)
{
    QString text = entry.kind ? wordName(entry.kind.text()) : qs(entry.id);
    QStringList values;
    for (const auto& field : entry.fields)
        values << qs(field.value);
    if (values.isEmpty() && entry.group)
        values << qs(entry.group);
    return values.isEmpty() ? text : QStringLiteral("%1: %2").arg(text, values.join(u' '));
}

} // namespace

TrackModel::TrackModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &TrackModel::follow);
    connect(&document, &Document::replaced, this, &TrackModel::update);
    connect(&document, &Document::scenarioChanged, this, &TrackModel::update);
    m_grid = read();
}

TrackModel::Grid TrackModel::read() const
{
    const model::Package& package = m_document.package();
    const model::Atom scenario = m_document.scenario();
    Grid grid;
    for (const auto& [key, turn] : package.all<model::Turn>().in(scenario))
        grid.turns.push_back(key.id);
    for (const auto& [key, side] : package.all<model::Side>())
        grid.sides.push_back(key.id);
    const auto entries = package.all<model::Entry>().in(scenario);
    bool stray = false;
    bool sideless = false;
    for (const auto& [key, entry] : entries) {
        stray |= !std::ranges::contains(grid.turns, entry.turn);
        sideless |= !std::ranges::contains(grid.sides, entry.side);
    }
    if (stray)
        grid.turns.emplace_back();
    if (sideless)
        grid.sides.emplace_back();
    grid.cells.resize(grid.turns.size() * grid.sides.size());
    const auto at = [](const std::vector<model::Atom>& list, model::Atom id) {
        const auto found = std::ranges::find(list, id);
        return static_cast<std::size_t>(found == list.end() ? std::prev(list.end()) - list.begin()
                                                            : found - list.begin());
    };
    for (const auto& [key, entry] : entries) {
        auto& cell = grid.cells[at(grid.turns, entry.turn) * grid.sides.size() + at(grid.sides, entry.side)];
        const auto add = [&](model::Atom counter, TrackChip::Kind kind) {
            const std::string_view name = model::CounterFace(package, counter).name();
            cell.push_back({.piece = {.entry = key, .counter = counter},
                            .kind = kind,
                            .face = entry.face,
                            .text = qs(name.empty() ? counter.text() : name)});
        };
        const bool leaves = entry.kind.text() == "withdrawal";
        for (const model::Atom counter : entry.removes.list())
            add(counter, TrackChip::Kind::Leaves);
        for (const model::Atom counter : entry.counters.list())
            add(counter, leaves ? TrackChip::Kind::Leaves : TrackChip::Kind::Arrives);
        if (entry.counters.empty() && entry.removes.empty())
            cell.push_back({.piece = {.entry = key, .counter = {}},
                            .kind = TrackChip::Kind::Line,
                            .face = {},
                            .text = lineText(entry)});
    }
    return grid;
}

void TrackModel::follow(const model::ChangeSet& change)
{
    if (change.touches<model::Entry>() || change.touches<model::Turn>() || change.touches<model::Side>()
        || change.touches<model::Counter>() || change.touches<model::CounterType>())
        update();
}

void TrackModel::update()
{
    Grid grid = read();
    if (grid.turns != m_grid.turns || grid.sides != m_grid.sides) {
        beginResetModel();
        m_grid = std::move(grid);
        endResetModel();
        return;
    }
    m_grid = std::move(grid);
    if (!m_grid.cells.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const std::vector<TrackChip>& TrackModel::chips(const QModelIndex& index) const
{
    return m_grid.cells.at(static_cast<std::size_t>(index.row()) * m_grid.sides.size()
                           + static_cast<std::size_t>(index.column()));
}

model::Atom TrackModel::turnAt(int row) const
{
    return m_grid.turns.at(static_cast<std::size_t>(row));
}

model::Atom TrackModel::sideAt(int column) const
{
    return m_grid.sides.at(static_cast<std::size_t>(column));
}

int TrackModel::rowOfTurn(model::Atom turn) const
{
    const auto at = std::ranges::find(m_grid.turns, turn);
    return at == m_grid.turns.end() ? -1 : static_cast<int>(at - m_grid.turns.begin());
}

QModelIndex TrackModel::cellOf(model::Key entry) const
{
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            for (const TrackChip& chip : chips(index(row, column)))
                if (chip.piece.entry == entry)
                    return index(row, column);
    return {};
}

int TrackModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_grid.turns.size());
}

int TrackModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_grid.sides.size());
}

QVariant TrackModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    QStringList names;
    for (const TrackChip& chip : chips(index))
        names << (chip.kind == TrackChip::Kind::Leaves ? tr("%1 leaves").arg(chip.text) : chip.text);
    return names.join(QStringLiteral(", "));
}

QVariant TrackModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const model::Package& package = m_document.package();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (orientation == Qt::Horizontal) {
        const auto* side = package.find<model::Side>(sideAt(section));
        return side ? subjectName(model::Subject::of<model::Side>({.scope = {}, .id = side->id}), package)
                    : tr("No side");
    }
    const auto* turn = package.find<model::Turn>({.scope = m_document.scenario(), .id = turnAt(section)});
    if (!turn)
        return role == Qt::DisplayRole
            ? tr("Off the\ntrack")
            : tr("Lines whose turn is not on the turn track. Drag them to a turn.");
    if (role == Qt::ToolTipRole)
        return qs(turn->date);
    return turn->name.empty() ? qs(turn->id) : QStringLiteral("%1\n%2").arg(qs(turn->id), qs(turn->name));
}

} // namespace editor
