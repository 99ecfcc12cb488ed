#include "model/number.h"
#include "rules/modules/modules.h"

#include <algorithm>

namespace rules {
namespace {

constexpr std::string_view kNumber = "field.number";
constexpr std::string_view kRange = "field.range";
constexpr std::string_view kFlag = "field.flag";
constexpr std::string_view kChoice = "field.choice";
constexpr std::string_view kColour = "field.colour";
constexpr std::string_view kTurn = "field.turn";

/// The values printed on counters are what the ruleset's fields allow: a number in its range, yes or no, one
/// of a few words, a colour, or a turn that some scenario has.
class FieldValue : public Rule {
public:
    explicit FieldValue(const Ruleset& ruleset)
    {
        for (const Term& term : ruleset.terms(Category::Field)) {
            Field field;
            const std::string_view type = term.fields.text(Atom("type"));
            field.type = type == "number" ? Type::Number
                : type == "flag"          ? Type::Flag
                : type == "choice"        ? Type::Choice
                : type == "colour"        ? Type::Colour
                : type == "turn"          ? Type::Turn
                                          : Type::Text;
            field.name = term.name.empty() ? std::string(term.id.text()) : term.name;
            field.least = term.fields.number(Atom("min"));
            field.most = term.fields.number(Atom("max"));
            field.choices = model::Words(term.fields.text(Atom("choices")));
            m_turns |= field.type == Type::Turn;
            m_fields[term.id] = std::move(field);
        }
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::CounterType, model::Counter>(),
                .again = m_turns ? recordKinds<model::Turn>() : RecordSet()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        const model::Subject subject = model::Subject::ofRecord(view.kind, view.key);
        view.visit([&]<class T>(const T& record) {
            if constexpr (std::same_as<T, model::Counter> || std::same_as<T, model::CounterType>) {
                check(position, record.fields, {}, subject, report);
                for (const model::Face& face : record.faces)
                    check(position, face.fields, face.id, subject, report);
            }
        });
    }

private:
    enum class Type : std::uint8_t { Text, Number, Flag, Choice, Colour, Turn };
    struct Field {
        Type type = Type::Text;
        std::string name;
        std::optional<int> least;
        std::optional<int> most;
        model::Words choices;
    };

    void check(const Position& position, const model::Fields& fields, Atom face,
               const model::Subject& subject, Report& report) const
    {
        for (const auto& [name, value] : fields) {
            const Field* field = m_fields.find(name);
            const std::string_view message = field ? problem(position, *field, value) : std::string_view();
            if (message.empty())
                continue;
            std::string where(face.text());
            where += '/';
            where += name.text();
            std::vector<std::string> arguments{field->name, value};
            if (message == kRange || message == kChoice)
                arguments.push_back(allowed(*field));
            report.add({.message = Atom(message),
                        .subject = subject,
                        .discriminator = std::move(where),
                        .arguments = std::move(arguments)});
        }
    }

    /// The message that is due; empty when the value is right.
    static std::string_view problem(const Position& position, const Field& field, const std::string& value)
    {
        if (field.type == Type::Colour)
            return value.size() == 7 && value.front() == '#'
                    && value.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos
                ? std::string_view()
                : kColour;
        if (field.type == Type::Turn)
            return std::ranges::any_of(position.package.all<model::Turn>(),
                                       [&](const auto& turn) { return turn.first.id.text() == value; })
                ? std::string_view()
                : kTurn;
        if (field.type == Type::Number) {
            const auto number = model::parseInt(value);
            if (!number)
                return kNumber;
            const bool inRange =
                *number >= field.least.value_or(*number) && *number <= field.most.value_or(*number);
            return inRange ? std::string_view() : kRange;
        }
        if (field.type == Type::Flag && value != "yes" && value != "no")
            return kFlag;
        return field.type != Type::Choice || field.choices.contains(value) ? std::string_view() : kChoice;
    }

    static std::string allowed(const Field& field)
    {
        if (field.type == Type::Choice)
            return std::string(field.choices.text());
        return (field.least ? std::to_string(*field.least) : std::string("…")) + "–"
            + (field.most ? std::to_string(*field.most) : std::string("…"));
    }

    AtomTable<Field> m_fields;
    bool m_turns = false; ///< some field is a turn
};

constexpr Message kMessages[]{{.id = kNumber, .arguments = 2}, {.id = kRange, .arguments = 3},
                              {.id = kFlag, .arguments = 2},   {.id = kChoice, .arguments = 3},
                              {.id = kColour, .arguments = 2}, {.id = kTurn, .arguments = 2}};

} // namespace

constinit const Module modules::fieldValue{
    .name = "field.value",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<FieldValue>(ruleset);
    },
};

} // namespace rules
