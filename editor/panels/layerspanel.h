#pragma once

#include <QAbstractListModel>
#include <QWidget>

class QListView;

namespace editor {

class MapLayers;

/// The layers of the map, the uppermost first, each with a tick.
class LayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit LayersModel(MapLayers& layers, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    MapLayers& m_layers;
};

/// Shows and hides layers of the map.
class LayersPanel : public QWidget {
    Q_OBJECT
public:
    explicit LayersPanel(MapLayers& layers, QWidget* parent = nullptr);

    QListView* view() const { return m_view; }

private:
    QListView* m_view;
};

} // namespace editor
