#include "editor/tools/termsbutton.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"
#include "editor/tools/termchooser.h"

#include <QMenu>

namespace editor {

TermsButton::TermsButton(Document& document, rules::Category category, const QString& none)
    : m_document(document)
    , m_category(category)
    , m_none(none)
{
    auto* menu = new QMenu(this);
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(menu, &QMenu::aboutToShow, this, &TermsButton::fill);
    connect(&document, &Document::replaced, this, [this] { choose({}); });
    showWords();
}

void TermsButton::choose(model::Words words)
{
    m_words = words;
    showWords();
}

void TermsButton::fill()
{
    menu()->clear();
    for (const model::Atom word : wordsOf(m_document, m_category)) {
        QAction* action = menu()->addAction(termName(m_document.ruleset(), m_category, word));
        action->setObjectName(qs(word));
        action->setCheckable(true);
        action->setChecked(m_words.contains(word.text()));
        connect(action, &QAction::toggled, this, [this, word](bool on) {
            choose(on ? m_words.with(word) : m_words.without(word));
            emit chosen();
        });
    }
    if (menu()->isEmpty())
        menu()->addAction(tr("This game has no words for it"))->setEnabled(false);
}

void TermsButton::showWords()
{
    const QString names = termNames(m_document.ruleset(), m_category, m_words);
    setText(names.isEmpty() ? m_none : fontMetrics().elidedText(names, Qt::ElideRight, 180));
}

} // namespace editor
