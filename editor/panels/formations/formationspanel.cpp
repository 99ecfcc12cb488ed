#include "editor/panels/formations/formationspanel.h"

#include "editor/document/selection.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/formations/formationtree.h"
#include "editor/panels/formations/ledgermodel.h"
#include "editor/panels/icons.h"
#include "editor/panels/roles.h"
#include "editor/panels/selectionsync.h"

#include <QTabWidget>

namespace editor {
namespace {

/// A list below the control that belongs to it.
QWidget* pageOf(QWidget* control, QWidget* list)
{
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 4, 6, 4);
    line->addWidget(control);
    line->addStretch();
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(list);
    return page;
}

} // namespace

FormationsPanel::FormationsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tree(new FormationTree(document))
    , m_ledger(new LedgerModel(document, this))
    , m_view(new QTreeView)
    , m_shown(new QComboBox)
{
    setObjectName(QStringLiteral("formationsPanel"));
    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(makeFormations(), tr("Formations"));
    tabs->addTab(makeLedger(), tr("Countermix"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs);
}

QWidget* FormationsPanel::makeFormations()
{
    auto* add = new QAction(icon(QStringLiteral("add")), tr("New Formation"), this);
    add->setObjectName(QStringLiteral("addFormation"));
    add->setToolTip(tr("Add a formation under the selected one (Ins)"));
    add->setShortcut(QKeySequence(Qt::Key_Insert));
    add->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(add);
    m_tree->setToolTip(tr("Drag counters and formations onto a formation or side; or Ctrl+X and Ctrl+V"));
    connect(add, &QAction::triggered, m_tree, &FormationTree::add);
    connect(m_tree, &FormationTree::notice, this, &FormationsPanel::notice);
    connect(m_tree, &QTreeView::activated, this,
            [this](const QModelIndex& index) { goTo(index.siblingAtColumn(0)); });
    new EmptyState(m_tree, QStringLiteral("group"),
                   tr("This game has no sides, formations or counters yet."));
    auto* button = new QToolButton;
    button->setDefaultAction(add);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return pageOf(button, m_tree);
}

QWidget* FormationsPanel::makeLedger()
{
    using Show = LedgerModel::Show;
    m_shown->setObjectName(QStringLiteral("ledgerShown"));
    m_shown->addItem(tr("All counters"), QVariant::fromValue(Show::All));
    m_shown->addItem(tr("Unused in every scenario"), QVariant::fromValue(Show::Unused));
    m_shown->addItem(tr("Used twice in a scenario"), QVariant::fromValue(Show::Twice));
    m_shown->addItem(tr("Over the limit"), QVariant::fromValue(Show::OverLimit));
    m_shown->setToolTip(tr("Which counters are listed"));
    connect(m_shown, &QComboBox::currentIndexChanged, this,
            [this] { m_ledger->setShow(m_shown->currentData().value<Show>()); });
    m_view->setObjectName(QStringLiteral("ledgerView"));
    m_view->setModel(m_ledger);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIconSize(QSize(24, 24));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    const int width = fontMetrics().averageCharWidth();
    m_view->header()->resizeSection(LedgerModel::CounterColumn, width * 30);
    for (int column = LedgerModel::PrintedColumn; column < LedgerModel::StateColumn; ++column)
        m_view->header()->resizeSection(column, width * 14);
    new EmptyState(m_view, QStringLiteral("ok"), tr("No counter is like this."));
    new SelectionSync(m_view, m_document.selection(),
                      [this](const model::Subject& subject) { return m_ledger->indexOf(subject); });
    connect(m_view, &QTreeView::activated, this, &FormationsPanel::goTo);
    return pageOf(m_shown, m_view);
}

/// A use of another scenario shows that scenario first.
void FormationsPanel::goTo(const QModelIndex& index)
{
    const auto subject = index.siblingAtColumn(0).data(SubjectRole).value<model::Subject>();
    if (subject.kind == model::Subject::Kind::None)
        return;
    if (index.model() == m_ledger && m_ledger->useAt(index) && subject.key.scope != m_document.scenario())
        m_document.setScenario(subject.key.scope);
    m_document.selection()->reveal(subject, nullptr);
}

} // namespace editor
