#include "editor/paint/facetemplate.h"

#include "editor/text/text.h"
#include "model/xml/package_reader.h"

#include <QFile>
#include <QHash>
#include <QMutex>

namespace editor {
namespace {

using model::Atom;
using Fields = model::Fields;
using TemplatePointer = std::shared_ptr<const FaceTemplate>;

const Atom kKind("face");

template <class T, std::size_t N>
using Names = std::array<std::pair<QLatin1StringView, T>, N>;

constexpr Names<FacePart::Kind, 4> kKinds{{{QLatin1StringView("text"), FacePart::Kind::Text},
                                           {QLatin1StringView("symbol"), FacePart::Kind::Symbol},
                                           {QLatin1StringView("fill"), FacePart::Kind::Fill},
                                           {QLatin1StringView("art"), FacePart::Kind::Art}}};
constexpr Names<FacePart::Shape, 3> kShapes{{{QLatin1StringView("rectangle"), FacePart::Shape::Rectangle},
                                             {QLatin1StringView("ellipse"), FacePart::Shape::Ellipse},
                                             {QLatin1StringView("hexagon"), FacePart::Shape::Hexagon}}};
constexpr Names<FacePart::Align, 3> kAligns{{{QLatin1StringView("centre"), FacePart::Align::Centre},
                                             {QLatin1StringView("left"), FacePart::Align::Left},
                                             {QLatin1StringView("right"), FacePart::Align::Right}}};
constexpr Names<FaceTemplate::Side, 3> kSides{{{QLatin1StringView("both"), FaceTemplate::Side::Both},
                                               {QLatin1StringView("front"), FaceTemplate::Side::Front},
                                               {QLatin1StringView("back"), FaceTemplate::Side::Back}}};
constexpr Names<bool, 2> kYesNo{{{QLatin1StringView("yes"), true}, {QLatin1StringView("no"), false}}};

QString numberText(double number)
{
    return QString::number(std::round(number * 1000) / 1000, 'g', 6);
}

/// Takes the attributes of one row one after the other and remembers the first that makes no sense.
class FieldReader {
public:
    FieldReader(const Fields& fields, QString& mistake)
        : m_fields(fields)
        , m_mistake(mistake)
    {
    }

    void text(const char* name, QString& value)
    {
        if (const auto given = take(name))
            value = *given;
    }
    void number(const char* name, double& value)
    {
        if (const auto given = take(name))
            value = toNumber(name, *given);
    }
    template <class T, std::size_t N>
    void choice(const char* name, T& value, const Names<T, N>& names)
    {
        const auto given = take(name);
        if (!given)
            return;
        const auto it =
            std::ranges::find(names, *given, [](const auto& pair) { return QString(pair.first); });
        if (it == names.end())
            refuse(name, *given);
        else
            value = it->second;
    }
    void place(QRectF& value)
    {
        const QString given = take("place").value_or(QString());
        const QStringList words = given.split(u' ', Qt::SkipEmptyParts);
        std::array<double, 4> numbers{};
        for (std::size_t i = 0; i < 4 && words.size() == 4; ++i)
            numbers[i] = toNumber("place", words[static_cast<qsizetype>(i)]);
        if (numbers[2] <= 0 || numbers[3] <= 0)
            refuse("place", given);
        value = {numbers[0], numbers[1], numbers[2], numbers[3]};
    }
    void finish()
    {
        for (const Fields::Field& field : m_fields)
            if (!std::ranges::contains(m_known, field.name.text()))
                refuse(std::string(field.name.text()).c_str(), qs(field.value));
    }

private:
    std::optional<QString> take(const char* name)
    {
        m_known.emplace_back(name);
        const Atom field = Atom(name);
        return m_fields.has(field) ? std::optional(qs(m_fields.text(field))) : std::nullopt;
    }
    double toNumber(const char* name, const QString& text)
    {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(text, &isNumber);
        if (!isNumber || !(std::abs(value) <= 2))
            refuse(name, text);
        return isNumber ? std::clamp(value, -2.0, 2.0) : 0;
    }
    void refuse(const char* name, const QString& value)
    {
        if (m_mistake.isEmpty())
            m_mistake = QStringLiteral("%1=\"%2\"").arg(QLatin1String(name), value);
    }

