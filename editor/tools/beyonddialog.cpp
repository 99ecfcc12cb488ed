#include "editor/tools/beyonddialog.h"

#include "editor/document/document.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace editor {
namespace {

model::Segment segment(QPointF from, QPointF to)
{
    return {.from = {.x = from.x(), .y = from.y()}, .to = {.x = to.x(), .y = to.y()}};
}

} // namespace

BeyondDialog::BeyondDialog(MapCanvas& canvas)
    : QDialog(&canvas)
    , m_canvas(canvas)
    , m_lines(new QComboBox)
    , m_sides(new QComboBox)
    , m_how(new QComboBox)
    , m_count(new QLabel)
{
    setWindowTitle(tr("Zone from a Line"));
    m_lines->setObjectName(QStringLiteral("beyondLine"));
    m_sides->setObjectName(QStringLiteral("beyondSide"));
    m_how->setObjectName(QStringLiteral("beyondHow"));
    m_sides->addItems({tr("North of it"), tr("East of it"), tr("South of it"), tr("West of it")});
    m_sides->setCurrentIndex(1);
    m_how->addItems({tr("Make it the zone"), tr("Unite with the zone"), tr("Take out of the zone"),
                     tr("Keep only what both have")});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillLines();
    for (QComboBox* box : {m_lines, m_sides})
        connect(box, &QComboBox::currentIndexChanged, this, &BeyondDialog::update);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Line or border:"), m_lines);
    form->addRow(tr("&Everything:"), m_sides);
    form->addRow(tr("&What to do:"), m_how);
    form->addRow(m_count);
    form->addRow(buttons);
    buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_choices.empty());
    setMinimumWidth(380);
    update();
}

void BeyondDialog::fillLines()
{
    const model::Package& package = m_canvas.document().package();
    const MapPlan& plan = m_canvas.scene().plan();
    const auto add = [&](const QString& name, Choice choice) {
        if (choice.segments.empty())
            return;
        m_choices.push_back(std::move(choice));
        m_lines->addItem(name);
    };
    for (const auto& [key, line] : package.all<model::Line>()) {
        Choice choice{.map = key.scope, .segments = {}};
        const std::array maps{key.scope};
        QPointF before;
        for (const model::Atom number : line.hexes.hexes) {
            const model::HexIndex hex = package.atlas().find(number, maps);
            if (!model::exists(hex))
                continue;
            const QPointF here = plan.centre(hex);
            if (!before.isNull())
                choice.segments.push_back(segment(before, here));
            before = here;
        }
        add(line.name.empty() ? qs(key.id) : qs(line.name), std::move(choice));
    }
    for (const auto& [key, border] : package.all<model::Border>()) {
        Choice choice{.map = key.scope, .segments = {}};
        for (const model::Atom text : border.sides.list())
            if (const model::Hexside side = package.atlas().findSide(text.text()); model::exists(side.hex)) {
                const QPolygonF corners = plan.outline(side.hex);
                choice.segments.push_back(
                    segment(corners[side.direction], corners[(side.direction + 1) % model::kDirections]));
            }
        add(border.name.empty() ? qs(key.id) : qs(border.name), std::move(choice));
    }
}

std::vector<model::HexIndex> BeyondDialog::hexes() const
{
    std::vector<model::HexIndex> hexes;
    if (m_lines->currentIndex() < 0)
        return hexes;
    const Choice& choice = m_choices[static_cast<std::size_t>(m_lines->currentIndex())];
    const auto side = static_cast<model::Compass>(m_sides->currentIndex());
    const MapPlan& plan = m_canvas.scene().plan();
    for (int i = 0; i < plan.atlas().size(); ++i) {
        const QPointF centre = plan.centre(model::HexIndex{i});
        if (plan.atlas().map(model::HexIndex{i}) == choice.map
            && model::liesBeyond(choice.segments, side, {.x = centre.x(), .y = centre.y()}))
            hexes.push_back(model::HexIndex{i});
    }
    return hexes;
}

model::Combine BeyondDialog::how() const
{
    return static_cast<model::Combine>(m_how->currentIndex());
}

void BeyondDialog::update()
{
    m_count->setText(m_choices.empty() ? tr("Draw a line first: this map has none.")
                                       : tr("%n hexes", nullptr, static_cast<int>(hexes().size())));
}

} // namespace editor
