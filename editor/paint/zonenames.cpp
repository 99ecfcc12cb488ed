#include "editor/paint/zonenames.h"

#include "editor/paint/lettering.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {
namespace {

QString spaced(const QString& name)
{
    QString text;
    for (const QChar c : name.toUpper())
        text += c + QStringLiteral("\u2009");
    return text.chopped(1);
}

/// Centres of the hexes of a zone in which its name may stand, the most central first.
std::vector<QPointF> standsOf(const ZoneHexes::Entry& zone, const MapPlan& plan)
{
    QPointF mean;
    for (const model::HexIndex hex : zone.hexes)
        mean += plan.centre(hex) / static_cast<double>(zone.hexes.size());
    std::vector<QPointF> stands;
    // Of a large zone a sample will do.
    const std::size_t step = 1 + (zone.hexes.size() / 400);
    for (std::size_t i = 0; i < zone.hexes.size(); i += step)
        stands.push_back(plan.centre(zone.hexes[i]));
    const auto away = [&](QPointF at) { return std::hypot(at.x() - mean.x(), 2 * (at.y() - mean.y())); };
    const std::size_t wanted = std::min<std::size_t>(stands.size(), 24);
    std::ranges::partial_sort(stands, stands.begin() + static_cast<std::ptrdiff_t>(wanted), {}, away);
    stands.resize(wanted);
    return stands;
}

} // namespace

ZoneNames::ZoneNames(const ZoneHexes& zones, const MapPlan& plan)
{
    std::vector<const ZoneHexes::Entry*> named;
    for (const auto& [key, zone] : zones.all())
        if (!zone.name.isEmpty())
            named.push_back(&zone);
    std::ranges::stable_sort(named, std::greater(),
                             [](const ZoneHexes::Entry* zone) { return zone->hexes.size(); });

    for (const ZoneHexes::Entry* zone : named) {
        const double u = plan.hexMm(zone->hexes.front());
        const QString text = spaced(zone->name);
        const double natural = Lettering::width(text, Weight::Bold);
        const double width = std::sqrt(static_cast<double>(zone->hexes.size())) * u;
        const double largest = std::clamp(0.7 * width / natural, 0.16 * u, 0.7 * u);
        const std::vector<QPointF> stands = standsOf(*zone, plan);
        const auto isInside = [&](const QRectF& rect) {
            for (const double x : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const model::HexIndex hex = plan.hexAt({rect.left() + (x * rect.width()), rect.center().y()});
                if (!model::exists(hex) || !zone->inside[model::at(hex)])
                    return false;
            }
            return true;
        };
        const auto place = [&](double size, bool anywhere) {
            for (const QPointF centre : stands) {
                const QPointF at = centre - QPointF(0, 0.12 * u);
                const QRectF rect(at.x() - (natural * size / 2), at.y() - size, natural * size, 1.4 * size);
                const QRectF room = rect.adjusted(-size, -0.5 * size, size, 0.5 * size);
                if (std::ranges::any_of(m_names,
                                        [&](const Name& other) { return other.rect.intersects(room); })
                    || !(anywhere || isInside(rect)))
                    continue;
                QColor colour = zone->colour.darker(140);
                colour.setAlpha(105);
                m_names.push_back(
                    {.text = text, .colour = colour, .baseline = at, .size = size, .rect = rect});
                return true;
            }
            return false;
        };
        // Within its zone if it fits there in any size, else across its limits.
        constexpr std::array kShrink{1.0, 0.75, 0.55};
        const auto placed = [&](bool anywhere) {
            return std::ranges::any_of(kShrink, [&](double shrink) {
                return place(std::max(shrink * largest, 0.12 * u), anywhere);
            });
        };
        if (!placed(false))
            placed(true);
    }
}

} // namespace editor
