#include "editor/panels/countersmodel.h"

#include "editor/canvas/trackmoves.h"
#include "editor/document/document.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <algorithm>

namespace editor {

namespace {

using model::Atom;

/// A text of which the bytes sort as people sort: without regard to capitals, runs of digits as numbers.
std::string sortKey(const QString& text)
{
    const std::string small = utf8(text.toLower());
    std::string key;
    for (std::size_t i = 0; i < small.size();) {
        if (small[i] < '0' || small[i] > '9') {
            key.push_back(small[i++]);
            continue;
        }
        while (i + 1 < small.size() && small[i] == '0' && small[i + 1] >= '0' && small[i + 1] <= '9')
            ++i;
        const std::size_t end = std::min(small.find_first_not_of("0123456789", i), small.size());
        key.push_back('0');
        key.push_back(static_cast<char>(std::min<std::size_t>(end - i, 100)));
        key.append(small, i, end - i);
        i = end;
    }
    return key;
}

} // namespace

CountersModel::CountersModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &CountersModel::follow);
    connect(&document, &Document::replaced, this, &CountersModel::reset);
    connect(&document, &Document::scenarioChanged, this, &CountersModel::followScenario);
    connect(&document, &Document::findingsChanged, this, &CountersModel::followFindings);
    reset();
}

void CountersModel::reset()
{
    beginResetModel();
    m_cells.reset();
    readColumns();
    readScenario();
    readFindings();
    m_all.clear();
    m_at.clear();
    for (const auto& [key, counter] : m_document.package().all<model::Counter>()) {
        m_at.emplace(key.id, m_all.size());
        m_all.push_back({.counter = key.id});
    }
    arrange();
    endResetModel();
}

void CountersModel::readColumns()
{
    static const Atom id("id");
    static const Atom name("name");
    static const Atom faces("faces");
    m_columns.clear();
    // What tells counters apart, what is printed on them, and then what is rarely changed.
    const auto common = commonColumns();
    const auto fields = fieldColumns(m_document.package(), m_document.ruleset());
    constexpr int kEarly = 6;
    for (int i = 1; i < kEarly; ++i)
        if (common[static_cast<std::size_t>(i)].attribute != name)
            m_columns.push_back(common[static_cast<std::size_t>(i)]);
    m_columns.insert(m_columns.end(), fields.begin(), fields.end());
    for (std::size_t i = kEarly; i < common.size(); ++i)
        if (common[i].attribute != faces)
            m_columns.push_back(common[i]);
    m_columns.push_back({.face = {}, .attribute = id});
}

void CountersModel::readScenario()
{
    m_placed.clear();
    m_arrivals.clear();
    for (const auto& [key, unit] : m_document.package().all<model::Unit>().in(m_document.scenario()))
        if (unit.counter)
            m_placed[unit.counter].push_back(key.id);
    for (const auto& [key, entry] : m_document.package().all<model::Entry>().in(m_document.scenario()))
        for (const Atom counter : entry.counters.list())
            if (arrivesBy(entry, counter))
                m_arrivals[counter].push_back(key.id);
}

void CountersModel::readFindings()
{
    m_findings.clear();
    for (const model::Finding& finding : m_document.engine().findings())
        if (finding.subject.is<model::Counter>())
            m_findings[finding.subject.key.id].push_back(finding);
}

void CountersModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    m_closed.clear();
    arrange();
    endResetModel();
}

void CountersModel::setFilter(const QString& text, bool unplacedOnly)
{
    const QStringList words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words && unplacedOnly == m_unplacedOnly)
        return;
    beginResetModel();
    m_words = words;
    m_unplacedOnly = unplacedOnly;
    arrange();
    endResetModel();
}

void CountersModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0)
        return;
    beginResetModel();
    if (column != m_sortColumn)
        for (Listed& listed : m_all)
            listed.hasKey = false;
    m_sortColumn = column;
    m_order = order;
    arrange();
    endResetModel();
}

void CountersModel::toggle(const QModelIndex& heading)
{
    const Row& row = m_rows[static_cast<std::size_t>(heading.row())];
    if (row.counter)
        return;
    beginResetModel();
    const Atom id = m_groups[static_cast<std::size_t>(row.group)].id;
    if (std::erase(m_closed, id) == 0)
        m_closed.push_back(id);
    arrange();
    endResetModel();
}

bool CountersModel::isWanted(Listed& listed) const
{
    const bool unplaced = !m_placed.contains(listed.counter);
    if (m_unplacedOnly && !unplaced)
        return false;
    if (m_words.isEmpty())
        return true;
    if (listed.words.isNull())
        if (const model::Counter* counter = find(listed.counter))
            listed.words = wordsOf(*counter);
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return listed.words.contains(word) || (unplaced && word == tr("unplaced"));
    });
}

