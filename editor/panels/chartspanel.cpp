#include "editor/panels/chartspanel.h"

#include "editor/panels/chartsmodel.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

ChartsPanel::ChartsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_model(new ChartsModel(document, this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_text(new QLineEdit)
    , m_view(new QTreeView)
    , m_reset(new QAction(icon(QStringLiteral("revert")), tr("Back to the Ruleset's"), this))
{
    setObjectName(QStringLiteral("chartsPanel"));
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setObjectName(QStringLiteral("chartsView"));
    m_view->setModel(m_filter);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    const int width = m_view->fontMetrics().averageCharWidth();
    m_view->header()->resizeSection(ChartsModel::NameColumn, width * 44);
    m_view->header()->resizeSection(ChartsModel::ValueColumn, width * 18);
    m_view->header()->resizeSection(ChartsModel::SourceColumn, width * 16);
    m_empty = new EmptyState(m_view, QStringLiteral("charts"), tr("The rules of this game have no charts."));

    m_text->setObjectName(QStringLiteral("chartsFilter"));
    m_text->setPlaceholderText(tr("Filter by terrain, value, source or section"));
    m_text->setClearButtonEnabled(true);
    connect(m_text, &QLineEdit::textChanged, this, &ChartsPanel::filter);
    m_reset->setObjectName(QStringLiteral("resetCharts"));
    m_reset->setToolTip(tr("Take your own values away and go back to those of the ruleset (Del)"));
    m_reset->setShortcut(Qt::Key_Delete);
    m_reset->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(m_reset);
    connect(m_reset, &QAction::triggered, this, [this] {
        QModelIndexList rows;
        for (const QModelIndex& row : m_view->selectionModel()->selectedRows())
            rows << m_filter->mapToSource(row);
        m_model->reset(rows);
    });
    auto* button = new QToolButton;
    button->setDefaultAction(m_reset);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 4, 6, 4);
    line->addWidget(m_text, 1);
    line->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(m_view);

    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChartsPanel::updateActions);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ChartsPanel::updateActions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ChartsPanel::updateActions);
    updateActions();
}

void ChartsPanel::updateActions()
{
    bool any = false;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows())
        any |= m_model->isOwn(m_filter->mapToSource(row));
    m_reset->setEnabled(any);
}

void ChartsPanel::filter()
{
    m_filter->setFilterFixedString(m_text->text().trimmed());
    m_empty->setText(QStringLiteral("charts"),
                     m_text->text().isEmpty() ? tr("The rules of this game have no charts.")
                                              : tr("No value matches the filter."));
    if (!m_text->text().isEmpty())
        m_view->expandAll();
}

} // namespace editor
