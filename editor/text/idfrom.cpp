#include "editor/text/idfrom.h"

#include "editor/text/text.h"

namespace editor {

model::Atom idFrom(const QString& name, std::string_view otherwise)
{
    QString id;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if (c.unicode() < 128 && c.isLetterOrNumber())
            id += c;
        else if ((c.isSpace() || c == u'-' || c == u'_') && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.isEmpty() ? model::Atom(otherwise) : atomOf(id);
}

} // namespace editor
