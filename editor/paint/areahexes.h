#pragma once

#include "editor/paint/mapplan.h"

#include <QColor>
#include <QString>

#include <map>
#include <vector>

namespace editor {

/// The areas of a scenario, each with its hexes looked up once: where a side sets up, what it controls, what is in play.
class AreaHexes {
public:
    struct Entry {
        model::Atom kind;
        QString name;
        QColor colour;
        std::vector<bool> inside; ///< by HexIndex; at least one is
        bool operator==(const Entry&) const = default;
    };
    using Entries = std::map<model::Key, Entry, model::KeyLess>;

    AreaHexes() = default;
    AreaHexes(const model::Package& package, model::Atom scenario);

    const Entries& all() const { return m_entries; }
    /// The hexes at which the two do not look the same.
    std::vector<model::HexIndex> differing(const AreaHexes& other) const;

private:
    Entries m_entries;
};

} // namespace editor
