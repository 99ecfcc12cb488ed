#pragma once

#include "rules/formula/reads.h"
#include "rules/position.h"
#include "rules/record_view.h"

#include <vector>

namespace rules {

/// Collects what one rule finds at one place. The rule gives message, subject and arguments; rule id, severity
/// and scenario are filled in.
class Report {
public:
    Report(const RuleSpec& spec, Atom scenario, std::vector<model::Finding>& findings)
        : m_spec(spec)
        , m_scenario(scenario)
        , m_findings(findings)
    {
    }

    void add(model::Finding finding) { add(std::move(finding), m_spec.severity); }
    void add(model::Finding finding, model::Severity severity)
    {
        finding.rule = m_spec.id;
        finding.severity = severity;
        finding.scenario = m_scenario;
        m_findings.push_back(std::move(finding));
    }

private:
    const RuleSpec& m_spec;
    Atom m_scenario;
    std::vector<model::Finding>& m_findings;
};

/// What a rule wants to be asked about, and what else it reads. Where it is asked about a thing, a change of that
/// thing itself need not be named.
struct Watch {
    bool hexes = false; ///< each hex of the maps, with the hexsides kept under it
    bool stacks = false; ///< each hex of a scenario with units in it
    bool scenario = false; ///< each scenario as a whole, whenever a unit of it changed
    RecordSet records; ///< each record of these kinds, once for the package
    bool units = false; ///< each unit of a scenario
    RecordSet inScenario; ///< each record of these kinds, once for every scenario that sees it
    bool packageWide = false; ///< those records once for the package, because no scenario makes a difference
    Reads reads; ///< of what it is asked about: when the answer may have changed

    RecordSet again; ///< one of these changed: ask about everything again, or everything in its scenario
    bool terrain = false; ///< ask about a stack again when the terrain under it changed
    bool names = false; ///< ask about everything again when something that can be referred to came or went
};

/// One rule of a game. Holds its parameters and nothing else: the same position gives the same findings. Every
/// finding of one call has another subject or discriminator, and the subject belongs to what was asked about.
class Rule {
public:
    Rule() = default;
    Rule(const Rule&) = delete;
    Rule& operator=(const Rule&) = delete;
    virtual ~Rule() = default;

    virtual Watch watch() const = 0;
    virtual void checkHex(const Position&, model::HexIndex, Report&) const {}
    virtual void checkStack(const Position&, model::HexIndex, Report&) const {}
    virtual void checkScenario(const Position&, Report&) const {}
    virtual void checkRecord(const Position&, const RecordView&, Report&) const {}
    virtual void checkUnit(const Position&, const Placed&, Report&) const {}
    virtual void checkInScenario(const Position&, const RecordView&, Report&) const {}

    /// Whether it can find anything at this moment at all.
    virtual bool appliesTo(const Position&) const { return true; }
    /// Whether it can find anything about units with such counters.
    virtual bool concerns(const Position&, const Placed&) const { return true; }
};

} // namespace rules
