#include "editor/paint/facetemplate.h"

#include "editor/text/text.h"

#include <QFile>
#include <QHash>
#include <QLocale>
#include <QXmlStreamReader>

namespace editor {
namespace {

/// Reads the attributes of one element and notices what it does not know.
class Attributes {
public:
    explicit Attributes(QXmlStreamReader& xml)
        : m_xml(xml)
        , m_left(xml.attributes())
    {
    }

    QString take(QLatin1StringView name)
    {
        for (qsizetype i = 0; i < m_left.size(); ++i)
            if (m_left[i].name() == name)
                return m_left.takeAt(i).value().toString();
        return {};
    }
    double number(QLatin1StringView name, double otherwise)
    {
        const QString text = take(name);
        return text.isEmpty() ? otherwise : toNumber(text);
    }
    QRectF place()
    {
        const QStringList numbers = take(QLatin1StringView("place")).split(u' ', Qt::SkipEmptyParts);
        if (numbers.size() != 4) {
            m_xml.raiseError(QStringLiteral("place needs four numbers"));
            return {};
        }
        return {toNumber(numbers[0]), toNumber(numbers[1]), toNumber(numbers[2]), toNumber(numbers[3])};
    }
    template <class T>
    T choice(QLatin1StringView name, std::initializer_list<std::pair<QLatin1StringView, T>> words,
             T otherwise)
    {
        const QString text = take(name);
        for (const auto& [word, value] : words)
            if (text == word)
                return value;
        if (!text.isEmpty())
            m_xml.raiseError(QStringLiteral("%1=\"%2\"").arg(name, text));
        return otherwise;
    }
    void finish()
    {
        if (!m_left.isEmpty() && !m_xml.hasError())
            m_xml.raiseError(m_left.front().name().toString());
    }

private:
    double toNumber(const QString& text)
    {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(text, &isNumber);
        if (!isNumber)
            m_xml.raiseError(text);
        return value;
    }

    QXmlStreamReader& m_xml;
    QXmlStreamAttributes m_left;
};

FacePart readPart(QXmlStreamReader& xml)
{
    using namespace Qt::StringLiterals;
    FacePart part;
    if (xml.name() == "symbol"_L1)
        part.kind = FacePart::Kind::Symbol;
    else if (xml.name() == "fill"_L1)
        part.kind = FacePart::Kind::Fill;
    else if (xml.name() != "text"_L1)
        xml.raiseError(xml.name().toString());
    Attributes attributes(xml);
    part.place = attributes.place();
    part.when = attributes.take("when"_L1);
    part.text = attributes.take("of"_L1);
    part.size = attributes.number("size"_L1, part.size);
    part.bold = attributes.choice<bool>("bold"_L1, {{"yes"_L1, true}, {"no"_L1, false}}, true);
    part.upwards = attributes.choice<bool>("upwards"_L1, {{"yes"_L1, true}, {"no"_L1, false}}, false);
    part.align = attributes.choice<Qt::AlignmentFlag>(
        "align"_L1,
        {{"left"_L1, Qt::AlignLeft}, {"centre"_L1, Qt::AlignHCenter}, {"right"_L1, Qt::AlignRight}},
        Qt::AlignHCenter);
    part.ink = attributes.take("ink"_L1);
    part.fill = attributes.take("fill"_L1);
    part.line = attributes.take("line"_L1);
    part.lineWidth = attributes.number("line-width"_L1, part.lineWidth);
    part.shape = attributes.choice<FacePart::Shape>("shape"_L1,
                                                    {{"rectangle"_L1, FacePart::Shape::Rectangle},
                                                     {"ellipse"_L1, FacePart::Shape::Ellipse},
                                                     {"hexagon"_L1, FacePart::Shape::Hexagon}},
                                                    FacePart::Shape::Rectangle);
    part.framed = attributes.choice<bool>("framed"_L1, {{"yes"_L1, true}, {"no"_L1, false}}, true);
    attributes.finish();
    xml.skipCurrentElement();
    return part;
}

} // namespace

QString filledIn(const QString& text, const FaceValue& value)
{
    QString filled;
    bool names = false;
    bool found = false;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype open = text.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'}', open);
        if (close < 0) {
            filled += text.mid(at);
            break;
        }
        filled += text.mid(at, open - at);
        names = true;
        for (const QString& field : text.mid(open + 1, close - open - 1).split(u'|')) {
            const QString content = field.startsWith(u'#') ? field : value(field);
            if (content.isEmpty())
                continue;
            filled += content;
            found = true;
            break;
        }
        at = close + 1;
    }
    return names && !found ? QString() : filled;
}

bool holds(const QString& when, const FaceValue& value)
{
    const QStringList conditions = when.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(conditions, [&](const QString& condition) {
        const bool negated = condition.startsWith(u'!');
        const QString plain = condition.mid(negated ? 1 : 0);
        const qsizetype equals = plain.indexOf(u'=');
        const QString is = value(equals < 0 ? plain : plain.left(equals));
        const bool yes =
            equals < 0 ? !is.isEmpty() && is != QLatin1String("no") : is == plain.mid(equals + 1);
        return yes != negated;
    });
}

const FaceTemplates& FaceTemplates::of(model::Atom game)
{
    static QHash<QString, FaceTemplates> known;
    const QString id = qs(game);
    if (const auto it = known.constFind(id); it != known.constEnd())
        return *it;
    FaceTemplates templates;
    if (QFile file(QStringLiteral(":/hexwerk/faces/%1.xml").arg(id));
        !id.isEmpty() && file.open(QIODevice::ReadOnly))
        templates = read(file.readAll(), nullptr).value_or(FaceTemplates());
    return *known.insert(id, std::move(templates));
}

std::optional<FaceTemplates> FaceTemplates::read(const QByteArray& bytes, QString* error)
{
    using namespace Qt::StringLiterals;
    FaceTemplates templates;
    QXmlStreamReader xml(bytes);
    if (xml.readNextStartElement() && xml.name() != "faces"_L1)
        xml.raiseError(xml.name().toString());
    while (xml.readNextStartElement()) {
        FaceTemplate face;
        Attributes attributes(xml);
        face.kinds = attributes.take("kinds"_L1).split(u' ', Qt::SkipEmptyParts);
        face.side = attributes.take("side"_L1);
        face.small = attributes.take("small"_L1);
        attributes.finish();
        while (xml.readNextStartElement())
            face.parts.push_back(readPart(xml));
        templates.m_templates.push_back(std::move(face));
    }
    if (!xml.hasError())
        return templates;
    if (error)
        *error = QStringLiteral("%1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return std::nullopt;
}

const FaceTemplate* FaceTemplates::find(model::Atom kind, bool turned) const
{
    const QString word = qs(kind);
    const QLatin1StringView side(turned ? "back" : "front");
    const FaceTemplate* otherwise = nullptr;
    for (const FaceTemplate& face : m_templates) {
        if (!face.side.isEmpty() && face.side != side)
            continue;
        if (face.kinds.contains(word))
            return &face;
        if (face.kinds.isEmpty() && !otherwise)
            otherwise = &face;
    }
    return otherwise;
}

} // namespace editor
