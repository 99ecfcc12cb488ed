#pragma once

#include "model/package.h"

#include <QString>

#include <vector>

namespace editor {

class Document;

/// Units in the hand, between picking up and putting down. They lie on the map all the while, so that
/// problems follow the hand; the whole way is one step of undo. Units picked up from several hexes keep their
/// distances.
class UnitCarry {
public:
    /// grabbed is the hex where the hand took hold.
    UnitCarry(Document& document, std::vector<model::Atom> units, model::HexIndex grabbed);
    ~UnitCarry();
    UnitCarry(const UnitCarry&) = delete;
    UnitCarry& operator=(const UnitCarry&) = delete;

    const std::vector<model::Atom>& units() const { return m_units; }
    model::HexIndex hex() const { return m_hex; }

    /// False when one of the units would leave the map; then none moves. None as target brings all back.
    bool carryTo(model::HexIndex hex);
    void putDown();
    void takeBack();
    /// The document itself has taken the gesture back.
    void abandon() { m_open = false; }

private:
    Document& m_document;
    std::vector<model::Atom> m_units;
    std::vector<model::HexIndex> m_from;
    model::HexIndex m_grabbed;
    model::HexIndex m_hex;
    bool m_open = true;
};

} // namespace editor
