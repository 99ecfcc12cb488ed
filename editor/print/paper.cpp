#include "editor/print/paper.h"

#include <QLocale>

namespace editor {

const QList<Paper>& Paper::known()
{
    static const QList<Paper> papers{
        {.name = QStringLiteral("A4"), .mm = {210, 297}},
        {.name = QStringLiteral("A3"), .mm = {297, 420}},
        {.name = QStringLiteral("Letter"), .mm = {215.9, 279.4}},
        {.name = QStringLiteral("Tabloid"), .mm = {279.4, 431.8}},
    };
    return papers;
}

Paper Paper::a4()
{
    return known().front();
}

std::optional<Paper> Paper::fromText(const QString& text)
{
    for (const Paper& paper : known())
        if (paper.name.compare(text.trimmed(), Qt::CaseInsensitive) == 0)
            return paper;
    const QStringList sides = text.trimmed().toLower().split(u'x');
    if (sides.size() != 2)
        return std::nullopt;
    bool isWidth = false;
    bool isHeight = false;
    const double width = QLocale::c().toDouble(sides[0], &isWidth);
    const double height = QLocale::c().toDouble(sides[1], &isHeight);
    const auto fits = [](double mm) { return mm >= 20 && mm <= 3000; };
    if (!isWidth || !isHeight || !fits(width) || !fits(height))
        return std::nullopt;
    return Paper{.name = {}, .mm = {width, height}};
}

QString Paper::text() const
{
    return name.isEmpty() ? QStringLiteral("%1x%2").arg(mm.width()).arg(mm.height()) : name;
}

} // namespace editor
