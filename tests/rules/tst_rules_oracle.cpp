#include "rules/cases/case_reader.h"
#include "rules/engine.h"
#include "tests/rules/random_edits.h"

#include <QFile>
#include <QTest>

#include <set>

using model::Atom;

namespace {

std::string readText(const QString& path)
{
    QFile file(QStringLiteral(HEXWERK_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The position that edits start from: the only case of a file.
rules::CasePosition startOf(const QString& game)
{
    const rules::CaseSources sources{
        .text = [&](std::string_view) { return readText(QStringLiteral("tests/cases/%1/base.xml").arg(game)); }, .package = {}};
    const auto read = rules::readCases(readText(QStringLiteral("tests/rules/oracle/%1.xml").arg(game)), "oracle.xml", sources);
    return read.findings.empty() && !read.cases.empty() ? read.cases.front().positions.front() : rules::CasePosition();
}

QStringList textOf(const rules::Engine& engine)
{
    QStringList lines;
    for (const model::Finding& finding : engine.findings()) {
        QStringList arguments;
        for (const std::string& argument : finding.arguments)
            arguments << QString::fromStdString(argument);
        lines << QString::fromStdString(std::string(finding.rule.text()) + " " + subjectText(finding.subject) + " "
                                        + std::to_string(static_cast<int>(finding.severity)) + ": ")
                + arguments.join(QLatin1Char('|'));
    }
    return lines;
}

} // namespace

/// Whole games: after each of 20,000 edits the findings and the fields are those of a fresh engine.
class TestRulesOracle : public QObject {
    Q_OBJECT
private slots:
    void findingsAndFieldsAreThoseOfAFreshRun_data()
    {
        QTest::addColumn<int>("rulesSeen");
        QTest::newRow("stalins-war") << 60;
        QTest::newRow("land-without-end") << 80;
        QTest::newRow("roads-to-leningrad") << 85;
        QTest::newRow("efs-barbarossa") << 70;
    }

    void findingsAndFieldsAreThoseOfAFreshRun()
    {
        QFETCH(int, rulesSeen);
        const int wanted = qEnvironmentVariableIntValue("HEXWERK_ORACLE_EDITS");
        const int count = wanted > 0 ? wanted : 20'000;
        const QString game = QString::fromUtf8(QTest::currentDataTag());
        const auto ruleset =
            rules::readRuleset(readText(QStringLiteral("resources/rulesets/%1/ruleset.xml").arg(game)), "ruleset.xml").ruleset;
        const rules::CasePosition start = startOf(game);
        QVERIFY(start.package.atlas().size() > 0);
        rules::Engine fresh(ruleset);
        RandomEdits random(20261118, *ruleset, start.scenario);
        std::set<std::string> fired;
        for (int done = 0; done < count;) {
            // Start anew now and then, so that positions do not only grow stranger.
            model::Package package = start.package;
            rules::Engine engine(ruleset);
            engine.reset(package);
            for (int step = 0; step < 500 && done < count; ++step, ++done) {
                engine.update(package, package.apply({.label = {}, .arguments = {}, .edits = random.edits(package)}).change);
                if (random.below(40) == 0)
                    engine.setWhatIf(package, start.scenario, random.whatIf(package));
                fresh.reset(package);
                fresh.setWhatIf(package, start.scenario, engine.whatIf(start.scenario));
                for (const model::Finding& finding : fresh.findings())
                    fired.emplace(finding.rule.text());
                compare(engine.position(package, start.scenario), fresh.position(package, start.scenario), engine, fresh, done);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        if (count >= 20'000)
            QVERIFY2(std::cmp_greater_equal(fired.size(), rulesSeen),
                     qPrintable(QStringLiteral("only %1 rules fired").arg(fired.size())));
    }

private:
    static void compare(const rules::Position& a, const rules::Position& b, const rules::Engine& engine,
                        const rules::Engine& fresh, int done)
    {
        if (!std::ranges::equal(engine.findings(), fresh.findings())) {
            const QStringList now = textOf(engine);
            const QStringList anew = textOf(fresh);
            for (const QString& line : now)
                QVERIFY2(anew.contains(line), qPrintable(QStringLiteral("edit %1: too much: %2").arg(done).arg(line)));
            for (const QString& line : anew)
                QVERIFY2(now.contains(line), qPrintable(QStringLiteral("edit %1: missing: %2").arg(done).arg(line)));
            QFAIL(qPrintable(QStringLiteral("edit %1: another order").arg(done)));
        }
        QVERIFY2(a.zoc == b.zoc, qPrintable(QStringLiteral("edit %1: zones of control").arg(done)));
        QVERIFY2(a.supply == b.supply, qPrintable(QStringLiteral("edit %1: supply").arg(done)));
        QVERIFY(a.control == b.control);
        QVERIFY(a.occupancy == b.occupancy);
        QVERIFY(a.laid == b.laid);
        QVERIFY(a.ground == b.ground);
        QVERIFY(a.situation == b.situation);
    }
};

QTEST_GUILESS_MAIN(TestRulesOracle)
#include "tst_rules_oracle.moc"
