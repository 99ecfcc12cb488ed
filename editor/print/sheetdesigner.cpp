#include "editor/print/sheetdesigner.h"

#include "editor/document/document.h"
#include "editor/print/pagepreview.h"
#include "editor/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace editor {
namespace {

QDoubleSpinBox* millimetres(const QString& name, double least, double most)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    box->setDecimals(2);
    box->setSingleStep(0.5);
    box->setSuffix(SheetDesigner::tr(" mm"));
    return box;
}

QSpinBox* number(const QString& name, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(0, most);
    return box;
}

} // namespace

SheetDesigner::SheetDesigner(Document& document, const PrinterSetup& setup, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_sheet(new QComboBox)
    , m_sizes(new QComboBox)
    , m_counterMm(millimetres(QStringLiteral("counterMm"), 0, 100))
    , m_columns(number(QStringLiteral("columns"), 100))
    , m_rows(number(QStringLiteral("rows"), 100))
    , m_gutter(millimetres(QStringLiteral("gutter"), 0, 50))
    , m_bleed(millimetres(QStringLiteral("bleed"), 0, 10))
    , m_fill(new QComboBox)
    , m_blanks(number(QStringLiteral("blanks"), 1000))
    , m_paper(new QComboBox)
    , m_orientation(new QComboBox)
    , m_backs(new QCheckBox(tr("&Backs, each after its front")))
    , m_duplex(new QComboBox)
    , m_cropMarks(new QCheckBox(tr("Cro&p marks")))
    , m_registration(new QCheckBox(tr("Re&gistration marks")))
    , m_offsetRight(millimetres(QStringLiteral("offsetRight"), -20, 20))
    , m_offsetDown(millimetres(QStringLiteral("offsetDown"), -20, 20))
    , m_note(new QLabel)
    , m_preview(new PagePreview)
{
    setWindowTitle(tr("Counter Sheets"));
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_sheet->addItem(tr("All sheets"));
    for (const auto& [key, sheet] : document.package().all<model::Sheet>())
        m_sheet->addItem(sheet.name.empty() ? qs(key.id) : qs(sheet.name), qs(key.id));
    m_sheetBox = makeSheetBox();
    QGroupBox* paperBox = makePaperBox();

    m_paper->setEditText(setup.paper.text());
    m_orientation->setCurrentIndex(setup.orientation == Qt::Vertical ? 0 : 1);
    m_backs->setChecked(setup.printing.backs);
    m_duplex->setCurrentIndex(setup.printing.duplex == Duplex::LongEdge ? 0 : 1);
    m_cropMarks->setChecked(setup.printing.cropMarks);
    m_registration->setChecked(setup.printing.registrationMarks);
    m_offsetRight->setValue(setup.printing.measuredOffset.x());
    m_offsetDown->setValue(setup.printing.measuredOffset.y());
    m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(qs(setup.printing.sheet))));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* exporting = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    exporting->setObjectName(QStringLiteral("export"));
    exporting->setToolTip(tr("Write the pages as PDF, SVG or PNG"));
    QPushButton* each = buttons->addButton(tr("Export &Counters…"), QDialogButtonBox::ActionRole);
    each->setObjectName(QStringLiteral("exportCounters"));
    each->setToolTip(tr("Write every face of every counter as a picture of its own"));
    connect(exporting, &QPushButton::clicked, this,
            [this] { emit exportRequested(pages(), QStringLiteral("sheets.pdf")); });
    connect(each, &QPushButton::clicked, this,
            [this] { emit exportRequested(counters(), QStringLiteral("counter.png")); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);

    auto* which = new QFormLayout;
    which->addRow(tr("&Sheet:"), m_sheet);
    auto* left = new QVBoxLayout;
    left->addLayout(which);
    left->addWidget(m_sheetBox);
    left->addWidget(paperBox);
    left->addWidget(m_note);
    left->addStretch();
    auto* both = new QHBoxLayout;
    both->addLayout(left);
    both->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(both, 1);
    layout->addWidget(buttons);

    connect(m_sheet, &QComboBox::currentIndexChanged, this, &SheetDesigner::showSheet);
    document.beginGesture(tr("Lay out counter sheet"));
    showSheet();
}

SheetDesigner::~SheetDesigner()
{
    if (m_document.inGesture())
        m_document.cancelGesture();
}

