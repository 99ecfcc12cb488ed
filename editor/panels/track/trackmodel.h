#pragma once

#include "editor/canvas/trackmoves.h"
#include "model/finding.h"

#include <QAbstractTableModel>

#include <vector>

namespace editor {

class Document;

/// One thing in a space of the track: a counter that arrives or leaves, or a line without counters (points, a card).
struct TrackChip {
    enum class Kind { Arrives, Leaves, Line };

    TrackPiece piece;
    Kind kind = Kind::Line;
    model::Atom face;
    QString text; ///< of a line; of a counter its name
    bool operator==(const TrackChip&) const = default;
};

/// The reinforcement tracks as a grid: a row for each turn, a column for each side. A last row holds lines whose turn is not
/// on the turn track.
class TrackModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TrackModel(Document& document, QObject* parent = nullptr);

    const std::vector<TrackChip>& chips(const QModelIndex& index) const;
    /// Empty for the row of lines without a turn.
    model::Atom turnAt(int row) const;
    model::Atom sideAt(int column) const;
    /// The cell of a line; invalid when it is not there.
    QModelIndex cellOf(model::Key entry) const;
    int rowOfTurn(model::Atom turn) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void follow(const model::ChangeSet& change);
    void update();

    struct Grid {
        std::vector<model::Atom> turns;
        std::vector<model::Atom> sides;
        std::vector<std::vector<TrackChip>> cells; ///< row by row
    };
    Grid read() const;

    Document& m_document;
    Grid m_grid;
};

} // namespace editor
