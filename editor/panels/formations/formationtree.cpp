#include "editor/panels/formations/formationtree.h"

#include "editor/canvas/countermime.h"
#include "editor/document/selection.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/roles.h"
#include "editor/panels/selectionsync.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QDropEvent>
#include <QMimeData>

namespace editor {

namespace {

using model::Atom;
using model::Counter;
using model::Formation;
using model::Subject;

Atom sideOf(const Document& document, Atom counter)
{
    static const Atom side("side");
    const Atom nation = model::CounterFace(document.package(), counter).nation();
    if (const auto* record = document.package().find<model::Nation>(nation); record && record->side)
        return record->side;
    const rules::Term* term = document.ruleset().find(rules::Category::Nation, nation);
    return term ? Atom(term->fields.text(side)) : Atom();
}

bool isBelow(const model::Package& package, Atom formation, Atom above)
{
    std::set<Atom, model::NaturalLess> seen;
    while (formation && seen.insert(formation).second) {
        if (formation == above)
            return true;
        const auto* record = package.find<Formation>(formation);
        formation = record ? record->parent : Atom();
    }
    return false;
}

Subject subjectAt(const QTreeWidgetItem* item)
{
    return item ? item->data(0, SubjectRole).value<Subject>() : Subject();
}

} // namespace

FormationTree::FormationTree(Document& document, QWidget* parent)
    : QTreeWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("formationTree"));
    setHeaderLabels({tr("Formation"), tr("Kind")});
    header()->resizeSection(0, fontMetrics().averageCharWidth() * 34);
    setIconSize(QSize(24, 24));
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(DragDrop);
    connect(&document, &Document::changed, this, &FormationTree::follow);
    connect(&document, &Document::replaced, this, &FormationTree::refresh);
    connect(this, &QTreeWidget::itemChanged, this, &FormationTree::rename);
    new SelectionSync(this, document.selection(),
                      [this](const Subject& subject) { return indexFromItem(itemOf(subject)); });
    refresh();
}

void FormationTree::refresh()
{
    m_filling = true;
    std::set<QString> closed;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if (!(*it)->isExpanded() && (*it)->childCount() > 0)
            closed.insert(qs(model::subjectText(subjectAt(*it))));
    const Subject current = subjectAt(currentItem());
    clear();
    const model::Package& package = m_document.package();
    std::map<Atom, QTreeWidgetItem*, model::NaturalLess> sides;
    std::map<Atom, QTreeWidgetItem*, model::NaturalLess> formations;
    const auto sideItem = [&](Atom id) {
        QTreeWidgetItem*& item = sides[id];
        if (!item) {
            item = new QTreeWidgetItem(this);
            const Subject subject = Subject::of<model::Side>({.scope = {}, .id = id});
            item->setData(0, SubjectRole, QVariant::fromValue(subject));
            item->setText(0,
                          package.find<model::Side>(id) ? subjectName(subject, package)
                              : id                      ? qs(id)
                                                        : tr("No side"));
            QFont bold = font();
            bold.setBold(true);
            item->setFont(0, bold);
            item->setSizeHint(0, QSize(0, 28)); // all rows are as high as the first, which has no picture
        }
        return item;
    };
    for (const auto& [key, side] : package.all<model::Side>())
        sideItem(key.id);
    const std::function<QTreeWidgetItem*(Atom)> formationItem = [&](Atom id) -> QTreeWidgetItem* {
        if (const auto known = formations.find(id); known != formations.end())
            return known->second;
        const auto* record = package.find<Formation>(id);
        if (!record)
            return nullptr;
        formations[id] = nullptr; // formations that are below each other hang nowhere else than at their side
        QTreeWidgetItem* above = record->parent ? formationItem(record->parent) : nullptr;
        auto* item = new QTreeWidgetItem(above ? above : sideItem(record->side));
        item->setData(0, SubjectRole, QVariant::fromValue(Subject::of<Formation>({.scope = {}, .id = id})));
        item->setText(0, record->name.empty() ? qs(id) : qs(record->name));
        item->setText(1, tr("Formation"));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (const QColor colour(qs(record->colour)); colour.isValid()) {
            QPixmap swatch(16, 16);
            swatch.fill(colour);
            item->setIcon(0, QIcon(swatch));
        }
        return formations[id] = item;
    };
    for (const auto& [key, formation] : package.all<Formation>())
        formationItem(key.id);
    for (const auto& [key, counter] : package.all<Counter>()) {
        QTreeWidgetItem* above = formationItem(counter.formation);
        auto* item = new QTreeWidgetItem(above ? above : sideItem(sideOf(m_document, key.id)));
        item->setData(0, SubjectRole, QVariant::fromValue(Subject::of<Counter>(key)));
        item->setText(0, counterName(counter));
        item->setIcon(0, counterPicture(m_document, key.id, {}, 24));
        item->setText(1,
                      termName(m_document.ruleset(), rules::Category::CounterKind,
                               model::CounterFace(package, key.id).kind()));
    }
    expandAll();
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if (closed.contains(qs(model::subjectText(subjectAt(*it)))))
            (*it)->setExpanded(false);
    if (QTreeWidgetItem* item = itemOf(current))
        setCurrentItem(item, 0, QItemSelectionModel::NoUpdate);
    m_filling = false;
}

void FormationTree::follow(const model::ChangeSet& change)
{
    if (change.touches<Counter>() || change.touches<Formation>() || change.touches<model::Side>()
        || change.touches<model::Nation>() || change.touches<model::CounterType>())
        refresh();
}

