#include "editor/rulesets/rulesets.h"

#include "editor/text/text.h"

#include <QDir>
#include <QFile>

namespace editor {
namespace {

constexpr QLatin1StringView kFolder(":/rulesets");

} // namespace

std::vector<model::Atom> knownRulesets()
{
    std::vector<model::Atom> ids;
    for (const QString& id : QDir(kFolder).entryList(QDir::Dirs, QDir::Name))
        ids.push_back(atomOf(id));
    return ids;
}

rules::RulesetRead rulesetFor(model::Atom id)
{
    QFile file(kFolder + u'/' + qs(id) + QStringLiteral("/ruleset.xml"));
    if (id && file.open(QIODevice::ReadOnly))
        return rules::readRuleset(file.readAll().toStdString(), utf8(file.fileName().mid(kFolder.size() + 1)));

    rules::RulesetRead unknown{.ruleset = std::make_shared<const rules::Ruleset>(), .findings = {}};
    model::Finding finding;
    finding.rule = finding.message = model::Atom("ruleset.unknown");
    finding.severity = model::Severity::Warning;
    finding.subject = model::Subject::of<model::Game>({});
    finding.arguments = {std::string(id.text())};
    unknown.findings.push_back(std::move(finding));
    return unknown;
}

} // namespace editor
