#pragma once

#include "editor/print/pages.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace editor {

class Document;
class PagePreview;

/// What was chosen the last time.
struct CardPrinting {
    QStringList documents; ///< ids; empty: all
    Paper paper = Paper::a4();
    Qt::Orientation orientation = Qt::Vertical;
    QString card; ///< "105x148"; empty: as large as the paper
    QStringList languages; ///< empty: the program's
    bool blackAndWhite = false;
};

/// Chooses documents of a scenario and how they are printed, and shows the pages as they will be.
class PrintDialog : public QDialog {
    Q_OBJECT
public:
    /// folder is the package's, for its own templates; empty for none.
    PrintDialog(Document& document, const QString& folder, const CardPrinting& printing,
                QWidget* parent = nullptr);

    CardPrinting printing() const;
    const Pages& pages() const { return m_pages; }
    PagePreview* preview() const { return m_preview; }

signals:
    void printRequested(const editor::Pages& pages);
    void exportRequested(const editor::Pages& pages, const QString& name);

private:
    QGroupBox* makeDocumentBox(const CardPrinting& printing);
    QGroupBox* makePaperBox(const CardPrinting& printing);
    void refresh();
    /// Why nothing can be printed as it is chosen; empty when it can.
    QString objection(const PrintSource& source) const;
    PrintSource source() const;

    Document& m_document;
    QString m_folder;
    QListWidget* m_documents;
    QComboBox* m_scenario;
    QComboBox* m_paper;
    QComboBox* m_orientation;
    QComboBox* m_card;
    QComboBox* m_language;
    QComboBox* m_second;
    QCheckBox* m_blackAndWhite;
    QLabel* m_note;
    PagePreview* m_preview;
    QPushButton* m_print;
    QPushButton* m_export;
    Pages m_pages;
};

} // namespace editor
