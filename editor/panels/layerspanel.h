#pragma once

#include <QAbstractTableModel>
#include <QWidget>

class QTreeView;

namespace editor {

class MapLayers;

/// The layers of the map, the uppermost first: a tick for what is shown, a tick for what is locked, and how opaque it is.
class LayersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Locked, Opacity, Columns };

    explicit LayersModel(MapLayers& layers, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    MapLayers& m_layers;
};

/// Shows, hides, locks and fades layers of the map.
class LayersPanel : public QWidget {
    Q_OBJECT
public:
    explicit LayersPanel(MapLayers& layers, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }

private:
    QTreeView* m_view;
};

} // namespace editor
