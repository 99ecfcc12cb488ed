#include "editor/panels/gridform.h"

#include "editor/document/gridpresets.h"
#include "editor/panels/gridpreview.h"
#include "editor/text/text.h"
#include "model/sheetedges.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace editor {
namespace {

constexpr int kMostHexes = 500; ///< of a side
constexpr std::array kEdges{"left", "right", "top", "bottom"};

QSpinBox* numberBox(const QString& name, int least, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    return box;
}

} // namespace

GridForm::GridForm(const model::Map& map, Purpose purpose, QWidget* parent)
    : QWidget(parent)
    , m_map(map)
    , m_purpose(purpose)
    , m_preset(new QComboBox)
    , m_columns(numberBox(QStringLiteral("gridColumns"), 1, kMostHexes))
    , m_rows(numberBox(QStringLiteral("gridRows"), 1, kMostHexes))
    , m_orientation(new QComboBox)
    , m_offset(new QComboBox)
    , m_hexMm(new QDoubleSpinBox)
    , m_order(new QComboBox)
    , m_column(makeAxis(QStringLiteral("Column"), tr("From left to right"), tr("From right to left")))
    , m_row(makeAxis(QStringLiteral("Row"), tr("From top to bottom"), tr("From bottom to top")))
    , m_prefix(new QLineEdit)
    , m_separator(new QLineEdit)
    , m_cuts()
    , m_ends(new QPushButton(tr("&Even Out Edge")))
    , m_whole(new QPushButton(tr("Put All &Back")))
    , m_summary(new QLabel)
    , m_preview(new GridPreview)
{
    auto* left = new QVBoxLayout;
    left->addWidget(makeSize());
    left->addWidget(makeNumbers());
    left->addWidget(makeEdges());
    left->addStretch();
    m_summary->setObjectName(QStringLiteral("gridSummary"));
    m_summary->setWordWrap(true);
    auto* right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addWidget(m_summary);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(left);
    layout->addLayout(right, 1);

    for (QSpinBox* box : {m_columns, m_rows, m_column.digits, m_column.start, m_row.digits, m_row.start})
        connect(box, &QSpinBox::valueChanged, this, &GridForm::read);
    for (QComboBox* box :
         {m_orientation, m_offset, m_order, m_column.kind, m_column.direction, m_row.kind, m_row.direction})
        connect(box, &QComboBox::currentIndexChanged, this, &GridForm::read);
    connect(m_hexMm, &QDoubleSpinBox::valueChanged, this, &GridForm::read);
    for (QLineEdit* line : {m_prefix, m_separator})
        connect(line, &QLineEdit::textChanged, this, &GridForm::read);
    for (QCheckBox* cut : m_cuts)
        connect(cut, &QCheckBox::toggled, this, &GridForm::read);
    connect(m_preview, &GridPreview::clicked, this, &GridForm::toggle);
    connect(m_ends, &QPushButton::clicked, this, [this] {
        removeShiftedEnds(m_map);
        show();
    });
    connect(m_whole, &QPushButton::clicked, this, [this] {
        m_map.missing = {};
        show();
    });
    show();
}

QWidget* GridForm::makeSize()
{
    auto* group = new QGroupBox(tr("Size"));
    auto* form = new QFormLayout(group);
    m_preset->setObjectName(QStringLiteral("gridPreset"));
    m_preset->addItem(tr("My own"));
    for (const GridPreset& preset : gridPresets())
        m_preset->addItem(preset.name);
    if (m_purpose == Purpose::New)
        form->addRow(tr("&Like the map of:"), m_preset);
    else
        m_preset->hide();
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0) {
            model::Map map = gridPresets()[static_cast<std::size_t>(index) - 1].map;
            map.id = m_map.id;
            map.name = m_map.name;
            map.terrain = m_map.terrain;
            setMap(map);
        }
    });
    m_orientation->setObjectName(QStringLiteral("gridOrientation"));
    m_orientation->addItems({tr("In columns, flat side up"), tr("In rows, corner up")});
    m_offset->setObjectName(QStringLiteral("gridOffset"));
    m_offset->addItems({QString(), QString()});
    m_hexMm->setObjectName(QStringLiteral("gridHexMm"));
    m_hexMm->setRange(4, 100);
    m_hexMm->setSuffix(tr(" mm"));
    m_hexMm->setToolTip(tr("Between two opposite sides of a hex, as it prints"));
    form->addRow(tr("&Columns:"), m_columns);
    form->addRow(tr("&Rows:"), m_rows);
    form->addRow(tr("&Hexes lie:"), m_orientation);
    form->addRow(tr("&Shifted by half a hex:"), m_offset);
    form->addRow(tr("Size of a he&x:"), m_hexMm);
    // The lattice of a map that exists stays: its hexes would have other neighbours.
    m_orientation->setEnabled(m_purpose == Purpose::New);
    m_offset->setEnabled(m_purpose == Purpose::New);
    m_columns->setEnabled(m_purpose == Purpose::New);
    m_rows->setEnabled(m_purpose == Purpose::New);
    return group;
}

