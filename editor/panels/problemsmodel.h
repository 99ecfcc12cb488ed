#pragma once

#include "model/finding.h"
#include "rules/engine.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QKeySequence>

#include <vector>

namespace editor {

class Document;

/// The findings of the rules engine and of loading, one row each. Rows come and go one by one, so that a view
/// keeps its selection and place while the designer edits; sorting and filtering are a proxy's business.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        SeverityColumn,
        FixColumn, ///< a light bulb where there is a quick fix
        RuleColumn,
        CitationColumn,
        PlaceColumn,
        TextColumn,
        ScenarioColumn,
        ColumnCount
    };
    enum Role { SeverityRole = Qt::UserRole + 10, ScenarioRole }; ///< besides SubjectRole and SortRole

    explicit ProblemsModel(Document& document, QObject* parent = nullptr);

    /// What was found while reading the files; stays until the next call.
    void setLoadFindings(std::vector<model::Finding> findings);

    const model::Finding& finding(int row) const { return m_findings[static_cast<std::size_t>(row)]; }
    /// Findings of loading cannot be accepted: the file has to be mended.
    bool canAccept(int row) const { return row >= m_loadFindings; }
    bool hasFix(int row) const;
    /// The edit that accepts a finding for a reason.
    model::Transaction acceptance(int row, const QString& reason) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    /// The number of rows or of errors among them is another one.
    void countChanged();

private:
    void reset();
    void apply(const rules::FindingDelta& delta);
    int rowOf(const model::Finding& finding) const;
    QString text(const model::Finding& finding, int column) const;

    Document& m_document;
    std::vector<model::Finding> m_findings; ///< those of loading first
    int m_loadFindings = 0;
};

/// Opens the quick fixes.
inline const QKeySequence kFixKeys(Qt::ALT | Qt::Key_Return);

/// "Error", "Warning", "Note".
QString severityName(model::Severity severity);
QIcon severityIcon(model::Severity severity);

} // namespace editor
