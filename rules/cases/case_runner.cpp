#include "rules/cases/case_runner.h"

#include "rules/cases/expectation_kinds.h"

#include <algorithm>

namespace rules {
namespace {

constexpr std::array<std::string_view, 3> kSeverities{"info", "warning", "error"};

std::string_view severityWord(const model::Finding& finding)
{
    return kSeverities[static_cast<std::size_t>(finding.severity)];
}

/// "2005", "2005/2006" or the id of a record: as a case names what a finding is on.
bool isOn(const model::Package& package, const model::Subject& subject, std::string_view named)
{
    switch (subject.kind) {
    case model::Subject::Kind::Hex:
        return subject.hex.text() == named;
    case model::Subject::Kind::Hexside:
        return package.atlas().sideText(
                   {.hex = package.atlas().find(subject.hex), .direction = subject.direction})
            == named;
    case model::Subject::Kind::Record:
        return subject.key.id.text() == named;
    default:
        return model::subjectText(subject) == named;
    }
}

/// Compares the findings of a position with the ones that its expectations name.
class Findings {
public:
    Findings(const CasePosition& position, std::span<const model::Finding> found, CaseResult& result)
        : m_position(position)
        , m_result(result)
    {
        std::ranges::copy_if(found, std::back_inserter(m_found), [&](const model::Finding& finding) {
            return !finding.scenario || finding.scenario == position.scenario;
        });
        m_named.resize(m_found.size());
    }

    void compare()
    {
        for (const Expectation& expectation : m_position.expectations) {
            const Atom rule(expectation.value("rule"));
            if (expectation.element == Atom("finds"))
                expect(expectation, rule);
            else if (expectation.element == Atom("silent"))
                expectNone(expectation, rule);
        }
        for (std::size_t i = 0; i < m_found.size(); ++i)
            if (!m_named[i] && counts(m_found[i]))
                unexpected(m_found[i], nullptr);
    }

private:
    bool matches(const Expectation& expectation, Atom rule, const model::Finding& finding) const
    {
        return finding.rule == rule
            && (!expectation.has("on") || isOn(m_position.package, finding.subject, expectation.value("on")))
            && (!expectation.has("severity") || severityWord(finding) == expectation.value("severity"));
    }

    /// Whether a finding that nobody names is one too many.
    bool counts(const model::Finding& finding) const
    {
        if (std::ranges::contains(m_asked, finding.rule))
            return true;
        return !m_asked.empty() && !m_position.othersFree && finding.severity != model::Severity::Info
            && !std::ranges::contains(m_position.ignores, finding.rule);
    }

    void expect(const Expectation& expectation, Atom rule)
    {
        m_asked.push_back(rule);
        bool seen = false;
        std::string others;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            if (matches(expectation, rule, m_found[i])) {
                m_named[i] = seen = true;
            } else if (m_found[i].rule == rule) {
                others += others.empty() ? "" : ", ";
                others += severityWord(m_found[i]);
                others += " " + model::subjectText(m_found[i].subject);
            }
        }
        if (seen)
            m_result.fired.push_back(rule);
        else
            m_result.mismatches.push_back({.what = Atom("missing"),
                                           .asked = expectation.text,
                                           .expected = std::string(rule.text()),
                                           .got = others,
                                           .finding = std::nullopt,
                                           .position = expectation.position});
    }

    void expectNone(const Expectation& expectation, Atom rule)
    {
        m_asked.push_back(rule);
        bool silent = static_cast<bool>(rule);
        for (std::size_t i = 0; i < m_found.size(); ++i)
            if (rule && m_found[i].rule == rule) {
                unexpected(m_found[i], &expectation);
                m_named[i] = true;
                silent = false;
            }
        if (silent)
            m_result.silent.push_back(rule);
    }

    void unexpected(const model::Finding& finding, const Expectation* by)
    {
        m_result.mismatches.push_back({.what = Atom("unexpected"),
                                       .asked = by ? by->text : std::string(),
                                       .expected = {},
                                       .got = std::string(finding.rule.text()),
                                       .finding = finding,
                                       .position = by ? by->position : m_position.position});
    }

    const CasePosition& m_position;
    std::vector<model::Finding> m_found; ///< of the scenario and of the package as a whole
    std::vector<bool> m_named;
    std::vector<Atom> m_asked; ///< rules that the case speaks of; an empty one for all of them
    CaseResult& m_result;
};

void run(const CasePosition& theCase, const std::shared_ptr<const Ruleset>& ruleset, CaseResult& result)
{
    Engine engine(ruleset);
    engine.reset(theCase.package);
    if (!theCase.whatIf.empty())
        engine.setWhatIf(theCase.package, theCase.scenario, theCase.whatIf);
    const Position position = engine.position(theCase.package, theCase.scenario);
    for (const Expectation& expectation : theCase.expectations) {
        const ExpectationKind* kind = expectationKind(expectation.element.text());
        if (!kind || !kind->check)
            continue;
        Asking asking(position, expectation, result.mismatches);
        kind->check(asking);
    }
    Findings(theCase, engine.findings(), result).compare();
}

} // namespace

CaseResult runCase(const Case& theCase, const std::shared_ptr<const Ruleset>& ruleset)
{
    CaseResult result;
    for (const CasePosition& position : theCase.positions)
        run(position, ruleset, result);
    return result;
}

} // namespace rules
