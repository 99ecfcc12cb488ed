#pragma once

#include "editor/paint/render.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace app {

/// Asks how the map shall be written: as what kind of file, how large, on what paper, in which style. Says at once how
/// many pixels or pages that makes.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// The job says what is drawn, and the proposed file where to; the dialog changes the rest of it.
    ExportDialog(editor::RenderJob job, QWidget* parent = nullptr);

    editor::RenderJob job() const;

private:
    QString ending() const;
    void chooseFile();
    void setEnding();
    void showSize();

    editor::RenderJob m_job;
    QSizeF m_sizeMm; ///< of what will be drawn
    double m_hexMm = 16;
    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_look;
    QSpinBox* m_pixels;
    QComboBox* m_paper;
    QDoubleSpinBox* m_overlap;
    QCheckBox* m_legend;
    QLineEdit* m_file;
    QLabel* m_size;
    QPushButton* m_export;
};

} // namespace app
