#include "editor/panels/layerspanel.h"

#include "editor/canvas/maplayers.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

namespace {

MapLayer layerAt(int row)
{
    const auto layers = MapLayers::all();
    return layers[layers.size() - 1 - static_cast<std::size_t>(row)];
}

} // namespace

LayersModel::LayersModel(MapLayers& layers, QObject* parent)
    : QAbstractListModel(parent)
    , m_layers(layers)
{
    connect(&layers, &MapLayers::changed, this,
            [this] { emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole}); });
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(MapLayers::all().size());
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MapLayer layer = layerAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return MapLayers::name(layer);
    case Qt::ToolTipRole:
        return MapLayers::description(layer);
    case Qt::CheckStateRole:
        return m_layers.isVisible(layer) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool LayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    m_layers.setVisible(layerAt(index.row()), value.value<Qt::CheckState>() == Qt::Checked);
    return true;
}

Qt::ItemFlags LayersModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

LayersPanel::LayersPanel(MapLayers& layers, QWidget* parent)
    : QWidget(parent)
    , m_view(new QListView)
{
    setObjectName(QStringLiteral("layersPanel"));
    m_view->setObjectName(QStringLiteral("layersView"));
    m_view->setModel(new LayersModel(layers, this));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setSpacing(1);

    auto* all = new QPushButton(tr("Show All"));
    all->setToolTip(tr("Show every layer of the map"));
    connect(all, &QPushButton::clicked, this, [&layers] { layers.setVisible(LayerSet::all()); });
    const auto update = [all, &layers] { all->setEnabled(layers.visible() != LayerSet::all()); };
    connect(&layers, &MapLayers::changed, all, update);
    update();

    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(6, 4, 6, 6);
    buttons->addWidget(all);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view);
    layout->addLayout(buttons);
}

} // namespace editor
