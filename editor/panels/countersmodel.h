#pragma once

#include "model/edit.h"

#include <QAbstractItemModel>

#include <memory>
#include <unordered_map>
#include <vector>

namespace model {
struct Subject;
}

namespace editor {

class Document;

/// The counters of all sheets as a flat list or in groups, with where each stands in the chosen scenario.
class CountersModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, KindColumn, NationColumn, FactorsColumn, WhereColumn, ColumnCount };
    enum class Grouping { None, Sheet, Nation };
    enum Role { PlacedRole = Qt::UserRole + 10, WordsRole }; ///< besides SubjectRole and SortRole

    explicit CountersModel(Document& document, QObject* parent = nullptr);

    Grouping grouping() const { return m_grouping; }
    void setGrouping(Grouping grouping);

    /// The row of a counter, or of the counter of a unit.
    QModelIndex indexOf(const model::Subject& subject) const;
    /// The first unit of the chosen scenario that uses a counter; empty when it is not placed.
    model::Atom unitOf(model::Atom counter) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override;

private:
    struct Group {
        model::Atom id;
        std::vector<model::Atom> counters; ///< in natural order
    };
    using Placed = std::unordered_map<model::Atom, std::vector<model::Atom>>;

    void reset();
    void follow(const model::ChangeSet& change);
    void followPlacement();
    void place(model::Atom counter);
    void insert(model::Atom counter, model::Atom group);
    void remove(model::Atom counter);
    void touch(model::Atom counter, int firstColumn, int lastColumn);
    Placed placed() const;
    model::Atom groupOf(model::Atom counter) const;
    QModelIndex groupIndex(const Group* group) const;
    const model::Counter* counterAt(const QModelIndex& index) const;
    QVariant groupData(const Group& group, int column, int role) const;
    QString where(model::Atom counter) const;
    QString cell(const model::Counter& counter, int column) const;

    Document& m_document;
    Grouping m_grouping = Grouping::Sheet;
    std::vector<std::unique_ptr<Group>>
        m_groups; ///< in the order of their ids; one when there is no grouping
    std::unordered_map<model::Atom, Group*> m_groupOf; ///< by counter
    Placed m_placed; ///< units by counter
};

} // namespace editor
