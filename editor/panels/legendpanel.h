#pragma once

#include <QScrollArea>

namespace editor {

class MapCanvas;

/// The legend of the open map, made from what the map uses.
class LegendPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit LegendPanel(MapCanvas& canvas, QWidget* parent = nullptr);

    /// Names of all entries, from top to bottom.
    QStringList names() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    class Sheet;
    Sheet* m_sheet;
};

} // namespace editor
