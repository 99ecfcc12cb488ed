#pragma once

#include "editor/panels/inspected.h"

#include <QAbstractItemModel>

namespace editor {

class Document;

/// The properties of the selection, in sections. Changing a value is one step of undo for all selected things.
class PropertyModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, ValueColumn, ColumnCount };

    explicit PropertyModel(Document& document, QObject* parent = nullptr);

    const std::vector<InspectedSection>& sections() const { return m_sections; }
    /// Null for a section's own row.
    const Property* propertyAt(const QModelIndex& index) const;
    const InspectedSection* sectionOf(const QModelIndex& index) const;
    QModelIndex find(const QString& section, const std::string& property) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// value is the text as a file holds it, or a Qt::CheckState.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// A value that cannot be, with what to do instead.
    void refused(const QModelIndex& index, const QString& sentence);

private:
    bool rename(const QModelIndex& index, const model::Subject& record, const std::string& id);
    void update();
    void adopt(std::vector<InspectedSection> sections);
    QVariant sectionData(const InspectedSection& section, int column, int role) const;
    QVariant nameData(const Property& property, int role) const;
    QVariant valueData(const InspectedSection& section, const Property& property, int role) const;

    Document& m_document;
    std::vector<InspectedSection> m_sections;
};

} // namespace editor
