#pragma once

#include "editor/text/text.h"
#include "model/records/record.h"
#include "rules/ruleset/ruleset.h"

#include <QStringList>

#include <memory>
#include <vector>

class QTranslator;

namespace editor {

/// The words of printed cards, in one language or in two at a time: "Turn / Runde". English is in the source.
class Wording {
public:
    /// Codes such as "de"; empty: the language of the program. Unknown ones are left out.
    explicit Wording(const QStringList& languages);
    ~Wording();

    /// The languages there are, and what the program speaks.
    static QStringList known();
    static QString ofProgram();
    /// "Deutsch"
    static QString name(const QString& language);

    /// A text of the context "Print" with arguments for %1, %2 …
    QString say(const char* text, const QStringList& arguments = {}) const;
    /// A name or sentence of a ruleset.
    QString ruleset(std::string_view text) const;
    /// What a term is called; the id made readable where the ruleset does not know it.
    QString term(const rules::Ruleset& ruleset, rules::Category category, model::Atom id) const;
    /// The name of a field, as a heading.
    QString field(model::Atom name) const;
    /// A text of the package's own. A record gives it in another language by an attribute of that name: title-de="…".
    QString own(const model::Record& record, std::string_view name, std::string_view text) const;
    /// The same for long texts: one after the other.
    QStringList paragraphs(const model::Record& record, std::string_view name, std::string_view text) const;

private:
    QString in(std::size_t language, const char* context, const QByteArray& text) const;
    static QString both(QStringList texts);

    QStringList m_languages;
    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< null for English
};

} // namespace editor
