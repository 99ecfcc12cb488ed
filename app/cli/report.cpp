#include "app/cli/report.h"

#include "app/cli/command.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

namespace app::cli {
namespace {

using editor::qs;
using model::Severity;

int count(std::span<const Reported> reports, Severity severity)
{
    return static_cast<int>(
        std::ranges::count_if(reports, [=](const Reported& r) { return r.finding.severity == severity; }));
}

QString filePath(const Reported& report)
{
    const bool inFolder = !report.position.file.empty() && std::filesystem::is_directory(report.package);
    return qs((inFolder ? report.package / report.position.file : report.package).generic_string());
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Info:
        break;
    }
    return QStringLiteral("info");
}

std::string text(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Indented).toStdString();
}

QJsonObject jsonFinding(const Reported& report)
{
    const model::Finding& finding = report.finding;
    QJsonArray related;
    for (const model::Subject& subject : finding.related)
        related.append(qs(model::subjectText(subject)));
    return {{QStringLiteral("rule"), qs(finding.rule)},
            {QStringLiteral("citation"), qs(report.citation)},
            {QStringLiteral("severity"), severityWord(finding.severity)},
            {QStringLiteral("scenario"), qs(finding.scenario)},
            {QStringLiteral("subject"), qs(model::subjectText(finding.subject))},
            {QStringLiteral("related"), related},
            {QStringLiteral("message"), editor::findingText(finding)},
            {QStringLiteral("file"), filePath(report)},
            {QStringLiteral("line"), report.position.line},
            {QStringLiteral("column"), report.position.column}};
}

QJsonObject sarifResult(const Reported& report)
{
    const Severity severity = report.finding.severity;
    QJsonObject physical{
        {QStringLiteral("artifactLocation"), QJsonObject{{QStringLiteral("uri"), filePath(report)}}}};
    if (report.position.line > 0)
        physical.insert(QStringLiteral("region"),
                        QJsonObject{{QStringLiteral("startLine"), report.position.line},
                                    {QStringLiteral("startColumn"), report.position.column}});
    return {{QStringLiteral("ruleId"), qs(report.finding.rule)},
            {QStringLiteral("level"), severity == Severity::Info ? QStringLiteral("note") : severityWord(severity)},
            {QStringLiteral("message"),
             QJsonObject{{QStringLiteral("text"), editor::findingText(report.finding)}}},
            {QStringLiteral("locations"),
             QJsonArray{QJsonObject{{QStringLiteral("physicalLocation"), physical}}}}};
}

} // namespace

std::string textReport(std::span<const Reported> reports)
{
    std::string out;
    for (const Reported& report : reports)
        out += findingLine(report.finding, report.position, report.package, report.citation) + '\n';
    out += std::to_string(count(reports, Severity::Error)) + " errors, "
        + std::to_string(count(reports, Severity::Warning)) + " warnings, "
        + std::to_string(count(reports, Severity::Info)) + " notes\n";
    return out;
}

std::string jsonReport(std::span<const Reported> reports)
{
    QJsonArray findings;
    for (const Reported& report : reports)
        findings.append(jsonFinding(report));
    return text({{QStringLiteral("findings"), findings},
                 {QStringLiteral("errors"), count(reports, Severity::Error)},
                 {QStringLiteral("warnings"), count(reports, Severity::Warning)},
                 {QStringLiteral("infos"), count(reports, Severity::Info)}});
}

std::string sarifReport(std::span<const Reported> reports)
{
    std::set<std::string> ids;
    QJsonArray results;
    for (const Reported& report : reports) {
        ids.emplace(report.finding.rule.text());
        results.append(sarifResult(report));
    }
    QJsonArray rules;
    for (const std::string& id : ids)
        rules.append(QJsonObject{{QStringLiteral("id"), qs(id)}});
    const QJsonObject driver{{QStringLiteral("name"), QStringLiteral("hexwerkc")},
                             {QStringLiteral("version"), QCoreApplication::applicationVersion()},
                             {QStringLiteral("rules"), rules}};
    const QJsonObject run{{QStringLiteral("tool"), QJsonObject{{QStringLiteral("driver"), driver}}},
                          {QStringLiteral("results"), results}};
    return text({{QStringLiteral("$schema"), QStringLiteral("https://json.schemastore.org/sarif-2.1.0.json")},
                 {QStringLiteral("version"), QStringLiteral("2.1.0")},
                 {QStringLiteral("runs"), QJsonArray{run}}});
}

} // namespace app::cli