QGroupBox* SheetDesigner::makeSheetBox()
{
    m_sizes->setObjectName(QStringLiteral("sizes"));
    m_sizes->addItem(tr("As the rules say"), 0.0);
    m_sizes->addItem(tr("1/2 inch"), 12.7);
    m_sizes->addItem(tr("9/16 inch"), 14.29);
    m_sizes->addItem(tr("5/8 inch"), 15.88);
    m_sizes->addItem(tr("Other"));
    m_counterMm->setSpecialValueText(tr("as the rules say"));
    for (QSpinBox* box : {m_columns, m_rows})
        box->setSpecialValueText(tr("as many as fit"));
    m_fill->setObjectName(QStringLiteral("fill"));
    m_fill->addItems({tr("Across, then down"), tr("Down, then across")});
    connect(m_sizes, &QComboBox::activated, this, [this] {
        if (m_sizes->currentData().isValid())
            m_counterMm->setValue(m_sizes->currentData().toDouble());
        else
            m_counterMm->setFocus();
    });
    for (QDoubleSpinBox* box : {m_counterMm, m_gutter, m_bleed})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SheetDesigner::changeSheet);
    for (QSpinBox* box : {m_columns, m_rows, m_blanks})
        connect(box, &QSpinBox::valueChanged, this, &SheetDesigner::changeSheet);
    connect(m_fill, &QComboBox::currentIndexChanged, this, &SheetDesigner::changeSheet);

    auto* box = new QGroupBox(tr("Sheet"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("Counter si&ze:"), m_sizes);
    form->addRow(tr("&Width:"), m_counterMm);
    form->addRow(tr("Co&lumns:"), m_columns);
    form->addRow(tr("&Rows:"), m_rows);
    form->addRow(tr("G&utter:"), m_gutter);
    form->addRow(tr("Blee&d:"), m_bleed);
    form->addRow(tr("&Fill:"), m_fill);
    form->addRow(tr("Blan&k counters:"), m_blanks);
    return box;
}

QGroupBox* SheetDesigner::makePaperBox()
{
    m_paper->setObjectName(QStringLiteral("paper"));
    m_paper->setEditable(true);
    for (const Paper& paper : Paper::known())
        m_paper->addItem(paper.name);
    m_paper->setToolTip(tr("A name, or width and height in millimetres: 210x330"));
    m_orientation->setObjectName(QStringLiteral("orientation"));
    m_orientation->addItems({tr("Upright"), tr("Sideways")});
    m_duplex->setObjectName(QStringLiteral("duplex"));
    m_duplex->addItems({tr("Long edge"), tr("Short edge")});
    m_duplex->setToolTip(tr("The edge around which the printer turns the paper"));
    m_backs->setObjectName(QStringLiteral("backs"));
    m_cropMarks->setObjectName(QStringLiteral("cropMarks"));
    m_registration->setObjectName(QStringLiteral("registrationMarks"));
    m_offsetRight->setToolTip(tr("How far the printer sets the back to the right, read off the test page"));
    m_offsetDown->setToolTip(tr("How far the printer sets the back down, read off the test page"));
    auto* test = new QPushButton(tr("Printer &Test Page…"));
    test->setObjectName(QStringLiteral("printerTest"));
    test->setToolTip(tr("A page on which the two offsets of your printer can be read"));
    connect(test, &QPushButton::clicked, this,
            [this] { emit exportRequested(printerTest(), QStringLiteral("printer-test.pdf")); });
    for (QComboBox* box : {m_orientation, m_duplex})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetDesigner::refresh);
    connect(m_paper, &QComboBox::editTextChanged, this, &SheetDesigner::refresh);
    for (QCheckBox* box : {m_backs, m_cropMarks, m_registration})
        connect(box, &QCheckBox::toggled, this, &SheetDesigner::refresh);
    for (QDoubleSpinBox* box : {m_offsetRight, m_offsetDown}) {
        box->setSingleStep(0.1);
        connect(box, &QDoubleSpinBox::valueChanged, this, &SheetDesigner::refresh);
    }

    auto* box = new QGroupBox(tr("Paper and printer"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("P&aper:"), m_paper);
    form->addRow(tr("&Orientation:"), m_orientation);
    form->addRow(m_backs);
    form->addRow(tr("Paper tur&ns on:"), m_duplex);
    form->addRow(m_cropMarks);
    form->addRow(m_registration);
    form->addRow(tr("Back lies r&ight by:"), m_offsetRight);
    form->addRow(tr("Back lies lo&w by:"), m_offsetDown);
    form->addRow(test);
    return box;
}

