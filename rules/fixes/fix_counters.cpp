#include "rules/fixes/fix_kind.h"

#include <algorithm>

namespace rules {
namespace {

using model::Counter;

std::vector<std::string> ofCounter(const FixRequest& request)
{
    return request.record<Counter>() ? std::vector{std::string()} : std::vector<std::string>();
}

/// The faces that a counter shows, as its own.
std::vector<model::Face>& ownFaces(const model::Package& package, Counter& counter)
{
    const auto* type = package.find<model::CounterType>(counter.type);
    if (counter.faces.empty() && type)
        for (const model::Face& face : type->faces)
            counter.faces.emplace_back().id = face.id;
    return counter.faces;
}

/// The field of the reduced side takes the value of the front.
std::vector<model::Edit> frontValue(const FixRequest& request, const std::string&)
{
    const auto* counter = request.record<Counter>();
    const std::string& where = request.finding.discriminator;
    const std::size_t slash = where.find('/');
    if (!counter || slash == std::string::npos || request.finding.arguments.size() < 4)
        return {};
    Counter changed = *counter;
    auto& faces = ownFaces(request.package, changed);
    const auto face = std::ranges::find(faces, Atom(where.substr(0, slash)), &model::Face::id);
    if (face == faces.end())
        return {};
    face->fields.set(Atom(where.substr(slash + 1)), request.finding.arguments[3]);
    return {model::put(std::move(changed))};
}

/// The symbol that the ruleset gives the kind.
std::vector<model::Edit> kindSymbol(const FixRequest& request, const std::string&)
{
    const auto* counter = request.record<Counter>();
    if (!counter)
        return {};
    const auto* type = request.package.find<model::CounterType>(counter->type);
    const Atom kind = counter->kind ? counter->kind : type ? type->kind : Atom();
    const Term* term = request.engine.ruleset().find(Category::CounterKind, kind);
    if (!term)
        return {};
    Counter changed = *counter;
    changed.symbol = Atom(term->fields.text(Atom("symbol")));
    return {model::put(std::move(changed))};
}

std::vector<std::string> backless(const FixRequest& request)
{
    const auto* counter = request.record<Counter>();
    if (!counter)
        return {};
    Counter copy = *counter;
    return ownFaces(request.package, copy).size() == 1 ? std::vector{std::string()}
                                                       : std::vector<std::string>();
}

/// A back, for the reduced side to be written on.
std::vector<model::Edit> addBack(const FixRequest& request, const std::string&)
{
    const auto* counter = request.record<Counter>();
    if (!counter)
        return {};
    Counter changed = *counter;
    auto& faces = ownFaces(request.package, changed);
    if (faces.size() != 1)
        return {};
    model::Face back = faces.front();
    back.id = Atom("back");
    faces.push_back(std::move(back));
    return {model::put(std::move(changed))};
}

constexpr FixKind kKinds[]{
    {.name = "front-value", .safety = Safety::Likely, .choices = ofCounter, .edits = frontValue},
    {.name = "kind-symbol", .safety = Safety::Likely, .choices = ofCounter, .edits = kindSymbol},
    {.name = "add-back", .safety = Safety::Likely, .choices = backless, .edits = addBack},
};

} // namespace

std::span<const FixKind> counterFixes()
{
    return kKinds;
}

} // namespace rules
