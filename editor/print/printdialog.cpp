#include "editor/print/printdialog.h"

#include "editor/document/document.h"
#include "editor/print/cards/cardpages.h"
#include "editor/print/cards/documents.h"
#include "editor/print/pagepreview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {
namespace {

constexpr double kSmallestCard = 40; ///< in millimetres

QComboBox* chooser(const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    return box;
}

/// The size that a card's text gives; empty for the whole page, nothing for no size.
std::optional<QSizeF> cardOf(const QString& text)
{
    if (text.trimmed().isEmpty() || text == PrintDialog::tr("Whole page"))
        return QSizeF();
    const auto size = Paper::fromText(text);
    if (!size || size->mm.width() < kSmallestCard || size->mm.height() < kSmallestCard)
        return std::nullopt;
    return size->mm;
}

} // namespace

PrintDialog::PrintDialog(Document& document, const QString& folder, const CardPrinting& printing,
                         QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_folder(folder)
    , m_documents(new QListWidget)
    , m_scenario(chooser(QStringLiteral("scenario")))
    , m_paper(chooser(QStringLiteral("paper")))
    , m_orientation(chooser(QStringLiteral("orientation")))
    , m_card(chooser(QStringLiteral("card")))
    , m_language(chooser(QStringLiteral("language")))
    , m_second(chooser(QStringLiteral("secondLanguage")))
    , m_blackAndWhite(new QCheckBox(tr("&Black and white")))
    , m_note(new QLabel)
    , m_preview(new PagePreview)
{
    setWindowTitle(tr("Print"));
    auto* left = new QVBoxLayout;
    left->addWidget(makeDocumentBox(printing), 1);
    left->addWidget(makePaperBox(printing));
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);
    left->addWidget(m_note);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    m_print->setObjectName(QStringLiteral("print"));
    m_print->setToolTip(tr("Choose a printer and print these pages"));
    m_print->setDefault(true);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setToolTip(tr("Write the pages as PDF, SVG or PNG"));
    connect(m_print, &QPushButton::clicked, this, [this] { emit printRequested(m_pages); });
    connect(m_export, &QPushButton::clicked, this,
            [this] { emit exportRequested(m_pages, QStringLiteral("cards.pdf")); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* both = new QHBoxLayout;
    both->addLayout(left);
    both->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(both, 1);
    layout->addWidget(buttons);

    connect(m_documents, &QListWidget::itemChanged, this, &PrintDialog::refresh);
    for (QComboBox* box : {m_scenario, m_orientation, m_language, m_second})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    for (QComboBox* box : {m_paper, m_card})
        connect(box, &QComboBox::editTextChanged, this, &PrintDialog::refresh);
    connect(m_blackAndWhite, &QCheckBox::toggled, this, &PrintDialog::refresh);
    refresh();
}

QGroupBox* PrintDialog::makeDocumentBox(const CardPrinting& printing)
{
    m_documents->setObjectName(QStringLiteral("documents"));
    m_documents->setAccessibleName(tr("Documents"));
    for (const PrintedDocument& document : printedDocuments()) {
        auto* item = new QListWidgetItem(QCoreApplication::translate("Print", document.name), m_documents);
        item->setData(Qt::UserRole, QString(QLatin1StringView(document.id)));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool wanted =
            printing.documents.isEmpty() || printing.documents.contains(QLatin1StringView(document.id));
        item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
    m_scenario->addItem(tr("All scenarios"));
    for (const auto& [key, scenario] : m_document.package().all<model::Scenario>())
        m_scenario->addItem(scenario.title.empty() ? qs(key.id) : qs(scenario.title), qs(key.id));
    m_scenario->setCurrentIndex(std::max(0, m_scenario->findData(qs(m_document.scenario()))));
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scenario->setMinimumContentsLength(18);
    auto* box = new QGroupBox(tr("Documents"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("&Scenario:"), m_scenario);
    form->addRow(m_documents);
    return box;
}

QGroupBox* PrintDialog::makePaperBox(const CardPrinting& printing)
{
    m_paper->setEditable(true);
    for (const Paper& paper : Paper::known())
        m_paper->addItem(paper.name);
    m_paper->setToolTip(tr("A name, or width and height in millimetres: 210x330"));
    m_paper->setEditText(printing.paper.text());
    m_orientation->addItems({tr("Upright"), tr("Sideways")});
    m_orientation->setCurrentIndex(printing.orientation == Qt::Vertical ? 0 : 1);
    m_card->setEditable(true);
    m_card->addItems({tr("Whole page"), QStringLiteral("148x210"), QStringLiteral("105x148"),
                      QStringLiteral("92x125"), QStringLiteral("63.5x88.9")});
    m_card->setToolTip(
        tr("Width and height of a card in millimetres; as many as fit are printed on a page, with crop "
           "marks"));
    m_card->setEditText(printing.card.isEmpty() ? tr("Whole page") : printing.card);
    m_second->addItem(tr("None"));
    for (const QString& language : Wording::known()) {
        m_language->addItem(Wording::name(language), language);
        m_second->addItem(Wording::name(language), language);
    }
    const QString first = printing.languages.value(0, Wording::ofProgram());
    m_language->setCurrentIndex(std::max(0, m_language->findData(first)));
    m_second->setCurrentIndex(std::max(0, m_second->findData(printing.languages.value(1))));
    m_blackAndWhite->setObjectName(QStringLiteral("blackAndWhite"));
    m_blackAndWhite->setChecked(printing.blackAndWhite);
    auto* box = new QGroupBox(tr("Paper and cards"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("P&aper:"), m_paper);
    form->addRow(tr("&Orientation:"), m_orientation);
    form->addRow(tr("&Card:"), m_card);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("Secon&d language:"), m_second);
    form->addRow(m_blackAndWhite);
    return box;
}

CardPrinting PrintDialog::printing() const
{
    CardPrinting printing;
    for (int i = 0; i < m_documents->count(); ++i)
        if (m_documents->item(i)->checkState() == Qt::Checked)
            printing.documents << m_documents->item(i)->data(Qt::UserRole).toString();
    printing.paper = Paper::fromText(m_paper->currentText()).value_or(Paper::a4());
    printing.orientation = m_orientation->currentIndex() == 0 ? Qt::Vertical : Qt::Horizontal;
    const auto card = cardOf(m_card->currentText());
    printing.card = card && !card->isEmpty() ? m_card->currentText().trimmed() : QString();
    printing.languages = {m_language->currentData().toString()};
    if (const QString second = m_second->currentData().toString(); !second.isEmpty())
        printing.languages << second;
    printing.blackAndWhite = m_blackAndWhite->isChecked();
    return printing;
}

PrintSource PrintDialog::source() const
{
    const CardPrinting chosen = printing();
    PrintSource source;
    source.package = &m_document.package();
    source.ruleset = &m_document.ruleset();
    source.scenario = atomOf(m_scenario->currentData().toString());
    source.folder = m_folder;
    source.paper = chosen.paper;
    source.orientation = chosen.orientation;
    source.cardMm = cardOf(chosen.card).value_or(QSizeF());
    source.languages = chosen.languages;
    source.blackAndWhite = chosen.blackAndWhite;
    return source;
}

QString PrintDialog::objection(const PrintSource& source) const
{
    if (!Paper::fromText(m_paper->currentText()))
        return tr("“%1” is no paper size; write a name or width and height in millimetres, such as 210x330.")
            .arg(m_paper->currentText());
    if (!cardOf(m_card->currentText()))
        return tr("“%1” is no size of a card; write width and height in millimetres, such as 105x148, 40 at "
                  "least.")
            .arg(m_card->currentText());
    if (source.usable().width() < kSmallestCard || source.usable().height() < kSmallestCard
        || cardsOnPage(source).isEmpty())
        return tr("A card of this size does not fit on the paper.");
    return {};
}

void PrintDialog::refresh()
{
    const QStringList documents = printing().documents;
    const PrintSource chosen = source();
    QString note = objection(chosen);
    m_pages = note.isEmpty() && !documents.isEmpty() ? cardPages(chosen, documents) : Pages();
    if (note.isEmpty())
        note = documents.isEmpty() ? tr("Choose what to print.")
                                   : tr("%n page(s)", nullptr, static_cast<int>(m_pages.pages.size()));
    QString wrong;
    CardTemplate::of(m_document.package().game().ruleset, m_folder, &wrong);
    if (!wrong.isEmpty())
        note += QStringLiteral("\n") + tr("The package's own template is left out: %1").arg(wrong);
    m_note->setText(note);
    m_preview->setPages(m_pages);
    m_print->setEnabled(!m_pages.pages.empty());
    m_export->setEnabled(!m_pages.pages.empty());
}

} // namespace editor
