#pragma once

#include "model/package.h"

#include <QPainter>
#include <QRectF>
#include <QString>

namespace editor {

/// What every printed page says of the package it was printed from, so that an old print can be told from a new one.
struct Stamp {
    QString title;
    QString version;
    QString hash; ///< "3f1c-90ab-22d4-7e10": game and tables, maps, counters, scenarios

    static Stamp of(const model::Package& package);
    QString text() const;

    /// The parts of a package that a hash tells apart, in its order.
    enum class Part : std::uint8_t { Game, Maps, Counters, Scenarios };
    /// Which parts differ between two hashes; nothing when one of them is no hash.
    static std::optional<std::vector<Part>> changed(const QString& printed, const QString& now);
};

/// A line of small print along the lower edge of an area: the stamp on the left, what the page is in the middle, and
/// its number on the right. The painter is in millimetres.
void paintFooter(QPainter& painter, const QRectF& area, const Stamp& stamp, const QString& what, int page,
                 int pages);

/// What paintFooter() needs, from the lower edge up.
inline constexpr double kFooterMm = 5;

} // namespace editor
