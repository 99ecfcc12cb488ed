#include "rules/modules/modules.h"
#include "rules/record_words.h"

#include <string>
#include <unordered_set>

namespace rules {
namespace {

/// Words on maps, counters and in scenarios are words of the game. A game that names nothing of a category
/// leaves it open.
class VocabularyUnknown : public Rule {
public:
    explicit VocabularyUnknown(const Ruleset& ruleset)
    {
        for (std::size_t i = 0; i < kCategories.size(); ++i)
            for (const Term& term : ruleset.terms(static_cast<Category>(i))) {
                m_known[i].atoms[term.id] = 1;
                m_known[i].words.insert(term.id.text());
            }
    }

    Watch watch() const override
    {
        using namespace model;
        return {.hexes = true,
                .records = recordKinds<Side, Nation, Box, Line, Place, Zone, CounterType, Counter, Turn, Area,
                                       Marker, Flag, Unit, Period, PastWeather>()};
    }

    void checkHex(const Position& position, model::HexIndex hex, Report& report) const override
    {
        check(Category::Terrain, position.package.terrain(hex).atom(), report,
              [&] { return position.subject(hex); });
        const unsigned featured = position.ground.featuredSides(hex);
        for (int d = 0; featured != 0 && d < model::kDirections; ++d) {
            if ((featured >> d & 1U) == 0)
                continue;
            if (d >= 3 && exists(position.package.atlas().neighbours(hex)[static_cast<std::size_t>(d)]))
                continue;
            if (const model::Words features = position.package.side({.hex = hex, .direction = d});
                !features.empty())
                check(Category::Hexside, features.atom(), report,
                      [&] { return model::Subject::ofSide(position.package.atlas().number(hex), d); });
        }
    }

    void checkRecord(const Position&, const RecordView& view, Report& report) const override
    {
        view.visit([&](const auto& record) {
            forEachWordOf(record, [&](Category category, Atom words) {
                check(category, words, report, [&] { return model::Subject::ofRecord(view.kind, view.key); });
            });
        });
    }

private:
    template <class SubjectOf>
    void check(Category category, Atom words, Report& report, SubjectOf subject) const
    {
        const Known& known = m_known[static_cast<std::size_t>(category)];
        if (words.empty() || known.words.empty() || known.atoms.find(words))
            return;
        model::forEachWord(words.text(), [&](std::string_view word) {
            const std::string_view plain =
                word.substr(0, word.find('@')); // a hexside's feature may name its hex
            if (!known.words.contains(plain))
                report.add({.message = Atom("vocabulary."
                                            + std::string(kCategories[static_cast<std::size_t>(category)])),
                            .subject = subject(),
                            .discriminator = std::string(kCategories[static_cast<std::size_t>(category)])
                                + " " + std::string(word),
                            .arguments = {std::string(plain)}});
        });
    }

    struct Known {
        AtomTable<char> atoms;
        std::unordered_set<std::string_view> words;
    };
    std::array<Known, kCategories.size()> m_known;
};

constexpr Message kMessages[]{{"vocabulary.side", 1},    {"vocabulary.nation", 1},  {"vocabulary.terrain", 1},
                              {"vocabulary.hexside", 1}, {"vocabulary.line", 1},    {"vocabulary.place", 1},
                              {"vocabulary.zone", 1},    {"vocabulary.area", 1},    {"vocabulary.kind", 1},
                              {"vocabulary.symbol", 1},  {"vocabulary.size", 1},    {"vocabulary.marker", 1},
                              {"vocabulary.mark", 1},    {"vocabulary.box", 1},     {"vocabulary.flag", 1},
                              {"vocabulary.weather", 1}, {"vocabulary.climate", 1}, {"vocabulary.season", 1}};

} // namespace

constinit const Module modules::vocabularyUnknown{
    .name = "vocabulary.unknown",
    .always = true,
    .severity = model::Severity::Warning,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<VocabularyUnknown>(ruleset);
    },
};

} // namespace rules
