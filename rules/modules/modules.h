#pragma once

#include "rules/registry.h"

/// One module a file; registry.cpp lists them.
namespace rules::modules {

extern const Module check;
extern const Module countNegative;
extern const Module counterDesignation;
extern const Module counterFaces;
extern const Module counterSteps;
extern const Module counterSymbol;
extern const Module deployZones;
extern const Module fieldValue;
extern const Module lineDangling;
extern const Module lineGap;
extern const Module noteReferences;
extern const Module placeRequired;
extern const Module referenceDangling;
extern const Module setupCounter;
extern const Module setupPrinted;
extern const Module stackingCount;
extern const Module stackingEnemies;
extern const Module stackingKindsApart;
extern const Module stackingNationsApart;
extern const Module stackingSingle;
extern const Module stackingSuspended;
extern const Module tableComplete;
extern const Module trackGroups;
extern const Module trackLines;
extern const Module unitDuplicate;
extern const Module unitOutsideArea;
extern const Module victoryAtStart;
extern const Module victoryHexes;
extern const Module victoryLevels;
extern const Module vocabularyUnknown;
extern const Module weatherRolls;
extern const Module zoneOverlap;

} // namespace rules::modules
