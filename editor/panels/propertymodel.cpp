#include "editor/panels/propertymodel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/choices.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/roles.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"
#include "model/rename.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace editor {

namespace {

/// The same rows, whatever their values.
bool sameShape(const std::vector<InspectedSection>& a, const std::vector<InspectedSection>& b)
{
    return std::ranges::equal(a, b, [](const InspectedSection& x, const InspectedSection& y) {
        return x.title == y.title && x.targets == y.targets
            && std::ranges::equal(x.properties, y.properties, {}, &Property::name, &Property::name);
    });
}

} // namespace

PropertyModel::PropertyModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &PropertyModel::update);
    connect(&document, &Document::replaced, this, &PropertyModel::update);
    connect(&document, &Document::scenarioChanged, this, &PropertyModel::update);
    connect(document.selection(), &Selection::changed, this, &PropertyModel::update);
    update();
}

void PropertyModel::update()
{
    auto sections = inspect(m_document);
    if (sameShape(sections, m_sections)) {
        adopt(std::move(sections));
        return;
    }
    beginResetModel();
    m_sections = std::move(sections);
    endResetModel();
}

void PropertyModel::adopt(std::vector<InspectedSection> sections)
{
    const auto before = std::exchange(m_sections, std::move(sections));
    for (std::size_t s = 0; s < m_sections.size(); ++s)
        for (std::size_t p = 0; p < m_sections[s].properties.size(); ++p)
            if (before[s].properties[p] != m_sections[s].properties[p]) {
                const QModelIndex value =
                    index(static_cast<int>(p), ValueColumn, index(static_cast<int>(s), 0));
                emit dataChanged(value, value);
            }
}

const InspectedSection* PropertyModel::sectionOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const quintptr id = index.internalId();
    return &m_sections[id == 0 ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(id - 1)];
}

const Property* PropertyModel::propertyAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return &sectionOf(index)->properties[static_cast<std::size_t>(index.row())];
}

QModelIndex PropertyModel::find(const QString& section, const std::string& property) const
{
    for (std::size_t s = 0; s < m_sections.size(); ++s) {
        const auto& properties = m_sections[s].properties;
        const auto found = std::ranges::find(properties, property, &Property::name);
        if (m_sections[s].title == section && found != properties.end())
            return index(static_cast<int>(found - properties.begin()), ValueColumn,
                         index(static_cast<int>(s), 0));
    }
    return {};
}

QModelIndex PropertyModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex PropertyModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int PropertyModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].properties.size());
}

int PropertyModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant PropertyModel::sectionData(const InspectedSection& section, int column, int role) const
{
    if (column != NameColumn)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return section.title;
    case Qt::ToolTipRole:
        return section.file.isEmpty() ? QVariant() : tr("Kept in %1").arg(section.file);
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    default:
        return {};
    }
}

QVariant PropertyModel::nameData(const Property& property, int role) const
{
    if (role == Qt::DisplayRole && property.kind == Property::Kind::Link)
        return qs(property.value);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const rules::Term* field =
        m_document.ruleset().find(rules::Category::Field, model::Atom::known(property.name));
    return field && !field->name.empty() ? rulesetText(field->name) : attributeName(property.name);
}

QVariant PropertyModel::valueData(const InspectedSection& section, const Property& property, int role) const
{
    const bool yesNo = property.kind == Property::Kind::YesNo;
    switch (role) {
    case Qt::DisplayRole:
        if (property.kind == Property::Kind::Link)
            return {};
        if (property.mixed && !yesNo)
            return tr("several values");
        return valueText(m_document, section.targets.front(), property);
    case Qt::EditRole:
        return property.mixed ? QString() : qs(property.value);
    case Qt::ToolTipRole:
        if (property.kind == Property::Kind::Link)
            return tr("Double-click to select it");
        if (property.value.empty() && !property.inherited.empty())
            return tr("From its type or sheet. A value of its own goes before.");
        return qs(property.value);
    case Qt::CheckStateRole:
        if (!yesNo)
            return {};
        return property.mixed ? Qt::PartiallyChecked : property.value == "yes" ? Qt::Checked : Qt::Unchecked;
    case Qt::ForegroundRole:
        if (property.mixed || property.fixed || property.value.empty())
            return QGuiApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    default:
        return {};
    }
}

QVariant PropertyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Property* property = propertyAt(index);
    const InspectedSection& section = *sectionOf(index);
    if (!property)
        return sectionData(section, index.column(), role);
    if (role == SubjectRole)
        return property->kind == Property::Kind::Link ? QVariant::fromValue(property->link) : QVariant();
    return index.column() == NameColumn ? nameData(*property, role) : valueData(section, *property, role);
}

bool PropertyModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Property* property =
        checkIndex(index, CheckIndexOption::IndexIsValid) ? propertyAt(index) : nullptr;
    if (!property || property->fixed || index.column() != ValueColumn)
        return false;
    std::string text = utf8(value.toString());
    if (role == Qt::CheckStateRole)
        text = value.value<Qt::CheckState>() == Qt::Checked ? "yes" : "no";
    else if (role != Qt::EditRole)
        return false;

    const model::Package& package = m_document.package();
    const InspectedSection& section = *sectionOf(index);
    if (property->kind == Property::Kind::Id && section.targets.front().subject.key.id)
        return rename(index, section.targets.front().subject, text);
    if (property->kind == Property::Kind::Reference && property->to == model::Ref::Hex && !text.empty()
        && !exists(package.atlas().find(text))) {
        emit refused(index, tr("There is no hex “%1” on the maps of this game.").arg(qs(text)));
        return false;
    }
    model::Transaction change{.label = "property", .arguments = {property->name, text}};
    for (const Target& target : section.targets)
        if (auto edit = propertyEdit(package, target, property->name, text))
            change.edits.push_back(std::move(*edit));
    if (change.empty())
        return false;
    m_document.perform(std::move(change));
    return true;
}

/// Selects the record under its new name, in place of the old one.
bool PropertyModel::rename(const QModelIndex& index, const model::Subject& record, const std::string& id)
{
    model::Renaming renaming = model::renameRecord(m_document.package(), record, id);
    switch (renaming.refusal) {
    case model::Renaming::Refusal::Taken:
        emit refused(index, tr("There is already another “%1” of this kind. Choose another id.").arg(qs(id)));
        return false;
    case model::Renaming::Refusal::Unusable:
        emit refused(
            index,
            tr("“%1” cannot be an id. Use letters, figures, “-” and “_”, without spaces.").arg(qs(id)));
        return false;
    case model::Renaming::Refusal::None:
        break;
    }
    if (renaming.transaction.empty())
        return false;
    const auto selected = m_document.selection()->items();
    std::vector<model::Subject> items(selected.begin(), selected.end());
    std::ranges::replace(items, record, renaming.renamed);
    const bool shown = record.is<model::Scenario>() && record.key.id == m_document.scenario();
    m_document.perform(std::move(renaming.transaction));
    if (shown)
        m_document.setScenario(renaming.renamed.key.id);
    m_document.selection()->set(std::move(items));
    return true;
}

Qt::ItemFlags PropertyModel::flags(const QModelIndex& index) const
{
    const Property* property = propertyAt(index);
    if (!property)
        return index.isValid() ? Qt::ItemIsEnabled : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == ValueColumn && !property->fixed)
        flags |= property->kind == Property::Kind::YesNo ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return flags;
}

} // namespace editor
