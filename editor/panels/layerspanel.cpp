#include "editor/panels/layerspanel.h"

#include "editor/canvas/maplayers.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <cmath>

namespace editor {

namespace {

MapLayer layerAt(int row)
{
    const auto layers = MapLayers::all();
    return layers[layers.size() - 1 - static_cast<std::size_t>(row)];
}

int percent(double opacity)
{
    return static_cast<int>(std::lround(opacity * 100));
}

/// A box for per cent.
class OpacityDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QSpinBox(parent);
        box->setRange(10, 100);
        box->setSingleStep(10);
        box->setSuffix(QStringLiteral(" %"));
        return box;
    }
};

} // namespace

LayersModel::LayersModel(MapLayers& layers, QObject* parent)
    : QAbstractTableModel(parent)
    , m_layers(layers)
{
    connect(&layers, &MapLayers::changed, this,
            [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1)); });
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(MapLayers::all().size());
}

int LayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant LayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Layer") : section == Locked ? tr("Locked") : tr("Opacity");
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MapLayer layer = layerAt(index.row());
    const int opacity = percent(m_layers.opacity().of(layer));
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name   ? QVariant(MapLayers::name(layer))
            : index.column() == Opacity ? QVariant(tr("%1 %").arg(opacity))
                                        : QVariant();
    case Qt::EditRole:
        return index.column() == Opacity ? QVariant(opacity) : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Locked ? tr("What a locked layer shows cannot be changed")
            : index.column() == Opacity ? tr("How much the layer covers what lies below it")
                                        : MapLayers::description(layer);
    case Qt::CheckStateRole:
        if (index.column() == Name)
            return m_layers.isVisible(layer) ? Qt::Checked : Qt::Unchecked;
        if (index.column() == Locked)
            return m_layers.isLocked(layer) ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::AccessibleTextRole:
        return index.column() == Locked ? tr("%1 locked").arg(MapLayers::name(layer)) : QVariant();
    default:
        return {};
    }
}

bool LayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const MapLayer layer = layerAt(index.row());
    const bool checked = value.value<Qt::CheckState>() == Qt::Checked;
    if (role == Qt::CheckStateRole && index.column() == Name)
        m_layers.setVisible(layer, checked);
    else if (role == Qt::CheckStateRole && index.column() == Locked)
        m_layers.setLocked(layer, checked);
    else if (role == Qt::EditRole && index.column() == Opacity)
        m_layers.setOpacity(layer, value.toInt() / 100.0);
    else
        return false;
    return true;
}

Qt::ItemFlags LayersModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    return flags | (index.column() == Opacity ? Qt::ItemIsEditable : Qt::ItemIsUserCheckable);
}

LayersPanel::LayersPanel(MapLayers& layers, QWidget* parent)
    : QWidget(parent)
    , m_view(new QTreeView)
{
    setObjectName(QStringLiteral("layersPanel"));
    m_view->setObjectName(QStringLiteral("layersView"));
    m_view->setModel(new LayersModel(layers, this));
    m_view->setItemDelegateForColumn(LayersModel::Opacity, new OpacityDelegate(this));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(LayersModel::Name, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(LayersModel::Locked, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(LayersModel::Opacity, QHeaderView::ResizeToContents);

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
