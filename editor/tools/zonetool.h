#pragma once

#include "editor/tools/stroketool.h"
#include "model/hexsets.h"

class QComboBox;
class QLineEdit;

namespace editor {

class TermChooser;

/// Paints zones: countries, weather zones, deployment zones, seas. Makes them from what is selected or from all that
/// lies beyond a line, and combines them with these.
class ZoneTool : public StrokeTool {
    Q_OBJECT
public:
    explicit ZoneTool(MapCanvas& canvas);

    QString name() const override { return tr("Zones"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_Z); }
    QString hint() const override;
    QWidget* makeOptions() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

    /// Combines the zone with hexes, or makes a new one of them.
    void combine(const std::vector<model::HexIndex>& hexes, model::Combine how);
    QComboBox* zones() const { return m_zones; }

protected:
    model::Transaction stroke(const std::vector<model::HexIndex>& hexes, bool other) override;

private:
    model::Key zone() const;
    model::Transaction combination(const std::vector<model::HexIndex>& hexes, model::Combine how);
    void fill();
    void showZone();
    void change();
    void combineSelection(model::Combine how);
    void askForLine();

    QComboBox* m_zones;
    TermChooser* m_kind;
    QLineEdit* m_name;
    model::Key m_made; ///< by the stroke under way
    QString m_wanted;  ///< the zone chosen last, also while undo has it gone
    bool m_subtract = false;
};

} // namespace editor
