#include "editor/panels/counterspanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/countersfilter.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/icons.h"
#include "editor/panels/roles.h"
#include "editor/panels/selectionsync.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

CountersPanel::CountersPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new CountersModel(document, this))
    , m_filter(new CountersFilter(this))
    , m_text(new QLineEdit)
    , m_unplaced(new QToolButton)
    , m_grouping(new QComboBox)
    , m_view(new QTreeView)
{
    setObjectName(QStringLiteral("countersPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_filter->setSourceModel(m_model);
    makeFilterLine();
    makeView();
    layout->addWidget(m_view);
    followFilter();
}

void CountersPanel::makeFilterLine()
{
    m_text->setObjectName(QStringLiteral("countersFilter"));
    m_text->setPlaceholderText(tr("Name, kind, nation, hex or “unplaced”"));
    m_text->setClearButtonEnabled(true);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        followFilter();
    });
    // From the line straight to the first hit, without the mouse.
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        QModelIndex first = m_filter->index(0, 0);
        if (m_filter->hasChildren(first))
            first = m_filter->index(0, 0, first);
        m_view->setFocus();
        m_view->setCurrentIndex(first);
    });

    m_unplaced->setText(tr("Unplaced"));
    m_unplaced->setCheckable(true);
    m_unplaced->setToolTip(tr("Show only counters that are not set up in this scenario"));
    connect(m_unplaced, &QToolButton::toggled, this, [this](bool on) {
        m_filter->setUnplacedOnly(on);
        followFilter();
    });

    m_grouping->addItem(tr("By sheet"), QVariant::fromValue(CountersModel::Grouping::Sheet));
    m_grouping->addItem(tr("By nation"), QVariant::fromValue(CountersModel::Grouping::Nation));
    m_grouping->addItem(tr("All in one"), QVariant::fromValue(CountersModel::Grouping::None));
    m_grouping->setToolTip(tr("How the counters are grouped"));
    connect(m_grouping, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setGrouping(m_grouping->currentData().value<CountersModel::Grouping>()); });

    auto* options = new QHBoxLayout;
    options->addWidget(m_grouping, 1);
    options->addWidget(m_unplaced);
    auto* lines = new QVBoxLayout;
    lines->setContentsMargins(6, 4, 6, 4);
    lines->setSpacing(4);
    lines->addWidget(m_text);
    lines->addLayout(options);
    static_cast<QVBoxLayout*>(layout())->addLayout(lines);
}

void CountersPanel::makeView()
{
    m_view->setObjectName(QStringLiteral("countersView"));
    m_view->setModel(m_filter);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setIconSize(QSize(28, 28));
    m_view->setIndentation(12);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(CountersModel::NameColumn, Qt::AscendingOrder);
    m_view->header()->setStretchLastSection(true);
    const int width = m_view->fontMetrics().averageCharWidth();
    m_view->header()->resizeSection(CountersModel::NameColumn, width * 22);
    m_view->header()->resizeSection(CountersModel::KindColumn, width * 13);
    m_view->header()->resizeSection(CountersModel::NationColumn, width * 11);
    m_view->header()->resizeSection(CountersModel::FactorsColumn, width * 9);
    m_view->header()->moveSection(CountersModel::WhereColumn, 1);
    m_view->header()->resizeSection(CountersModel::WhereColumn, width * 9);
    m_empty = new EmptyState(m_view, QStringLiteral("counters"), {});

    new SelectionSync(m_view, m_document.selection(), [this](const model::Subject& subject) {
        return m_filter->mapFromSource(m_model->indexOf(subject));
    });
    connect(m_view, &QTreeView::activated, this, &CountersPanel::reveal);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &CountersPanel::showGroups);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent) {
        if (!parent.isValid())
            showGroups();
    });
}

void CountersPanel::followFilter()
{
    m_empty->setText(m_filter->isActive() ? QStringLiteral("find") : QStringLiteral("counters"),
                     m_filter->isActive() ? tr("No counter matches the filter.")
                                          : tr("This game has no counters yet."));
    showGroups();
}

/// Open, and with their names across all columns.
void CountersPanel::showGroups()
{
    m_view->expandAll();
    for (int row = 0; row < m_filter->rowCount(); ++row)
        m_view->setFirstColumnSpanned(row, {}, m_model->grouping() != CountersModel::Grouping::None);
}

void CountersPanel::reveal(const QModelIndex& index)
{
    const auto subject = index.siblingAtColumn(0).data(SubjectRole).value<model::Subject>();
    if (subject.kind == model::Subject::Kind::None)
        return;
    const model::Atom unit = m_model->unitOf(subject.key.id);
    if (unit)
        m_document.selection()->reveal(
            model::Subject::of<model::Unit>({.scope = m_document.scenario(), .id = unit}), m_view);
    else
        m_document.selection()->reveal(subject, m_view);
}

} // namespace editor