void CountersModel::readKeys()
{
    auto listed = m_all.begin();
    for (const auto& [key, counter] : m_document.package().all<model::Counter>()) {
        if (listed == m_all.end())
            return;
        if (!listed->hasKey && listed->counter == key.id) {
            listed->key = sortKey(text(counter, m_sortColumn));
            listed->hasKey = true;
        }
        ++listed;
    }
}

/// Filters, sorts and groups.
void CountersModel::arrange()
{
    readKeys();
    std::vector<const Listed*> wanted;
    for (Listed& listed : m_all)
        if (isWanted(listed))
            wanted.push_back(&listed);
    std::ranges::stable_sort(wanted, [&](const Listed* a, const Listed* b) {
        return m_order == Qt::AscendingOrder ? a->key < b->key : b->key < a->key;
    });
    m_groups.clear();
    m_rows.clear();
    m_rowOf.clear();
    if (m_grouping == Grouping::None) {
        for (const Listed* listed : wanted)
            m_rows.push_back({.counter = listed->counter});
    } else {
        std::unordered_map<Atom, std::vector<Atom>> members;
        for (const Listed* listed : wanted) {
            const model::Counter* counter = find(listed->counter);
            members[counter ? groupOf(*counter) : Atom()].push_back(listed->counter);
        }
        for (const auto& [id, counters] : members)
            m_groups.push_back({.id = id,
                                .name = groupName(id),
                                .count = static_cast<int>(counters.size()),
                                .open = !std::ranges::contains(m_closed, id)});
        // Those of no group stand last.
        std::ranges::sort(m_groups, [](const Group& a, const Group& b) {
            return a.id.empty() != b.id.empty() ? b.id.empty() : sortKey(a.name) < sortKey(b.name);
        });
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            m_rows.push_back({.counter = {}, .group = static_cast<int>(i)});
            if (m_groups[i].open)
                for (const Atom counter : members[m_groups[i].id])
                    m_rows.push_back({.counter = counter, .group = static_cast<int>(i)});
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].counter)
            m_rowOf.emplace(m_rows[i].counter, static_cast<int>(i));
}

Atom CountersModel::groupOf(const model::Counter& counter) const
{
    const auto word = [&](std::string_view attribute) {
        return Atom(cells().value(counter, {.face = {}, .attribute = Atom(attribute)}));
    };
    switch (m_grouping) {
    case Grouping::None:
        return {};
    case Grouping::Sheet:
        return counter.sheet;
    case Grouping::Side:
        return sideOf(counter);
    case Grouping::Nation:
        return word("nation");
    case Grouping::Formation:
        return counter.formation;
    case Grouping::Type:
        return counter.type;
    case Grouping::Kind:
        return word("kind");
    case Grouping::Entry:
        return Atom(utf8(arrival(counter.id)));
    }
    return {};
}

void CountersModel::follow(const model::ChangeSet& change)
{
    m_cells.reset();
    bool scenario = false;
    bool names = false;
    bool columns = false;
    bool rows = false;
    for (const model::ChangeSet::Touched& touched : change.records) {
        scenario |= touched.kind == model::kindOf<model::Unit> || touched.kind == model::kindOf<model::Entry>;
        names |= touched.kind == model::kindOf<model::CounterType>
            || touched.kind == model::kindOf<model::Nation> || touched.kind == model::kindOf<model::Sheet>
            || touched.kind == model::kindOf<model::Formation> || touched.kind == model::kindOf<model::Side>;
        columns |= touched.kind == model::kindOf<model::CounterType>;
        if (touched.kind != model::kindOf<model::Counter>)
            continue;
        rows |= (find(touched.key.id) != nullptr) != m_at.contains(touched.key.id);
        columns |= hasNewColumn(touched.key.id);
        forget(touched.key.id);
    }
    // A value that no counter had before needs a column.
    if (columns) {
        const auto before = m_columns;
        readColumns();
        if (before != m_columns)
            rows = true;
    }
    if (rows)
        return reset();
    if (names) {
        forgetAll();
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    } else {
        for (const model::ChangeSet::Touched& touched : change.records)
            if (const auto row = m_rowOf.find(touched.key.id);
                touched.kind == model::kindOf<model::Counter> && row != m_rowOf.end())
                emit dataChanged(index(row->second, 0), index(row->second, columnCount() - 1));
    }
    if (scenario)
        followScenario();
}

