#include "app/gamehelp.h"

#include "app/actions.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFormLayout>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace app {
namespace {

QString pageOf(model::Atom game)
{
    return QStringLiteral(":/help/%1.md").arg(editor::qs(game));
}

} // namespace

GameHelp::GameHelp(model::Atom game, QWidget* parent)
    : QDialog(parent)
    , m_games(new QComboBox)
    , m_page(new QTextBrowser)
{
    setWindowTitle(tr("What Is Checked"));
    m_games->setObjectName(QStringLiteral("helpGames"));
    m_page->setObjectName(QStringLiteral("helpPage"));
    m_page->setOpenLinks(false);
    m_page->document()->setDocumentMargin(16);
    for (const model::Atom id : editor::knownRulesets())
        if (QFile::exists(pageOf(id)))
            m_games->addItem(QString::fromStdString(editor::rulesetFor(id).ruleset->title), editor::qs(id));
    m_games->setCurrentIndex(std::max(0, m_games->findData(editor::qs(game))));
    connect(m_games, &QComboBox::currentIndexChanged, this, &GameHelp::showPage);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* choice = new QFormLayout;
    choice->addRow(tr("&Game:"), m_games);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(choice);
    layout->addWidget(m_page);
    layout->addWidget(buttons);
    resize(760, 640);
    m_page->setFocus();
    showPage();
}

QAction* GameHelp::action(QWidget* parent, std::function<model::Atom()> game)
{
    QAction* action = makeAction(
        parent, QStringLiteral("gameHelp"), tr("&What Is Checked…"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
        tr("What is checked of each game, what is not, and which values are defaults"));
    connect(action, &QAction::triggered, parent,
            [parent, game = std::move(game)] { GameHelp(game(), parent).exec(); });
    return action;
}

void GameHelp::showPage()
{
    QFile file(pageOf(editor::atomOf(m_games->currentData().toString())));
    if (file.open(QIODevice::ReadOnly))
        m_page->setMarkdown(QString::fromUtf8(file.readAll()));
}

} // namespace app
