#include "app/newgamedialog.h"

#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace app {

namespace {

QSpinBox* sizeBox(int value)
{
    auto* box = new QSpinBox;
    box->setRange(1, 500);
    box->setValue(value);
    return box;
}

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent)
    , m_title(new QLineEdit)
    , m_ruleset(new QComboBox)
    , m_columns(sizeBox(editor::NewGame().columns))
    , m_rows(sizeBox(editor::NewGame().rows))
    , m_orientation(new QComboBox)
{
    setWindowTitle(tr("New Game"));
    m_title->setObjectName(QStringLiteral("newGameTitle"));
    m_title->setPlaceholderText(tr("For example: Winter Storm"));
    for (const model::Atom id : editor::knownRulesets()) {
        const auto ruleset = editor::rulesetFor(id).ruleset;
        m_ruleset->addItem(ruleset->title.empty() ? editor::qs(id) : editor::qs(ruleset->title),
                           editor::qs(id));
    }
    m_orientation->addItem(tr("Columns of hexes, flat side up"),
                           QVariant::fromValue(model::Orientation::FlatTop));
    m_orientation->addItem(tr("Rows of hexes, corner up"),
                           QVariant::fromValue(model::Orientation::PointyTop));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto update = [this, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_title->text().trimmed().isEmpty());
    };
    connect(m_title, &QLineEdit::textChanged, this, update);
    update();

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Rules:"), m_ruleset);
    form->addRow(tr("&Columns of hexes:"), m_columns);
    form->addRow(tr("R&ows of hexes:"), m_rows);
    form->addRow(tr("&Hexes lie:"), m_orientation);
    form->addRow(buttons);
    setMinimumWidth(420);
}

editor::NewGame NewGameDialog::game() const
{
    editor::NewGame game;
    game.title = m_title->text().trimmed();
    game.columns = m_columns->value();
    game.rows = m_rows->value();
    game.orientation = m_orientation->currentData().value<model::Orientation>();
    return game;
}

model::Atom NewGameDialog::ruleset() const
{
    return editor::atomOf(m_ruleset->currentData().toString());
}

} // namespace app
