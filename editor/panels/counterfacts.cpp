#include "editor/panels/counterfacts.h"

#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"

#include <QStringList>

namespace editor {

std::vector<model::Atom> facesOf(const model::Counter& counter, const model::Package& package)
{
    const auto* type = package.find<model::CounterType>(counter.type);
    std::vector<model::Atom> ids;
    for (const model::Face& face : counter.faces.empty() && type ? type->faces : counter.faces)
        ids.push_back(face.id);
    return ids;
}

QString counterName(const model::Counter& counter)
{
    return counter.name.empty() ? qs(counter.id) : qs(counter.name);
}

QString termName(const rules::Ruleset& ruleset, rules::Category category, model::Atom id)
{
    const rules::Term* term = ruleset.find(category, id);
    if (term && !term->name.empty())
        return rulesetText(term->name);
    QString text = qs(id);
    text.replace(u'-', u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString termNames(const rules::Ruleset& ruleset, rules::Category category, model::Words words)
{
    QStringList names;
    for (const model::Atom word : words.list())
        names << termName(ruleset, category, word);
    return names.join(QStringLiteral(", "));
}

} // namespace editor
