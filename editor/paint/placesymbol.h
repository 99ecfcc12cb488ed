#pragma once

#include <QColor>
#include <QPainter>

#include <string_view>

namespace editor {

/// Whether the look is the heart of a place (town, city, fortress) and not a sign beside it (anchor, star,
/// derrick).
bool isSettlement(std::string_view look);
/// The more important of two settlements in one place is drawn.
int settlementRank(std::string_view look);

/// The symbol around a point. u is the hex size; owner, when valid, is the colour of the side that owns it.
void paintSettlement(QPainter& painter, QPointF at, double u, std::string_view look, const QColor& owner);
void paintSign(QPainter& painter, QPointF at, double u, std::string_view look);
/// A star behind the symbol: a victory hex.
void paintVictoryStar(QPainter& painter, QPointF at, double u);
/// A ring around the symbol: a capital.
void paintCapitalRing(QPainter& painter, QPointF at, double u);

} // namespace editor
