#include "model/records/parts.h"

#include <algorithm>

namespace model {
namespace {

constexpr std::string_view kXml = ".xml";

std::string scenarioFile(const Part& part, std::string_view file)
{
    return "scenarios/" + std::string(part.scenario.text()) + "/" + std::string(file);
}

/// Takes a prefix and a suffix off a text; nothing when it has not both or nothing is left.
std::optional<std::string_view> between(std::string_view text, std::string_view prefix, std::string_view suffix)
{
    if (text.size() <= prefix.size() + suffix.size() || !text.starts_with(prefix) || !text.ends_with(suffix))
        return std::nullopt;
    return text.substr(prefix.size(), text.size() - prefix.size() - suffix.size());
}

std::optional<Part> partOfScenario(Atom scenario, std::string_view file)
{
    if (file == "scenario.xml")
        return Part{.kind = PartKind::Scenario, .scenario = scenario, .name = {}};
    if (file == "reinforcements.xml")
        return Part{.kind = PartKind::Reinforcements, .scenario = scenario, .name = {}};
    if (file == "weather.xml")
        return Part{.kind = PartKind::Weather, .scenario = scenario, .name = {}};
    if (file == "victory.xml")
        return Part{.kind = PartKind::Victory, .scenario = scenario, .name = {}};
    if (const auto card = between(file, "setup-", kXml); card && isSafeFileId(*card))
        return Part{.kind = PartKind::Setup, .scenario = scenario, .name = Atom(*card)};
    return std::nullopt;
}

} // namespace

std::string partPath(const Part& part)
{
    const std::string name(part.name.text());
    switch (part.kind) {
    case PartKind::Game:
        return "game.xml";
    case PartKind::Tables:
        return "tables.xml";
    case PartKind::Map:
        return "maps/" + name + ".xml";
    case PartKind::Sheet:
        return "counters/" + name + ".xml";
    case PartKind::Scenario:
        return scenarioFile(part, "scenario.xml");
    case PartKind::Setup:
        return scenarioFile(part, "setup-" + name + ".xml");
    case PartKind::Reinforcements:
        return scenarioFile(part, "reinforcements.xml");
    case PartKind::Weather:
        return scenarioFile(part, "weather.xml");
    case PartKind::Victory:
        return scenarioFile(part, "victory.xml");
    }
    return {};
}

std::optional<Part> partOfPath(std::string_view path)
{
    if (path == "game.xml")
        return Part{.kind = PartKind::Game, .scenario = {}, .name = {}};
    if (path == "tables.xml")
        return Part{.kind = PartKind::Tables, .scenario = {}, .name = {}};
    if (const auto map = between(path, "maps/", kXml); map && isSafeFileId(*map))
        return Part{.kind = PartKind::Map, .scenario = {}, .name = Atom(*map)};
    if (const auto sheet = between(path, "counters/", kXml); sheet && isSafeFileId(*sheet))
        return Part{.kind = PartKind::Sheet, .scenario = {}, .name = Atom(*sheet)};
    if (const auto rest = between(path, "scenarios/", {})) {
        const std::size_t slash = rest->find('/');
        if (slash != std::string_view::npos && isSafeFileId(rest->substr(0, slash)))
            return partOfScenario(Atom(rest->substr(0, slash)), rest->substr(slash + 1));
    }
    return std::nullopt;
}

bool isSafeFileId(std::string_view id)
{
    constexpr std::size_t longest = 100;
    const auto isGood = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.size() <= longest && std::all_of(id.begin(), id.end(), isGood);
}

} // namespace model
