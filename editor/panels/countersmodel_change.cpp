#include "editor/canvas/placement.h"
#include "editor/canvas/trackmoves.h"
#include "editor/document/document.h"
#include "editor/exchange/countervalues.h"
#include "editor/panels/countersmodel.h"
#include "editor/text/text.h"

namespace editor {

using model::Atom;

Target CountersModel::targetAt(const QModelIndex& index) const
{
    const Atom counter = counterAt(index);
    if (index.column() == EntryColumn)
        return {.subject = model::Subject::of<model::Scenario>({.scope = {}, .id = m_document.scenario()})};
    const auto value = valueColumn(index.column());
    return {.subject = model::Subject::of<model::Counter>({.scope = {}, .id = counter}),
            .face = value ? value->face : Atom()};
}

Property CountersModel::propertyAt(const QModelIndex& index) const
{
    const std::string now = utf8(data(index, Qt::EditRole).toString());
    if (index.column() == EntryColumn)
        return {.name = "turn", .kind = Property::Kind::Reference, .value = now, .to = model::Ref::Turn};
    const auto value = valueColumn(index.column());
    if (!value)
        return {.name = "hex", .value = now};
    const std::string name(value->attribute.text());
    if (name == "sheet")
        return {.name = name, .kind = Property::Kind::Reference, .value = now, .to = model::Ref::Sheet};
    if (!value->face)
        for (Property& property : propertiesOf(m_document.package(), targetAt(index), {}))
            if (property.name == name) {
                property.value = now;
                return std::move(property);
            }
    return {
        .name = name, .kind = name == "symbol" ? Property::Kind::Word : Property::Kind::Text, .value = now};
}

/// Why a cell cannot be changed; empty when it can.
QString CountersModel::refusal(const CellChange& change) const
{
    const auto row = m_rowOf.find(change.counter);
    if (row != m_rowOf.end() && !flags(index(row->second, change.column)).testFlag(Qt::ItemIsEditable))
        return tr("%1: this column cannot be changed here.")
            .arg(headerData(change.column, Qt::Horizontal, Qt::DisplayRole).toString());
    const auto column = valueColumn(change.column);
    QString problem;
    if (column)
        problem = valueProblem(*column, change.value, m_document.package(), m_document.ruleset());
    else if (change.column == WhereColumn && !change.value.empty()
             && !exists(m_document.package().atlas().find(std::string_view(change.value))))
        problem = tr("There is no hex “%1”.").arg(qs(change.value));
    else if (change.column == EntryColumn && !change.value.empty()
             && !m_document.package().find<model::Turn>(
                 {.scope = m_document.scenario(), .id = Atom::known(change.value)}))
        problem = tr("The turn track has no turn “%1”.").arg(qs(change.value));
    return problem.isEmpty()
        ? problem
        : QStringLiteral("%1, %2: %3")
              .arg(qs(change.counter), headerData(change.column, Qt::Horizontal, Qt::DisplayRole).toString(),
                   problem);
}

QString CountersModel::change(std::span<const CellChange> changes, const std::string& label,
                              std::vector<std::string> arguments)
{
    for (const CellChange& change : changes)
        if (const QString sentence = refusal(change); !sentence.isEmpty())
            return sentence;
    model::Transaction transaction{.label = label, .arguments = std::move(arguments)};
    std::unordered_map<Atom, model::Counter> changed;
    for (const CellChange& change : changes)
        if (const auto column = valueColumn(change.column))
            if (const model::Counter* counter = find(change.counter)) {
                const std::string value = column->attribute.text() == "copies" && change.value.empty()
                    ? std::string("1")
                    : change.value;
                cells().write(changed.try_emplace(change.counter, *counter).first->second, *column, value);
            }
    for (auto& [id, counter] : changed)
        if (!(counter == *find(id)))
            transaction.edits.push_back(model::put(std::move(counter)));
    const bool moves =
        std::ranges::any_of(changes, [&](const CellChange& change) { return !valueColumn(change.column); });
    if (!moves) {
        if (!transaction.empty())
            m_document.perform(std::move(transaction));
        return {};
    }
    // What stands in a scenario depends on what was moved before it.
    m_document.beginGesture();
    m_document.perform(std::move(transaction));
    for (const CellChange& change : changes) {
        if (change.column == WhereColumn)
            changePlace(change);
        else if (change.column == EntryColumn)
            changeTurn(change);
    }
    m_document.endGesture();
    return {};
}

void CountersModel::changePlace(const CellChange& change)
{
    const model::Package& package = m_document.package();
    const Atom scenario = m_document.scenario();
    const Atom unit = unitOf(change.counter);
    if (change.value.empty()) {
        if (unit)
            m_document.perform(removeUnits(package, std::array{model::Key{.scope = scenario, .id = unit}}));
        return;
    }
    const model::HexIndex hex = package.atlas().find(std::string_view(change.value));
    if (unit) {
        m_document.perform(moveUnits(package, scenario, std::array{UnitMove{.unit = unit, .to = hex}}));
        return;
    }
    Placement placement = placeCounters(package, scenario, std::array{change.counter}, hex);
    if (!placement.refusal.isEmpty())
        emit refused(placement.refusal);
    m_document.perform(std::move(placement.transaction));
}

void CountersModel::changeTurn(const CellChange& change)
{
    const model::Package& package = m_document.package();
    const Atom scenario = m_document.scenario();
    const auto arrivals = m_arrivals.find(change.counter);
    const auto* entry = arrivals == m_arrivals.end()
        ? nullptr
        : package.find<model::Entry>({.scope = scenario, .id = arrivals->second.front()});
    if (change.value.empty()) {
        if (entry)
            m_document.perform({.label = "track.move",
                                .arguments = {},
                                .edits = {withoutCounter(*entry, scenario, change.counter)}});
        return;
    }
    const Atom turn(change.value);
    if (entry && entry->turn == turn)
        return;
    if (entry) {
        const std::array piece{
            TrackPiece{.entry = {.scope = scenario, .id = entry->id}, .counter = change.counter}};
        m_document.perform(moveOnTrack(package, piece, turn));
        return;
    }
    m_document.perform(arriveOnTrack(package, scenario, {}, std::array{change.counter}, turn));
}

bool CountersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole || !counterAt(index)
        || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const QString trimmed = value.toString().trimmed();
    if (trimmed == data(index, Qt::EditRole).toString())
        return false;
    const std::array one{
        CellChange{.counter = counterAt(index), .column = index.column(), .value = utf8(trimmed)}};
    const auto column = valueColumn(index.column());
    const QString sentence =
        change(one, "property", {column ? std::string(column->attribute.text()) : "hex", one.front().value});
    if (!sentence.isEmpty())
        emit refused(sentence);
    return sentence.isEmpty();
}

} // namespace editor
