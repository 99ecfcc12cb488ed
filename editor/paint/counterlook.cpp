#include "editor/paint/counterlook.h"

#include "editor/document/packageplace.h"
#include "editor/paint/mapstyle.h"
#include "editor/text/text.h"

#include <array>
#include <utility>

namespace editor {
namespace {

using model::Atom;

QString sizeMarksOf(std::string_view size)
{
    static constexpr std::array marks{
        std::pair{"company", "I"}, std::pair{"battalion", "II"}, std::pair{"regiment", "III"},
        std::pair{"brigade", "X"}, std::pair{"division", "XX"},  std::pair{"corps", "XXX"},
        std::pair{"army", "XXXX"}, std::pair{"front", "XXXXX"},  std::pair{"army-group", "XXXXX"},
    };
    for (const auto& [word, text] : marks)
        if (size == word)
            return QString::fromLatin1(text);
    return {};
}

/// "5-3" when attack and defense are the same, otherwise "4-5-3"; with an asterisk when the step is lost for
/// good.
QString factorsOf(const model::CounterFace& face)
{
    static const Atom attack("attack");
    static const Atom defense("defense");
    static const Atom strength("strength");
    static const Atom move("move");
    static const Atom rebuild("rebuild");
    QStringList parts;
    const QString a = qs(face.text(attack));
    const QString d = qs(face.text(defense));
    if (face.has(strength) && a.isEmpty() && d.isEmpty())
        parts << qs(face.text(strength));
    else if (!a.isEmpty() || !d.isEmpty())
        parts << (a.isEmpty() ? QStringLiteral("\u2013") : a);
    if (a != d && !(a.isEmpty() && d.isEmpty()))
        parts << (d.isEmpty() ? QStringLiteral("\u2013") : d);
    if (face.has(move))
        parts << qs(face.text(move));
    QString text = parts.join(u'-');
    static const Atom asterisk("asterisk");
    if (!text.isEmpty() && (face.text(rebuild) == "no" || face.text(asterisk) == "yes"))
        text += u'*';
    return text;
}

QColor colour(std::string_view text, const QColor& otherwise)
{
    const QColor own = QColor::fromString(qs(text));
    return own.isValid() ? own : otherwise;
}

QColor inkOn(const QColor& background)
{
    return background.lightnessF() < 0.45F ? QColor(Qt::white) : QColor(0x1c, 0x19, 0x16);
}

/// What a template can name: the fields of the face, and what is known around it.
QString valueOf(const QString& field, const model::Package& package, const model::CounterFace& face,
                const CounterLook& look, const model::Formation* formation, const rules::Term* kind)
{
    using namespace Qt::StringLiterals;
    if (field == "name"_L1)
        return look.name;
    if (field == "formation"_L1)
        return look.parent;
    if (field == "formation-colour"_L1)
        return formation ? qs(formation->colour) : QString();
    if (field == "size"_L1)
        return look.sizeMarks;
    if (field == "symbol"_L1)
        return qs(look.symbol);
    if (field == "nation"_L1)
        return qs(face.nation());
    if (field == "nation-name"_L1) {
        const auto* nation = package.find<model::Nation>(face.nation());
        return nation ? qs(nation->name) : QString();
    }
    if (field == "kind"_L1)
        return qs(face.kind());
    if (field == "art"_L1)
        return look.art;
    if (field == "factors"_L1)
        return look.factors;
    if (field == "turned"_L1)
        return look.turned ? QStringLiteral("yes") : QString();
    if (field == "paper"_L1)
        return look.background.name();
    if (field == "box"_L1)
        return look.boxFill.name();
    const Atom name = atomOf(field);
    return face.has(name) || !kind ? qs(face.text(name)) : qs(kind->fields.text(name));
}

/// "Pz 38(t)" is drawn by pz-38t.
Atom drawingOf(const QString& shown)
{
    QString word = shown.toLower().simplified();
    word.replace(u' ', u'-');
    word.removeIf([](QChar c) { return c != u'-' && !c.isLetterOrNumber(); });
    return atomOf(word);
}

std::vector<PrintedPart> partsOf(const FaceTemplate& face, const CounterLook& look, const FaceValue& value)
{
    std::vector<PrintedPart> parts;
    for (std::size_t i = 0; i < face.parts.size(); ++i) {
        const FacePart& part = face.parts[i];
        if (!holds(part.when, value))
            continue;
        PrintedPart printed{.kind = part.kind,
                            .place = part.place,
                            .text = filledIn(part.text, value),
                            .symbol = look.symbol,
                            .size = part.size,
                            .bold = part.bold,
                            .align = part.align,
                            .upwards = part.upwards,
                            .framed = part.framed,
                            .shape = part.shape,
                            .lineWidth = part.lineWidth,
                            .ink = colour(utf8(filledIn(part.ink, value)), look.ink),
                            .fill = QColor::fromString(filledIn(part.fill, value)),
                            .line = part.line == QLatin1String("ink")
                                ? look.ink
                                : QColor::fromString(filledIn(part.line, value)),
                            .number = i};
        if (part.kind == FacePart::Kind::Text && printed.text.isEmpty())
            continue;
        if (part.kind == FacePart::Kind::Art && look.art.isEmpty())
            continue;
        if (part.kind == FacePart::Kind::Symbol && !printed.text.isEmpty())
            printed.symbol = drawingOf(printed.text);
        if (part.kind == FacePart::Kind::Symbol && !printed.symbol)
            continue;
        // A dark box wants light lines, whatever ink the rest is printed in.
        if (part.ink.isEmpty() && printed.fill.isValid() && printed.fill.alphaF() > 0.9F
            && std::abs(printed.fill.lightnessF() - printed.ink.lightnessF()) < 0.3F)
            printed.ink = inkOn(printed.fill);
        parts.push_back(std::move(printed));
    }
    return parts;
}

} // namespace

CounterLook CounterLook::of(const model::Package& package, const rules::Ruleset& ruleset, Atom counter,
                            Atom faceId)
{
    const model::CounterFace face(package, counter, faceId);
    CounterLook look;
    const model::Nation* nation = package.find<model::Nation>(face.nation());
    look.turned = face.turned();
    look.art = qs(face.art());
    look.place = look.art.isEmpty() ? QString() : placeOf(package);
    look.background = colour(nation ? nation->colour : std::string(),
                             face.nation() ? colourOf(face.nation(), 60, 200) : QColor(0xe8, 0xe2, 0xd4));
    if (look.turned && nation)
        look.background = colour(nation->reduced, look.background);
    static const Atom colourField("colour");
    static const Atom inkField("ink");
    static const Atom boxField("box-colour");
    look.background = colour(face.text(colourField), look.background);
    look.ink = nation && !face.has(colourField) ? colour(nation->ink, inkOn(look.background))
                                                : inkOn(look.background);
    look.ink = colour(face.text(inkField), look.ink);
    look.boxFill =
        colour(face.text(boxField),
               look.ink.lightnessF() > 0.5F ? look.background.darker(125) : look.background.lighter(118));
    if (const Atom symbol = face.symbol()) {
        const rules::Term* term = ruleset.find(rules::Category::Symbol, symbol);
        look.symbol = term && term->look ? term->look : symbol;
        if (look.symbol.text() == "marker")
            look.symbol = {};
    }
    if (const Atom size = face.size()) {
        const rules::Term* term = ruleset.find(rules::Category::Size, size);
        static const Atom mark("mark");
        look.sizeMarks = term && term->fields.has(mark)
            ? qs(term->fields.text(mark))
            : sizeMarksOf((term && term->look ? term->look : size).text());
    }
    look.factors = factorsOf(face);
    look.name = face.name().empty() ? qs(counter) : qs(face.name());
    const model::Counter* record = package.find<model::Counter>(counter);
    const model::Formation* formation = record ? package.find<model::Formation>(record->formation) : nullptr;
    if (formation)
        look.parent = qs(formation->name);
    static const Atom zoc("zoc");
    static const Atom steps("steps");
    static const Atom noZoc("no-zoc");
    static const Atom halfStripe("half-stripe");
    look.withoutZoc = face.text(zoc) == "no" || face.text(noZoc) == "yes";
    look.singleStep = (face.number(steps) == 1 || face.text(halfStripe) == "yes") && !look.turned;
    if (const auto layout = templateFor(package, face.kind(), look.turned)) {
        const rules::Term* kind = ruleset.find(rules::Category::CounterKind, face.kind());
        const FaceValue value = [&](const QString& field) {
            return valueOf(field, package, face, look, formation, kind);
        };
        look.parts = partsOf(*layout, look, value);
        if (!layout->small.isEmpty())
            look.factors = filledIn(layout->small, value);
    }
    return look;
}

CounterLook CounterLook::of(const model::Package& package, const rules::Ruleset& ruleset,
                            const model::Unit& unit)
{
    if (unit.counter)
        return of(package, ruleset, unit.counter, unit.face);
    CounterLook look;
    look.background = QColor(0xe8, 0xe2, 0xd4);
    look.ink = QColor(0x1c, 0x19, 0x16);
    look.name = QStringLiteral("?");
    look.factors = qs(unit.draw);
    return look;
}

} // namespace editor
