#pragma once

#include "model/words.h"
#include "rules/fields/occupancy.h"
#include "rules/ruleset/ruleset.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rules {

/// A parameter of a rule as a list of words; empty when it is not given.
class WordList {
public:
    WordList(const RuleSpec& spec, std::string_view parameter)
    {
        model::forEachWord(spec.fields.text(Atom(parameter)),
                           [&](std::string_view word) { m_words.emplace_back(word); });
    }

    bool empty() const { return m_words.empty(); }
    bool contains(Atom word) const { return std::ranges::find(m_words, word) != m_words.end(); }
    auto begin() const { return m_words.begin(); }
    auto end() const { return m_words.end(); }

private:
    std::vector<Atom> m_words;
};

inline int number(const RuleSpec& spec, std::string_view parameter, int otherwise)
{
    return spec.fields.number(Atom(parameter)).value_or(otherwise);
}

/// Which units a rule is about. What is not given excludes nobody.
class UnitFilter {
public:
    /// Reads "kinds", "nations", "classes", "stacking" and "faces", each with this in front of its name.
    explicit UnitFilter(const RuleSpec& spec, const std::string& prefix = {});

    bool everybody() const { return m_everybody; }
    bool matches(const CounterFacts& facts, const Placed& unit) const;

private:
    WordList m_kinds;
    WordList m_nations;
    WordList m_classes;
    WordList m_stacking;
    WordList m_faces;
    bool m_everybody;
};

} // namespace rules