const model::Sheet* SheetDesigner::sheet() const
{
    return m_document.package().find<model::Sheet>(atomOf(m_sheet->currentData().toString()));
}

void SheetDesigner::showSheet()
{
    m_showing = true;
    const model::Sheet* shown = sheet();
    m_sheetBox->setEnabled(shown != nullptr);
    const SheetLayout layout = SheetLayout::of(shown ? *shown : model::Sheet());
    m_counterMm->setValue(shown ? shown->counterMm : 0);
    m_columns->setValue(layout.columns);
    m_rows->setValue(layout.rows);
    m_gutter->setValue(layout.gutterMm);
    m_bleed->setValue(layout.bleedMm);
    m_fill->setCurrentIndex(layout.byColumns ? 1 : 0);
    m_blanks->setValue(layout.blanks);
    m_showing = false;
    refresh();
}

void SheetDesigner::changeSheet()
{
    const model::Sheet* before = sheet();
    if (m_showing || !before)
        return;
    model::Sheet after = *before;
    after.counterMm = m_counterMm->value();
    after.columns = m_columns->value();
    after.rows = m_rows->value();
    after.gutterMm = m_gutter->value();
    after.bleedMm = m_bleed->value();
    static const model::Atom byColumns("by-columns");
    static const model::Atom blanks("blanks");
    after.fields.set(byColumns,
                     m_fill->currentIndex() == 1 ? std::optional<std::string>("yes") : std::nullopt);
    after.fields.set(blanks,
                     m_blanks->value() > 0 ? std::optional(std::to_string(m_blanks->value())) : std::nullopt);
    m_document.perform({.label = "property", .arguments = {}, .edits = {model::put(after)}});
    refresh();
}

void SheetDesigner::refresh()
{
    if (m_showing)
        return;
    const int known = m_sizes->findData(m_counterMm->value());
    m_sizes->setCurrentIndex(known < 0 ? m_sizes->count() - 1 : known);
    m_duplex->setEnabled(m_backs->isChecked());
    const Pages made = pages();
    m_preview->setPages(made);
    std::size_t counters = 0;
    for (const auto& [key, each] : m_document.package().all<model::Sheet>())
        if (!sheet() || sheet()->id == key.id)
            counters += countersOf(m_document.package(), key.id).size();
    QString note = tr("%n counter(s)", nullptr, static_cast<int>(counters)) + QStringLiteral(", ")
        + tr("%n page(s)", nullptr, static_cast<int>(made.pages.size())) + u'.';
    if (!Paper::fromText(m_paper->currentText()))
        note = tr("“%1” is no paper size; write a name or width and height in millimetres, such as 210x330. "
                  "Until then the pages are A4.")
                   .arg(m_paper->currentText());
    m_note->setText(note);
}

PrinterSetup SheetDesigner::setup() const
{
    PrinterSetup setup;
    setup.paper = Paper::fromText(m_paper->currentText()).value_or(Paper::a4());
    setup.orientation = m_orientation->currentIndex() == 0 ? Qt::Vertical : Qt::Horizontal;
    setup.printing = {.sheet = atomOf(m_sheet->currentData().toString()),
                      .backs = m_backs->isChecked(),
                      .cropMarks = m_cropMarks->isChecked(),
                      .registrationMarks = m_registration->isChecked(),
                      .duplex = m_duplex->currentIndex() == 0 ? Duplex::LongEdge : Duplex::ShortEdge,
                      .measuredOffset = {m_offsetRight->value(), m_offsetDown->value()}};
    return setup;
}

PrintSource SheetDesigner::source() const
{
    const PrinterSetup chosen = setup();
    PrintSource source;
    source.package = &m_document.package();
    source.ruleset = &m_document.ruleset();
    source.paper = chosen.paper;
    source.orientation = chosen.orientation;
    return source;
}

Pages SheetDesigner::pages() const
{
    return sheetPages(source(), setup().printing);
}

Pages SheetDesigner::counters() const
{
    return counterPages(source(), setup().printing);
}

Pages SheetDesigner::printerTest() const
{
    // The page measures the printer as it is, so nothing is put right on it.
    SheetPrinting plain = setup().printing;
    plain.measuredOffset = {};
    return offsetTestPages(source(), plain);
}

void SheetDesigner::done(int result)
{
    if (m_document.inGesture()) {
        if (result == QDialog::Accepted)
            m_document.endGesture();
        else
            m_document.cancelGesture();
    }
    QDialog::done(result);
}

} // namespace editor
