#pragma once

#include "editor/exchange/countercolumns.h"
#include "editor/panels/property.h"
#include "model/edit.h"

#include <QAbstractTableModel>

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace editor {

class Document;

/// The counters of all sheets as a table: where each stands in the chosen scenario, when it arrives, and every value that
/// the game's counters have. It sorts, filters and groups by itself, because ten thousand rows must not wait. Rows stay
/// where they are while values are edited, as in a spreadsheet; they are arranged anew when somebody asks for it or
/// counters come and go.
class CountersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, WhereColumn, EntryColumn, SideColumn, FirstValueColumn };
    enum class Grouping { None, Sheet, Side, Nation, Formation, Type, Kind, Entry };
    /// Besides SubjectRole.
    enum Role { PlacedRole = Qt::UserRole + 10, HeadingRole, ProblemIconRole };

    explicit CountersModel(Document& document, QObject* parent = nullptr);

    Document& document() const { return m_document; }
    Grouping grouping() const { return m_grouping; }
    void setGrouping(Grouping grouping);
    /// Lists the counters that have all words of the text somewhere, or only those of them that are not set up. The word
    /// "unplaced" asks for the same.
    void setFilter(const QString& text, bool unplacedOnly = false);
    bool isFiltered() const { return m_unplacedOnly || !m_words.isEmpty(); }
    /// Opens or closes the group of a heading.
    void toggle(const QModelIndex& heading);

    /// The row of a counter, or of the counter of a unit, where it is listed.
    QModelIndex indexOf(const model::Subject& subject) const;
    /// Empty for a heading.
    model::Atom counterAt(const QModelIndex& index) const;
    /// The first unit of the chosen scenario that uses a counter; empty when it is not placed.
    model::Atom unitOf(model::Atom counter) const;
    /// Nothing for what is worked out.
    std::optional<CounterColumn> valueColumn(int column) const;
    int columnFor(const CounterColumn& column) const;
    /// Whether any counter has something there.
    bool isUsed(int column) const;
    /// For the editor of a cell.
    Property propertyAt(const QModelIndex& index) const;
    Target targetAt(const QModelIndex& index) const;

    struct CellChange {
        model::Atom counter;
        int column = 0;
        std::string value; ///< as the file holds it; empty takes it back
    };
    /// Changes cells as one step of undo. Says why it cannot, and then changes nothing.
    QString change(std::span<const CellChange> changes, const std::string& label,
                   std::vector<std::string> arguments = {});

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override;

signals:
    /// Why a cell could not be changed.
    void refused(const QString& sentence);

private:
    struct Row {
        model::Atom counter; ///< empty for a heading
        int group = -1;
    };
    struct Group {
        model::Atom id;
        QString name;
        int count = 0;
        bool open = true;
    };
    /// What is kept of each counter so that sorting and filtering need not ask the model.
    struct Listed {
        model::Atom counter;
        QString words; ///< in small letters; null: not known
        std::string key; ///< of the sorted column
        bool hasKey = false;
    };
    using ByCounter = std::unordered_map<model::Atom, std::vector<model::Atom>>;

    void reset();
    void readColumns();
    void readScenario();
    void readFindings();
    void follow(const model::ChangeSet& change);
    void followScenario();
    void followFindings();
    bool hasNewColumn(model::Atom counter) const;
    void forget(model::Atom counter);
    void forgetAll();
    void arrange();
    bool isWanted(Listed& listed) const;
    void readKeys();
    model::Atom groupOf(const model::Counter& counter) const;
    QString groupName(model::Atom id) const;
    void touchColumn(int column);

    const model::Counter* find(model::Atom counter) const;
    const CounterCells& cells() const;
    std::vector<model::Finding> findingsAt(model::Atom counter, int column) const;
    QString text(const model::Counter& counter, int column) const;
    std::string raw(const model::Counter& counter, int column) const;
    QString wordsOf(const model::Counter& counter) const;
    QString where(model::Atom counter) const;
    QString arrival(model::Atom counter) const;
    model::Atom sideOf(const model::Counter& counter) const;
    QVariant headingData(const Row& row, int column, int role) const;
    QString toolTip(const model::Counter& counter, int column) const;
    QString refusal(const CellChange& change) const;
    void changePlace(const CellChange& change);
    void changeTurn(const CellChange& change);

    Document& m_document;
    Grouping m_grouping = Grouping::Sheet;
    QStringList m_words;
    bool m_unplacedOnly = false;
    int m_sortColumn = NameColumn;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    std::vector<CounterColumn> m_columns;
    std::vector<Listed> m_all; ///< in the order of the file
    std::unordered_map<model::Atom, std::size_t> m_at; ///< in m_all
    std::vector<Group> m_groups;
    std::vector<Row> m_rows;
    std::unordered_map<model::Atom, int> m_rowOf;
    std::vector<model::Atom> m_closed; ///< groups
    ByCounter m_placed; ///< units
    ByCounter m_arrivals; ///< entries
    std::unordered_map<model::Atom, std::vector<model::Finding>> m_findings;
    mutable std::optional<CounterCells> m_cells;
};

} // namespace editor
