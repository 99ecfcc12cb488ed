#include "model/number.h"
#include "rules/modules/modules.h"
#include "rules/parameters.h"

namespace rules {
namespace {

/// The back of a counter is no stronger than its front.
class CounterFaces : public Rule {
public:
    CounterFaces(const RuleSpec& spec, const Ruleset& ruleset)
        : m_ignored(spec, "ignore-kinds")
    {
        for (const Atom id : WordList(spec, "fields")) {
            const Term* field = ruleset.find(Category::Field, id);
            m_fields.push_back(
                {.id = id, .name = field && !field->name.empty() ? field->name : std::string(id.text())});
        }
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Counter>(),
                .again = recordKinds<model::CounterType, model::Sheet>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        static const Atom front("front");
        const auto* counter = position.package.find<model::Counter>(view.key);
        const int index = position.counters.indexOf(view.key.id);
        if (!counter || index < 0 || m_ignored.contains(position.counters[index].kind))
            return;
        const auto* type = position.package.find<model::CounterType>(counter->type);
        const auto value = [&](Atom face, Atom field) -> std::optional<int> {
            const auto text = position.counters.field(position.package, index, face, field);
            return text ? model::parseInt(*text) : std::nullopt;
        };
        for (const model::Face& face : counter->faces.empty() && type ? type->faces : counter->faces) {
            if (face.id == front)
                continue;
            for (const Field& field : m_fields) {
                const auto full = value(front, field.id);
                const auto reduced = value(face.id, field.id);
                if (full && reduced && *reduced > *full)
                    report.add(
                        {.message = Atom("counter.back-stronger"),
                         .subject = model::Subject::of<model::Counter>(view.key),
                         .discriminator = std::string(face.id.text()) + '/' + std::string(field.id.text()),
                         .arguments = {position.counters[index].name, field.name, std::to_string(*reduced),
                                       std::to_string(*full)}});
            }
        }
    }

private:
    struct Field {
        Atom id;
        std::string name;
    };
    std::vector<Field> m_fields;
    WordList m_ignored;
};

constexpr Parameter kParameters[]{{.name = "fields", .required = true}, {.name = "ignore-kinds"}};
constexpr Message kMessages[]{{.id = "counter.back-stronger", .arguments = 4}};

} // namespace

constinit const Module modules::counterFaces{
    .name = "counter.faces",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<CounterFaces>(spec, ruleset);
    },
};

} // namespace rules