QTreeWidgetItem* FormationTree::itemOf(const Subject& subject) const
{
    if (subject.kind == Subject::Kind::Record)
        for (QTreeWidgetItemIterator it(const_cast<FormationTree*>(this)); *it; ++it)
            if (subjectAt(*it) == subject)
                return *it;
    return nullptr;
}

bool FormationTree::put(const std::vector<Subject>& what, const Subject& under)
{
    const model::Package& package = m_document.package();
    const auto* target = under.is<Formation>() ? package.find<Formation>(under.key) : nullptr;
    if (!target && !under.is<model::Side>())
        return false;
    model::Transaction change{.label = "formation.move"};
    for (const Subject& subject : what) {
        change.arguments = {utf8(subjectName(subject, package)), utf8(subjectName(under, package))};
        if (const auto* counter = subject.is<Counter>() ? package.find<Counter>(subject.key) : nullptr) {
            Counter moved = *counter;
            moved.formation = target ? target->id : Atom();
            if (!(moved == *counter))
                change.edits.push_back(model::put(std::move(moved)));
        } else if (const auto* formation =
                       subject.is<Formation>() ? package.find<Formation>(subject.key) : nullptr) {
            if (target && isBelow(package, target->id, formation->id)) {
                emit notice(tr("A formation cannot be below itself."));
                return false;
            }
            Formation moved = *formation;
            moved.parent = target ? target->id : Atom();
            moved.side = target ? target->side : under.key.id;
            if (!(moved == *formation))
                change.edits.push_back(model::put(std::move(moved)));
        }
    }
    if (change.empty())
        return false;
    m_document.perform(std::move(change));
    return true;
}

void FormationTree::add()
{
    const model::Package& package = m_document.package();
    if (package.all<model::Sheet>().empty())
        return emit notice(tr("Formations are kept with a counter sheet; make a counter first."));
    Subject under = subjectAt(currentItem());
    if (under.is<Counter>())
        under = subjectAt(currentItem()->parent());
    const auto* parent = under.is<Formation>() ? package.find<Formation>(under.key) : nullptr;
    Formation made;
    made.id = freeId<Formation>(package, {}, "formation");
    made.sheet = parent ? parent->sheet : package.all<model::Sheet>().begin()->first.id;
    made.parent = parent ? parent->id : Atom();
    made.side = parent ? parent->side : under.is<model::Side>() ? under.key.id : Atom();
    const Subject subject = Subject::of<Formation>({.scope = {}, .id = made.id});
    m_document.perform(
        {.label = "record.add", .arguments = {utf8(tr("Formation"))}, .edits = {model::put(made)}});
    if (QTreeWidgetItem* item = itemOf(subject)) {
        setCurrentItem(item);
        editItem(item);
    }
}

void FormationTree::rename(QTreeWidgetItem* item)
{
    const Subject subject = subjectAt(item);
    const auto* formation =
        subject.is<Formation>() ? m_document.package().find<Formation>(subject.key) : nullptr;
    if (m_filling || !formation)
        return;
    Formation changed = *formation;
    changed.name = utf8(item->text(0).trimmed());
    // The tree is filled anew, and the item that is being changed with it.
    QMetaObject::invokeMethod(
        this,
        [this, changed] {
            m_document.perform(
                {.label = "property", .arguments = {"name", changed.name}, .edits = {model::put(changed)}});
        },
        Qt::QueuedConnection);
}

std::vector<Subject> FormationTree::selectedSubjects() const
{
    std::vector<Subject> subjects;
    for (const QTreeWidgetItem* item : selectedItems())
        subjects.push_back(subjectAt(item));
    return subjects;
}

QStringList FormationTree::mimeTypes() const
{
    return {QString::fromLatin1(kCounterMime)};
}

QMimeData* FormationTree::mimeData(const QList<QTreeWidgetItem*>& items) const
{
    QStringList ids;
    for (const QTreeWidgetItem* item : items)
        if (const Subject subject = subjectAt(item); subject.is<Counter>())
            ids << qs(subject.key.id);
    auto* kept = new QMimeData;
    kept->setData(QString::fromLatin1(kCounterMime), ids.join(u'\n').toUtf8());
    return kept;
}

void FormationTree::dragMoveEvent(QDragMoveEvent* event)
{
    QTreeWidget::dragMoveEvent(event);
    const Subject under = subjectAt(itemAt(event->position().toPoint()));
    event->setAccepted(under.is<Formation>() || under.is<model::Side>());
}

void FormationTree::dropEvent(QDropEvent* event)
{
    std::vector<Subject> what;
    if (event->source() == this)
        what = selectedSubjects();
    else
        for (const Atom counter : countersIn(event->mimeData()))
            what.push_back(Subject::of<Counter>({.scope = {}, .id = counter}));
    const bool done = put(what, subjectAt(itemAt(event->position().toPoint())));
    event->setDropAction(Qt::CopyAction);
    event->setAccepted(done);
}

bool FormationTree::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
        if (auto* key = static_cast<QKeyEvent*>(event);
            key->matches(QKeySequence::Cut) || key->matches(QKeySequence::Paste)) {
            event->accept();
            return true;
        }
    return QTreeWidget::event(event);
}

void FormationTree::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Cut)) {
        m_cut = selectedSubjects();
        emit notice(tr("Select a formation or side and press Ctrl+V to put it there."));
    } else if (event->matches(QKeySequence::Paste)) {
        put(m_cut, subjectAt(currentItem()));
    } else {
        QTreeWidget::keyPressEvent(event);
    }
}

} // namespace editor
