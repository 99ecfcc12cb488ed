#include "editor/panels/face/partform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>

namespace editor {
namespace {

QDoubleSpinBox* spin(const char* name, double most)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(0, most);
    box->setDecimals(3);
    box->setSingleStep(0.01);
    box->setKeyboardTracking(false);
    return box;
}

QLineEdit* line(const char* name, const QString& tip)
{
    auto* edit = new QLineEdit;
    edit->setObjectName(QLatin1String(name));
    edit->setToolTip(tip);
    edit->setPlaceholderText(tip);
    return edit;
}

QHBoxLayout* row(std::initializer_list<QWidget*> widgets)
{
    auto* layout = new QHBoxLayout;
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    return layout;
}

} // namespace

PartForm::PartForm(QWidget* parent)
    : QWidget(parent)
    , m_kind(new QComboBox)
    , m_text(new QComboBox)
    , m_when(line("partWhen", tr("such as “range” or “!no-zoc class=motorized”")))
    , m_place{spin("partLeft", 1), spin("partTop", 1), spin("partWidth", 1), spin("partHeight", 1)}
    , m_size(spin("partSize", 1))
    , m_bold(new QCheckBox(tr("Bold")))
    , m_upwards(new QCheckBox(tr("Reads upwards")))
    , m_align(new QComboBox)
    , m_shape(new QComboBox)
    , m_framed(new QCheckBox(tr("In its box")))
    , m_fill(line("partFill", tr("a colour, or a field such as {formation-colour}")))
    , m_line(line("partLine", tr("a colour, or “ink” for the counter's")))
    , m_lineWidth(spin("partLineWidth", 0.3))
    , m_ink(line("partInk", tr("a colour; empty: the counter's")))
{
    m_kind->setObjectName(QStringLiteral("partKind"));
    m_kind->addItems({tr("Text"), tr("Unit symbol"), tr("Area"), tr("Own picture")});
    m_text->setObjectName(QStringLiteral("partText"));
    m_text->setEditable(true);
    m_text->setInsertPolicy(QComboBox::NoInsert);
    m_text->setCompleter(nullptr);
    m_text->setToolTip(tr("Fields in braces; {attack|support} takes the first that has a value"));
    m_align->setObjectName(QStringLiteral("partAlign"));
    m_align->addItems({tr("Centred"), tr("Left"), tr("Right")});
    m_shape->setObjectName(QStringLiteral("partShape"));
    m_shape->addItems({tr("Rectangle"), tr("Ellipse"), tr("Hexagon")});
    m_bold->setObjectName(QStringLiteral("partBold"));
    m_upwards->setObjectName(QStringLiteral("partUpwards"));
    m_framed->setObjectName(QStringLiteral("partFramed"));
    m_size->setToolTip(tr("Height of the letters, in parts of the counter's width"));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Prints:"), m_kind);
    form->addRow(tr("Text:"), m_text);
    form->addRow(tr("Only with:"), m_when);
    form->addRow(tr("Left, top:"), row({m_place[0], m_place[1]}));
    form->addRow(tr("Width, height:"), row({m_place[2], m_place[3]}));
    form->addRow(tr("Letters:"), row({m_size, m_bold, m_upwards}));
    form->addRow(tr("Alignment:"), m_align);
    form->addRow(tr("Shape:"), row({m_shape, m_framed}));
    form->addRow(tr("Fill:"), m_fill);
    form->addRow(tr("Line:"), row({m_line, m_lineWidth}));
    form->addRow(tr("Ink:"), m_ink);

    for (QComboBox* box : {m_kind, m_align, m_shape})
        connect(box, &QComboBox::activated, this, &PartForm::read);
    connect(m_text, &QComboBox::activated, this, &PartForm::read);
    connect(m_text->lineEdit(), &QLineEdit::editingFinished, this, &PartForm::read);
    for (QLineEdit* edit : {m_when, m_fill, m_line, m_ink})
        connect(edit, &QLineEdit::editingFinished, this, &PartForm::read);
    for (QDoubleSpinBox* box : {m_place[0], m_place[1], m_place[2], m_place[3], m_size, m_lineWidth})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PartForm::read);
    for (QCheckBox* box : {m_bold, m_upwards, m_framed})
        connect(box, &QCheckBox::toggled, this, &PartForm::read);
}

void PartForm::setFields(const QStringList& fields)
{
    const QString text = m_text->currentText();
    m_text->clear();
    for (const QString& field : fields)
        m_text->addItem(u'{' + field + u'}');
    m_text->setEditText(text);
}

void PartForm::show(const FacePart& part)
{
    m_part = part;
    m_showing = true;
    m_kind->setCurrentIndex(static_cast<int>(part.kind));
    m_text->setEditText(part.text);
    m_when->setText(part.when);
    const std::array numbers{part.place.x(), part.place.y(), part.place.width(), part.place.height()};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        m_place[i]->setValue(numbers[i]);
    m_size->setValue(part.size);
    m_bold->setChecked(part.bold);
    m_upwards->setChecked(part.upwards);
    m_align->setCurrentIndex(static_cast<int>(part.align));
    m_shape->setCurrentIndex(static_cast<int>(part.shape));
    m_framed->setChecked(part.framed);
    m_fill->setText(part.fill);
    m_line->setText(part.line);
    m_lineWidth->setValue(part.lineWidth);
    m_ink->setText(part.ink);
    m_showing = false;
    enable();
}

void PartForm::enable()
{
    const bool text = m_part.kind == FacePart::Kind::Text;
    const bool symbol = m_part.kind == FacePart::Kind::Symbol;
    const bool art = m_part.kind == FacePart::Kind::Art;
    m_text->setEnabled(text || symbol);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_size, m_bold, m_upwards, m_align})
        widget->setEnabled(text);
    m_framed->setEnabled(symbol);
    m_shape->setEnabled(!symbol && !art);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_line, m_lineWidth})
        widget->setEnabled(!symbol && !art);
    m_fill->setEnabled(!art);
    m_ink->setEnabled(text || symbol);
}

void PartForm::read()
{
    if (m_showing)
        return;
    FacePart part = m_part;
    part.kind = static_cast<FacePart::Kind>(m_kind->currentIndex());
    part.text = m_text->currentText();
    part.when = m_when->text().simplified();
    // What is shown is rounded; a value that was not touched keeps all its figures.
    const auto take = [](const QDoubleSpinBox* box, double before) {
        return std::abs(box->value() - before) < 0.0006 ? before : box->value();
    };
    part.place = {take(m_place[0], part.place.x()), take(m_place[1], part.place.y()),
                  std::max(0.01, take(m_place[2], part.place.width())),
                  std::max(0.01, take(m_place[3], part.place.height()))};
    part.size = std::max(0.02, take(m_size, part.size));
    part.bold = m_bold->isChecked();
    part.upwards = m_upwards->isChecked();
    part.align = static_cast<FacePart::Align>(m_align->currentIndex());
    part.shape = static_cast<FacePart::Shape>(m_shape->currentIndex());
    part.framed = m_framed->isChecked();
    part.fill = m_fill->text().trimmed();
    part.line = m_line->text().trimmed();
    part.lineWidth = take(m_lineWidth, part.lineWidth);
    part.ink = m_ink->text().trimmed();
    if (part == m_part)
        return;
    m_part = part;
    enable();
    emit edited(part);
}

} // namespace editor
