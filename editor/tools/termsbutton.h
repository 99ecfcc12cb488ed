#pragma once

#include "model/words.h"
#include "rules/ruleset/ruleset.h"

#include <QToolButton>

namespace editor {

class Document;

/// Chooses any number of words of a vocabulary, from a menu with a tick at each.
class TermsButton : public QToolButton {
    Q_OBJECT
public:
    TermsButton(Document& document, rules::Category category, const QString& none);

    model::Words words() const { return m_words; }
    void choose(model::Words words);

signals:
    /// By the user.
    void chosen();

private:
    void fill();
    void showWords();

    Document& m_document;
    rules::Category m_category;
    QString m_none;
    model::Words m_words;
};

} // namespace editor