GridForm::AxisFields GridForm::makeAxis(const QString& name, const QString& forward, const QString& backward)
{
    AxisFields fields{.kind = new QComboBox,
                      .digits = numberBox(QStringLiteral("grid%1Digits").arg(name), 1, 4),
                      .start = numberBox(QStringLiteral("grid%1Start").arg(name), 0, 9999),
                      .direction = new QComboBox};
    fields.kind->setObjectName(QStringLiteral("grid%1Kind").arg(name));
    fields.kind->addItems({tr("Figures"), tr("Letters")});
    fields.direction->setObjectName(QStringLiteral("grid%1Direction").arg(name));
    fields.direction->addItems({forward, backward});
    fields.digits->setToolTip(tr("Figures, filled up with zeros"));
    fields.start->setToolTip(tr("The number of the first one; letters: 1 is A"));
    return fields;
}

QWidget* GridForm::makeNumbers()
{
    auto* group = new QGroupBox(tr("Numbers"));
    auto* grid = new QGridLayout(group);
    m_order->setObjectName(QStringLiteral("gridOrder"));
    m_order->addItems({tr("Column, then row"), tr("Row, then column")});
    m_prefix->setObjectName(QStringLiteral("gridPrefix"));
    m_prefix->setMaxLength(4);
    m_prefix->setToolTip(tr("In front of every number, where several maps have the same numbers"));
    m_separator->setObjectName(QStringLiteral("gridSeparator"));
    m_separator->setMaxLength(2);
    const auto label = [&](const QString& text, QWidget* buddy, int row, int column) {
        auto* words = new QLabel(text);
        words->setBuddy(buddy);
        grid->addWidget(words, row, column);
    };
    label(tr("&Order:"), m_order, 0, 0);
    grid->addWidget(m_order, 0, 1, 1, 4);
    int row = 1;
    for (const QString& text : {tr("Kind"), tr("Figures"), tr("First"), tr("Direction")})
        grid->addWidget(new QLabel(text), 1, row++);
    const auto axis = [&](const QString& text, const AxisFields& fields, int at) {
        label(text, fields.kind, at, 0);
        grid->addWidget(fields.kind, at, 1);
        grid->addWidget(fields.digits, at, 2);
        grid->addWidget(fields.start, at, 3);
        grid->addWidget(fields.direction, at, 4);
    };
    axis(tr("Col&umns:"), m_column, 2);
    axis(tr("Ro&ws:"), m_row, 3);
    label(tr("&Prefix:"), m_prefix, 4, 0);
    grid->addWidget(m_prefix, 4, 1);
    label(tr("Se&parator:"), m_separator, 4, 2);
    grid->addWidget(m_separator, 4, 3);
    return group;
}

QWidget* GridForm::makeEdges()
{
    auto* group = new QGroupBox(tr("Edges"));
    auto* grid = new QGridLayout(group);
    const std::array names{tr("Left"), tr("Right"), tr("Top"), tr("Bottom")};
    grid->addWidget(new QLabel(tr("Half hexes:")), 0, 0);
    for (std::size_t i = 0; i < kEdges.size(); ++i) {
        m_cuts[i] = new QCheckBox(names[i]);
        m_cuts[i]->setObjectName(QStringLiteral("gridCut") + QString::fromLatin1(kEdges[i]));
        m_cuts[i]->setToolTip(tr("The edge of the sheet cuts these hexes in half"));
        grid->addWidget(m_cuts[i], 0, static_cast<int>(i) + 1);
    }
    grid->addWidget(new QLabel(tr("Missing hexes:")), 1, 0);
    m_ends->setObjectName(QStringLiteral("gridEvenOut"));
    m_ends->setToolTip(tr("Take away the last hex of each shifted column or row"));
    m_whole->setObjectName(QStringLiteral("gridWhole"));
    m_whole->setToolTip(tr("No hex is missing"));
    grid->addWidget(m_ends, 1, 1, 1, 2);
    grid->addWidget(m_whole, 1, 3, 1, 2);
    return group;
}

void GridForm::setMap(const model::Map& map)
{
    m_map = map;
    show();
}

