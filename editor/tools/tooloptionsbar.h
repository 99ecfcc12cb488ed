#pragma once

#include "editor/tools/maptools.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace editor {

/// The bar above the map with the choices of the tool in use. Hidden while that has none.
class ToolOptionsBar : public QWidget {
    Q_OBJECT
public:
    ToolOptionsBar(MapTools& tools, MapCanvas& canvas);

private:
    void follow();

    MapCanvas& m_canvas;
    QStackedLayout* m_rows;
    QHash<const MapTool*, QWidget*> m_rowOf;
};

} // namespace editor
