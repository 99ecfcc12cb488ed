#include "app/overlaycommands.h"

#include "app/actions.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/overlaylegend.h"
#include "editor/panels/icons.h"

#include <QMenu>

namespace app {

OverlayCommands::OverlayCommands(QWidget* window, editor::MapCanvas& canvas)
    : QObject(window)
    , menu(new QMenu(tr("&Overlays"), window))
    , m_overlays(new editor::MapOverlays(canvas.document(), this))
    , m_legend(new editor::OverlayLegend(canvas, *m_overlays))
{
    canvas.setOverlays(*m_overlays);
    menu->setIcon(editor::icon(QStringLiteral("overlays")));
    menu->setToolTipsVisible(true);
    // F1 is help, and lists use F2 to edit.
    int key = Qt::Key_F4;
    for (const editor::Overlay overlay : editor::kOverlays) {
        QAction* action = makeAction(this, editor::MapOverlays::id(overlay), editor::MapOverlays::name(overlay),
                                     {QKeySequence(key++)}, editor::MapOverlays::description(overlay));
        action->setCheckable(true);
        connect(action, &QAction::toggled, m_overlays,
                [this, overlay](bool shown) { m_overlays->setShown(overlay, shown); });
        connect(m_overlays, &editor::MapOverlays::changed, action,
                [this, action, overlay] { action->setChecked(m_overlays->isShown(overlay)); });
        menu->addAction(action);
    }
    menu->addSeparator();
    QAction* legend = makeAction(this, QStringLiteral("legend"), tr("&Legend"), {},
                                 tr("Explain the signs of the overlays in a corner of the map"));
    legend->setCheckable(true);
    legend->setChecked(m_legend->isWanted());
    connect(legend, &QAction::toggled, m_legend, &editor::OverlayLegend::setWanted);
    connect(m_legend, &editor::OverlayLegend::wantedChanged, legend, &QAction::setChecked);
    menu->addAction(legend);
}

void OverlayCommands::setEnabled(bool enabled)
{
    menu->setEnabled(enabled);
    for (QAction* action : menu->actions())
        action->setEnabled(enabled);
}

} // namespace app
