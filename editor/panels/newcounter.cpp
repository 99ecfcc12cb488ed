#include "editor/panels/newcounter.h"

#include "editor/panels/counterfacts.h"
#include "editor/panels/records/newrecord.h"
#include "editor/text/idfrom.h"
#include "editor/text/messages.h"
#include "editor/text/rulesetwords.h"

namespace editor {

namespace {

using model::Atom;
using rules::Category;

constexpr int kStepsOfACounter = 2;

int mostSteps(const rules::Ruleset& ruleset)
{
    const rules::Term* field = ruleset.find(Category::Field, Atom("steps"));
    return field ? field->fields.number(Atom("max")).value_or(4) : 4;
}

} // namespace

NewCounter::NewCounter(Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_kind(new QComboBox)
    , m_nation(new QComboBox)
    , m_sheet(new QComboBox)
    , m_name(new QLineEdit)
    , m_steps(new QSpinBox)
    , m_back(new QComboBox)
    , m_copies(new QSpinBox)
    , m_summary(new QLabel)
{
    setWindowTitle(tr("New Counter"));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_nation->setObjectName(QStringLiteral("nation"));
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_name->setObjectName(QStringLiteral("name"));
    m_steps->setObjectName(QStringLiteral("steps"));
    m_back->setObjectName(QStringLiteral("back"));
    m_copies->setObjectName(QStringLiteral("copies"));
    m_steps->setRange(1, mostSteps(document.ruleset()));
    m_copies->setRange(1, 999);
    m_copies->setToolTip(tr("How many equal counters are printed: the limit of a marker"));
    m_back->setToolTip(tr("What the other side of a counter with one step is for"));
    m_summary->setWordWrap(true);
    fill();
    auto* form = new QFormLayout;
    form->addRow(tr("&Kind:"), m_kind);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("N&ation:"), m_nation);
    form->addRow(tr("&Sheet:"), m_sheet);
    form->addRow(tr("S&teps:"), m_steps);
    form->addRow(tr("&Back:"), m_back);
    form->addRow(tr("&Copies:"), m_copies);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewCounter::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewCounter::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    connect(m_steps, &QSpinBox::valueChanged, this, &NewCounter::follow);
    connect(m_back, &QComboBox::currentIndexChanged, this, &NewCounter::follow);
    follow();
    m_name->setFocus();
}

void NewCounter::fill()
{
    const model::Package& package = m_document.package();
    for (const rules::Term& kind : m_document.ruleset().terms(Category::CounterKind))
        m_kind->addItem(termName(m_document.ruleset(), Category::CounterKind, kind.id), qs(kind.id));
    m_nation->addItem(tr("That of the sheet"), QString());
    for (const auto& [key, nation] : package.all<model::Nation>())
        m_nation->addItem(subjectName(model::Subject::of<model::Nation>(key), package), qs(key.id));
    for (const rules::Term& nation : m_document.ruleset().terms(Category::Nation))
        if (m_nation->findData(qs(nation.id)) < 0)
            m_nation->addItem(rulesetName(nation), qs(nation.id));
    for (const auto& [key, sheet] : package.all<model::Sheet>())
        m_sheet->addItem(subjectName(model::Subject::of<model::Sheet>(key), package), qs(key.id));
    if (package.all<model::Sheet>().empty())
        m_sheet->addItem(tr("A new sheet"), QString());
    m_back->addItem(tr("blank"), QString());
    m_back->addItem(tr("another state: fired, spent, inactive, tried"), QStringLiteral("back"));
}

void NewCounter::follow()
{
    const int steps = m_steps->value();
    m_back->setEnabled(steps == 1);
    m_summary->setText(
        steps > kStepsOfACounter
            ? tr("%n steps on two counters: the strong one, and the weak one that takes its place.", nullptr,
                 steps)
            : steps == kStepsOfACounter  ? tr("The back is the reduced side.")
            : m_back->currentIndex() > 0 ? tr("One step; the back shows the other state.")
                                         : tr("One step; the back stays blank."));
}

void NewCounter::accept()
{
    const model::Package& package = m_document.package();
    model::Transaction all{.label = "counters.add", .arguments = {utf8(m_name->text())}};
    Atom sheet = atomOf(m_sheet->currentData().toString());
    if (!sheet) {
        model::Sheet first;
        first.id = sheet = freeId<model::Sheet>(package, {}, "counters");
        all.edits.push_back(model::put(std::move(first)));
    }
    const int steps = m_steps->value();
    const QString nation = m_nation->currentData().toString();
    const QString kind = m_kind->currentData().toString();
    const Atom wanted = idFrom(nation + u'-' + (m_name->text().isEmpty() ? kind : m_name->text()), "counter");
    model::Counter counter;
    counter.sheet = sheet;
    counter.name = utf8(m_name->text().trimmed());
    counter.kind = atomOf(kind);
    counter.nation = atomOf(nation);
    counter.copies = m_copies->value();
    if (m_document.ruleset().find(Category::Field, Atom("steps")) && steps > 1)
        counter.fields.set(Atom("steps"), std::to_string(steps));
    const auto make = [&](std::string_view id, int stepsHere) {
        model::Counter each = counter;
        each.id = freeId<model::Counter>(package, {}, id, all.edits);
        for (const char* face : {"front", "back"})
            if (face == std::string_view("front") || stepsHere > 1
                || (steps == 1 && m_back->currentIndex() > 0))
                each.faces.emplace_back().id = Atom(face);
        return each;
    };
    model::Counter strong = make(wanted.text(), std::min(steps, kStepsOfACounter));
    m_made = strong.id;
    if (steps > kStepsOfACounter) {
        model::Counter weak = make(std::string(strong.id.text()) + "-weak", steps - kStepsOfACounter);
        strong.pair = weak.id;
        weak.pair = strong.id;
        all.edits.push_back(model::put(std::move(weak)));
    }
    all.edits.push_back(model::put(std::move(strong)));
    m_document.perform(std::move(all));
    QDialog::accept();
}

} // namespace editor
