#include "editor/print/cards/cardsetting.h"

namespace editor {
namespace {

/// As an eye sees it, from 0 for black to 1.
double lightness(const QColor& colour)
{
    return (0.299 * colour.redF()) + (0.587 * colour.greenF()) + (0.114 * colour.blueF());
}

QColor grey(const QColor& colour)
{
    const int value = qRound(255 * lightness(colour));
    return {value, value, value, colour.alpha()};
}

/// Dark stays black and everything else turns white, so that what is printed on it can be read.
QColor blackOrWhite(const QColor& colour)
{
    return !colour.isValid() || colour.alpha() == 0 ? colour
        : lightness(colour) < 0.4                   ? Qt::black
                                                    : Qt::white;
}

void takeColourFrom(CounterLook& look)
{
    look.background = blackOrWhite(look.background);
    look.ink = look.background == Qt::black ? Qt::white : Qt::black;
    look.boxFill = look.boxFill.isValid() ? QColor(Qt::white) : QColor();
    for (PrintedPart& part : look.parts) {
        if (part.fill.isValid())
            part.fill = blackOrWhite(part.fill);
        const QColor& ground = part.fill.isValid() && part.fill.alpha() > 0 ? part.fill : look.background;
        part.ink = part.ink.isValid() ? QColor(ground == Qt::black ? Qt::white : Qt::black) : QColor();
        part.line = part.line.isValid() ? QColor(look.ink) : QColor();
    }
}

} // namespace

QColor CardSetting::colour(const QString& name) const
{
    const QColor plain = style.colour(name);
    return source.blackAndWhite ? grey(plain) : plain;
}

Band CardSetting::band(model::Atom side) const
{
    const auto* record = package().find<model::Side>(side);
    if (source.blackAndWhite)
        return record ? Band{.fill = Qt::white, .ink = Qt::black, .line = 0.5}
                      : Band{.fill = Qt::black, .ink = Qt::white, .line = 0};
    const QColor own(record ? qs(record->colour) : QString());
    const QColor fill = own.isValid() ? own : colour(QStringLiteral("neutral"));
    return {.fill = fill, .ink = lightness(fill) > 0.5 ? Qt::black : Qt::white, .line = 0};
}

QString CardSetting::sideName(model::Atom side) const
{
    const auto* record = package().find<model::Side>(side);
    return record && !record->name.empty() ? words.own(*record, "name", record->name)
                                           : words.term(ruleset(), rules::Category::Side, side);
}

QString CardSetting::turnName(model::Atom turn) const
{
    const QString number = words.say(QT_TRANSLATE_NOOP("Print", "Turn %1"), {qs(turn)});
    const auto* record = package().find<model::Turn>({.scope = scenario, .id = turn});
    return record && !record->name.empty()
        ? number + QStringLiteral(" · ") + words.own(*record, "name", record->name)
        : number;
}

QString CardSetting::hexName(model::Atom hex) const
{
    for (const auto& [key, place] : package().all<model::Place>())
        if (place.hex == hex && !place.name.empty())
            return qs(hex) + u' ' + words.own(place, "name", place.name);
    return qs(hex);
}

std::shared_ptr<const CounterLook> CardSetting::look(model::Atom counter, model::Atom face) const
{
    CounterLook look = CounterLook::of(package(), ruleset(), counter, face);
    if (source.blackAndWhite)
        takeColourFrom(look);
    return std::make_shared<const CounterLook>(std::move(look));
}

void CardDocument::add(Part part)
{
    std::erase_if(part.sections, [](const Section& section) { return section.rows.empty(); });
    if (!part.sections.empty())
        parts.push_back(std::move(part));
}

} // namespace editor