    const Fields& m_fields;
    QString& m_mistake;
    std::vector<std::string> m_known;
};

FacePart partOf(const Fields& fields, QString& mistake)
{
    FacePart part;
    FieldReader reader(fields, mistake);
    reader.choice("print", part.kind, kKinds);
    reader.place(part.place);
    reader.text("when", part.when);
    reader.text("of", part.text);
    reader.number("size", part.size);
    reader.choice("bold", part.bold, kYesNo);
    reader.choice("upwards", part.upwards, kYesNo);
    reader.choice("align", part.align, kAligns);
    reader.choice("shape", part.shape, kShapes);
    reader.choice("framed", part.framed, kYesNo);
    reader.text("fill", part.fill);
    reader.text("line", part.line);
    reader.number("line-width", part.lineWidth);
    reader.text("ink", part.ink);
    reader.finish();
    return part;
}

void set(Fields& fields, const char* name, const QString& value, const QString& usual = {})
{
    fields.set(Atom(name), value == usual ? std::nullopt : std::optional(utf8(value)));
}

template <class T, std::size_t N>
void set(Fields& fields, const char* name, T value, T usual, const Names<T, N>& names)
{
    const auto word = std::ranges::find(names, value, [](const auto& pair) { return pair.second; })->first;
    fields.set(Atom(name),
               value == usual
                   ? std::nullopt
                   : std::optional(std::string(word.data(), static_cast<std::size_t>(word.size()))));
}

void write(const FacePart& part, Fields& fields)
{
    const FacePart usual;
    const QRectF& place = part.place;
    set(fields, "print", part.kind, usual.kind, kKinds);
    set(fields, "place",
        QStringList{numberText(place.x()), numberText(place.y()), numberText(place.width()),
                    numberText(place.height())}
            .join(u' '));
    set(fields, "when", part.when);
    set(fields, "of", part.text);
    set(fields, "size", numberText(part.size), numberText(usual.size));
    set(fields, "bold", part.bold, usual.bold, kYesNo);
    set(fields, "upwards", part.upwards, usual.upwards, kYesNo);
    set(fields, "align", part.align, usual.align, kAligns);
    set(fields, "shape", part.shape, usual.shape, kShapes);
    set(fields, "framed", part.framed, usual.framed, kYesNo);
    set(fields, "fill", part.fill);
    set(fields, "line", part.line);
    set(fields, "line-width", numberText(part.lineWidth), numberText(usual.lineWidth));
    set(fields, "ink", part.ink);
}

/// A template of a package is read again only when its table has changed.
TemplatePointer read(const model::Table& table)
{
    static QMutex mutex;
    static QHash<QString, std::pair<model::Table, TemplatePointer>> known;
    const QMutexLocker lock(&mutex);
    auto& [then, face] = known[qs(table.id)];
    if (!face || !(then == table)) {
        then = table;
        face = std::make_shared<const FaceTemplate>(FaceTemplate::of(table));
    }
    return face;
}

bool isFor(const FaceTemplate& face, bool turned)
{
    return face.side == FaceTemplate::Side::Both || (face.side == FaceTemplate::Side::Back) == turned;
}

} // namespace

bool FaceTemplate::isOne(const model::Table& table)
{
    return table.kind == kKind;
}

FaceTemplate FaceTemplate::of(const model::Table& table, QString* mistake)
{
    QString ignored;
    QString& first = mistake ? *mistake : ignored;
    FaceTemplate face{.id = table.id};
    QString kinds;
    FieldReader reader(table.fields, first);
    reader.text("kinds", kinds);
    reader.choice("side", face.side, kSides);
    reader.text("small", face.small);
    reader.finish();
    face.kinds = kinds.split(u' ', Qt::SkipEmptyParts);
    for (const model::TableRow& row : table.rows) {
        QString wrong;
        const FacePart part = partOf(row.fields, wrong);
        if (wrong.isEmpty())
            face.parts.push_back(part);
        else if (first.isEmpty())
            first = wrong;
    }
    if (!table.kept.text().inside.empty() && first.isEmpty())
        first = qs(table.kept.text().inside.front());
    return face;
}

model::Table FaceTemplate::asTable(const model::Table& before) const
{
    model::Table table = before;
    table.id = id;
    table.kind = kKind;
    set(table.fields, "kinds", kinds.join(u' '));
    set(table.fields, "side", side, Side::Both, kSides);
    set(table.fields, "small", small);
    std::vector<model::TableRow> rows;
    for (const FacePart& part : parts) {
        const auto same = std::ranges::find_if(table.rows, [&](const model::TableRow& row) {
            QString wrong;
            return partOf(row.fields, wrong) == part && wrong.isEmpty();
        });
        if (same != table.rows.end()) {
            rows.push_back(std::move(*same));
            table.rows.erase(same);
            continue;
        }
        write(part, rows.emplace_back().fields);
    }
    table.rows = std::move(rows);
    return table;
}

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

const FaceTemplates& FaceTemplates::of(Atom game)
{
    static QMutex mutex;
    static std::map<QString, FaceTemplates> known;
    const QMutexLocker lock(&mutex);
    const QString id = qs(game);
    if (const auto it = known.find(id); it != known.end())
        return it->second;
    FaceTemplates templates;
    if (QFile file(QStringLiteral(":/hexwerk/faces/%1.xml").arg(id));
        !id.isEmpty() && file.open(QIODevice::ReadOnly))
        templates = read(file.readAll(), nullptr).value_or(FaceTemplates());
    return known.emplace(id, std::move(templates)).first->second;
}

std::optional<FaceTemplates> FaceTemplates::read(const QByteArray& bytes, QString* error)
{
    const auto refuse = [&](int line, const QString& why) {
        if (error)
            *error = QStringLiteral("%1: %2").arg(line).arg(why);
        return std::nullopt;
    };
    const model::LoadResult read = model::readPackage(
        {{"game.xml", "<game format=\"1\" id=\"faces\"/>"}, {"tables.xml", bytes.toStdString()}});
    if (!read.findings.empty())
        return refuse(read.findings.front().position.line, qs(read.findings.front().rule));
    FaceTemplates templates;
    for (const auto& [key, table] : read.package.all<model::Table>()) {
        QString mistake;
        templates.m_templates.push_back(
            std::make_shared<const FaceTemplate>(FaceTemplate::of(table, &mistake)));
        if (!mistake.isEmpty())
            return refuse(1, qs(table.id) + u' ' + mistake);
    }
    if (templates.m_templates.empty())
        return refuse(1, QStringLiteral("table"));
    return templates;
}

TemplatePointer FaceTemplates::find(Atom id) const
{
    const auto it = std::ranges::find(m_templates, id, [](const TemplatePointer& face) { return face->id; });
    return it == m_templates.end() ? nullptr : *it;
}

std::vector<TemplatePointer> templatesOf(const model::Package& package)
{
    std::vector<TemplatePointer> all;
    for (const auto& [key, table] : package.all<model::Table>())
        if (FaceTemplate::isOne(table))
            all.push_back(read(table));
    for (const TemplatePointer& face : FaceTemplates::of(package.game().ruleset).all())
        if (const auto* own = package.find<model::Table>(face->id); !own || !FaceTemplate::isOne(*own))
            all.push_back(face);
    std::ranges::sort(all, {}, [](const TemplatePointer& face) { return face->id.text(); });
    return all;
}

TemplatePointer templateFor(const model::Package& package, Atom kind, bool turned)
{
    const QString word = qs(kind);
    TemplatePointer best;
    int rank = 0;
    // Named goes before for all, the package's before the game's, one side before both.
    const auto offer = [&](const TemplatePointer& face, bool own) {
        const bool named = face->kinds.contains(word);
        if (!isFor(*face, turned) || (!named && !face->kinds.isEmpty()))
            return;
        const int offered =
            1 + (named ? 4 : 0) + (own ? 2 : 0) + (face->side != FaceTemplate::Side::Both ? 1 : 0);
        if (offered > rank) {
            rank = offered;
            best = face;
        }
    };
    for (const auto& [key, table] : package.all<model::Table>())
        if (FaceTemplate::isOne(table))
            offer(read(table), true);
    for (const TemplatePointer& face : FaceTemplates::of(package.game().ruleset).all())
        if (const auto* own = package.find<model::Table>(face->id); !own || !FaceTemplate::isOne(*own))
            offer(face, false);
    return best;
}

} // namespace editor
