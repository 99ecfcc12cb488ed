#pragma once

#include "model/edit.h"

#include <random>

/// Makes up transactions of every kind of edit there is, always the same for a seed: terrain, hexsides and
/// attributes of hexes, every kind of record with every member filled, erased or replaced, maps that grow and shrink.
/// Ids come from a small stock, so that the same things are touched again and again.
class RandomEdits {
public:
    /// Whether maps, sheets, scenarios and cards may vanish while something in them stays: the files then say more
    /// than the package, because a file has a root.
    enum class Roots : bool { Stay, ComeAndGo };

    explicit RandomEdits(unsigned seed, Roots roots = Roots::ComeAndGo)
        : m_random(seed)
        , m_roots(roots)
    {
    }

    model::Transaction next(const model::Package& package);

    int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(m_random); }
    bool chance(int percent) { return below(100) < percent; }

private:
    model::Edit edit(const model::Package& package);
    template <class T>
    model::Edit put();

    std::mt19937 m_random;
    Roots m_roots;
};

/// A small package with counters on the map, and a root for everything that RandomEdits makes up.
model::Package samplePackage();
