#include "model/xml/reader.h"
#include "rules/formula/domains.h"
#include "rules/registry.h"
#include "rules/ruleset/procedures.h"
#include "rules/ruleset/ruleset.h"
#include "rules/sentence.h"

#include <algorithm>
#include <string>

namespace rules {
namespace {

using model::Severity;
using model::xml::Source;

constexpr std::array<std::string_view, 3> kSources{"text", "inferred", "default"};
constexpr std::string_view kSourceSuffix = "-source";
constexpr std::string_view kText = "text";
/// Elements that say how something is worked out.
constexpr std::array<std::string_view, 8> kProcedures{"zoc",    "supply", "movement", "victory",
                                                      "combat", "setup",  "control",  "stacking"};

std::string str(Atom atom)
{
    return std::string(atom.text());
}

/// Reads one <ruleset> element. Says what is wrong and keeps what is right.
class RulesetReader {
public:
    RulesetReader(Source& source, Ruleset& ruleset, std::vector<model::Finding>& findings)
        : m_source(source)
        , m_ruleset(ruleset)
        , m_findings(findings)
    {
    }

    void read()
    {
        const pugi::xml_node root = m_source.root();
        if (std::string_view(root.name()) != "ruleset") {
            m_source.report("ruleset.root", root, {root.name()});
            return;
        }
        m_ruleset.id = Atom(root.attribute("id").value());
        m_ruleset.title = root.attribute("title").value();
        m_ruleset.version = root.attribute("version").value();
        // Rules and clauses may use values that stand after them.
        for (const pugi::xml_node node : root.children(NamedValue::element.data()))
            readValue(node);
        for (const pugi::xml_node node : root.children())
            if (node.type() == pugi::node_element && node.name() != NamedValue::element)
                readElement(node);
        compile();
    }

private:
    void readElement(pugi::xml_node node)
    {
        const std::string_view name = node.name();
        const auto category = std::ranges::find(kCategories, name);
        if (category != kCategories.end())
            readTerm(node, static_cast<Category>(category - kCategories.begin()));
        else if (name == RuleSpec::element)
            readRule(node);
        else if (std::ranges::contains(kProcedures, name))
            m_clauses.push_back(clause(node));
        else
            m_source.report("ruleset.element", node, {std::string(name)}, Severity::Warning);
    }

    void readValue(pugi::xml_node node)
    {
        NamedValue value;
        readRecord(m_source, node, value);
        if (!hasFreeId(node, value.id, m_ruleset.named(value.id) != nullptr))
            return;
        checkSource(node, value.id, value.source.text());
        m_ruleset.values.push_back(std::move(value));
    }

    Clause clause(pugi::xml_node node) const
    {
        Clause result{.element = Atom(node.name()),
                      .id = {},
                      .fields = {},
                      .inside = {},
                      .position = m_source.position(node)};
        for (const pugi::xml_attribute attribute : node.attributes()) {
            if (std::string_view(attribute.name()) == "id")
                result.id = Atom(attribute.value());
            else
                result.fields.set(Atom(attribute.name()), attribute.value());
        }
        for (const pugi::xml_node child : node.children())
            if (child.type() == pugi::node_element)
                result.inside.push_back(clause(child));
        return result;
    }

    /// Formulas of values and clauses, once everything is read.
    void compile()
    {
        const ClauseReader reader([this](Atom id) { return m_ruleset.named(id); }, m_findings);
        for (const NamedValue& value : m_ruleset.values) {
            Clause only{.element = Atom(NamedValue::element),
                        .id = value.id,
                        .fields = {},
                        .inside = {},
                        .position = {}};
            only.position.file = m_source.file();
            only.fields.set(Atom("is"), value.is);
            reader.formula(only, "is");
        }
        auto procedures = std::make_shared<Procedures>();
        for (const Clause& clause : m_clauses)
            procedures->read(clause, reader);
        m_ruleset.setProcedures(std::move(procedures));
    }

