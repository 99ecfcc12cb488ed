#include "rules/ruleset/supply_spec.h"

#include <algorithm>

namespace rules {
namespace {

using model::Atom;

/// Reads one <trace>; ids of stages become their numbers.
class TraceReader {
public:
    TraceReader(const ClauseReader& reader, SupplySpec& supply)
        : m_reader(reader)
        , m_supply(supply)
    {
    }

    TraceSpec read(const Clause& clause, const Clause& around)
    {
        m_reader.allow(clause, {"name", "side", "units", "blocked", "barred"}, {"source", "grow", "pair", "grade"});
        m_reader.require(clause, "side");
        m_trace.id = clause.id;
        m_trace.name = clause.text("name");
        m_trace.side = Atom(clause.text("side"));
        m_trace.units = m_reader.formula(clause, "units");
        m_trace.passage = passage(clause, around);
        for (const Clause& child : clause.inside) {
            if (child.element.text() == "grade")
                readGrade(child);
            else
                readStage(child);
        }
        return std::move(m_trace);
    }

private:
    int passage(const Clause& clause, const Clause& around)
    {
        const Clause& blocked = clause.text("blocked").empty() ? around : clause;
        const Clause& barred = clause.text("barred").empty() ? around : clause;
        SupplyPassage wanted{.side = m_trace.side,
                             .blockedText = std::string(blocked.text("blocked")),
                             .barredText = std::string(barred.text("barred"))};
        const auto same = std::ranges::find_if(m_supply.passages, [&](const SupplyPassage& passage) {
            return passage.side == wanted.side && passage.blockedText == wanted.blockedText
                && passage.barredText == wanted.barredText;
        });
        const auto number = static_cast<int>(same - m_supply.passages.begin());
        if (same == m_supply.passages.end()) {
            wanted.blocked = m_reader.formula(blocked, "blocked");
            wanted.barred = m_reader.formula(barred, "barred");
            m_supply.passages.push_back(std::move(wanted));
        }
        return number;
    }

    void readStage(const Clause& clause)
    {
        SupplyStage stage;
        const std::string_view element = clause.element.text();
        if (element == "source") {
            m_reader.allow(clause, {"hexes", "repeat"});
            m_reader.require(clause, "hexes");
        } else if (element == "grow") {
            stage.kind = SupplyStage::Kind::Grow;
            m_reader.allow(clause, {"from", "along", "one-line", "length", "through", "barred"});
            m_reader.require(clause, "from");
        } else if (element == "pair") {
            stage.kind = SupplyStage::Kind::Pair;
            m_reader.allow(clause, {"hexes", "same", "from"});
            m_reader.require(clause, "hexes");
            m_reader.require(clause, "from");
        } else {
            return;
        }
        stage.id = clause.id;
        stage.from = stages(clause, "from");
        stage.along = m_reader.words(clause, "along");
        stage.hexes = m_reader.formula(clause, "hexes");
        stage.same = m_reader.formula(clause, "same");
        stage.length = m_reader.formula(clause, "length");
        stage.through = m_reader.formula(clause, "through");
        stage.barred = m_reader.formula(clause, "barred");
        stage.repeat = clause.text("repeat") == "yes";
        stage.oneLine = clause.text("one-line") == "yes";
        if (isTaken(stage.id))
            m_reader.report(clause, "ruleset.duplicate",
                            {std::string(clause.element.text()), std::string(stage.id.text())});
        else
            m_trace.stages.push_back(std::move(stage));
    }

    void readGrade(const Clause& clause)
    {
        m_reader.allow(clause, {"by", "with", "when"});
        SupplyGrade grade{.id = clause.id, .by = stages(clause, "by"), .when = m_reader.formula(clause, "when")};
        if (const auto with = stages(clause, "with"); !with.empty())
            grade.with = with.front();
        if (grade.by.empty() && !grade.when)
            m_reader.require(clause, "by");
        else
            m_trace.grades.push_back(std::move(grade));
    }

    /// Sets of all traces have different ids, so that "reached(ID)" is clear.
    bool isTaken(Atom id) const
    {
        const auto has = [&](const TraceSpec& trace) {
            return std::ranges::contains(trace.stages, id, &SupplyStage::id);
        };
        return has(m_trace) || std::ranges::any_of(m_supply.traces, has);
    }

    std::vector<int> stages(const Clause& clause, std::string_view attribute) const
    {
        std::vector<int> numbers;
        for (const Atom id : m_reader.words(clause, attribute)) {
            const auto stage = std::ranges::find(m_trace.stages, id, &SupplyStage::id);
            if (stage == m_trace.stages.end())
                m_reader.report(clause, "ruleset.stage",
                                {std::string(clause.id.text()), std::string(attribute), std::string(id.text())});
            else
                numbers.push_back(static_cast<int>(stage - m_trace.stages.begin()));
        }
        return numbers;
    }

    const ClauseReader& m_reader;
    SupplySpec& m_supply;
    TraceSpec m_trace;
};

} // namespace

SupplySpec SupplySpec::read(const Clause& clause, const ClauseReader& reader)
{
    reader.allow(clause, {"none", "traced", "blocked", "barred"}, {"trace"});
    reader.require(clause, "none");
    SupplySpec spec;
    spec.none = Atom(clause.text("none"));
    spec.traced = reader.formula(clause, "traced");
    for (const Clause& child : clause.inside)
        if (child.element.text() == "trace")
            spec.traces.push_back(TraceReader(reader, spec).read(child, clause));
    for (const TraceSpec& trace : spec.traces)
        for (const SupplyGrade& grade : trace.grades)
            if (grade.id != spec.none && !std::ranges::contains(spec.ranks, grade.id))
                spec.ranks.push_back(grade.id);
    spec.ranks.push_back(spec.none);
    return spec;
}

Reads SupplySpec::reads() const
{
    Reads reads = traced.reads();
    for (const SupplyPassage& passage : passages)
        reads.add(passage.blocked.reads()).add(passage.barred.reads());
    for (const TraceSpec& trace : traces) {
        reads.add(trace.units.reads());
        for (const SupplyStage& stage : trace.stages) {
            for (const Formula* formula : {&stage.hexes, &stage.same, &stage.length, &stage.through, &stage.barred})
                reads.add(formula->reads());
            if (!stage.along.empty())
                reads.add(FacetSet{Facet::Hex});
        }
        for (const SupplyGrade& grade : trace.grades)
            reads.add(grade.when.reads());
    }
    return reads;
}

} // namespace rules
