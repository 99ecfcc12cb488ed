#pragma once

#include "model/edit.h"
#include "rules/fields/situation.h"

#include <random>

/// Edits that a designer of Stalin's War might make, right and wrong, on the strip of GameFixture. The same seed gives the
/// same edits.
class RandomPlay {
public:
    explicit RandomPlay(unsigned seed)
        : m_random(seed)
    {
    }

    std::vector<model::Edit> edits(const model::Package& package);
    rules::WhatIf whatIf();
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    model::Edit edit(const model::Package& package);
    model::Edit unit();
    model::Edit ground(const model::Package& package);
    model::Edit line();
    model::Edit place();
    model::Edit zone();
    model::Edit marker();
    model::Edit control();
    model::Edit flag();
    model::Edit turn();
    model::Edit counter();
    model::Edit entry();
    model::Atom hex();
    model::Atom pick(std::initializer_list<const char*> words);

    std::mt19937 m_random;
};
