#include "rules/cases/case_reader.h"

#include "model/xml/format.h"
#include "rules/cases/draft.h"
#include "rules/cases/expectation_kinds.h"

#include <array>

namespace rules {
namespace {

using model::xml::Source;

constexpr std::string_view kFileAttributes = "format game base";
constexpr std::string_view kBaseAttributes =
    "format game turn round moment active weather supply ignores others";
constexpr std::string_view kCaseAttributes =
    "id title cites shows package scenario turn round moment active weather supply ignores others";
constexpr std::string_view kWhenAttributes = "turn round moment active weather supply ignores others";

bool allows(std::string_view list, std::string_view attribute)
{
    bool found = false;
    model::forEachWord(list, [&](std::string_view word) {
        found = found || word == attribute
            || (word.ends_with(".*") && attribute.starts_with(word.substr(0, word.size() - 1)));
    });
    return found;
}

void allowOnly(Source& source, pugi::xml_node node, std::string_view list)
{
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!allows(list, attribute.name()))
            source.report("case.unknown-attribute", node, {node.name(), attribute.name()});
}

std::vector<Atom> atoms(pugi::xml_attribute attribute)
{
    std::vector<Atom> list;
    model::forEachWord(attribute.value(), [&](std::string_view word) { list.emplace_back(word); });
    return list;
}

/// What a base, a case and a <when> hand down to what stands inside them.
struct Frame {
    Draft draft;
    WhatIf whatIf;
    std::vector<Atom> ignores;
    bool othersFree = false;
};

class CaseReader {
public:
    CaseReader(const CaseSources& sources, CaseFile& file)
        : m_sources(sources)
        , m_file(file)
    {
    }

    void read(Source& source)
    {
        const pugi::xml_node root = source.root();
        m_file.game = Atom(root.attribute("game").value());
        const std::string_view name = root.name();
        if (name == "cases")
            readFile(source);
        else if (name == "base")
            readBase(source);
        else if (name == "rulebook")
            readRulebook(source);
        else
            source.report("root.unexpected", root, {root.name(), "cases"});
    }

private:
    void readFile(Source& source)
    {
        const pugi::xml_node root = source.root();
        allowOnly(source, root, kFileAttributes);
        if (root.attribute("base"))
            openBase(source);
        for (const pugi::xml_node child : root.children()) {
            if (child.type() != pugi::node_element)
                continue;
            if (std::string_view(child.name()) == "case")
                readCase(source, child);
            else
                source.report("case.unknown-element", child, {child.name()});
        }
    }

    void readRulebook(Source& source)
    {
        allowOnly(source, source.root(), "format game");
        for (const pugi::xml_node rule : source.root().children("rule")) {
            allowOnly(source, rule, "id");
            m_file.rulebook.emplace_back(rule.attribute("id").value());
        }
    }

    void openBase(Source& source)
    {
        const std::string path = source.root().attribute("base").value();
        const auto text = m_sources.text(path);
        if (!text)
            return source.report("case.no-file", source.root(), {path});
        Source base(path, *text, m_file.findings);
        if (!base.parse() || !model::xml::bringUpToDate(base))
            return;
        if (std::string_view(base.root().name()) != "base")
            return base.report("root.unexpected", base.root(), {base.root().name(), "base"});
        readBase(base);
    }

    void readBase(Source& source)
    {
        allowOnly(source, source.root(), kBaseAttributes);
        m_base.draft.readMoment(source.root());
        readFrame(source, source.root(), m_base);
        for (const pugi::xml_node child : source.root().children())
            readElement(source, child, m_base.draft);
        m_base.draft.finish(m_file.findings);
    }

    /// Attributes that mean the same on a base, a case and a <when>.
    void readFrame(Source& source, pugi::xml_node node, Frame& frame)
    {
        if (const auto weather = node.attribute("weather"))
            frame.whatIf.weather = Atom(weather.value());
        if (const auto ignores = node.attribute("ignores"))
            frame.ignores = atoms(ignores);
        readChoice(source, node, "supply", {"computed", "given"}, frame.whatIf.supplyGiven);
        readChoice(source, node, "others", {"named", "free"}, frame.othersFree);
    }

    static void readChoice(Source& source, pugi::xml_node node, const char* name,
                           std::array<std::string_view, 2> words, bool& second)
    {
        const std::string_view word = node.attribute(name).value();
        if (!word.empty() && !std::ranges::contains(words, word))
            source.report("value.choice", node, {name, std::string(word)});
        second = word.empty() ? second : word == words[1];
    }

