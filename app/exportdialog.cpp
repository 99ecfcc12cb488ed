#include "app/exportdialog.h"

#include "editor/paint/mapplan.h"
#include "editor/paint/pagetiling.h"
#include "editor/text/looks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <cmath>

namespace app {

ExportDialog::ExportDialog(editor::RenderJob job, QWidget* parent)
    : QDialog(parent)
    , m_job(std::move(job))
    , m_form(new QFormLayout(this))
    , m_format(new QComboBox)
    , m_look(new QComboBox)
    , m_pixels(new QSpinBox)
    , m_paper(new QComboBox)
    , m_overlap(new QDoubleSpinBox)
    , m_legend(new QCheckBox(tr("With a &legend below the map")))
    , m_file(new QLineEdit(m_job.file))
    , m_size(new QLabel)
{
    setWindowTitle(tr("Export Map"));
    const editor::MapPlan plan(*m_job.package);
    m_sizeMm = plan.bounds().size() + QSizeF(2 * m_job.marginMm, 2 * m_job.marginMm);
    if (!plan.sheets().empty())
        m_hexMm = plan.sheets().front().layout.hexMm();

    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->addItem(tr("Picture (PNG)"), QStringLiteral("png"));
    m_format->addItem(tr("Drawing with one group per layer (SVG)"), QStringLiteral("svg"));
    m_format->addItem(tr("Pages for print (PDF)"), QStringLiteral("pdf"));
    m_look->setObjectName(QStringLiteral("exportLook"));
    for (const editor::MapLook look : editor::kLooks)
        m_look->addItem(editor::lookName(look), static_cast<int>(look));
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(m_job.look)));
    m_pixels->setObjectName(QStringLiteral("exportPixels"));
    m_pixels->setRange(4, 1000);
    m_pixels->setSuffix(tr(" pixels"));
    m_pixels->setValue(static_cast<int>(std::lround(m_job.pixelsPerHex)));
    m_pixels->setToolTip(tr("Between two opposite sides of a hex"));
    m_paper->setObjectName(QStringLiteral("exportPaper"));
    m_paper->addItem(tr("One page as large as the map"), QSizeF());
    m_paper->addItem(tr("A4, to glue together"), QSizeF(210, 297));
    m_paper->addItem(tr("A3, to glue together"), QSizeF(297, 420));
    m_paper->addItem(tr("Letter, to glue together"), QSizeF(215.9, 279.4));
    m_paper->addItem(tr("Tabloid, to glue together"), QSizeF(279.4, 431.8));
    m_overlap->setObjectName(QStringLiteral("exportOverlap"));
    m_overlap->setRange(0, 50);
    m_overlap->setDecimals(0);
    m_overlap->setSuffix(tr(" mm"));
    m_overlap->setValue(m_job.overlapMm);
    m_overlap->setToolTip(tr("What neighbouring pages both show, so that one can be glued over the other"));
    m_legend->setObjectName(QStringLiteral("exportLegend"));
    m_file->setObjectName(QStringLiteral("exportFile"));
    m_file->setMinimumWidth(340);
    m_size->setObjectName(QStringLiteral("exportSize"));
    m_size->setWordWrap(true);

    auto* browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    auto* fileRow = new QHBoxLayout;
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(browse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_export = buttons->button(QDialogButtonBox::Ok);
    m_export->setText(tr("&Export"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    m_form->addRow(tr("&Format:"), m_format);
    m_form->addRow(tr("&Style:"), m_look);
    m_form->addRow(tr("Si&ze of a hex:"), m_pixels);
    m_form->addRow(tr("&Paper:"), m_paper);
    m_form->addRow(tr("O&verlap:"), m_overlap);
    m_form->addRow(QString(), m_legend);
    m_form->addRow(tr("F&ile:"), fileRow);
    m_form->addRow(QString(), m_size);
    m_form->addRow(buttons);
    const int format = m_format->findData(QFileInfo(m_job.file).suffix().toLower());
    m_format->setCurrentIndex(std::max(0, format));
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        setEnding();
        showSize();
    });
    connect(m_pixels, &QSpinBox::valueChanged, this, &ExportDialog::showSize);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ExportDialog::showSize);
    connect(m_overlap, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showSize);
    connect(m_file, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_export->setEnabled(!text.trimmed().isEmpty()); });
    showSize();
}

QString ExportDialog::ending() const
{
    return m_format->currentData().toString();
}

void ExportDialog::setEnding()
{
    const QFileInfo info(m_file->text());
    if (!info.completeBaseName().isEmpty())
        m_file->setText(info.dir().filePath(info.completeBaseName() + u'.' + ending()));
}

void ExportDialog::chooseFile()
{
    const QString file =
        QFileDialog::getSaveFileName(this, windowTitle(), m_file->text(),
                                     QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), ending()),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (file.isEmpty())
        return;
    m_file->setText(file);
    const int format = m_format->findData(QFileInfo(file).suffix().toLower());
    if (format >= 0)
        m_format->setCurrentIndex(format);
    else
        setEnding();
}

void ExportDialog::showSize()
{
    const bool png = ending() == QLatin1String("png");
    const bool pdf = ending() == QLatin1String("pdf");
    const QSizeF paper = m_paper->currentData().toSizeF();
    m_form->setRowVisible(m_pixels, png);
    m_form->setRowVisible(m_paper, pdf);
    m_form->setRowVisible(m_overlap, pdf && !paper.isEmpty());
    const QLocale locale;
    if (png) {
        const double scale = m_pixels->value() / m_hexMm;
        m_size->setText(tr("%1 × %2 pixels, %3 dots per inch at true scale")
                            .arg(locale.toString(std::ceil(m_sizeMm.width() * scale), 'f', 0),
                                 locale.toString(std::ceil(m_sizeMm.height() * scale), 'f', 0),
                                 locale.toString(scale * 25.4, 'f', 0)));
        return;
    }
    const QString millimetres =
        tr("%1 × %2 mm, true to scale")
            .arg(locale.toString(m_sizeMm.width(), 'f', 0), locale.toString(m_sizeMm.height(), 'f', 0));
    if (!pdf || paper.isEmpty()) {
        m_size->setText(millimetres);
        return;
    }
    const editor::PageTiling tiling(QRectF(QPointF(), m_sizeMm), paper, m_job.paperMarginMm,
                                    m_overlap->value());
    m_size->setText(tr("%1, on %n page(s): %2 rows of %3", nullptr, static_cast<int>(tiling.pages().size()))
                        .arg(millimetres)
                        .arg(tiling.rows())
                        .arg(tiling.columns()));
}

editor::RenderJob ExportDialog::job() const
{
    editor::RenderJob job = m_job;
    job.look = static_cast<editor::MapLook>(m_look->currentData().toInt());
    job.pixelsPerHex = m_pixels->value();
    job.paper = m_paper->currentData().toSizeF();
    job.overlapMm = m_overlap->value();
    job.legend = m_legend->isChecked();
    job.file = m_file->text().trimmed();
    if (QFileInfo(job.file).suffix().isEmpty())
        job.file += u'.' + ending();
    return job;
}

} // namespace app
