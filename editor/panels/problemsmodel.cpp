#include "editor/panels/problemsmodel.h"

#include "editor/document/document.h"
#include "editor/panels/icons.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"
#include "rules/fixes/fix.h"

#include <algorithm>

namespace editor {

QString severityName(model::Severity severity)
{
    switch (severity) {
    case model::Severity::Error:
        return ProblemsModel::tr("Error");
    case model::Severity::Warning:
        return ProblemsModel::tr("Warning");
    case model::Severity::Info:
        return ProblemsModel::tr("Note");
    }
    return {};
}

QIcon severityIcon(model::Severity severity)
{
    switch (severity) {
    case model::Severity::Error:
        return icon(QStringLiteral("error"));
    case model::Severity::Warning:
        return icon(QStringLiteral("warning"));
    case model::Severity::Info:
        return icon(QStringLiteral("info"));
    }
    return {};
}

ProblemsModel::ProblemsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::findingsChanged, this, &ProblemsModel::apply);
    connect(&document, &Document::replaced, this, &ProblemsModel::reset);
    reset();
}

void ProblemsModel::reset()
{
    beginResetModel();
    m_findings.resize(static_cast<std::size_t>(m_loadFindings));
    const auto live = m_document.engine().findings();
    m_findings.insert(m_findings.end(), live.begin(), live.end());
    endResetModel();
    emit countChanged();
}

void ProblemsModel::setLoadFindings(std::vector<model::Finding> findings)
{
    beginResetModel();
    m_findings.erase(m_findings.begin(), m_findings.begin() + m_loadFindings);
    m_loadFindings = static_cast<int>(findings.size());
    m_findings.insert(m_findings.begin(), std::make_move_iterator(findings.begin()),
                      std::make_move_iterator(findings.end()));
    endResetModel();
    emit countChanged();
}

int ProblemsModel::rowOf(const model::Finding& finding) const
{
    const auto found = std::find_if(m_findings.begin() + m_loadFindings, m_findings.end(),
                                    [&](const model::Finding& other) { return other.sameAs(finding); });
    return found == m_findings.end() ? -1 : static_cast<int>(found - m_findings.begin());
}

void ProblemsModel::apply(const rules::FindingDelta& delta)
{
    for (const model::Finding& gone : delta.removed) {
        const int row = rowOf(gone);
        if (row < 0)
            continue;
        beginRemoveRows({}, row, row);
        m_findings.erase(m_findings.begin() + row);
        endRemoveRows();
    }
    for (const model::Finding& other : delta.changed) {
        const int row = rowOf(other);
        if (row < 0)
            continue;
        m_findings[static_cast<std::size_t>(row)] = other;
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    std::vector<model::Finding> added;
    std::ranges::copy_if(delta.added, std::back_inserter(added),
                         [this](const model::Finding& finding) { return rowOf(finding) < 0; });
    if (!added.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
        m_findings.insert(m_findings.end(), added.begin(), added.end());
        endInsertRows();
    }
    emit countChanged();
}

bool ProblemsModel::hasFix(int row) const
{
    return row >= m_loadFindings
        && !fixesFor(m_document.engine(), m_document.package(), finding(row)).empty();
}

model::Transaction ProblemsModel::acceptance(int row, const QString& reason) const
{
    const model::Finding& accepted = finding(row);
    const auto& allows = m_document.package().all<model::Allow>();
    int number = 1;
    model::Atom id;
    do
        id = model::Atom("allow-" + std::to_string(number++));
    while (allows.find({.scope = {}, .id = id}));

    model::Allow allow;
    allow.id = id;
    allow.rule = accepted.rule;
    allow.scenario = accepted.scenario;
    allow.on = model::subjectText(accepted.subject);
    allow.why = utf8(reason);
    return {
        .label = "accept", .arguments = {std::string(accepted.rule.text())}, .edits = {model::put(allow)}};
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::text(const model::Finding& finding, int column) const
{
    switch (column) {
    case SeverityColumn:
        return severityName(finding.severity);
    case RuleColumn:
        return qs(finding.rule);
    case CitationColumn: {
        const rules::RuleSpec* rule = m_document.ruleset().rule(finding.rule);
        return rule ? qs(rule->citation) : QString();
    }
    case PlaceColumn:
        return placeText(finding, m_document.package());
    case TextColumn:
        return findingText(finding);
    case ScenarioColumn: {
        const auto* scenario = m_document.package().find<model::Scenario>(finding.scenario);
        return scenario && !scenario->title.empty() ? qs(scenario->title) : qs(finding.scenario);
    }
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Finding& finding = m_findings[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(finding, index.column());
    case Qt::DecorationRole:
        if (index.column() == FixColumn && hasFix(index.row()))
            return icon(QStringLiteral("fix"));
        return index.column() == SeverityColumn ? QVariant(severityIcon(finding.severity)) : QVariant();
    case Qt::AccessibleTextRole:
        if (index.column() == FixColumn)
            return hasFix(index.row()) ? tr("can be fixed") : tr("no quick fix");
        return text(finding, index.column());
    case Qt::ToolTipRole: {
        if (index.column() == FixColumn && hasFix(index.row()))
            return tr("Click for quick fixes (%1)").arg(kFixKeys.toString(QKeySequence::NativeText));
        const rules::RuleSpec* rule = m_document.ruleset().rule(finding.rule);
        const QString sentence = findingText(finding).toHtmlEscaped();
        if (!rule)
            return sentence;
        return QStringLiteral("<p>%1</p><p><b>%2</b> %3 — %4</p>")
            .arg(sentence, qs(finding.rule).toHtmlEscaped(), rulesetText(rule->name).toHtmlEscaped(),
                 tr("rulebook %1").arg(qs(rule->citation).toHtmlEscaped()));
    }
    case SortRole:
        if (index.column() == SeverityColumn)
            return -static_cast<int>(finding.severity);
        if (index.column() == FixColumn)
            return hasFix(index.row()) ? 0 : 1;
        return text(finding, index.column());
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case ScenarioRole:
        return qs(finding.scenario);
    case SubjectRole:
        return QVariant::fromValue(finding.subject);
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && section == FixColumn) {
        if (role == Qt::DecorationRole)
            return icon(QStringLiteral("fix"));
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return tr("Quick fixes");
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case RuleColumn:
        return tr("Rule");
    case CitationColumn:
        return tr("Rulebook");
    case PlaceColumn:
        return tr("Place");
    case TextColumn:
        return tr("Problem");
    case ScenarioColumn:
        return tr("Scenario");
    default:
        return {};
    }
}

} // namespace editor
