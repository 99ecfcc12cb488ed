#include "editor/panels/deploy/conditionsmodel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/choices.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/deploy/conditionwords.h"
#include "editor/panels/propertyeditor.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/number.h"
#include "rules/deploy/conditions.h"

#include <QSpinBox>

#include <algorithm>

namespace editor {

namespace {

using rules::deploy::ConditionKind;
using rules::deploy::conditionKind;

ConditionKind::Of ofKind(const model::Condition& condition)
{
    const ConditionKind* kind = conditionKind(condition.kind);
    return kind ? kind->of : ConditionKind::Of::Nothing;
}

template <class T>
std::vector<Choice> recordChoices(const model::Package& package)
{
    std::vector<Choice> choices;
    for (const auto& [key, record] : package.all<T>())
        choices.push_back({.value = qs(key.id), .label = subjectName(model::Subject::of<T>(key), package)});
    return choices;
}

std::vector<Choice> namesFor(const Document& document, const model::Condition& condition)
{
    std::vector<Choice> choices;
    const auto terms = [&](rules::Category category) {
        for (const rules::Term& term : document.ruleset().terms(category))
            choices.push_back(
                {.value = qs(term.id), .label = termName(document.ruleset(), category, term.id)});
        return choices;
    };
    switch (ofKind(condition)) {
    case ConditionKind::Of::Terrain:
        return terms(rules::Category::Terrain);
    case ConditionKind::Of::Places:
        return terms(rules::Category::Place);
    case ConditionKind::Of::Zones:
        return recordChoices<model::Zone>(document.package());
    case ConditionKind::Of::Hexes:
        return recordChoices<model::Place>(document.package());
    case ConditionKind::Of::Nothing:
        break;
    }
    return choices;
}

/// What the selected hexes are for a condition of this kind.
model::Words namesAt(const Document& document, const model::Condition& condition)
{
    model::Words names;
    const auto add = [&](model::Atom name) { names = names.with(name); };
    const rules::Position position = document.position();
    for (const model::Subject& subject : document.selection()->items()) {
        const model::HexIndex hex = subject.kind == model::Subject::Kind::Hex
            ? document.package().atlas().find(subject.hex)
            : model::HexIndex::None;
        if (!exists(hex))
            continue;
        switch (ofKind(condition)) {
        case ConditionKind::Of::Hexes:
            add(subject.hex);
            break;
        case ConditionKind::Of::Terrain:
            for (const model::Atom name : document.package().terrain(hex).list())
                add(name);
            break;
        case ConditionKind::Of::Places:
            for (const model::Atom name : position.ground.placeKinds().at(hex))
                add(name);
            break;
        case ConditionKind::Of::Zones:
            for (const model::Atom name : position.ground.zones().at(hex))
                add(name);
            break;
        case ConditionKind::Of::Nothing:
            break;
        }
    }
    return names;
}

} // namespace

ConditionsModel::ConditionsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Area>())
            reload();
    });
    connect(&document, &Document::replaced, this, &ConditionsModel::reload);
}

void ConditionsModel::setArea(const model::Subject& area)
{
    m_area = area;
    reload();
}

void ConditionsModel::reload()
{
    const auto* area =
        m_area.is<model::Area>() ? m_document.package().find<model::Area>(m_area.key) : nullptr;
    auto conditions = area ? area->conditions : std::vector<model::Condition>();
    if (conditions == m_conditions)
        return;
    const int before = rowCount();
    const int after = static_cast<int>(conditions.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_conditions = std::move(conditions);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_conditions = std::move(conditions);
        endRemoveRows();
    } else {
        m_conditions = std::move(conditions);
    }
    if (after > 0)
        emit dataChanged(index(0, 0), index(after - 1, ColumnCount - 1));
}

void ConditionsModel::change(auto change)
{
    const auto* area =
        m_area.is<model::Area>() ? m_document.package().find<model::Area>(m_area.key) : nullptr;
    if (!area)
        return;
    model::Area changed = *area;
    change(changed.conditions);
    if (!(changed == *area))
        m_document.perform({.label = "zone.condition",
                            .arguments = {area->name.empty() ? std::string(area->id.text()) : area->name},
                            .edits = {model::put(std::move(changed), m_area.key.scope)}});
}

