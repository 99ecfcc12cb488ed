#include "editor/tools/tooloptionsbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>

namespace editor {

ToolOptionsBar::ToolOptionsBar(MapTools& tools, MapCanvas& canvas)
    : m_canvas(canvas)
    , m_rows(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("toolOptions"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    for (MapTool* tool : tools.all()) {
        QWidget* options = tool ? tool->makeOptions() : nullptr;
        if (!options)
            continue;
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(8, 0, 0, 0);
        layout->setSpacing(2);
        auto* name = new QLabel(tool->name());
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        layout->addWidget(name);
        layout->addWidget(options, 1);
        // A narrow window scrolls the bar instead of becoming wider.
        auto* scroll = new QScrollArea;
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setWidget(row);
        m_rows->addWidget(scroll);
        m_rowOf.insert(tool, scroll);
    }
    int height = 0;
    for (QWidget* row : std::as_const(m_rowOf))
        height = std::max(height, static_cast<QScrollArea*>(row)->widget()->sizeHint().height());
    setFixedHeight(height);
    connect(&canvas, &MapCanvas::toolChanged, this, &ToolOptionsBar::follow);
    follow();
}

void ToolOptionsBar::follow()
{
    QWidget* row = m_rowOf.value(m_canvas.tool());
    if (row)
        m_rows->setCurrentWidget(row);
    setVisible(row != nullptr);
}

} // namespace editor