/// Whether a counter says something that no column shows.
bool CountersModel::hasNewColumn(Atom id) const
{
    const model::Counter* counter = find(id);
    const auto unknown = [&](const model::Fields& fields, Atom face) {
        return std::ranges::any_of(fields, [&](const auto& field) {
            return !std::ranges::contains(m_columns, CounterColumn{.face = face, .attribute = field.name});
        });
    };
    return counter
        && (unknown(counter->fields, {}) || std::ranges::any_of(counter->faces, [&](const model::Face& face) {
                return unknown(face.fields, face.id) || face.symbol || !face.name.empty()
                    || !face.art.empty();
            }));
}

void CountersModel::forget(Atom counter)
{
    if (const auto at = m_at.find(counter); at != m_at.end()) {
        m_all[at->second].words = QString();
        m_all[at->second].hasKey = false;
    }
}

void CountersModel::forgetAll()
{
    for (Listed& listed : m_all) {
        listed.words = QString();
        listed.hasKey = false;
    }
}

void CountersModel::followScenario()
{
    const ByCounter placed = std::move(m_placed);
    const ByCounter arrivals = std::move(m_arrivals);
    m_placed = {};
    m_arrivals = {};
    readScenario();
    const auto differs = [](const ByCounter& a, const ByCounter& b, Atom counter) {
        const auto in = a.find(counter);
        const auto other = b.find(counter);
        return (in == a.end()) != (other == b.end()) || (in != a.end() && in->second != other->second);
    };
    // A unit that moved keeps its id, and its place is read when it is shown; only what is kept here goes stale.
    for (const ByCounter& all :
         {std::cref(placed), std::cref(m_placed), std::cref(arrivals), std::cref(m_arrivals)})
        for (const auto& [counter, ids] : all)
            forget(counter);
    const bool filtered = m_unplacedOnly && std::ranges::any_of(m_all, [&](const Listed& each) {
                              return differs(placed, m_placed, each.counter);
                          });
    if (filtered || (m_grouping == Grouping::Entry && arrivals != m_arrivals)) {
        beginResetModel();
        arrange();
        endResetModel();
        return;
    }
    touchColumn(WhereColumn);
    touchColumn(EntryColumn);
}

void CountersModel::followFindings()
{
    const auto before = std::move(m_findings);
    m_findings = {};
    readFindings();
    if (before == m_findings)
        return;
    for (const auto* all : {&before, &std::as_const(m_findings)})
        for (const auto& [counter, findings] : *all)
            if (const auto row = m_rowOf.find(counter); row != m_rowOf.end())
                emit dataChanged(index(row->second, 0), index(row->second, columnCount() - 1));
}

void CountersModel::touchColumn(int column)
{
    if (!m_rows.empty())
        emit dataChanged(index(0, column), index(rowCount() - 1, column));
}

const model::Counter* CountersModel::find(Atom counter) const
{
    return m_document.package().find<model::Counter>(counter);
}

const CounterCells& CountersModel::cells() const
{
    if (!m_cells)
        m_cells.emplace(m_document.package());
    return *m_cells;
}

Atom CountersModel::unitOf(Atom counter) const
{
    const auto found = m_placed.find(counter);
    return found == m_placed.end() ? Atom() : found->second.front();
}

Atom CountersModel::counterAt(const QModelIndex& index) const
{
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].counter : Atom();
}

QModelIndex CountersModel::indexOf(const model::Subject& subject) const
{
    Atom counter;
    if (subject.is<model::Counter>())
        counter = subject.key.id;
    else if (subject.is<model::Unit>())
        if (const auto* unit = m_document.package().find<model::Unit>(subject.key))
            counter = unit->counter;
    const auto row = m_rowOf.find(counter);
    return row == m_rowOf.end() ? QModelIndex() : index(row->second, NameColumn);
}

std::optional<CounterColumn> CountersModel::valueColumn(int column) const
{
    static const CounterColumn name{.face = {}, .attribute = Atom("name")};
    if (column == NameColumn)
        return name;
    const int at = column - FirstValueColumn;
    return at >= 0 && at < static_cast<int>(m_columns.size())
        ? std::optional(m_columns[static_cast<std::size_t>(at)])
        : std::nullopt;
}

int CountersModel::columnFor(const CounterColumn& column) const
{
    if (column == valueColumn(NameColumn))
        return NameColumn;
    const auto at = std::ranges::find(m_columns, column);
    return at == m_columns.end() ? -1 : FirstValueColumn + static_cast<int>(at - m_columns.begin());
}

bool CountersModel::isUsed(int column) const
{
    return std::ranges::any_of(m_document.package().all<model::Counter>(),
                               [&](const auto& counter) { return !raw(counter.second, column).empty(); });
}

int CountersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CountersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstValueColumn + static_cast<int>(m_columns.size());
}

} // namespace editor
