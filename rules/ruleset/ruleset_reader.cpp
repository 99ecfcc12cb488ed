#include "model/xml/reader.h"
#include "rules/registry.h"
#include "rules/ruleset/ruleset.h"

#include <algorithm>
#include <string>

namespace rules {
namespace {

using model::Severity;
using model::xml::Source;

constexpr std::array<std::string_view, 3> kSources{"text", "inferred", "default"};
constexpr std::string_view kSourceSuffix = "-source";
constexpr std::string_view kText = "text";

std::string str(Atom atom)
{
    return std::string(atom.text());
}

/// Reads one <ruleset> element. Says what is wrong and keeps what is right.
class RulesetReader {
public:
    RulesetReader(Source& source, Ruleset& ruleset)
        : m_source(source)
        , m_ruleset(ruleset)
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
        for (const pugi::xml_node node : root.children())
            if (node.type() == pugi::node_element)
                readElement(node);
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
        else
            m_source.report("ruleset.element", node, {std::string(name)}, Severity::Warning);
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
};

} // namespace

RulesetRead readRuleset(std::string_view text, std::string_view file)
{
    RulesetRead result;
    auto ruleset = std::make_shared<Ruleset>();
    Source source(std::string(file), text, result.findings);
    if (source.parse())
        RulesetReader(source, *ruleset).read();
    result.ruleset = std::move(ruleset);
    return result;
}

} // namespace rules
