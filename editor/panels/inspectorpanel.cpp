#include "editor/panels/inspectorpanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/propertydelegate.h"
#include "editor/panels/propertymodel.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

namespace {

/// The counter that a subject is or shows.
const model::Counter* counterOf(const model::Subject& subject, const model::Package& package)
{
    if (subject.is<model::Counter>())
        return package.find<model::Counter>(subject.key);
    if (!subject.is<model::Unit>())
        return nullptr;
    const auto* unit = package.find<model::Unit>(subject.key);
    return unit ? package.find<model::Counter>(unit->counter) : nullptr;
}

QString describe(const model::Subject& subject, const Document& document)
{
    const model::Package& package = document.package();
    if (const model::Counter* counter = counterOf(subject, package)) {
        const model::CounterFace face(package, counter->id);
        const auto* nation = package.find<model::Nation>(face.nation());
        const QString kind = termName(document.ruleset(), rules::Category::CounterKind, face.kind());
        return nation ? QStringLiteral("%1 · %2").arg(kind, qs(nation->name)) : kind;
    }
    if (subject.kind == model::Subject::Kind::Record)
        return kindName(subject.record);
    const model::HexIndex hex = package.atlas().find(subject.hex);
    if (!exists(hex))
        return {};
    return termNames(document.ruleset(), rules::Category::Terrain, package.terrain(hex));
}

} // namespace

InspectorPanel::InspectorPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new PropertyModel(document, this))
    , m_head(new QWidget)
    , m_pictures{new QLabel, new QLabel}
    , m_title(new QLabel)
    , m_subtitle(new QLabel)
    , m_file(new QLabel)
    , m_view(new QTreeView)
{
    setObjectName(QStringLiteral("inspectorPanel"));
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    m_title->setFont(bold);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_file->setForegroundRole(QPalette::PlaceholderText);
    m_file->setToolTip(tr("The file of the package that this is kept in"));
    for (QLabel* label : {m_title, m_subtitle, m_file}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    words->addWidget(m_file);
    words->addStretch();
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(8, 8, 8, 8);
    head->addLayout(words, 1);
    for (QLabel* picture : m_pictures)
        head->addWidget(picture, 0, Qt::AlignTop);

    m_view->setObjectName(QStringLiteral("inspectorView"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PropertyDelegate(document, this));
    m_view->setHeaderHidden(true);
    m_view->setIndentation(12);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::CurrentChanged | QAbstractItemView::SelectedClicked
                            | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(true);
    m_view->header()->setStretchLastSection(true);
    m_view->header()->resizeSection(0, 140);
    m_empty = new EmptyState(m_view, QStringLiteral("inspector"),
                             tr("Select a hex, a counter or a place to see and change what is known of it."));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_view, 1);

    connect(m_view, &QTreeView::activated, this, &InspectorPanel::activate);
    connect(m_model, &QAbstractItemModel::modelReset, this, &InspectorPanel::showHead);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &InspectorPanel::showHead);
    connect(m_model, &PropertyModel::refused, this, [this](const QModelIndex& index, const QString& why) {
        const QPoint below = m_view->visualRect(index).bottomLeft();
        QToolTip::showText(m_view->viewport()->mapToGlobal(below), why, m_view->viewport());
    });
    showHead();
}

void InspectorPanel::showHead()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        m_view->setFirstColumnSpanned(row, {}, true);
        m_view->expand(m_model->index(row, 0));
        for (int child = 0; child < m_model->rowCount(m_model->index(row, 0)); ++child)
            if (m_model->sections()[static_cast<std::size_t>(row)].targets.empty())
                m_view->setFirstColumnSpanned(child, m_model->index(row, 0), true);
    }
    const auto items = m_document.selection()->items();
    m_head->setVisible(!items.empty());
    if (items.empty())
        return;
    const model::Package& package = m_document.package();
    const model::Subject& subject = items.front();
    const bool several = items.size() > 1;
    m_title->setText(several ? tr("%n things selected", nullptr, static_cast<int>(items.size()))
                             : subjectName(subject, package));
    m_subtitle->setText(several ? tr("A change here applies to all of them.")
                                : describe(subject, m_document));
    m_file->setText(several ? QString() : qs(fileOf(package, subject)));
    m_file->setVisible(!several);

    const model::Counter* counter = several ? nullptr : counterOf(subject, package);
    const auto faces = counter ? facesOf(*counter, package) : std::vector<model::Atom>();
    for (std::size_t i = 0; i < 2; ++i) {
        QLabel* picture = m_pictures[i];
        picture->setVisible(i < faces.size());
        if (i >= faces.size())
            continue;
        picture->setPixmap(counterPicture(m_document, counter->id, faces[i], 56));
        picture->setToolTip(faceName(faces[i]));
    }
}

void InspectorPanel::activate(const QModelIndex& index)
{
    const QVariant link = index.data(SubjectRole);
    if (link.isValid())
        m_document.selection()->reveal(link.value<model::Subject>(), this);
}

} // namespace editor
