#pragma once

#include "model/finding.h"
#include "model/records/record.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

using model::Atom;

/// The vocabularies of a game: each is one element name in ruleset.xml.
enum class Category : std::uint8_t {
    Side,
    Nation,
    Terrain,
    Hexside,
    Line,
    Place,
    Zone,
    Area,
    CounterKind,
    Symbol,
    Size,
    Field,
    Marker,
    Mark,
    Box,
    Flag,
    Weather,
    Climate,
    Season
};

inline constexpr std::array<std::string_view, 19> kCategories{
    "side", "nation", "terrain", "hexside", "line", "place", "zone",    "area",    "kind",  "symbol",
    "size", "field",  "marker",  "mark",    "box",  "flag",  "weather", "climate", "season"};

/// One word of a game's vocabulary with what the charts say of it. Values that only one category has
/// (movement cost, stacking value, colour, …) are fields.
struct Term : model::Record {
    static constexpr std::string_view element = "term";

    std::string name;     ///< as a player says it
    Atom look;            ///< how the map draws it; empty: like its id
    Atom source;          ///< "text", "inferred", "default"
    std::string citation; ///< section of the rulebook

    /// Where the value of a field comes from: "move-source" says it for the field "move", else source does.
    Atom sourceOf(Atom field) const;

    bool operator==(const Term&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("look", self.look);
        v.attribute("source", self.source);
        v.attribute("cites", self.citation);
    }
};

/// One rule of the game: a module with parameters. The parameters are fields.
struct RuleSpec : model::Record {
    static constexpr std::string_view element = "rule";
    static constexpr std::array<std::string_view, 3> kSeverities{"info", "warning", "error"};

    std::string name;
    Atom module;
    model::Severity severity = model::Severity::Info;
    std::string citation;
    Atom source;

    bool operator==(const RuleSpec&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("module", self.module);
        v.choice("severity", self.severity, kSeverities);
        v.attribute("cites", self.citation);
        v.attribute("source", self.source);
    }
};

struct Procedures;

/// A number or word the game works out, by name: <value id="axis-hand" name="…" is="FORMULA"/>. Formulas can use it.
struct NamedValue : model::Record {
    static constexpr std::string_view element = "value";

    std::string name;
    std::string is;
    Atom source;
    std::string citation;

    bool operator==(const NamedValue&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("name", self.name);
        v.attribute("is", self.is);
        v.attribute("source", self.source);
        v.attribute("cites", self.citation);
    }
};

/// A game's rules as data: what resources/rulesets/<game>/ruleset.xml says.
class Ruleset {
public:
    Atom id;
    std::string title;
    std::string version;
    std::vector<RuleSpec> rules; ///< in the order of the file

    std::span<const Term> terms(Category category) const;
    const Term* find(Category category, Atom id) const;
    const RuleSpec* rule(Atom id) const;

    void add(Category category, Term term);

    std::vector<NamedValue> values; ///< in the order of the file
    /// The text of a named value; null where there is none.
    const std::string* named(Atom id) const;

    /// How zones of control, supply, movement and so on are worked out; of nothing where the file does not say.
    const Procedures& procedures() const;
    void setProcedures(std::shared_ptr<const Procedures> procedures) { m_procedures = std::move(procedures); }

private:
    std::shared_ptr<const Procedures> m_procedures;
    std::array<std::vector<Term>, kCategories.size()> m_terms;
};

struct RulesetRead {
    std::shared_ptr<const Ruleset> ruleset; ///< always there; what could be read
    std::vector<model::Finding> findings;
};

/// Reads the text of a ruleset. file is only for the positions of findings. Rules that could not work (module
/// unknown, parameter missing) are left out, and so is the second of two with one id.
RulesetRead readRuleset(std::string_view text, std::string_view file);

} // namespace rules