void ConditionsModel::add(model::Atom kind)
{
    change([&](std::vector<model::Condition>& conditions) {
        model::Condition condition;
        int number = 1;
        do
            condition.id = model::Atom("condition-" + std::to_string(number++));
        while (std::ranges::contains(conditions, condition.id, &model::Condition::id));
        condition.kind = kind;
        condition.of = namesAt(m_document, condition);
        condition.negated = kind.text() == "enemy-zoc";
        condition.distance = conditionKind(kind) && conditionKind(kind)->distance ? 3 : 0;
        conditions.push_back(std::move(condition));
    });
}

void ConditionsModel::remove(int row)
{
    change([&](std::vector<model::Condition>& conditions) {
        if (row >= 0 && row < std::ssize(conditions))
            conditions.erase(conditions.begin() + row);
    });
}

int ConditionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_conditions.size());
}

int ConditionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConditionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Condition& condition = at(index.row());
    if (role == Qt::ToolTipRole)
        return conditionText(m_document, condition);
    switch (index.column()) {
    case Kind:
        return role == Qt::DisplayRole ? QVariant(conditionKindName(condition.kind))
            : role == Qt::EditRole     ? QVariant(qs(condition.kind))
                                       : QVariant();
    case Not:
        if (role == Qt::CheckStateRole && flags(index).testFlag(Qt::ItemIsUserCheckable))
            return static_cast<int>(condition.negated ? Qt::Checked : Qt::Unchecked);
        return {};
    case Of:
        return role == Qt::DisplayRole || role == Qt::EditRole ? QVariant(qs(condition.of.text()))
                                                               : QVariant();
    default: {
        const bool counts = conditionKind(condition.kind) && conditionKind(condition.kind)->distance;
        return (role == Qt::DisplayRole && counts) || role == Qt::EditRole ? QVariant(condition.distance)
                                                                           : QVariant();
    }
    }
}

bool ConditionsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    change([&](std::vector<model::Condition>& conditions) {
        model::Condition& condition = conditions[static_cast<std::size_t>(index.row())];
        if (index.column() == Not && role == Qt::CheckStateRole)
            condition.negated = value.value<Qt::CheckState>() == Qt::Checked;
        else if (index.column() == Kind && role == Qt::EditRole)
            condition.kind = atomOf(value.toString());
        else if (index.column() == Of && role == Qt::EditRole)
            condition.of = model::Words(utf8(value.toString().simplified()));
        else if (index.column() == Distance && role == Qt::EditRole)
            condition.distance = value.toInt();
    });
    return true;
}

QVariant ConditionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Kind:
        return tr("Condition");
    case Not:
        return tr("Not");
    case Of:
        return tr("Of");
    default:
        return tr("Hexes");
    }
}

Qt::ItemFlags ConditionsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const ConditionKind* kind = conditionKind(at(index.row()).kind);
    switch (index.column()) {
    case Kind:
        return flags | Qt::ItemIsEditable;
    case Not:
        return kind && kind->id == "one-per-hex" ? flags : flags | Qt::ItemIsUserCheckable;
    case Of:
        return kind && kind->of != ConditionKind::Of::Nothing ? flags | Qt::ItemIsEditable : flags;
    default:
        return kind && kind->distance ? flags | Qt::ItemIsEditable : flags;
    }
}

QWidget* ConditionDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                         const QModelIndex& index) const
{
    const auto* conditions = static_cast<const ConditionsModel*>(index.model());
    if (index.column() == ConditionsModel::Kind) {
        std::vector<Choice> kinds;
        for (const ConditionKind& kind : rules::deploy::conditionKinds())
            kinds.push_back({.value = qs(kind.id), .label = conditionKindName(model::Atom(kind.id))});
        return makeChoiceEditor(parent, kinds);
    }
    if (index.column() == ConditionsModel::Of)
        return makeWordsEditor(parent, namesFor(conditions->document(), conditions->at(index.row())));
    auto* box = new QSpinBox(parent);
    box->setRange(0, 999);
    return box;
}

void ConditionDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    showInPropertyEditor(editor, index.data(Qt::EditRole).toString());
}

void ConditionDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                     const QModelIndex& index) const
{
    model->setData(index, propertyEditorValue(editor));
}

} // namespace editor
