#include "editor/panels/gazetteerpanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/gazetteermodel.h"
#include "editor/text/text.h"
#include "rules/fixes/similar.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

GazetteerPanel::GazetteerPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new GazetteerModel(document, this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit)
    , m_view(new QTreeView)
    , m_suggestions(new QLabel)
{
    setObjectName(QStringLiteral("gazetteerPanel"));
    m_shown->setSourceModel(m_model);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setSortLocaleAware(true);
    m_search->setObjectName(QStringLiteral("gazetteerSearch"));
    m_search->setPlaceholderText(tr("Search for a name, kind or hex"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_view->setObjectName(QStringLiteral("gazetteerView"));
    m_view->setModel(m_shown);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(GazetteerModel::Name, Qt::AscendingOrder);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->header()->setStretchLastSection(true);
    m_view->setColumnWidth(GazetteerModel::Name, 130);
    m_view->setColumnWidth(GazetteerModel::Hex, 60);
    m_suggestions->setObjectName(QStringLiteral("gazetteerSuggestions"));
    m_suggestions->setWordWrap(true);
    m_suggestions->setContentsMargins(6, 2, 6, 4);
    m_suggestions->setTextFormat(Qt::RichText);
    m_suggestions->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_empty = new EmptyState(m_view, QStringLiteral("place"), QString());

    connect(m_search, &QLineEdit::textChanged, this, &GazetteerPanel::find);
    connect(m_view, &QTreeView::clicked, this, &GazetteerPanel::goTo);
    connect(m_view, &QTreeView::activated, this, &GazetteerPanel::goTo);
    connect(m_suggestions, &QLabel::linkActivated, m_search, &QLineEdit::setText);
    connect(document.selection(), &Selection::changed, this, &GazetteerPanel::follow);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(6, 6, 6, 4);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_suggestions);
    layout->addWidget(m_view, 1);
    find();
    connect(m_model, &QAbstractItemModel::modelReset, this, &GazetteerPanel::find);
}

void GazetteerPanel::find()
{
    const QString text = m_search->text().trimmed();
    m_shown->setFilterFixedString(text);
    QStringList links;
    if (!text.isEmpty() && m_shown->rowCount() == 0) {
        std::vector<std::string> names;
        for (const auto& [key, place] : m_document.package().all<model::Place>()) {
            names.push_back(place.name);
            for (const QString& alias : qs(place.aliases).split(u';', Qt::SkipEmptyParts))
                names.push_back(utf8(alias.trimmed()));
        }
        for (const std::string& name : rules::nearWords(utf8(text), names))
            links << QStringLiteral("<a href=\"%1\">%1</a>").arg(qs(name).toHtmlEscaped());
    }
    m_suggestions->setText(links.isEmpty() ? QString()
                                           : tr("Did you mean %1?").arg(links.join(QStringLiteral(", "))));
    m_suggestions->setVisible(!links.isEmpty());
    m_empty->setText(QStringLiteral("place"),
                     m_model->rowCount() == 0 ? tr("No places yet. Make some with the place tool (P).")
                                              : tr("No place is called that."));
}

void GazetteerPanel::goTo(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const model::Key place = m_model->placeAt(m_shown->mapToSource(index).row());
    m_document.selection()->reveal(model::Subject::of<model::Place>(place), this);
}

void GazetteerPanel::follow()
{
    const model::Subject current = m_document.selection()->current();
    if (!current.is<model::Place>())
        return;
    const int row = m_model->rowOf(current.key);
    if (row < 0)
        return;
    const QModelIndex index = m_shown->mapFromSource(m_model->index(row, 0));
    if (index.isValid())
        m_view->setCurrentIndex(index);
}

/// From the search line the arrow goes into the list, and Enter to the first place found.
bool GazetteerPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down) {
            m_view->setFocus();
            m_view->setCurrentIndex(m_shown->index(0, 0));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            goTo(m_shown->index(0, 0));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace editor
