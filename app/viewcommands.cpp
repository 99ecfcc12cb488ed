#include "app/viewcommands.h"

#include "app/actions.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/panels/icons.h"
#include "editor/text/looks.h"

#include <QActionGroup>
#include <QMenu>

namespace app {

ViewCommands::ViewCommands(QWidget* window, editor::MapCanvas& canvas, editor::MapLayers& layers)
    : QObject(window)
    , layersMenu(new QMenu(tr("&Layers"), window))
    , looksMenu(new QMenu(tr("Map &Style"), window))
{
    zoomIn =
        makeAction(this, QStringLiteral("zoom-in"), tr("Zoom &In"),
                   {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)}, tr("Show the map larger"));
    zoomOut = makeAction(this, QStringLiteral("zoom-out"), tr("Zoom &Out"), {QKeySequence::ZoomOut},
                         tr("Show the map smaller"));
    zoomFit = makeAction(this, QStringLiteral("zoom-fit"), tr("&Fit Map"),
                         {QKeySequence(Qt::CTRL | Qt::Key_0)}, tr("Show the whole map"));
    zoomActual =
        makeAction(this, QStringLiteral("zoom-actual"), tr("&Actual Size"),
                   {QKeySequence(Qt::CTRL | Qt::Key_1)}, tr("Show the map in the size in which it prints"));
    connect(zoomIn, &QAction::triggered, &canvas, &editor::MapCanvas::zoomIn);
    connect(zoomOut, &QAction::triggered, &canvas, &editor::MapCanvas::zoomOut);
    connect(zoomFit, &QAction::triggered, &canvas, &editor::MapCanvas::fitMap);
    connect(zoomActual, &QAction::triggered, &canvas, &editor::MapCanvas::zoomActual);
    layersMenu->setIcon(editor::icon(QStringLiteral("layers")));
    fillLayers(layers);
    fillLooks(layers);
}

void ViewCommands::fillLooks(editor::MapLayers& layers)
{
    auto* group = new QActionGroup(this);
    for (const editor::MapLook look : editor::kLooks) {
        QAction* action = looksMenu->addAction(editor::lookName(look));
        action->setObjectName(QStringLiteral("look-") + editor::lookId(look));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, &layers, [&layers, look] { layers.setLook(look); });
        const auto update = [action, &layers, look] { action->setChecked(layers.look() == look); };
        connect(&layers, &editor::MapLayers::changed, action, update);
        update();
    }
}

void ViewCommands::fillLayers(editor::MapLayers& layers)
{
    for (const editor::MapLayer layer : editor::MapLayers::all()) {
        QAction* action = layersMenu->addAction(editor::MapLayers::name(layer));
        action->setCheckable(true);
        action->setChecked(layers.isVisible(layer));
        action->setStatusTip(editor::MapLayers::description(layer));
        action->setToolTip(editor::MapLayers::description(layer));
        connect(action, &QAction::toggled, &layers,
                [&layers, layer](bool on) { layers.setVisible(layer, on); });
        connect(&layers, &editor::MapLayers::changed, action,
                [action, &layers, layer] { action->setChecked(layers.isVisible(layer)); });
    }
}

void ViewCommands::setEnabled(bool enabled)
{
    for (QAction* action : {zoomIn, zoomOut, zoomFit, zoomActual})
        action->setEnabled(enabled);
    layersMenu->setEnabled(enabled);
    looksMenu->setEnabled(enabled);
}

} // namespace app
