#include "model/underlaypins.h"

#include "model/number.h"

namespace model {
namespace {

const Atom& pinsField()
{
    static const Atom name("pins");
    return name;
}

} // namespace

std::vector<UnderlayPin> pinsOf(const Underlay& underlay)
{
    std::vector<UnderlayPin> pins;
    forEachWord(underlay.fields.text(pinsField()), [&](std::string_view word) {
        const std::size_t mark = word.rfind('@');
        const std::size_t comma = word.rfind(',');
        if (mark == std::string_view::npos || comma == std::string_view::npos || comma < mark)
            return;
        const auto x = parseDouble(word.substr(mark + 1, comma - mark - 1));
        const auto y = parseDouble(word.substr(comma + 1));
        if (x && y)
            pins.push_back({.hex = Atom(word.substr(0, mark)), .x = *x, .y = *y});
    });
    return pins;
}

void setPins(Underlay& underlay, const std::vector<UnderlayPin>& pins)
{
    std::string text;
    for (const UnderlayPin& pin : pins) {
        text += text.empty() ? "" : " ";
        text += pin.hex.text();
        text += '@';
        appendNumber(text, pin.x);
        text += ',';
        appendNumber(text, pin.y);
    }
    underlay.fields.set(pinsField(), text.empty() ? std::nullopt : std::optional(text));
}

double shearOf(const Underlay& underlay)
{
    return parseDouble(underlay.fields.text(Atom("shear"))).value_or(0);
}

void setShear(Underlay& underlay, double shear)
{
    std::string text;
    appendNumber(text, shear);
    underlay.fields.set(Atom("shear"), shear == 0 ? std::nullopt : std::optional(text));
}

bool isLocked(const Underlay& underlay)
{
    return underlay.fields.text(Atom("locked")) == "yes";
}

void setLocked(Underlay& underlay, bool locked)
{
    underlay.fields.set(Atom("locked"), locked ? std::optional<std::string>("yes") : std::nullopt);
}

} // namespace model
