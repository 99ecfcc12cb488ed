#include "app/linksdialog.h"

#include "editor/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <set>

namespace app {

LinksDialog::LinksDialog(const model::Package& package, QWidget* parent)
    : QDialog(parent)
    , m_package(package)
    , m_map(new QComboBox)
    , m_table(new QTableWidget(0, 3))
    , m_problem(new QLabel)
{
    setWindowTitle(tr("Links of a Map"));
    m_map->setObjectName(QStringLiteral("linksMap"));
    m_table->setObjectName(QStringLiteral("linksTable"));
    m_problem->setObjectName(QStringLiteral("linksProblem"));
    m_problem->setWordWrap(true);
    for (const auto& [key, map] : package.all<model::Map>())
        m_map->addItem(map.name.empty() ? editor::qs(key.id) : editor::qs(map.name), editor::qs(key.id));
    m_table->setHorizontalHeaderLabels({tr("Hex"), tr("Touches hex"), tr("Kind")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    auto* add = new QPushButton(tr("&Add Link"));
    add->setObjectName(QStringLiteral("linksAdd"));
    auto* remove = new QPushButton(tr("&Remove Link"));
    remove->setObjectName(QStringLiteral("linksRemove"));
    for (QPushButton* button : {add, remove})
        button->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow();
        check();
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->currentItem());
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        m_table->removeRow(m_table->currentRow());
        check();
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* words = new QLabel(
        tr("Hexes that touch although they are no neighbours on paper: those of an inset and of the "
           "map around it, ports, the ends of a ferry. The kind may stay empty; “mega-hex” means that "
           "the first hex lies within the second one."));
    words->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(m_map);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    resize(460, 480);
    connect(m_map, &QComboBox::currentIndexChanged, this, &LinksDialog::chooseMap);
    connect(m_table, &QTableWidget::cellChanged, this, &LinksDialog::check);
    chooseMap();
}

model::Atom LinksDialog::map() const
{
    return editor::atomOf(m_map->currentData().toString());
}

void LinksDialog::chooseMap()
{
    m_table->setRowCount(0);
    for (const auto& [key, link] : m_package.all<model::Link>().in(map())) {
        addRow(editor::qs(link.from), editor::qs(link.to), editor::qs(link.kind));
        m_table->item(m_table->rowCount() - 1, 0)->setData(Qt::UserRole, editor::qs(key.id));
    }
    check();
}

void LinksDialog::addRow(const QString& from, const QString& to, const QString& kind)
{
    const QSignalBlocker quiet(m_table);
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    int column = 0;
    for (const QString& text : {from, to, kind})
        m_table->setItem(row, column++, new QTableWidgetItem(text));
}

void LinksDialog::check()
{
    QString problem;
    for (int row = 0; row < m_table->rowCount() && problem.isEmpty(); ++row)
        for (int column = 0; column < 2 && problem.isEmpty(); ++column) {
            const QString number = m_table->item(row, column)->text().trimmed();
            if (number.isEmpty())
                problem = tr("Row %1: a hex is missing.").arg(row + 1);
            else if (!model::exists(m_package.atlas().find(editor::utf8(number))))
                problem = tr("Row %1: no map has a hex %2.").arg(row + 1).arg(number);
        }
    m_problem->setText(problem);
    m_ok->setEnabled(problem.isEmpty());
}

model::Transaction LinksDialog::transaction() const
{
    model::Transaction transaction{
        .label = "map.links", .arguments = {editor::utf8(m_map->currentText())}, .edits = {}};
    std::set<std::string> used;
    for (const auto& [key, link] : m_package.all<model::Link>().in(map()))
        used.emplace(key.id.text());
    std::set<std::string> kept;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto text = [&](int column) {
            return editor::atomOf(m_table->item(row, column)->text().trimmed());
        };
        const model::Atom id = editor::atomOf(m_table->item(row, 0)->data(Qt::UserRole).toString());
        const model::Link* old = id ? m_package.find<model::Link>({.scope = map(), .id = id}) : nullptr;
        model::Link link = old ? *old : model::Link();
        link.from = text(0);
        link.to = text(1);
        link.kind = text(2);
        for (int n = 1; !link.id; ++n)
            if (const std::string free = "link-" + std::to_string(n); used.insert(free).second)
                link.id = model::Atom(free);
        kept.emplace(link.id.text());
        if (!old || *old != link)
            transaction.edits.push_back(model::put(std::move(link), map()));
    }
    for (const auto& [key, link] : m_package.all<model::Link>().in(map()))
        if (!kept.contains(std::string(key.id.text())))
            transaction.edits.push_back(model::erase<model::Link>(key));
    return transaction;
}

} // namespace app
