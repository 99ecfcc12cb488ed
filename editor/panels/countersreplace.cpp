#include "editor/panels/countersreplace.h"

#include "editor/document/document.h"
#include "editor/exchange/countervalues.h"
#include "editor/text/text.h"

#include <QTreeWidget>

namespace editor {

namespace {

/// More than anybody reads before pressing the button.
constexpr int kPreviewed = 2'000;

} // namespace

CountersReplace::CountersReplace(CountersModel& counters, const std::vector<int>& columns, int column,
                                 QWidget* parent)
    : QDialog(parent)
    , m_counters(counters)
    , m_shown(columns)
    , m_find(new QLineEdit)
    , m_replace(new QLineEdit)
    , m_column(new QComboBox)
    , m_whole(new QCheckBox(tr("&Whole cells only")))
    , m_case(new QCheckBox(tr("&Match capitals")))
    , m_list(new QTreeWidget)
    , m_message(new QLabel)
{
    setWindowTitle(tr("Find and Replace in Counters"));
    m_column->addItem(tr("All columns that are shown"), -1);
    for (const int each : columns)
        if (counters.valueColumn(each))
            m_column->addItem(counters.headerData(each, Qt::Horizontal).toString(), each);
    m_column->setCurrentIndex(qMax(0, m_column->findData(column)));
    makeForm();
    connect(m_find, &QLineEdit::textChanged, this, &CountersReplace::preview);
    connect(m_replace, &QLineEdit::textChanged, this, &CountersReplace::preview);
    connect(m_column, &QComboBox::currentIndexChanged, this, &CountersReplace::preview);
    connect(m_whole, &QCheckBox::toggled, this, &CountersReplace::preview);
    connect(m_case, &QCheckBox::toggled, this, &CountersReplace::preview);
    connect(m_list, &QTreeWidget::itemChanged, this, &CountersReplace::updateButton);
    preview();
    resize(640, 460);
}

void CountersReplace::makeForm()
{
    m_find->setObjectName(QStringLiteral("find"));
    m_replace->setObjectName(QStringLiteral("replace"));
    m_column->setObjectName(QStringLiteral("column"));
    m_list->setObjectName(QStringLiteral("preview"));
    m_list->setHeaderLabels({tr("Counter"), tr("Column"), tr("Now"), tr("Then")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    const int width = fontMetrics().averageCharWidth();
    m_list->setColumnWidth(0, width * 26);
    m_list->setColumnWidth(1, width * 20);
    m_list->setColumnWidth(2, width * 20);
    m_message->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Find:"), m_find);
    form->addRow(tr("Replace &with:"), m_replace);
    form->addRow(tr("&In:"), m_column);
    auto* options = new QHBoxLayout;
    options->addWidget(m_whole);
    options->addWidget(m_case);
    options->addStretch();
    form->addRow(QString(), options);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_button = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
    m_button->setObjectName(QStringLiteral("replaceButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &CountersReplace::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CountersReplace::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
}

void CountersReplace::preview()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_changes.clear();
    const Qt::CaseSensitivity capitals = m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const QString wanted = m_find->text();
    const int only = m_column->currentData().toInt();
    const bool search = !wanted.isEmpty() || (m_whole->isChecked() && only >= 0);
    int refused = 0;
    for (int row = 0; search && row < m_counters.rowCount(); ++row) {
        const model::Atom counter = m_counters.counterAt(m_counters.index(row, 0));
        for (const int column : m_shown) {
            const auto value = m_counters.valueColumn(column);
            const QModelIndex cell = m_counters.index(row, column);
            if (!counter || !value || (only >= 0 && only != column)
                || !cell.flags().testFlag(Qt::ItemIsEditable))
                continue;
            const QString now = cell.data(Qt::EditRole).toString();
            const bool hit =
                m_whole->isChecked() ? now.compare(wanted, capitals) == 0 : now.contains(wanted, capitals);
            if (!hit || static_cast<int>(m_changes.size()) >= kPreviewed)
                continue;
            QString then = m_replace->text();
            if (!m_whole->isChecked())
                then = QString(now).replace(wanted, m_replace->text(), capitals);
            const QString problem = valueProblem(*value, utf8(then), m_counters.document().package(),
                                                 m_counters.document().ruleset());
            auto* item = new QTreeWidgetItem(m_list,
                                             {m_counters.index(row, 0).data().toString(),
                                              m_counters.headerData(column, Qt::Horizontal).toString(), now,
                                              problem.isEmpty() ? then : problem});
            item->setIcon(0, m_counters.index(row, 0).data(Qt::DecorationRole).value<QPixmap>());
            item->setDisabled(!problem.isEmpty());
            item->setCheckState(0, problem.isEmpty() ? Qt::Checked : Qt::Unchecked);
            refused += problem.isEmpty() ? 0 : 1;
            m_changes.push_back({.counter = counter, .column = column, .value = utf8(then)});
        }
    }
    const auto found = static_cast<int>(m_changes.size());
    m_message->setText(!search ? tr("Type what shall be found. Nothing changes before you press Replace.")
                           : found == 0 ? tr("Nothing is found in the listed counters.")
                           : refused > 0
                           ? tr("%n of them cannot be: the last column says why.", nullptr, refused)
                           : found == kPreviewed
                           ? tr("The first %n places; replace them, then look for more.", nullptr, found)
                           : QString());
    updateButton();
}

void CountersReplace::updateButton()
{
    int ticked = 0;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        ticked += m_list->topLevelItem(row)->checkState(0) == Qt::Checked ? 1 : 0;
    m_button->setText(ticked > 0 ? tr("Replace %n", nullptr, ticked) : tr("Replace"));
    m_button->setEnabled(ticked > 0);
}

void CountersReplace::accept()
{
    std::vector<CountersModel::CellChange> ticked;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        if (m_list->topLevelItem(row)->checkState(0) == Qt::Checked)
            ticked.push_back(m_changes[static_cast<std::size_t>(row)]);
    const QString refusal =
        m_counters.change(ticked, "counters.replace", {utf8(m_find->text()), utf8(m_replace->text())});
    if (refusal.isEmpty())
        QDialog::accept();
    else
        m_message->setText(refusal);
}

} // namespace editor
