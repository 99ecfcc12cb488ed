#include "app/newgamedialog.h"

#include "editor/panels/gridform.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent)
    , m_title(new QLineEdit)
    , m_ruleset(new QComboBox)
    , m_grid(new editor::GridForm(editor::newMap(), editor::GridForm::Purpose::New))
{
    setWindowTitle(tr("New Game"));
    m_title->setObjectName(QStringLiteral("newGameTitle"));
    m_title->setPlaceholderText(tr("For example: Winter Storm"));
    m_ruleset->setObjectName(QStringLiteral("newGameRules"));
    for (const model::Atom id : editor::knownRulesets()) {
        const auto ruleset = editor::rulesetFor(id).ruleset;
        m_ruleset->addItem(ruleset->title.empty() ? editor::qs(id) : editor::qs(ruleset->title),
                           editor::qs(id));
    }

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto update = [this, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_title->text().trimmed().isEmpty());
    };
    connect(m_title, &QLineEdit::textChanged, this, update);
    update();

    auto* form = new QFormLayout;
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("R&ules:"), m_ruleset);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_grid, 1);
    layout->addWidget(buttons);
}

editor::NewGame NewGameDialog::game() const
{
    editor::NewGame game;
    game.title = m_title->text().trimmed();
    game.map = m_grid->map();
    return game;
}

model::Atom NewGameDialog::ruleset() const
{
    return editor::atomOf(m_ruleset->currentData().toString());
}

} // namespace app
