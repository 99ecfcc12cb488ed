#pragma once

#include "editor/print/sheets.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QSpinBox;

namespace editor {

class Document;
class PagePreview;

/// What belongs to the user's printer and not to the package.
struct PrinterSetup {
    Paper paper = Paper::a4();
    Qt::Orientation orientation = Qt::Vertical;
    SheetPrinting printing;
};

/// Lays out counter sheets and shows the pages. What belongs to a sheet (size, rows, gutters …) is changed in the
/// package, all of it as one step of undo; closing with Cancel takes it back.
class SheetDesigner : public QDialog {
    Q_OBJECT
public:
    SheetDesigner(Document& document, const PrinterSetup& setup, QWidget* parent = nullptr);
    ~SheetDesigner() override;

    PrinterSetup setup() const;
    Pages pages() const;
    Pages counters() const;
    Pages printerTest() const;
    PagePreview* preview() const { return m_preview; }

    void done(int result) override;

signals:
    /// The user wants these pages in a file of this name.
    void exportRequested(const editor::Pages& pages, const QString& name);

private:
    QGroupBox* makeSheetBox();
    QGroupBox* makePaperBox();
    void showSheet();
    void changeSheet();
    void refresh();
    PrintSource source() const;
    const model::Sheet* sheet() const;

    Document& m_document;
    bool m_showing = false; ///< the fields follow the sheet, not the other way round
    QComboBox* m_sheet;
    QGroupBox* m_sheetBox = nullptr;
    QComboBox* m_sizes;
    QDoubleSpinBox* m_counterMm;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QDoubleSpinBox* m_gutter;
    QDoubleSpinBox* m_bleed;
    QComboBox* m_fill;
    QSpinBox* m_blanks;
    QComboBox* m_paper;
    QComboBox* m_orientation;
    QCheckBox* m_backs;
    QComboBox* m_duplex;
    QCheckBox* m_cropMarks;
    QCheckBox* m_registration;
    QDoubleSpinBox* m_offsetRight;
    QDoubleSpinBox* m_offsetDown;
    QLabel* m_note;
    PagePreview* m_preview;
};

} // namespace editor
