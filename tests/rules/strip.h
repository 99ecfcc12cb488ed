#pragma once

#include "model/edit.h"
#include "rules/engine.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A position as the cases of a rulebook describe it: the strip of hexes 2001 to 2012, and others of columns 20 to 31
/// that are named. All are clear. Hexes are written "2001..2004 2107". Every change goes through the engine.
class Strip {
public:
    /// Stalin's War, or another game.
    Strip();
    explicit Strip(std::shared_ptr<const rules::Ruleset> ruleset);

    Strip& hexes(std::string_view list);
    Strip& terrain(std::string_view list, std::string_view terrain);
    Strip& hexside(std::string_view side, std::string_view features);
    Strip& line(std::string_view list, std::string_view kind = "rail");
    Strip& zone(std::string_view id, std::string_view list);
    Strip& place(std::string_view id, std::string_view hex, std::string_view kinds, std::string_view side = {},
                 std::string_view sea = {});
    Strip& control(std::string_view side, std::string_view list);
    Strip& marker(std::string_view kind, std::string_view hex, std::string_view side = {});
    Strip& unit(std::string_view id, std::string_view kind, std::string_view nation, std::string_view hex,
                std::string_view face = {}, std::string_view marks = {});
    Strip& move(std::string_view id, std::string_view hex);
    Strip& remove(std::string_view id);
    Strip& flag(std::string_view id, std::string_view is);
    Strip& area(std::string_view kind, std::string_view list);

    /// What the engine says. It has been compared with tracing from scratch.
    rules::Position position() const;
    std::string status(std::string_view unit) const;
    bool uncertain(std::string_view unit) const;
    int length(std::string_view unit) const;
    std::string path(std::string_view unit) const;
    /// "hex 2007 zoc-of front", "hex 2007 units front", "hexside 2005/2006", "length 2009 over 1", "no-source", each
    /// with the path in front.
    std::string why(std::string_view unit) const;
    std::string zoc(std::string_view side) const;
    std::string statusAt(std::string_view hex, std::string_view trace) const;
    std::string bestAt(std::string_view hex, std::string_view side) const;
    /// The hexes of a set.
    std::string set(std::string_view id) const;

private:
    void apply(std::vector<model::Edit> edits);
    model::HexIndex hex(std::string_view number) const;
    std::string text(std::span<const model::HexIndex> hexes) const;
    const rules::Placed& placed(const rules::Position& position, std::string_view unit) const;

    std::shared_ptr<const rules::Ruleset> m_ruleset;
    model::Package m_package;
    std::unique_ptr<rules::Engine> m_engine;
    int m_number = 0; ///< of records without a name
};

/// Stalin's War as the product has it.
std::shared_ptr<const rules::Ruleset> stalinsWar();
/// A ruleset of these elements, with two sides and a few words.
std::shared_ptr<const rules::Ruleset> madeUpGame(std::string_view elements);
