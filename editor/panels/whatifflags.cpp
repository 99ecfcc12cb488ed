#include "editor/panels/whatifflags.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"
#include "model/number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace editor {
namespace {

using model::Atom;

const Atom kType("type");
const Atom kChoices("choices");

bool isEvent(const rules::Term& flag)
{
    const std::string_view type = flag.fields.text(kType);
    return type != "number" && type != "choice" && type != "text";
}

/// What Situation::played() takes for an event that was played.
bool isPlayed(std::string_view value)
{
    return !value.empty() && value != "no" && value != "0";
}

} // namespace

WhatIfFlags::WhatIfFlags(Document& document, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_document(document)
    , m_search(new QLineEdit)
{
    setObjectName(QStringLiteral("whatIfFlags"));
    setFrameShape(QFrame::StyledPanel);
    m_search->setPlaceholderText(tr("Search for an event or value"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &WhatIfFlags::search);
    auto* content = new QWidget;
    m_list = new QVBoxLayout(content);
    m_list->setContentsMargins(6, 2, 6, 6);
    m_list->setSpacing(2);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_search);
    layout->addWidget(scroll);
    resize(360, 460);
}

void WhatIfFlags::fill()
{
    for (const Row& row : m_rows)
        delete row.widget;
    m_rows.clear();
    while (QLayoutItem* rest = m_list->takeAt(0))
        delete rest;
    // Events first: there are many, and they are what is asked about most.
    const auto flags = m_document.ruleset().terms(rules::Category::Flag);
    for (const bool events : {true, false})
        for (const rules::Term& term : flags)
            if (isEvent(term) == events)
                addRow(term);
    m_list->addStretch();
    search(m_search->text());
    follow();
}

void WhatIfFlags::addRow(const rules::Term& flag)
{
    const auto* set = m_document.package().find<model::Flag>({.scope = m_document.scenario(), .id = flag.id});
    Row row{.flag = flag.id,
            .name = termName(m_document.ruleset(), rules::Category::Flag, flag.id),
            .start = set ? set->is : std::string()};
    if (isEvent(flag))
        addBox(row);
    else if (flag.fields.text(kType) == "number")
        addNumber(row);
    else if (flag.fields.text(kType) == "choice")
        addChoice(row, flag.fields.text(kChoices));
    else
        addText(row);
    row.input->setAccessibleName(row.name);
    if (!flag.citation.empty())
        row.input->setToolTip(tr("Rule %1").arg(qs(flag.citation)));
    if (!row.widget) {
        auto* label = new QLabel(row.name);
        label->setBuddy(row.input);
        label->setWordWrap(true);
        row.widget = new QWidget;
        auto* line = new QHBoxLayout(row.widget);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(label, 1);
        line->addWidget(row.input);
    }
    m_list->addWidget(row.widget);
    m_rows.push_back(std::move(row));
}

void WhatIfFlags::addBox(Row& row)
{
    auto* box = new QCheckBox(row.name);
    row.widget = row.input = box;
    row.show = [box](const std::string& value) { box->setChecked(isPlayed(value)); };
    const bool start = isPlayed(row.start);
    connect(box, &QCheckBox::toggled, this, [this, flag = row.flag, start](bool played) {
        emit asked(flag, played == start ? std::nullopt : std::optional<std::string>(played ? "yes" : "no"));
    });
}

void WhatIfFlags::addNumber(Row& row)
{
    auto* number = new QSpinBox;
    number->setRange(-999, 999);
    row.input = number;
    row.show = [number](const std::string& value) { number->setValue(model::parseInt(value).value_or(0)); };
    const int start = model::parseInt(row.start).value_or(0);
    connect(number, &QSpinBox::valueChanged, this, [this, flag = row.flag, start](int value) {
        emit asked(flag, value == start ? std::nullopt : std::optional(std::to_string(value)));
    });
}

void WhatIfFlags::addChoice(Row& row, std::string_view choices)
{
    auto* list = new QComboBox;
    list->addItem(QStringLiteral("—"), QString());
    model::forEachWord(choices, [&](std::string_view choice) {
        list->addItem(termName(m_document.ruleset(), rules::Category::Flag, Atom(choice)), qs(choice));
    });
    row.input = list;
    row.show = [list](const std::string& value) { list->setCurrentIndex(std::max(0, list->findData(qs(value)))); };
    connect(list, &QComboBox::activated, this, [this, list, flag = row.flag, start = row.start] {
        const std::string value = utf8(list->currentData().toString());
        emit asked(flag, value == start ? std::nullopt : std::optional(value));
    });
}

void WhatIfFlags::addText(Row& row)
{
    auto* text = new QLineEdit;
    row.input = text;
    row.show = [text](const std::string& value) { text->setText(qs(value)); };
    connect(text, &QLineEdit::editingFinished, this, [this, text, flag = row.flag, start = row.start] {
        const std::string value = utf8(text->text());
        emit asked(flag, value == start ? std::nullopt : std::optional(value));
    });
}

void WhatIfFlags::follow()
{
    const auto& asked = m_document.whatIf().flags;
    for (const Row& row : m_rows) {
        const auto found = asked.find(row.flag);
        const QSignalBlocker silence(row.input);
        row.show(found == asked.end() ? row.start : found->second);
        QFont font = this->font();
        font.setBold(found != asked.end());
        row.widget->setFont(font);
    }
}

void WhatIfFlags::search(const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const Row& row : m_rows)
        row.widget->setVisible(std::ranges::all_of(
            words, [&](const QString& word) { return row.name.contains(word, Qt::CaseInsensitive); }));
}

void WhatIfFlags::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    m_search->clear();
    m_search->setFocus();
}

const WhatIfFlags::Row* WhatIfFlags::find(model::Atom flag) const
{
    const auto found = std::ranges::find(m_rows, flag, &Row::flag);
    return found == m_rows.end() ? nullptr : &*found;
}

QCheckBox* WhatIfFlags::box(model::Atom flag) const
{
    const Row* row = find(flag);
    return row ? qobject_cast<QCheckBox*>(row->input) : nullptr;
}

QSpinBox* WhatIfFlags::number(model::Atom flag) const
{
    const Row* row = find(flag);
    return row ? qobject_cast<QSpinBox*>(row->input) : nullptr;
}

} // namespace editor
