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
#include "model/edit.h"

#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
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

/// An erratum of today without a source yet, on the counter that is inspected.
void addErratum(Document& document)
{
    const auto items = document.selection()->items();
    const auto* counter = items.size() == 1 ? counterOf(items.front(), document.package()) : nullptr;
    if (!counter)
        return;
    model::Counter changed = *counter;
    int number = 1;
    const auto taken = [&] {
        return std::ranges::contains(changed.errata, model::Atom("e" + std::to_string(number)),
                                     &model::Erratum::id);
    };
    while (taken())
        ++number;
    model::Erratum erratum;
    erratum.id = model::Atom("e" + std::to_string(number));
    erratum.date = utf8(QDate::currentDate().toString(Qt::ISODate));
    erratum.status = model::Atom("open");
    changed.errata.push_back(std::move(erratum));
    document.perform({.label = "erratum.add",
                      .arguments = {utf8(counterName(changed))},
                      .edits = {model::put(std::move(changed))}});
}

void removeErratum(Document& document, const Target& target)
{
    const auto* counter = document.package().find<model::Counter>(target.subject.key);
    if (!counter)
        return;
    model::Counter changed = *counter;
    std::erase_if(changed.errata,
                  [&](const model::Erratum& erratum) { return erratum.id == target.erratum; });
    document.perform({.label = "erratum.remove", .arguments = {}, .edits = {model::put(std::move(changed))}});
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
    auto* erratum = new QToolButton;
    erratum->setObjectName(QStringLiteral("addErratum"));
    erratum->setText(tr("Add Erratum"));
    erratum->setToolTip(
        tr("Note a correction of this counter: its source, the reason and what became of it"));
    connect(erratum, &QToolButton::clicked, this, [this] { addErratum(m_document); });
    words->addWidget(erratum, 0, Qt::AlignLeft);
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
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        const QModelIndex index = m_view->indexAt(at);
        const QModelIndex section = index.parent().isValid() ? index.parent() : index;
        if (!section.isValid())
            return;
        const auto& targets = m_model->sections()[static_cast<std::size_t>(section.row())].targets;
        if (targets.empty() || !targets.front().erratum)
            return;
        const Target target = targets.front();
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        QAction* remove = menu->addAction(tr("Remove This Erratum"));
        remove->setObjectName(QStringLiteral("removeErratum"));
        connect(remove, &QAction::triggered, this, [this, target] { removeErratum(m_document, target); });
        menu->popup(m_view->viewport()->mapToGlobal(at));
    });
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
    m_head->findChild<QToolButton*>(QStringLiteral("addErratum"))->setVisible(counter != nullptr);
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
