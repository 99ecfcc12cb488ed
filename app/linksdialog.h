#pragma once

#include "model/edit.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace app {

/// The table of links of a map: which of its hexes touch hexes elsewhere, as those of an inset touch the main map, and
/// which main-map hexes it shows enlarged (mega-hexes).
class LinksDialog : public QDialog {
    Q_OBJECT
public:
    explicit LinksDialog(const model::Package& package, QWidget* parent = nullptr);

    /// What was added, changed and removed, in one step.
    model::Transaction transaction() const;

private:
    void chooseMap();
    void addRow(const QString& from = {}, const QString& to = {}, const QString& kind = {});
    void check();
    model::Atom map() const;

    const model::Package& m_package;
    QComboBox* m_map;
    QTableWidget* m_table;
    QLabel* m_problem;
    QPushButton* m_ok;
};

} // namespace app
