#include "app/griddialog.h"

#include "editor/panels/gridform.h"
#include "editor/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace app {

GridDialog::GridDialog(const model::Package& package, QWidget* parent)
    : QDialog(parent)
    , m_package(package)
    , m_map(new QComboBox)
    , m_growth()
    , m_keep(new QCheckBox(tr("Hexes &keep their numbers")))
    , m_loss(new QLabel)
    , m_grid(
          new editor::GridForm(package.all<model::Map>().begin()->second, editor::GridForm::Purpose::Change))
{
    setWindowTitle(tr("Change Grid"));
    m_map->setObjectName(QStringLiteral("gridMap"));
    for (const auto& [key, map] : package.all<model::Map>())
        m_map->addItem(map.name.empty() ? editor::qs(key.id) : editor::qs(map.name), editor::qs(key.id));
    auto* group = new QGroupBox(tr("Add hexes (or, with a minus, take them away)"));
    auto* sides = new QGridLayout(group);
    const std::array names{tr("On the &left:"), tr("On the &right:"), tr("At the &top:"),
                           tr("At the &bottom:")};
    const std::array ids{"growLeft", "growRight", "growTop", "growBottom"};
    for (std::size_t i = 0; i < m_growth.size(); ++i) {
        m_growth[i] = new QSpinBox;
        m_growth[i]->setObjectName(QString::fromLatin1(ids[i]));
        m_growth[i]->setRange(-499, 499);
        auto* label = new QLabel(names[i]);
        label->setBuddy(m_growth[i]);
        sides->addWidget(label, 0, static_cast<int>(2 * i));
        sides->addWidget(m_growth[i], 0, static_cast<int>((2 * i) + 1));
        connect(m_growth[i], &QSpinBox::valueChanged, this, &GridDialog::grow);
    }
    m_keep->setObjectName(QStringLiteral("growKeep"));
    m_keep->setChecked(true);
    m_keep->setToolTip(
        tr("Without it the first column and row keep theirs, so that the contents shift over the numbers"));
    connect(m_keep, &QCheckBox::toggled, this, &GridDialog::grow);
    sides->addWidget(m_keep, 1, 0, 1, 8);
    m_loss->setObjectName(QStringLiteral("gridLoss"));
    m_loss->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Change Grid"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    if (m_map->count() > 1)
        layout->addWidget(m_map);
    else
        m_map->setParent(this), m_map->hide();
    layout->addWidget(group);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_loss);
    layout->addWidget(buttons);
    connect(m_map, &QComboBox::currentIndexChanged, this, &GridDialog::chooseMap);
    connect(m_grid, &editor::GridForm::changed, this, &GridDialog::update);
    chooseMap();
}

void GridDialog::chooseMap()
{
    m_before = *m_package.find<model::Map>(editor::atomOf(m_map->currentData().toString()));
    for (QSpinBox* box : m_growth) {
        const QSignalBlocker quiet(box);
        box->setValue(0);
    }
    m_grid->setMap(m_before);
}

void GridDialog::grow()
{
    m_grid->setMap(model::grown(m_before,
                                {.left = m_growth[0]->value(),
                                 .right = m_growth[1]->value(),
                                 .top = m_growth[2]->value(),
                                 .bottom = m_growth[3]->value()},
                                m_keep->isChecked()));
}

void GridDialog::update()
{
    m_regrid = model::regrid(m_package, m_grid->map());
    QStringList lost;
    if (m_regrid.hexes > 0)
        lost << tr("%n hex(es) with terrain or hexsides", nullptr, m_regrid.hexes);
    if (m_regrid.places > 0)
        lost << tr("%n place(s)", nullptr, m_regrid.places);
    if (m_regrid.lines > 0)
        lost << tr("%n line(s) cut short", nullptr, m_regrid.lines);
    if (m_regrid.units > 0)
        lost << tr("%n counter(s) or other things of scenarios that will be in no hex", nullptr,
                   m_regrid.units);
    m_loss->setText(lost.isEmpty()
                        ? tr("Nothing is lost. Whatever names a hex follows it.")
                        : tr("Off the map: %1. Undo brings them back.").arg(lost.join(QStringLiteral(", "))));
}

} // namespace app
