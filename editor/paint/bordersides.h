#pragma once

#include "editor/paint/mapplan.h"

#include <QColor>

#include <map>
#include <vector>

namespace editor {

/// The hexsides of each named border, looked up once.
class BorderSides {
public:
    struct Entry {
        QColor colour;
        std::vector<model::Hexside> sides; ///< never empty
    };
    using Entries = std::map<model::Key, Entry, model::KeyLess>;

    BorderSides() = default;
    explicit BorderSides(const model::Package& package);

    const Entries& all() const { return m_entries; }

    /// Reads a border anew. Returns the hexsides that have to be painted again.
    std::vector<model::Hexside> update(const model::Package& package, model::Key border);

private:
    Entries m_entries;
};

} // namespace editor
