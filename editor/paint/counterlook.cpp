#include "editor/paint/counterlook.h"

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

} // namespace

CounterLook CounterLook::of(const model::Package& package, const rules::Ruleset& ruleset, Atom counter,
                            Atom faceId)
{
    const model::CounterFace face(package, counter, faceId);
    CounterLook look;
    const model::Nation* nation = package.find<model::Nation>(face.nation());
    look.turned = face.turned();
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
    if (const model::Formation* formation =
            record ? package.find<model::Formation>(record->formation) : nullptr)
        look.parent = qs(formation->name);
    static const Atom zoc("zoc");
    static const Atom steps("steps");
    static const Atom noZoc("no-zoc");
    static const Atom halfStripe("half-stripe");
    look.withoutZoc = face.text(zoc) == "no" || face.text(noZoc) == "yes";
    look.singleStep = (face.number(steps) == 1 || face.text(halfStripe) == "yes") && !look.turned;
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
