#include "rules/modules/modules.h"

#include <algorithm>
#include <array>

namespace rules {
namespace {

/// Finds numbers below zero among the counts that describe() names.
struct CountVisitor {
    std::vector<std::pair<std::string_view, int>>& negative;

    template <class T>
    void attribute(std::string_view name, const T& value, auto&&...)
    {
        static constexpr std::array<std::string_view, 8> counts{"capacity", "columns", "copies", "distance",
                                                                "order",    "rows",    "spaces", "steps"};
        if constexpr (std::same_as<T, int>)
            if (value < 0 && std::ranges::contains(counts, name))
                negative.emplace_back(name, value);
    }
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    template <class Child>
    void children(const std::vector<Child>& children)
    {
        for (const Child& child : children)
            Child::describe(child, *this);
    }
};

/// What is counted is never less than nothing.
class CountNegative : public Rule {
public:
    Watch watch() const override { return {.records = RecordSet().set()}; }

    void checkRecord(const Position&, const RecordView& view, Report& report) const override
    {
        static const Atom points("points");
        std::vector<std::pair<std::string_view, int>> negative;
        CountVisitor visitor{negative};
        view.visit([&]<class T>(const T& record) {
            T::describe(record, visitor);
            if constexpr (std::same_as<T, model::Entry>)
                if (const auto value = record.fields.number(points); value && *value < 0)
                    negative.emplace_back("points", *value);
        });
        for (const auto& [name, value] : negative)
            report.add({.message = Atom("count.negative"),
                        .subject = model::Subject::ofRecord(view.kind, view.key),
                        .discriminator = std::string(name),
                        .arguments = {std::string(name), std::to_string(value)}});
    }
};

constexpr Message kMessages[]{{.id = "count.negative", .arguments = 2}};

} // namespace

constinit const Module modules::countNegative{
    .name = "count.negative",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<CountNegative>();
    },
};

} // namespace rules
