#pragma once

#include "model/package.h"

#include <QAbstractTableModel>

#include <vector>

namespace editor {

class Document;

/// All places of the package, one to a row: name, what is there, hex, other names.
class GazetteerModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Kinds, Hex, Aliases, Columns };

    explicit GazetteerModel(Document& document, QObject* parent = nullptr);

    model::Key placeAt(int row) const { return m_places[static_cast<std::size_t>(row)]; }
    int rowOf(model::Key place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    void fill();

    Document& m_document;
    std::vector<model::Key> m_places;
};

} // namespace editor
