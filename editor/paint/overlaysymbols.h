#pragma once

#include "editor/paint/overlayfacts.h"

#include <QBrush>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPen>

namespace editor {

/// The signs of the overlays, the same on the map and in the legend. Each is told by its form or figure, not by
/// colour alone. u is the size of a hex; devicePerUnit says how many pixels of the device a unit of the painter has.

/// Smaller hexes, in pixels, have no room for figures.
inline constexpr double kLeastFigurePixels = 20;

/// How the hexes of an area are filled and framed.
struct AreaLook {
    QColor colour;
    enum class Fill : std::uint8_t { None, Rising, Falling, Level, Upright, Dots, FewDots, Wash } fill = Fill::None;
    bool broken = false; ///< the frame: dashes along each hexside
};

AreaLook zocLook(const std::vector<OverlaySide>& sides, int side);
/// Where a zone of control is missing because its units lack supply.
AreaLook potentialLook(const std::vector<OverlaySide>& sides, int side);
AreaLook controlLook(const std::vector<OverlaySide>& sides, int side);
/// grade 0 is the best supply.
AreaLook supplyLook(int grade);
AreaLook reachLook();

/// A hatching that keeps its density on the screen and its place on the map.
QBrush areaBrush(const AreaLook& look, double devicePerUnit);
QPen areaPen(const AreaLook& look, double devicePerUnit);
/// The part of the frame that runs along one hexside.
void addFrame(QList<QLineF>& lines, const AreaLook& look, const QLineF& side);

/// A crossed ring with the letter of the side whose zone of control is negated.
void paintNegatedZoc(QPainter& painter, QPointF at, double u, const OverlaySide& side);
/// A pennant with the letter of the side in control; a question mark when two sides are said to be.
void paintPennant(QPainter& painter, QPointF at, double u, const OverlaySide& side, bool disputed);
/// "3/4"; more than the limit is framed twice and has an exclamation mark.
void paintLoad(QPainter& painter, QPointF at, double u, const OverlayHex::Load& load, const OverlaySide* side);
/// A figure; in a stop sign where the unit must stop, in brackets where it may not stay.
void paintCost(QPainter& painter, QPointF at, double u, double cost, bool stops, bool passes);
/// A star with its points; filled and lettered by the side that holds it, hollow when nobody does.
void paintVictoryHex(QPainter& painter, QPointF at, double u, double points, const OverlaySide* holder);
/// A target.
void paintSupplySource(QPainter& painter, QPointF at, double u);
/// How many hexes supply lies away.
void paintSupplyDistance(QPainter& painter, QPointF at, double u, int distance);
enum class UnitSupply : std::uint8_t { Full, Lesser, None };
/// Nothing for full supply, a half-filled ring for lesser, a crossed box for none; a question mark where it is
/// uncertain.
void paintUnitSupply(QPainter& painter, QPointF at, double u, UnitSupply supply, bool uncertain);

/// "3", "2.5".
QString figure(double number);

} // namespace editor
