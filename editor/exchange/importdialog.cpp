#include "editor/exchange/importdialog.h"

#include "editor/document/document.h"
#include "editor/panels/icons.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QTreeWidget>

namespace editor {

namespace {

enum RowColumn { CounterColumnAt, ValueAt, NowAt, ThenAt };

} // namespace

ImportDialog::ImportDialog(Document& document, CsvTable table, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_table(std::move(table))
    , m_mapping(new QTreeWidget)
    , m_sheet(new QComboBox)
    , m_list(new QTreeWidget)
    , m_summary(new QLabel)
{
    setWindowTitle(tr("Import Counters"));
    makeForm();
    if (!m_table.rows.empty())
        m_columns = mapColumns(m_table.rows.front(), document.package(), document.ruleset());
    fillMapping();
    connect(m_sheet, &QComboBox::currentIndexChanged, this, &ImportDialog::update);
    connect(m_list, &QTreeWidget::itemChanged, this, &ImportDialog::updateButton);
    update();
    resize(760, 560);
}

void ImportDialog::makeForm()
{
    m_mapping->setObjectName(QStringLiteral("mapping"));
    m_mapping->setHeaderLabels({tr("Column of the table"), tr("First value"), tr("Is")});
    m_mapping->setRootIsDecorated(false);
    m_mapping->setMaximumHeight(190);
    m_mapping->setColumnWidth(0, fontMetrics().averageCharWidth() * 26);
    m_mapping->setColumnWidth(1, fontMetrics().averageCharWidth() * 26);
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_sheet->setToolTip(tr("Where new counters go whose row names no sheet"));
    for (const auto& [key, sheet] : m_document.package().all<model::Sheet>())
        m_sheet->addItem(subjectName(model::Subject::of<model::Sheet>(key), m_document.package()),
                         qs(key.id));
    m_list->setObjectName(QStringLiteral("changes"));
    m_list->setHeaderLabels({tr("Counter"), tr("Value"), tr("Now"), tr("Then")});
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setColumnWidth(CounterColumnAt, fontMetrics().averageCharWidth() * 30);
    m_list->setColumnWidth(ValueAt, fontMetrics().averageCharWidth() * 22);
    m_list->setColumnWidth(NowAt, fontMetrics().averageCharWidth() * 20);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("importButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    auto* form = new QFormLayout;
    form->addRow(tr("New counters go on &sheet:"), m_sheet);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_mapping);
    layout->addLayout(form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
}

void ImportDialog::fillMapping()
{
    std::vector<CounterColumn> all = commonColumns();
    const auto fields = fieldColumns(m_document.package(), m_document.ruleset());
    all.insert(all.end(), fields.begin(), fields.end());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QString first =
            m_table.rows.size() > 1 && i < m_table.rows[1].size() ? qs(m_table.rows[1][i]) : QString();
        auto* item = new QTreeWidgetItem(m_mapping, {qs(m_table.rows.front()[i]), first});
        auto* choice = new QComboBox;
        choice->addItem(tr("— passed over —"));
        for (const CounterColumn& column : all) {
            choice->addItem(columnName(column, m_document.ruleset()));
            if (m_columns[i] == column)
                choice->setCurrentIndex(choice->count() - 1);
        }
        if (m_columns[i] && choice->currentIndex() == 0) { // a face or field that no counter had before
            all.push_back(*m_columns[i]);
            choice->addItem(columnName(*m_columns[i], m_document.ruleset()));
            choice->setCurrentIndex(choice->count() - 1);
        }
        m_mapping->setItemWidget(item, 2, choice);
        connect(choice, &QComboBox::currentIndexChanged, this, [this, i, all](int at) {
            m_columns[i] = at == 0 ? std::nullopt : std::optional(all[static_cast<std::size_t>(at) - 1]);
            update();
        });
    }
}

void ImportDialog::update()
{
    m_plan = planImport(m_table, m_columns, m_document.package(), m_document.ruleset(),
                        atomOf(m_sheet->currentData().toString()));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (m_plan.problems.empty())
        showRows();
    for (const CounterImport::Problem& problem : m_plan.problems) {
        auto* item = new QTreeWidgetItem(m_list, {problemText(problem)});
        item->setIcon(0, icon(QStringLiteral("error")));
        item->setFirstColumnSpanned(true);
        item->setToolTip(0, problemText(problem));
    }
    updateButton();
}

void ImportDialog::showRows()
{
    for (const CounterImport::Row& row : m_plan.rows) {
        auto* item = new QTreeWidgetItem(m_list, {qs(row.counter.id)});
        item->setCheckState(CounterColumnAt, Qt::Checked);
        item->setIcon(CounterColumnAt, icon(row.isNew ? QStringLiteral("add") : QStringLiteral("inspector")));
        item->setText(ValueAt,
                      row.isNew ? tr("new counter")
                                : tr("%n change(s)", nullptr, static_cast<int>(row.changes.size())));
        for (const CounterImport::Change& change : row.changes)
            new QTreeWidgetItem(item,
                                {QString(), columnName(change.column, m_document.ruleset()),
                                 qs(change.before), qs(change.after)});
        item->setExpanded(!row.isNew && m_plan.rows.size() < 200);
    }
}

void ImportDialog::updateButton()
{
    int added = 0;
    int changed = 0;
    for (int i = 0; m_plan.problems.empty() && i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(CounterColumnAt) == Qt::Checked)
            ++(m_plan.rows[static_cast<std::size_t>(i)].isNew ? added : changed);
    m_import->setEnabled(added + changed > 0);
    if (!m_plan.problems.empty())
        m_summary->setText(
            tr("%n cell(s) cannot be imported. Nothing is changed; correct the table and import it again.",
               nullptr, static_cast<int>(m_plan.problems.size())));
    else
        m_summary->setText(
            tr("%1 new counters, %2 changed, %3 as they were. Counters that the table does not name stay.")
                .arg(added)
                .arg(changed)
                .arg(m_plan.unchanged));
}

void ImportDialog::accept()
{
    CounterImport ticked;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(CounterColumnAt) == Qt::Checked)
            ticked.rows.push_back(m_plan.rows[static_cast<std::size_t>(i)]);
    m_document.perform(importTransaction(ticked));
    QDialog::accept();
}

} // namespace editor
