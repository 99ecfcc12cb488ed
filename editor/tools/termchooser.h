#pragma once

#include "model/words.h"
#include "rules/ruleset/ruleset.h"

#include <QComboBox>

#include <vector>

namespace editor {

class Document;

/// The words of one vocabulary: those of the ruleset, then others that the package uses.
std::vector<model::Atom> wordsOf(const Document& document, rules::Category category);

/// Chooses a word of a vocabulary, or a set of words that was picked up somewhere. Where neither the ruleset nor the
/// package has any, a word can be typed.
class TermChooser : public QComboBox {
    Q_OBJECT
public:
    TermChooser(Document& document, rules::Category category);

    model::Words words() const;
    /// A single word; empty where a set was picked.
    model::Atom word() const;
    void choose(model::Words words);

signals:
    void chosen();

private:
    void fill();

    Document& m_document;
    rules::Category m_category;
};

} // namespace editor
