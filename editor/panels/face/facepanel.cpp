#include "editor/panels/face/facepanel.h"

#include "editor/document/document.h"
#include "editor/document/packageplace.h"
#include "editor/document/selection.h"
#include "editor/paint/counterart.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/face/faceview.h"
#include "editor/panels/face/partform.h"
#include "editor/panels/icons.h"
#include "editor/panels/property.h"
#include "editor/text/text.h"
#include "model/counterface.h"
#include "model/edit.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {
namespace {

const model::Atom kBack("back");

QString partText(const FacePart& part)
{
    const QString what = part.kind == FacePart::Kind::Symbol ? FacePanel::tr("Unit symbol")
        : part.kind == FacePart::Kind::Fill                  ? FacePanel::tr("Area")
        : part.kind == FacePart::Kind::Art                   ? FacePanel::tr("Own picture")
                                                             : FacePanel::tr("Text");
    QString text = part.text.isEmpty() ? what : QStringLiteral("%1 %2").arg(what, part.text);
    if (part.kind == FacePart::Kind::Fill && !part.fill.isEmpty())
        text += u' ' + part.fill;
    if (!part.when.isEmpty())
        text += QStringLiteral("  [%1]").arg(part.when);
    return text;
}

/// What texts of faces can name.
QStringList fieldsOf(const rules::Ruleset& ruleset)
{
    QStringList fields{QStringLiteral("name"), QStringLiteral("formation"), QStringLiteral("size"),
                       QStringLiteral("factors"), QStringLiteral("nation-name")};
    for (const rules::Term& term : ruleset.terms(rules::Category::Field))
        fields << qs(term.id);
    fields.removeDuplicates();
    return fields;
}

} // namespace

FacePanel::FacePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new QLabel)
    , m_templates(new QComboBox)
    , m_parts(new QListWidget)
    , m_form(new PartForm)
    , m_view(new FaceView(document))
    , m_art(new QLabel)
    , m_chooseArt(new QPushButton(tr("Choose Picture…")))
    , m_removeArt(new QPushButton(tr("Remove Picture")))
    , m_note(new QLabel)
{
    setObjectName(QStringLiteral("facePanel"));
    m_templates->setObjectName(QStringLiteral("faceTemplates"));
    m_templates->setToolTip(tr("The layout that is worked on; those of a star are the package's own"));
    m_parts->setObjectName(QStringLiteral("faceParts"));
    m_parts->setToolTip(tr("What is printed, from the bottom to the top"));
    m_art->setObjectName(QStringLiteral("faceArt"));
    m_art->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("faceNote"));
    m_note->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_chooseArt->setObjectName(QStringLiteral("chooseArt"));
    m_removeArt->setObjectName(QStringLiteral("removeArt"));

    auto* tools = new QHBoxLayout;
    const auto edit = [this](auto how) { return [this, how] { how(); }; };
    const QList<QAction*> actions{
        makeAction(QStringLiteral("addPart"), QStringLiteral("add"), tr("Add Part"),
                   tr("Add a part above the current one"), edit([this] {
                       const int at = current() + 1;
                       change(
                           [&](FaceTemplate& face) {
                               FacePart part;
                               part.place = {0.3, 0.4, 0.4, 0.2};
                               part.text = QStringLiteral("{name}");
                               face.parts.insert(face.parts.begin() + at, part);
                           },
                           at);
                   })),
        makeAction(QStringLiteral("removePart"), QStringLiteral("delete"), tr("Remove Part"),
                   tr("Remove the current part"), edit([this] {
                       const int at = current();
                       if (at >= 0)
                           change([&](FaceTemplate& face) { face.parts.erase(face.parts.begin() + at); },
                                  at - 1);
                   })),
        makeAction(QStringLiteral("raisePart"), {}, tr("Up"),
                   tr("Print the part later, over more of the others"), edit([this] {
                       const int at = current();
                       if (at >= 0 && at + 1 < m_parts->count())
                           change(
                               [&](FaceTemplate& face) {
                                   std::swap(face.parts[static_cast<std::size_t>(at)],
                                             face.parts[static_cast<std::size_t>(at) + 1]);
                               },
                               at + 1);
                   })),
        makeAction(QStringLiteral("lowerPart"), {}, tr("Down"),
                   tr("Print the part earlier, under more of the others"), edit([this] {
                       const int at = current();
                       if (at > 0)
                           change(
                               [&](FaceTemplate& face) {
                                   std::swap(face.parts[static_cast<std::size_t>(at)],
                                             face.parts[static_cast<std::size_t>(at) - 1]);
                               },
                               at - 1);
                   })),
        makeAction(QStringLiteral("resetFace"), QStringLiteral("revert"), tr("Game's Own"),
                   tr("Go back to the layout that comes with the game"), edit([this] { reset(); }))};
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        if (action->icon().isNull())
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        tools->addWidget(button);
    }
    tools->addStretch();

    auto* left = new QVBoxLayout;
    left->addWidget(m_title);
    left->addWidget(m_view, 1);
    auto* art = new QHBoxLayout;
    art->addWidget(m_art, 1);
    art->addWidget(m_chooseArt);
    art->addWidget(m_removeArt);
    left->addLayout(art);
    auto* middle = new QVBoxLayout;
    middle->addWidget(m_templates);
    middle->addLayout(tools);
    middle->addWidget(m_parts, 1);
    middle->addWidget(m_note);
    auto* right = new QVBoxLayout;
    right->addWidget(m_form);
    right->addStretch();
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(left, 3);
    layout->addLayout(middle, 2);
    layout->addLayout(right, 2);

    connect(m_templates, &QComboBox::activated, this, [this] {
        m_template = atomOf(m_templates->currentData().toString());
        if (const auto face = shown())
            m_turned = face->side == FaceTemplate::Side::Back
                || (face->side == FaceTemplate::Side::Both && m_turned);
        refresh();
    });
    connect(m_parts, &QListWidget::currentRowChanged, this, [this] {
        if (!m_filling)
            showPart();
    });
    connect(m_form, &PartForm::edited, this, [this](const FacePart& part) {
        const int at = current();
        if (at >= 0)
            change([&](FaceTemplate& face) { face.parts[static_cast<std::size_t>(at)] = part; }, at);
    });
    connect(m_view, &FaceView::picked, this, [this](int part, bool turned) {
        if (const auto face = templateFor(
                m_document.package(), model::CounterFace(m_document.package(), m_counter).kind(), turned)) {
            m_template = face->id;
            m_turned = turned;
            refresh();
            select(part);
        }
    });
    connect(m_view, &FaceView::dragStarted, this,
            [this] { m_document.beginGesture(tr("Move part of a face")); });
    connect(m_view, &FaceView::dragEnded, this, [this] {
        if (m_document.inGesture())
            m_document.endGesture();
    });
    connect(m_view, &FaceView::dragged, this, [this](const QRectF& place) {
        const int at = current();
        if (at >= 0)
            change([&](FaceTemplate& face) { face.parts[static_cast<std::size_t>(at)].place = place; }, at);
    });
    connect(m_chooseArt, &QPushButton::clicked, this, &FacePanel::askForPicture);
    connect(m_removeArt, &QPushButton::clicked, this, [this] { setArt({}); });
    connect(document.selection(), &Selection::changed, this, &FacePanel::follow);
    connect(&document, &Document::replaced, this, [this] {
        m_counter = m_template = {};
        follow();
    });
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Table>() || change.touches<model::Counter>()
            || change.touches<model::CounterType>() || change.touches<model::Nation>())
            refresh();
    });
    follow();
}

