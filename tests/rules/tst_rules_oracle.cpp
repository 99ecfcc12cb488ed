#include "tests/rules/game_fixture.h"
#include "tests/rules/random_play.h"

#include <QTest>

#include <set>

using model::Atom;

/// All of Stalin's War: after each of 20,000 edits the findings and the fields are those of a fresh engine.
class TestRulesOracle : public QObject {
    Q_OBJECT
private slots:
    void findingsAndFieldsAreThoseOfAFreshRun()
    {
        const int count = qEnvironmentVariableIntValue("HEXWERK_ORACLE_EDITS") > 0
            ? qEnvironmentVariableIntValue("HEXWERK_ORACLE_EDITS")
            : 20'000;
        const auto ruleset = GameFixture::stalinsWar(GameFixture::Rules::All);
        rules::Engine fresh(ruleset);
        RandomPlay random(20261118);
        std::set<std::string> fired;
        for (int done = 0; done < count;) {
            // Start anew now and then, so that positions do not only grow stranger.
            GameFixture game(GameFixture::Rules::All);
            for (int step = 0; step < 500 && done < count; ++step, ++done) {
                game.apply(random.edits(game.package()));
                if (random.below(40) == 0)
                    game.engine().setWhatIf(game.package(), Atom("test"), random.whatIf());
                fresh.reset(game.package());
                fresh.setWhatIf(game.package(), Atom("test"), game.engine().whatIf(Atom("test")));
                for (const model::Finding& finding : fresh.findings())
                    fired.emplace(finding.rule.text());
                compare(game, fresh, done);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY2(fired.size() > 60, qPrintable(QStringLiteral("only %1 rules fired").arg(fired.size())));
    }

private:
    static void compare(GameFixture& game, rules::Engine& fresh, int done)
    {
        const auto text = [&](const rules::Engine& engine) {
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
        };
        const QStringList now = text(game.engine());
        const QStringList anew = text(fresh);
        for (const QString& line : now)
            QVERIFY2(anew.contains(line), qPrintable(QStringLiteral("edit %1: too much: %2").arg(done).arg(line)));
        for (const QString& line : anew)
            QVERIFY2(now.contains(line), qPrintable(QStringLiteral("edit %1: missing: %2").arg(done).arg(line)));
        QVERIFY(std::ranges::equal(game.engine().findings(), fresh.findings()));
        const rules::Position a = game.engine().position(game.package(), Atom("test"));
        const rules::Position b = fresh.position(game.package(), Atom("test"));
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
