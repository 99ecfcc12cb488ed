#include "editor/print/cards/cardtemplate.h"

#include "editor/text/text.h"

#include <QFile>
#include <QXmlStreamReader>

namespace editor {
namespace {

using namespace Qt::StringLiterals;

/// The attributes of the element a reader stands on; what nobody takes is a mistake.
class Given {
public:
    explicit Given(QXmlStreamReader& xml)
        : m_xml(xml)
        , m_left(xml.attributes())
    {
    }
    ~Given()
    {
        if (!m_left.isEmpty() && !m_xml.hasError())
            m_xml.raiseError(m_left.front().name().toString());
    }
    Given(const Given&) = delete;
    Given& operator=(const Given&) = delete;

    void take(QLatin1StringView name, QString& value)
    {
        if (const auto text = find(name))
            value = *text;
    }
    void take(QLatin1StringView name, double& value, double least, double most)
    {
        const auto text = find(name);
        if (!text)
            return;
        bool isNumber = false;
        const double number = text->toDouble(&isNumber);
        if (!isNumber || number < least || number > most)
            m_xml.raiseError(u"%1=\"%2\""_s.arg(name, *text));
        else
            value = number;
    }
    void take(QLatin1StringView name, QColor& value)
    {
        const auto text = find(name);
        if (text && !QColor::isValidColorName(*text))
            m_xml.raiseError(u"%1=\"%2\""_s.arg(name, *text));
        else if (text)
            value = QColor(*text);
    }

private:
    std::optional<QString> find(QLatin1StringView name)
    {
        for (qsizetype i = 0; i < m_left.size(); ++i)
            if (m_left[i].name() == name)
                return m_left.takeAt(i).value().toString();
        return std::nullopt;
    }

    QXmlStreamReader& m_xml;
    QXmlStreamAttributes m_left;
};

TileLine readLine(QXmlStreamReader& xml)
{
    TileLine line;
    if (xml.name() != "line"_L1)
        xml.raiseError(xml.name().toString());
    {
        Given given(xml);
        given.take("of"_L1, line.text);
        given.take("when"_L1, line.when);
        given.take("style"_L1, line.style);
    }
    xml.skipCurrentElement();
    return line;
}

void readDocument(QXmlStreamReader& xml, DocumentStyle& document)
{
    {
        Given given(xml);
        QString ignored;
        given.take("of"_L1, ignored);
        given.take("title"_L1, document.title);
        given.take("column-mm"_L1, document.columnMm, 10, 3000);
        given.take("tile-mm"_L1, document.tileMm, 0, 300);
        given.take("tile-height-mm"_L1, document.tileHeightMm, 0, 300);
        given.take("group"_L1, document.group);
    }
    std::vector<TileLine> lines;
    while (xml.readNextStartElement())
        lines.push_back(readLine(xml));
    if (!lines.empty())
        document.lines = std::move(lines);
}

void readLetters(QXmlStreamReader& xml, LetterStyle& letters)
{
    QString name;
    QString bold;
    {
        Given given(xml);
        given.take("name"_L1, name);
        given.take("size"_L1, letters.size, 0.8, 60);
        given.take("bold"_L1, bold);
        given.take("ink"_L1, letters.ink);
    }
    if (!bold.isEmpty())
        letters.weight = bold == "yes"_L1 ? Weight::Bold : Weight::Regular;
    xml.skipCurrentElement();
}

QByteArray contentsOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

CardTemplate CardTemplate::of(model::Atom game, const QString& folder, QString* error)
{
    CardTemplate style;
    QString ignored;
    error = error ? error : &ignored;
    error->clear();
    style.read(contentsOf(u":/hexwerk/print/default.xml"_s), error);
    if (const QByteArray own = contentsOf(u":/hexwerk/print/%1.xml"_s.arg(qs(game))); !own.isEmpty())
        style.read(own, error);
    const QString file = folder + u"/templates/print.xml"_s;
    if (const QByteArray own = folder.isEmpty() ? QByteArray() : contentsOf(file);
        !own.isEmpty() && !style.read(own, error))
        *error = file + u':' + *error;
    return style;
}

bool CardTemplate::read(const QByteArray& bytes, QString* error)
{
    CardTemplate next = *this;
    QXmlStreamReader xml(bytes);
    if (xml.readNextStartElement() && xml.name() != "print"_L1)
        xml.raiseError(xml.name().toString());
    while (xml.readNextStartElement()) {
        const QString name = xml.attributes().value("name"_L1).toString();
        const QString of = xml.attributes().value("of"_L1).toString();
        if (xml.name() == "letters"_L1 && !name.isEmpty()) {
            readLetters(xml, next.m_letters[name]);
        } else if (xml.name() == "document"_L1 && !of.isEmpty()) {
            readDocument(xml, next.m_documents[of]);
        } else if (xml.name() == "colour"_L1 && !name.isEmpty()) {
            {
                QString ignored;
                Given given(xml);
                given.take("name"_L1, ignored);
                given.take("is"_L1, next.m_colours[name]);
            }
            xml.skipCurrentElement();
        } else {
            xml.raiseError(xml.name().toString());
        }
    }
    if (xml.hasError()) {
        if (error)
            *error = u"%1: %2"_s.arg(xml.lineNumber()).arg(xml.errorString());
        return false;
    }
    *this = std::move(next);
    return true;
}

const LetterStyle& CardTemplate::letters(const QString& name) const
{
    static const LetterStyle plain;
    const auto it = m_letters.constFind(name);
    return it == m_letters.constEnd() ? plain : *it;
}

} // namespace editor