QAction* FacePanel::makeAction(const QString& name, const QString& picture, const QString& text,
                               const QString& tip, auto slot)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setToolTip(tip);
    if (!picture.isEmpty())
        action->setIcon(icon(picture));
    connect(action, &QAction::triggered, this, slot);
    return action;
}

/// The counter that is selected or lies selected on the map; otherwise the one shown before, or the first there is.
void FacePanel::follow()
{
    const model::Package& package = m_document.package();
    const model::Subject subject = m_document.selection()->current();
    model::Atom counter;
    bool turned = m_turned;
    if (subject.is<model::Counter>())
        counter = subject.key.id;
    else if (subject.is<model::Unit>())
        if (const auto* unit = package.find<model::Unit>(subject.key)) {
            counter = unit->counter;
            turned = unit->face == kBack;
        }
    if (!package.find<model::Counter>(counter))
        counter = package.find<model::Counter>(m_counter) ? m_counter : model::Atom();
    const auto& all = package.all<model::Counter>();
    if (!counter && !all.empty())
        counter = all.begin()->first.id;
    if (counter != m_counter || !m_template) {
        m_counter = counter;
        m_turned = turned;
        const auto face = templateFor(package, model::CounterFace(package, counter).kind(), m_turned);
        m_template = face ? face->id : model::Atom();
        m_form->setFields(fieldsOf(m_document.ruleset()));
    }
    refresh();
}

std::shared_ptr<const FaceTemplate> FacePanel::shown() const
{
    for (const auto& face : templatesOf(m_document.package()))
        if (face->id == m_template)
            return face;
    return nullptr;
}

