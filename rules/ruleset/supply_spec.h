#pragma once

#include "rules/ruleset/clause.h"

namespace rules {

/// One step of working out where supply comes from: a set of hexes, grown backwards from the sources. Every stage can
/// name only stages before it.
///
/// <source id hexes="F" repeat="yes"/>
///     Hexes that are sources. A formula may ask "reached(ID)" about other sets of the trace. With repeat it is asked
///     again when all stages are done, and they are done again while more hexes join: cities that are sources when
///     they can themselves trace to one.
/// <grow id from="IDS" along="LINES" one-line="yes" length="F" through="F" barred="F"/>
///     Spreads from other sets over any hex, or along lines only, at most length hexes deep (without it: any depth).
///     through: of the hexes it enters, besides not being blocked; barred: of its steps, besides those barred for the
///     whole trace. A limit that depends on the path is two grows. one-line: it never changes from one line to another,
///     not even where two cross.
/// <pair id hexes="F" same="F" from="IDS"/>
///     Hexes linked to another one that a set reaches: those for which hexes holds and same has one value (port to
///     port, over the same sea).
struct SupplyStage {
    enum class Kind : std::uint8_t { Source, Grow, Pair };

    Kind kind = Kind::Source;
    model::Atom id;
    std::vector<int> from; ///< stages of the same trace, by number
    std::vector<model::Atom> along;
    Formula hexes;
    Formula same;
    Formula length;
    Formula through;
    Formula barred;
    bool repeat = false;
    bool oneLine = false;
};

/// A status that a unit has when one of some sets holds its hex: <grade id by="IDS" with="ID" when="F"/>
struct SupplyGrade {
    model::Atom id;      ///< "full", "limited"; several grades may give the same
    std::vector<int> by; ///< stages; the unit's line goes over the first that serves it
    int with = -1;       ///< a stage that must have any hex at all, such as another port that is supplied
    Formula when;        ///< of the unit; without sets it is enough alone, such as standing in a fortress
};

/// Where supply may pass. Traces of one side with the same words share one.
struct SupplyPassage {
    model::Atom side;
    std::string blockedText;
    std::string barredText;
    Formula blocked; ///< of a hex and the side: supply may not enter; nobody's own hex is asked about
    Formula barred;  ///< of a step: supply may not cross
};

/// How some units of one side trace supply: <trace id name side units="F" blocked="F" barred="F"> with stages and
/// grades, best grade first. Without blocked and barred those of <supply> hold.
struct TraceSpec {
    model::Atom id;
    std::string name;
    model::Atom side;
    Formula units; ///< whom it serves; the first trace that does is the unit's
    int passage = 0;
    std::vector<SupplyStage> stages;
    std::vector<SupplyGrade> grades;
};

/// <supply none="oos" traced="F" blocked="F" barred="F">traces</supply>
struct SupplySpec {
    model::Atom none; ///< the status of a unit that no grade serves
    Formula traced;   ///< units that have a status at all; without it: all
    std::vector<SupplyPassage> passages;
    std::vector<TraceSpec> traces;
    std::vector<model::Atom> ranks; ///< every status, best first

    explicit operator bool() const { return !traces.empty(); }
    static SupplySpec read(const Clause& clause, const ClauseReader& reader);
    /// What supply can depend on.
    Reads reads() const;
};

} // namespace rules
