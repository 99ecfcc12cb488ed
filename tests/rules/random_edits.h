#pragma once

#include "model/edit.h"
#include "rules/fields/situation.h"
#include "rules/ruleset/ruleset.h"

#include <random>
#include <span>

/// Edits that a designer of any game might make, right and wrong: in the words of its ruleset, on the hexes and with the
/// counters, boxes and zones of a package. The same seed gives the same edits.
class RandomEdits {
public:
    RandomEdits(unsigned seed, const rules::Ruleset& ruleset, model::Atom scenario)
        : m_random(seed)
        , m_ruleset(ruleset)
        , m_scenario(scenario)
    {
    }

    std::vector<model::Edit> edits(const model::Package& package);
    rules::WhatIf whatIf(const model::Package& package);
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    using Atom = model::Atom;

    model::Edit edit();
    model::Edit unit();
    model::Edit terrain();
    model::Edit hexside();
    model::Edit line();
    model::Edit place();
    model::Edit zone();
    model::Edit marker();
    model::Edit area();
    model::Edit flag();
    model::Edit scenario();
    model::Edit period();
    model::Edit counter();
    model::Edit entry();
    model::Edit victory();

    Atom pick(std::initializer_list<const char*> words);
    Atom hex() { return number(index()); }
    model::HexIndex index() { return static_cast<model::HexIndex>(below(m_package->atlas().size())); }
    Atom number(model::HexIndex hex) const { return m_package->atlas().number(hex); }
    Atom beside(Atom hex);
    Atom map() const { return m_package->atlas().maps().front(); }
    Atom term(rules::Category category);
    Atom side() { return below(4) == 0 ? Atom() : term(rules::Category::Side); }
    std::string value(const rules::Term& field);
    /// The id of any record of a kind, in the scenario or the map where it has one; empty where there is none.
    template <class T>
    Atom any();

    std::mt19937 m_random;
    const rules::Ruleset& m_ruleset;
    Atom m_scenario;
    const model::Package* m_package = nullptr;
};