void FacePanel::refresh()
{
    const model::Package& package = m_document.package();
    const int before = current();
    m_filling = true;
    m_templates->clear();
    for (const auto& face : templatesOf(package)) {
        QString name = qs(face->id);
        if (name.startsWith(QLatin1String("face-")))
            name = name.mid(5);
        const bool own = package.find<model::Table>(face->id) != nullptr;
        m_templates->addItem(own ? name + QStringLiteral(" ★") : name, qs(face->id));
    }
    m_templates->setCurrentIndex(m_templates->findData(qs(m_template)));
    m_parts->clear();
    const auto face = shown();
    if (face)
        for (const FacePart& part : face->parts)
            m_parts->addItem(partText(part));
    m_parts->setCurrentRow(std::clamp(before, m_parts->count() > 0 ? 0 : -1, m_parts->count() - 1));
    m_filling = false;

    const auto* counter = package.find<model::Counter>(m_counter);
    m_title->setText(counter ? counterName(*counter) : tr("There is no counter yet."));
    const auto* own = package.find<model::Table>(m_template);
    QString note;
    if (own) {
        QString mistake;
        FaceTemplate::of(*own, &mistake);
        if (!mistake.isEmpty())
            note = tr("A part of this layout is left out: %1 makes no sense.").arg(mistake);
    } else if (!face) {
        note = tr("This game has no layout of its own for faces; add a part to begin one.");
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    action(QStringLiteral("resetFace"))->setEnabled(own != nullptr);
    showPart();
    showArt();
}

int FacePanel::current() const
{
    return m_parts->currentRow();
}

void FacePanel::select(int part)
{
    m_parts->setCurrentRow(part);
}

void FacePanel::showPart()
{
    const auto face = shown();
    const int at = current();
    const bool there = face && at >= 0 && at < static_cast<int>(face->parts.size());
    m_form->setEnabled(there);
    if (there)
        m_form->show(face->parts[static_cast<std::size_t>(at)]);
    const bool turned = face && face->side == FaceTemplate::Side::Back ? true
        : face && face->side == FaceTemplate::Side::Front              ? false
                                                                       : m_turned;
    m_view->show(m_counter, turned, there ? at : -1,
                 there ? face->parts[static_cast<std::size_t>(at)].place : QRectF());
}

void FacePanel::showArt()
{
    const model::CounterFace face(m_document.package(), m_counter, m_turned ? kBack : model::Atom());
    const QString name = face ? qs(face.art()) : QString();
    QString text = tr("%1: no picture of its own").arg(faceName(face.id()));
    if (!name.isEmpty()) {
        const auto art = CounterArt::of(placeOf(m_document.package()), name);
        text = art->error().isEmpty() ? tr("%1: %2").arg(faceName(face.id()), name) : art->error();
    }
    m_art->setText(text);
    m_chooseArt->setEnabled(bool(face));
    m_removeArt->setEnabled(!name.isEmpty());
}

/// Performs a change of the layout; the first makes it the package's own.
void FacePanel::change(const std::function<void(FaceTemplate&)>& edit, int part)
{
    const model::Package& package = m_document.package();
    FaceTemplate face;
    if (const auto known = shown())
        face = *known;
    else
        face.id = model::Atom("face-unit");
    edit(face);
    const auto* own = package.find<model::Table>(face.id);
    model::Table table = face.asTable(own ? *own : model::Table());
    if (table.title.empty())
        table.title = utf8(tr("Face layout: %1").arg(qs(face.id)));
    m_template = face.id;
    m_document.perform({.label = "face.layout",
                        .arguments = {std::string(face.id.text())},
                        .edits = {model::put(std::move(table))}});
    select(part);
    showPart();
}

void FacePanel::reset()
{
    if (!m_document.package().find<model::Table>(m_template))
        return;
    m_document.perform({.label = "face.reset",
                        .arguments = {std::string(m_template.text())},
                        .edits = {model::erase<model::Table>({.scope = {}, .id = m_template})}});
    const auto face = templateFor(m_document.package(),
                                  model::CounterFace(m_document.package(), m_counter).kind(), m_turned);
    if (!shown())
        m_template = face ? face->id : model::Atom();
    refresh();
}

void FacePanel::askForPicture()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Picture for the Counter"), placeOf(m_document.package()),
                                     tr("Pictures (*.svg *.png *.jpg *.jpeg)"));
    if (!file.isEmpty())
        choosePicture(file);
}

void FacePanel::choosePicture(const QString& file)
{
    const QString place = placeOf(m_document.package());
    if (!QFileInfo(place).isDir()) {
        m_art->setText(tr("Save the package as a folder first, so that the picture has a place below art."));
        return;
    }
    QString name = CounterArt::nameOf(place, file);
    if (name.isEmpty()) {
        name = QFileInfo(file).fileName();
        const QString target = place + QStringLiteral("/art/") + name;
        if (QFileInfo::exists(target)) {
            m_art->setText(
                tr("There is another picture %1 in the package already; rename the new one.").arg(name));
            return;
        }
        if (!QDir(place).mkpath(QStringLiteral("art")) || !QFile::copy(file, target)) {
            m_art->setText(tr("%1 could not be copied into the package.").arg(name));
            return;
        }
    }
    setArt(utf8(name));
}

void FacePanel::setArt(const std::string& name)
{
    const auto* counter = m_document.package().find<model::Counter>(m_counter);
    if (!counter)
        return;
    const Target target{.subject = model::Subject::of<model::Counter>({.scope = {}, .id = m_counter}),
                        .face = m_turned ? kBack : model::Atom("front")};
    if (auto edit = propertyEdit(m_document.package(), target, "art", name))
        m_document.perform(
            {.label = "face.art", .arguments = {utf8(counterName(*counter))}, .edits = {std::move(*edit)}});
    showArt();
}

} // namespace editor
