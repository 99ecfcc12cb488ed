#pragma once

#include "editor/paint/overlayfacts.h"

#include <QObject>

namespace editor {

class Document;

/// Which answers of the rules are drawn over the map, and the answers themselves: kept up to date with every edit,
/// selection and what-if question. A matter of the view: nothing of it is part of the package or of undo.
class MapOverlays : public QObject {
    Q_OBJECT
public:
    explicit MapOverlays(Document& document, QObject* parent = nullptr);

    /// Stable id, for settings and icons: "supply", "zoc", …
    static QString id(Overlay overlay);
    static QString name(Overlay overlay);
    static QString description(Overlay overlay);

    bool isShown(Overlay overlay) const { return m_wish.shows(overlay); }
    void setShown(Overlay overlay, bool shown);
    bool any() const { return m_wish.any(); }

    /// Whose supply is shown; empty: of the selected unit, else of the first trace.
    model::Atom trace() const { return m_wish.trace; }
    void setTrace(model::Atom trace);
    /// By which way of moving the selected unit moves; empty: the ordinary one.
    model::Atom movement() const { return m_wish.movement; }
    void setMovement(model::Atom movement);

    /// The selected unit of the scenario that is shown; empty without one.
    model::Atom unit() const { return m_wish.unit; }
    const OverlayFacts& facts() const { return m_facts; }

    /// Ids of what is shown separated by spaces, and back; unknown ids are ignored.
    QString shownText() const;
    void setShownText(const QString& text);

signals:
    /// What is shown, or what it says.
    void changed();
    /// Hexes that look different now.
    void hexesChanged(const std::vector<model::HexIndex>& hexes);

private:
    void survey();

    Document& m_document;
    OverlayWish m_wish;
    OverlayFacts m_facts;
};

} // namespace editor