    static void readElement(Source& source, pugi::xml_node node, Draft& draft)
    {
        if (node.type() == pugi::node_element && !draft.read(source, node))
            source.report("case.unknown-element", node, {node.name()});
    }

    std::optional<Frame> frameFor(Source& source, pugi::xml_node node)
    {
        const pugi::xml_attribute path = node.attribute("package");
        if (!path)
            return m_base;
        auto package = m_sources.package(path.value());
        const Atom scenario(node.attribute("scenario").value());
        if (!package) {
            source.report("case.no-file", node, {path.value()});
            return std::nullopt;
        }
        if (!package->find<model::Scenario>(scenario)) {
            source.report("case.no-scenario", node, {std::string(scenario.text()), path.value()});
            return std::nullopt;
        }
        return Frame{
            .draft = Draft(std::move(*package), scenario), .whatIf = {}, .ignores = {}, .othersFree = false};
    }

    void readCase(Source& source, pugi::xml_node node)
    {
        allowOnly(source, node, kCaseAttributes);
        Case read{.id = Atom(node.attribute("id").value()),
                  .title = node.attribute("title").value(),
                  .citation = node.attribute("cites").value(),
                  .shows = atoms(node.attribute("shows")),
                  .positions = {},
                  .position = source.position(node)};
        if (!read.id || std::ranges::contains(m_file.cases, read.id, &Case::id))
            source.report("case.id", node, {std::string(read.id.text())});
        auto frame = frameFor(source, node);
        if (!frame)
            return;
        frame->draft.readMoment(node);
        readFrame(source, node, *frame);
        readPosition(source, node, *frame, read);
        for (const pugi::xml_node when : node.children("when")) {
            allowOnly(source, when, kWhenAttributes);
            Frame changed = *frame;
            readWhatIf(when, changed.whatIf);
            readFrame(source, when, changed);
            readPosition(source, when, changed, read);
        }
        if (read.positions.empty())
            source.report("case.expects-nothing", node, {std::string(read.id.text())});
        m_file.cases.push_back(std::move(read));
    }

    static void readWhatIf(pugi::xml_node node, WhatIf& whatIf)
    {
        const auto take = [&](const char* name, std::optional<Atom>& member) {
            if (const auto attribute = node.attribute(name))
                member = Atom(attribute.value());
        };
        take("turn", whatIf.turn);
        take("round", whatIf.round);
        take("moment", whatIf.moment);
        take("active", whatIf.active);
    }

    void readPosition(Source& source, pugi::xml_node node, Frame& frame, Case& to)
    {
        std::vector<Expectation> expectations;
        for (const pugi::xml_node child : node.children()) {
            const std::string_view element = child.name();
            if (element == "then")
                readExpectations(source, child, expectations);
            else if (element != "when")
                readElement(source, child, frame.draft);
        }
        if (!expectations.empty())
            to.positions.push_back({.package = frame.draft.finish(m_file.findings),
                                    .scenario = frame.draft.scenario(),
                                    .whatIf = frame.whatIf,
                                    .ignores = frame.ignores,
                                    .othersFree = frame.othersFree,
                                    .expectations = std::move(expectations),
                                    .position = source.position(node)});
    }

    static void readExpectations(Source& source, pugi::xml_node then, std::vector<Expectation>& to)
    {
        for (const pugi::xml_node node : then.children()) {
            if (node.type() != pugi::node_element)
                continue;
            const ExpectationKind* kind = expectationKind(node.name());
            if (!kind) {
                source.report("case.unknown-element", node, {node.name()});
                continue;
            }
            allowOnly(source, node, kind->attributes);
            Expectation& expectation = to.emplace_back();
            expectation.element = Atom(node.name());
            expectation.text = source.elementText(node);
            expectation.position = source.position(node);
            for (const pugi::xml_attribute attribute : node.attributes())
                expectation.attributes.set(Atom(attribute.name()), attribute.value());
        }
    }

    const CaseSources& m_sources;
    CaseFile& m_file;
    Frame m_base;
};

} // namespace

CaseFile readCases(std::string_view text, std::string_view file, const CaseSources& sources)
{
    CaseFile read;
    Source source(std::string(file), text, read.findings);
    if (source.parse() && model::xml::bringUpToDate(source))
        CaseReader(sources, read).read(source);
    return read;
}

} // namespace rules