    void readTerm(pugi::xml_node node, Category category)
    {
        Term term;
        readRecord(m_source, node, term);
        if (!hasFreeId(node, term.id, m_ruleset.find(category, term.id) != nullptr))
            return;
        checkSource(node, term.id, term.source.text());
        if (term.source.text() == kText && term.citation.empty())
            m_source.report("ruleset.citation", node, {str(term.id)}, Severity::Warning);
        for (const auto& [name, value] : term.fields)
            if (name.text().ends_with(kSourceSuffix))
                checkSource(node, term.id, value);
        m_ruleset.add(category, std::move(term));
    }

    void readRule(pugi::xml_node node)
    {
        RuleSpec spec;
        readRecord(m_source, node, spec);
        if (!hasFreeId(node, spec.id, m_ruleset.rule(spec.id) != nullptr))
            return;
        checkSource(node, spec.id, spec.source.text());
        if (spec.citation.empty())
            m_source.report("ruleset.citation", node, {str(spec.id)}, Severity::Warning);
        const Module* module = findModule(spec.module);
        if (!module) {
            m_source.report("ruleset.module", node, {str(spec.id), str(spec.module)});
            return;
        }
        if (checkParameters(node, spec, *module))
            m_ruleset.rules.push_back(std::move(spec));
    }

    /// Whether the rule has all that its module needs.
    bool checkParameters(pugi::xml_node node, const RuleSpec& spec, const Module& module)
    {
        for (const auto& [name, value] : spec.fields)
            if (std::ranges::find(module.parameters, name.text(), &Parameter::name)
                == module.parameters.end())
                m_source.report("ruleset.parameter-unused", node, {str(spec.id), str(name)},
                                Severity::Warning);
        bool complete = true;
        for (const Parameter& parameter : module.parameters) {
            const Atom name(parameter.name);
            if (!spec.fields.has(name)) {
                if (parameter.required)
                    m_source.report("ruleset.parameter-missing", node, {str(spec.id), str(name)});
                complete = complete && !parameter.required;
            } else if (parameter.kind == Parameter::Kind::Formula) {
                const auto formula =
                    Formula::parse(spec.fields.text(name), [this](Atom id) { return m_ruleset.named(id); });
                if (!formula)
                    m_source.report(formula.error().message.text(), node,
                                    formulaErrorArguments(spec.id, name.text(), formula.error()));
                complete = complete && formula;
            } else if (parameter.kind == Parameter::Kind::Sentence) {
                const auto wrong = Sentence::check(spec.fields.text(name), m_ruleset);
                if (wrong)
                    m_source.report(wrong->message.text(), node,
                                    formulaErrorArguments(spec.id, name.text(), *wrong));
                complete = complete && !wrong;
            } else if (parameter.kind == Parameter::Kind::About) {
                const std::string_view about = spec.fields.text(name);
                const bool known = about == "unit" || about == "stack" || about == "scenario"
                    || Domain::find(about).transform(&Domain::isRecords).value_or(false);
                if (!known)
                    m_source.report("ruleset.about", node, {str(spec.id), std::string(about)});
                complete = complete && known;
            } else if (parameter.kind == Parameter::Kind::Number && !spec.fields.number(name)) {
                m_source.report("ruleset.parameter-number", node,
                                {str(spec.id), str(name), std::string(spec.fields.text(name))});
                complete = false;
            }
        }
        return complete;
    }

    bool hasFreeId(pugi::xml_node node, Atom id, bool taken)
    {
        if (!id)
            m_source.report("ruleset.id-missing", node, {node.name()});
        else if (taken)
            m_source.report("ruleset.duplicate", node, {node.name(), str(id)});
        return id && !taken;
    }

    void checkSource(pugi::xml_node node, Atom id, std::string_view source)
    {
        if (std::ranges::find(kSources, source) == kSources.end())
            m_source.report("ruleset.source", node, {str(id), std::string(source)}, Severity::Warning);
    }

    Source& m_source;
    Ruleset& m_ruleset;
    std::vector<model::Finding>& m_findings;
    std::vector<Clause> m_clauses;
};

} // namespace

RulesetRead readRuleset(std::string_view text, std::string_view file)
{
    RulesetRead result;
    auto ruleset = std::make_shared<Ruleset>();
    Source source(std::string(file), text, result.findings);
    if (source.parse())
        RulesetReader(source, *ruleset, result.findings).read();
    result.ruleset = std::move(ruleset);
    return result;
}

} // namespace rules
