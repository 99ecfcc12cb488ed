#pragma once

#include <QString>

namespace app {

/// The panels by the ids under which layouts remember them.
inline const QString kCounters = QStringLiteral("counters");
inline const QString kInspector = QStringLiteral("inspector");
inline const QString kProblems = QStringLiteral("problems");
inline const QString kLayers = QStringLiteral("layers");
inline const QString kHistory = QStringLiteral("history");
inline const QString kExplain = QStringLiteral("explain");
inline const QString kCharts = QStringLiteral("charts");
inline const QString kFormations = QStringLiteral("formations");
inline const QString kGazetteer = QStringLiteral("gazetteer");
inline const QString kLegend = QStringLiteral("legend");
inline const QString kMinimap = QStringLiteral("minimap");
inline const QString kUnderlay = QStringLiteral("underlay");
inline const QString kCards = QStringLiteral("cards");
inline const QString kTrack = QStringLiteral("track");
inline const QString kVictory = QStringLiteral("victory");
inline const QString kTables = QStringLiteral("tables");
inline const QString kDeploy = QStringLiteral("deployment");
inline const QString kScenario = QStringLiteral("scenario");
inline const QString kFaces = QStringLiteral("faces");
inline const QString kWeather = QStringLiteral("weather");

} // namespace app