void GridForm::show()
{
    m_showing = true;
    const bool flat = m_map.grid.lattice.orientation == model::Orientation::FlatTop;
    m_columns->setValue(m_map.grid.columns);
    m_rows->setValue(m_map.grid.rows);
    m_orientation->setCurrentIndex(flat ? 0 : 1);
    m_offset->setItemText(0, flat ? tr("Odd columns, downwards") : tr("Odd rows, to the right"));
    m_offset->setItemText(1, flat ? tr("Even columns, downwards") : tr("Even rows, to the right"));
    m_offset->setCurrentIndex(m_map.grid.lattice.offset == model::Offset::Odd ? 0 : 1);
    m_hexMm->setValue(m_map.hexMm);
    m_order->setCurrentIndex(m_map.numbering.order == model::Numbering::Order::ColumnRow ? 0 : 1);
    const auto axis = [](const AxisFields& fields, const model::Numbering::Axis& from) {
        const bool figures = from.kind == model::Numbering::Digits::Figures;
        fields.kind->setCurrentIndex(figures ? 0 : 1);
        fields.digits->setValue(from.digits);
        fields.digits->setEnabled(figures);
        fields.start->setValue(from.start);
        fields.direction->setCurrentIndex(from.reversed ? 1 : 0);
    };
    axis(m_column, m_map.numbering.column);
    axis(m_row, m_map.numbering.row);
    m_prefix->setText(qs(m_map.numbering.prefix));
    m_separator->setText(qs(m_map.numbering.separator));
    for (std::size_t i = 0; i < kEdges.size(); ++i)
        m_cuts[i]->setChecked(model::cutEdges(m_map).contains(kEdges[i]));
    m_whole->setEnabled(!m_map.missing.hexes.empty());
    const model::Grid& grid = m_map.grid;
    const QString first =
        qs(m_map.numbering.number(grid, {.column = grid.firstColumn, .row = grid.firstRow}));
    const QString last = qs(m_map.numbering.number(
        grid, {.column = grid.firstColumn + grid.columns - 1, .row = grid.firstRow + grid.rows - 1}));
    const auto missing = static_cast<int>(m_map.missing.hexes.size());
    m_summary->setText(tr("%n hex(es), from %1 to %2.", nullptr, grid.size() - missing).arg(first, last)
                       + (missing > 0 ? u' ' + tr("%n are missing.", nullptr, missing) : QString()));
    m_preview->setMap(m_map);
    m_showing = false;
    emit changed();
}

void GridForm::read()
{
    if (m_showing)
        return;
    const model::Map before = m_map;
    model::Grid& grid = m_map.grid;
    grid.columns = m_columns->value();
    grid.rows = m_rows->value();
    grid.lattice.orientation =
        m_orientation->currentIndex() == 0 ? model::Orientation::FlatTop : model::Orientation::PointyTop;
    grid.lattice.offset = m_offset->currentIndex() == 0 ? model::Offset::Odd : model::Offset::Even;
    m_map.hexMm = m_hexMm->value();
    m_map.numbering.order = m_order->currentIndex() == 0 ? model::Numbering::Order::ColumnRow
                                                         : model::Numbering::Order::RowColumn;
    const auto axis = [](const AxisFields& fields) {
        const bool figures = fields.kind->currentIndex() == 0;
        return model::Numbering::Axis{.kind = figures ? model::Numbering::Digits::Figures
                                                      : model::Numbering::Digits::Letters,
                                      .digits = fields.digits->value(),
                                      .start = std::max(fields.start->value(), figures ? 0 : 1),
                                      .reversed = fields.direction->currentIndex() == 1};
    };
    m_map.numbering.column = axis(m_column);
    m_map.numbering.row = axis(m_row);
    m_map.numbering.prefix = utf8(m_prefix->text().trimmed());
    m_map.numbering.separator = utf8(m_separator->text());
    // "Odd columns" are those with odd numbers.
    if (m_purpose == Purpose::New) {
        grid.firstColumn = m_map.numbering.column.start;
        grid.firstRow = m_map.numbering.row.start;
    }
    std::vector<model::Atom> cuts;
    for (std::size_t i = 0; i < kEdges.size(); ++i)
        if (m_cuts[i]->isChecked())
            cuts.emplace_back(kEdges[i]);
    model::setCutEdges(m_map, model::Words(std::move(cuts)));
    keepMissing(before);
    m_preset->setCurrentIndex(0);
    show();
}

/// Hexes that are missing stay so under their new numbers.
void GridForm::keepMissing(const model::Map& before)
{
    model::HexList missing;
    for (const model::Atom number : before.missing.hexes)
        if (const auto cell = before.numbering.cell(before.grid, number.text())) {
            const model::Cell now{.column = cell->column - before.grid.firstColumn + m_map.grid.firstColumn,
                                  .row = cell->row - before.grid.firstRow + m_map.grid.firstRow};
            if (m_map.grid.contains(now))
                missing.insert(model::Atom(m_map.numbering.number(m_map.grid, now)));
        }
    m_map.missing = missing;
}

void GridForm::toggle(model::Cell cell)
{
    const model::Atom number(m_map.numbering.number(m_map.grid, cell));
    if (m_map.missing.contains(number))
        m_map.missing.remove(number);
    else
        m_map.missing.insert(number);
    show();
}

} // namespace editor
