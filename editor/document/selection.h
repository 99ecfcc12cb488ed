#pragma once

#include "model/finding.h"

#include <QObject>

#include <span>
#include <vector>

namespace editor {

/// Whether the package has the hex or record. Files are not the package's to know: they always exist.
bool exists(const model::Subject& subject, const model::Package& package);

/// What is selected, shared by every view: hexes, hexsides, counters on the map (Unit records), counters of a
/// sheet, card rows. Not part of the undo history.
class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    std::span<const model::Subject> items() const { return m_items; }
    bool empty() const { return m_items.empty(); }
    bool contains(const model::Subject& subject) const;
    /// The last one selected; of kind None when nothing is.
    model::Subject current() const;

    /// origin is the view that set it and need not follow.
    void set(std::vector<model::Subject> items, QObject* origin = nullptr);
    void toggle(const model::Subject& subject, QObject* origin = nullptr);
    void clear(QObject* origin = nullptr) { set({}, origin); }

    /// Selects and asks every view that can show it to scroll there: a click in Problems, "go to hex".
    void reveal(const model::Subject& subject, QObject* origin = nullptr);
    /// Selects all of them and asks for the last.
    void reveal(std::vector<model::Subject> subjects, QObject* origin = nullptr);
    /// Drops what the package no longer has.
    void prune(const model::Package& package);

signals:
    void changed(QObject* origin);
    void revealRequested(const model::Subject& subject);

private:
    std::vector<model::Subject> m_items;
};

} // namespace editor
