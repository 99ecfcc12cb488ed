#include "editor/panels/table/tablespanel.h"

#include "editor/document/document.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/flowlayout.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/roomsplitter.h"
#include "editor/panels/table/tablegrid.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

TablesPanel::TablesPanel(Document& document, model::RecordKind kind, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new TableGridModel(document, this))
    , m_modifiers(new TableModifiersModel(document, this))
    , m_gridView(new QTableView)
    , m_modifiersView(new QTableView)
    , m_verdict(new QLabel)
{
    const bool weather = kind == model::kindOf<model::WeatherTable>;
    setObjectName(weather ? QStringLiteral("weatherTablesPanel") : QStringLiteral("tablesPanel"));
    std::vector<RecordColumn> columns{{"title", 24},    {"id", 14},    {"kind", 12},    {"die", 7},
                                      {"monotonic", 9}, {"source", 9}, {"citation", 9}, {"legend", 24}};
    // Where each turn has a table of its own.
    if (weather)
        columns.insert(columns.begin() + 1, {"turn", 7});
    m_tables = new RecordList(
        new RecordsModel(document, kind, std::move(columns)),
        weather ? QStringLiteral("WeatherTables") : QStringLiteral("Tables"), tr("Add Table"),
        weather ? tr("No weather tables yet. Add one with a column for each climate and a row for each roll.")
                : tr("No tables yet. Add any chart of the game: results, replacements, attrition, "
                     "coordination …"));
    m_tables->setMake([this, kind]() -> std::optional<model::Edit> {
        auto edit = newRecord(m_document, kind);
        const auto fill = [](auto& table) {
            table.die = "1d6";
            table.source = model::Atom("designer");
            model::TableColumn column;
            column.id = model::Atom("result");
            column.title = utf8Title();
            table.columns.push_back(std::move(column));
            for (int roll = 1; roll <= 6; ++roll) {
                model::TableRow row;
                row.id = model::Atom("row-" + std::to_string(roll));
                row.on = std::to_string(roll);
                row.cells = {std::string()};
                table.rows.push_back(std::move(row));
            }
        };
        if (edit && kind == model::kindOf<model::WeatherTable>)
            fill(*edit->as<model::Put<model::WeatherTable>>()->value);
        else if (edit)
            fill(*edit->as<model::Put<model::Table>>()->value);
        return edit;
    });

    m_gridView->setObjectName(objectName() + QStringLiteral("Grid"));
    m_gridView->setModel(m_grid);
    m_gridView->horizontalHeader()->hide();
    m_gridView->verticalHeader()->hide();
    m_gridView->horizontalHeader()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 16);
    m_gridView->setFrameShape(QFrame::NoFrame);
    m_gridView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                                | QAbstractItemView::AnyKeyPressed);
    new EmptyState(m_gridView, QStringLiteral("table"),
                   tr("Select a table above to see and change its cells."));
    m_modifiersView->setModel(m_modifiers);
    m_modifiersView->verticalHeader()->hide();
    m_modifiersView->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_modifiersView->setFrameShape(QFrame::NoFrame);
    m_verdict->setObjectName(QStringLiteral("tableVerdict"));
    m_verdict->setContentsMargins(6, 2, 6, 2);

    auto* line = new FlowLayout;
    line->setContentsMargins(6, 2, 6, 2);
    const auto current = [this] { return m_gridView->currentIndex(); };
    const QList<QAction*> actions{
        makeAction(QStringLiteral("addTableRow"), tr("Add Row"), tr("Add a row below the current one"),
                   [this, current] { m_grid->addRow(current().isValid() ? current().row() : 1'000'000); }),
        makeAction(
            QStringLiteral("addTableColumn"), tr("Add Column"), tr("Add a column right of the current one"),
            [this, current] { m_grid->addColumn(current().isValid() ? current().column() : 1'000'000); }),
        makeAction(QStringLiteral("removeTableRow"), tr("Remove Row"), tr("Remove the current row"),
                   [this, current] { m_grid->removeRow(current().row()); }),
        makeAction(QStringLiteral("removeTableColumn"), tr("Remove Column"), tr("Remove the current column"),
                   [this, current] { m_grid->removeColumn(current().column()); }),
        makeAction(QStringLiteral("addTableModifier"), tr("Add Modifier"), tr("Add a modifier of the roll"),
                   [this] { m_modifiers->add(); }),
        makeAction(QStringLiteral("removeTableModifier"), tr("Remove Modifier"),
                   tr("Remove the current modifier"),
                   [this] { m_modifiers->remove(m_modifiersView->currentIndex().row()); })};
    for (QAction* each : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(each);
        button->setAutoRaise(true);
        line->addWidget(button);
    }

    constexpr int kSideBySide = 560;
    auto* cells = new RoomSplitter(kSideBySide);
    cells->addWidget(m_gridView);
    cells->addWidget(m_modifiersView);
    cells->setStretchFactor(0, 3);
    cells->setStretchFactor(1, 1);
    auto* below = new QWidget;
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    belowLayout->setSpacing(0);
    belowLayout->addLayout(line);
    belowLayout->addWidget(cells, 1);
    belowLayout->addWidget(m_verdict);
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(m_tables);
    split->addWidget(below);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(m_tables->view()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TablesPanel::follow);
    connect(m_tables->records(), &QAbstractItemModel::modelReset, this, &TablesPanel::follow);
    connect(m_tables->records(), &QAbstractItemModel::rowsRemoved, this, &TablesPanel::follow);
    connect(m_tables->records(), &QAbstractItemModel::dataChanged, this, &TablesPanel::follow);
    follow();
}

TablesPanel::~TablesPanel()
{
    finishEditing(*this);
}

std::string TablesPanel::utf8Title()
{
    return tr("Result").toStdString();
}

QAction* TablesPanel::makeAction(const QString& name, const QString& text, const QString& tip, auto slot)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

QAction* TablesPanel::action(const QString& name) const
{
    return findChild<QAction*>(name);
}

void TablesPanel::follow()
{
    const QModelIndex row = m_tables->view()->currentIndex();
    const model::Subject table = row.isValid() && row.row() < m_tables->records()->rowCount()
        ? m_tables->records()->subjectAt(row.row())
        : model::Subject();
    if (!(table == m_grid->table())) {
        m_grid->setTable(table);
        m_modifiers->setTable(table);
    }
    const bool any = m_grid->hasTable();
    for (QAction* each : actions())
        each->setEnabled(any);
    const auto faults = static_cast<int>(m_grid->faults().size());
    m_verdict->setText(!any ? QString()
                           : faults == 0
                           ? tr("Complete: every roll is covered exactly once and every cell is filled.")
                           : tr("%n fault(s): see the marked cells.", nullptr, faults));
}

} // namespace editor
