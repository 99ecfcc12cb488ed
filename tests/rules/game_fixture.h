#pragma once

#include "model/edit.h"
#include "rules/engine.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A small position of Stalin's War, built by transactions: the strip 2001 to 2012 and its neighbour 2101 to 2112,
/// both sides, all nations, a counter of most kinds, and the scenario "test".
class GameFixture {
public:
    /// The checks that all games share, or everything of Stalin's War.
    enum class Rules : std::uint8_t { Shared, All };
    explicit GameFixture(Rules rules = Rules::Shared);

    const model::Package& package() const { return m_package; }
    rules::Engine& engine() { return m_engine; }

    /// Applies the edits and lets the engine follow.
    rules::FindingDelta apply(std::vector<model::Edit> edits);
    /// A counter of a kind, on the sheet, named like its id.
    void counter(std::string_view id, std::string_view kind, std::string_view nation, int copies = 1);
    /// Places a counter; the unit has the id of the counter, or the given one.
    void place(std::string_view counter, std::string_view hex, std::string_view face = {},
               std::string_view unit = {});
    void moment(std::string_view moment);

    /// "SW-9.1.1 hex 2005" for each finding, in order.
    std::vector<std::string> found() const;
    /// The findings of one rule.
    std::vector<model::Finding> of(std::string_view rule) const;

    static std::shared_ptr<const rules::Ruleset> stalinsWar(Rules rules = Rules::Shared);
    static model::Key inTest(std::string_view id)
    {
        return {.scope = model::Atom("test"), .id = model::Atom(id)};
    }

private:
    model::Package m_package;
    rules::Engine m_engine;
};
