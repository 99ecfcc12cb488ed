#include "app/newmapdialog.h"

#include "editor/document/newgame.h"
#include "editor/panels/gridform.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace app {
namespace {

/// "Map 2" becomes "map-2"; with a number behind it where that is taken.
model::Atom freeId(const QString& name, const model::Package& package)
{
    QString id;
    for (const QChar c : name.toLower())
        id += c.unicode() < 128 && c.isLetterOrNumber() ? c : u'-';
    while (id.startsWith(u'-'))
        id.remove(0, 1);
    if (id.isEmpty())
        id = QStringLiteral("map");
    QString free = id;
    for (int n = 2; package.find<model::Map>(editor::atomOf(free)); ++n)
        free = QStringLiteral("%1-%2").arg(id).arg(n);
    return editor::atomOf(free);
}

model::Map firstGuess(const model::Package& package)
{
    model::Map map = editor::newMap();
    if (!package.all<model::Map>().empty()) {
        const model::Map& other = package.all<model::Map>().begin()->second;
        map.grid = other.grid;
        map.numbering = other.numbering;
        map.hexMm = other.hexMm;
        map.terrain = other.terrain;
    }
    // Numbers of two maps must differ.
    const auto letter = static_cast<char>('A' + static_cast<int>(package.all<model::Map>().size() % 26));
    map.numbering.prefix = std::string(1, letter);
    return map;
}

} // namespace

NewMapDialog::NewMapDialog(const model::Package& package, QWidget* parent)
    : QDialog(parent)
    , m_package(package)
    , m_name(new QLineEdit(tr("Map %1").arg(package.all<model::Map>().size() + 1)))
    , m_lies(new QComboBox)
    , m_neighbour(new QComboBox)
    , m_overlap(new QSpinBox)
    , m_grid(new editor::GridForm(firstGuess(package), editor::GridForm::Purpose::New))
{
    setWindowTitle(tr("New Map"));
    m_name->setObjectName(QStringLiteral("newMapName"));
    m_lies->setObjectName(QStringLiteral("newMapLies"));
    m_lies->addItems({tr("For itself"), tr("As an inset, linked to another map"), tr("To the right of"),
                      tr("To the left of"), tr("Below"), tr("Above")});
    m_neighbour->setObjectName(QStringLiteral("newMapNeighbour"));
    for (const auto& [key, map] : package.all<model::Map>())
        m_neighbour->addItem(map.name.empty() ? editor::qs(key.id) : editor::qs(map.name),
                             editor::qs(key.id));
    m_overlap->setObjectName(QStringLiteral("newMapOverlap"));
    m_overlap->setRange(0, 20);
    m_overlap->setToolTip(tr("Columns or rows that both maps print; such a hex has two numbers"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Add Map"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, buttons->button(QDialogButtonBox::Ok),
            [buttons](const QString& text) {
                buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.trimmed().isEmpty());
            });
    connect(m_lies, &QComboBox::currentIndexChanged, this, &NewMapDialog::updateFields);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("The map &lies:"), m_lies);
    form->addRow(tr("&Joined to:"), m_neighbour);
    form->addRow(tr("O&verlap in hexes:"), m_overlap);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_grid, 1);
    layout->addWidget(buttons);
    updateFields();
}

NewMapDialog::Lies NewMapDialog::lies() const
{
    return static_cast<Lies>(m_lies->currentIndex());
}

const model::Map* NewMapDialog::neighbour() const
{
    return lies() == Lies::Alone || lies() == Lies::Inset
        ? nullptr
        : m_package.find<model::Map>(editor::atomOf(m_neighbour->currentData().toString()));
}

void NewMapDialog::updateFields()
{
    const bool joined = lies() != Lies::Alone && lies() != Lies::Inset;
    m_neighbour->setEnabled(joined);
    m_overlap->setEnabled(joined);
}

model::Transaction NewMapDialog::transaction() const
{
    model::Map map = m_grid->map();
    map.name = editor::utf8(m_name->text().trimmed());
    map.id = freeId(m_name->text().trimmed(), m_package);
    if (lies() == Lies::Inset)
        map.kind = model::Atom("inset");
    model::Transaction transaction{.label = "map.new", .arguments = {map.name}, .edits = {}};
    if (const model::Map* other = neighbour()) {
        model::Map named = *other;
        if (!named.lattice) {
            named.lattice = model::Atom("table");
            transaction.edits.push_back(model::put(named));
        }
        map.lattice = named.lattice;
        map.hexMm = named.hexMm;
        model::Grid& grid = map.grid;
        grid.lattice = named.grid.lattice;
        grid.firstColumn = named.grid.firstColumn;
        grid.firstRow = named.grid.firstRow;
        const int overlap = m_overlap->value();
        if (lies() == Lies::Right)
            grid.firstColumn += named.grid.columns - overlap;
        else if (lies() == Lies::Left)
            grid.firstColumn -= grid.columns - overlap;
        else if (lies() == Lies::Below)
            grid.firstRow += named.grid.rows - overlap;
        else
            grid.firstRow -= grid.rows - overlap;
    }
    transaction.edits.push_back(model::put(std::move(map)));
    return transaction;
}

} // namespace app
