#include "tests/rules/play_fixture.h"

#include <QTest>

/// Victory of Stalin's War (5.1, 22.0), its calendar and the values it works out from the state of play.
class TestVictory : public QObject {
    Q_OBJECT

private slots:
    void levelWins()
    {
        PlayFixture game;
        game.flag("vp", "19");
        QCOMPARE(rules::victoryOf(game.position(), {}).points, 19.0);
        QVERIFY(game.wins("end-of-turn").isEmpty());
        game.ask("vp-change", "1");
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-5.1.2a axis"));
        QVERIFY(game.wins("end-of-round").isEmpty());
        game.ask("vp-change", "-19");
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-5.1.3a soviet"));
    }

    void placesWinOnTheirTurn()
    {
        PlayFixture game;
        for (const auto& [id, hex] : std::map<std::string, std::string>{
                 {"moscow", "2001"}, {"leningrad", "2002"}, {"sevastopol", "2003"}})
            game.site(id, hex, "city", "axis");
        game.site("rostov", "2004", "city", "soviet");
        game.flag("axis-crossed-paulus", "yes");
        QVERIFY(game.wins("end-of-turn").isEmpty());
        game.at(4);
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-5.1.2c axis"));
        game.site("sevastopol", "2003", "city", "soviet");
        QVERIFY(game.wins("end-of-turn").isEmpty());
    }

    void bothHalvesOfBudapest()
    {
        PlayFixture game;
        game.active("soviet");
        int row = 1;
        for (const std::string_view id : {"berlin", "buda", "bucharest", "konigsberg"})
            game.site(id, "200" + std::to_string(row++), "city", "soviet");
        game.site("pest", "2009", "city", "axis");
        QVERIFY(game.wins("end-of-round").isEmpty());
        game.site("pest", "2009", "city", "soviet");
        QCOMPARE(game.wins("end-of-round"), QStringList("SW-5.1.3b soviet"));
    }

    void tournamentCounts()
    {
        PlayFixture game;
        game.scenarioKind("tournament");
        game.at(8);
        game.zone("soviet-union", "2001 2002 2003 2004 2005 2006 2007 2008 2009");
        for (int i = 1; i <= 9; ++i)
            game.site("victory-" + std::to_string(i), "200" + std::to_string(i), "victory",
                      i <= 8 ? "axis" : "soviet");
        game.flag("hitler-takes-command", "yes", 5);
        QCOMPARE(rules::victoryOf(game.position(), {}).points, 10.0);
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-22.0a axis"));
        game.flag("industrial-evacuation", "yes", 2);
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-22.0s soviet"));
    }

    void theAxisWinsWhatNobodyWins()
    {
        PlayFixture game;
        game.flag("vp", "4");
        game.site("berlin", "2001", "city", "axis");
        game.at(18);
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-5.1.4 axis"));
        game.flag("vp", "0");
        QCOMPARE(game.wins("end-of-turn"), QStringList("SW-5.1.3a soviet"));
    }

    void sheetSwitchesWinsOffAndAddsItsOwn()
    {
        PlayFixture game;
        game.flag("vp", "20");
        model::AutomaticWin own;
        own.id = model::Atom("two-cities");
        own.side = model::Atom("soviet");
        own.when = model::Atom("end-of-turn");
        own.holds = model::Words("kiev 2003");
        own.points = ">=20";
        own.text = "Kiev and 2003";
        game.apply({model::put(own, model::Atom("test"))});
        game.site("kiev", "2001", "city", "soviet");
        game.site("gomel", "2003", "town", "axis");
        QVERIFY(game.wins("end-of-turn").isEmpty());
        game.site("gomel", "2003", "town", "soviet");
        QCOMPARE(game.wins("end-of-turn"), QStringList("two-cities soviet"));
        game.flag("vp", "19");
        QVERIFY(game.wins("end-of-turn").isEmpty());
    }

    void levelsAndHolders()
    {
        PlayFixture game;
        game.flag("vp", "12");
        model::VictoryLevel level;
        level.id = model::Atom("draw");
        level.from = "10";
        level.to = "14";
        model::VictoryHex hex;
        hex.id = model::Atom("kiev");
        hex.hex = model::Atom("2001");
        hex.points = 2;
        game.apply({model::put(level, model::Atom("test")), model::put(hex, model::Atom("test"))});
        game.site("kiev", "2001", "city", "soviet");
        const auto answer = rules::victoryOf(game.position(), {});
        QCOMPARE(answer.level.text(), "draw");
        QCOMPARE(answer.held.size(), 1U);
        QCOMPARE(answer.held.front().holder.text(), "soviet");
        QCOMPARE(answer.held.front().points, 2.0);
    }

    void calendarHasEveryRound()
    {
        PlayFixture game;
        std::vector<model::Edit> edits;
        for (const std::string_view id : {"1", "3"}) {
            model::Turn turn;
            turn.id = model::Atom(id);
            edits.push_back(model::put(turn, model::Atom("test")));
        }
        model::Period mud;
        mud.id = model::Atom("mud");
        mud.turn = model::Atom("3");
        mud.rounds = model::Words("1");
        mud.weather = model::Atom("rasputitsa");
        edits.push_back(model::put(mud, model::Atom("test")));
        game.apply(std::move(edits));
        QStringList lines;
        for (const rules::CalendarLine& line : rules::calendarOf(game.position()))
            lines << QStringLiteral("%1.%2 %3")
                         .arg(QLatin1StringView(line.turn.text()), QLatin1StringView(line.round.text()),
                              QLatin1StringView(line.weather.text()));
        QCOMPARE(
            lines,
            QStringList({"1.1 clear", "3.1 rasputitsa", "3.2 clear", "3.3 clear", "3.4 clear", "3.5 clear"}));
    }

    void values_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<QByteArray>("flags");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("is");
        const auto row = [](const char* what, int turn, const char* flags, const char* name, const char* is) {
            QTest::newRow(what) << turn << QByteArray(flags) << QByteArray(name) << QString(is);
        };
        row("first turn has one round", 1, "", "rounds", "1");
        row("other turns have five", 2, "", "rounds", "5");
        row("no replacements on turn 1", 1, "", "replacement-phase", "no");
        row("no RP card on turn 1", 1, "", "rp-play-legal", "no");
        row("no reinforcements on turn 1", 1, "", "reinforcement-play-legal", "no");
        row("one Axis RP card", 6, "", "rp-cards-allowed", "1");
        row("two Axis RP cards in spring", 9, "", "rp-cards-allowed", "2");
        row("no RP card twice running", 5, "rp-cards=1 last-play=rp", "rp-play-legal", "no");
        row("Axis minimum hand", 15, "axis-hand-change=-2", "axis-hand", "4");
        row("no Axis minimum late", 16, "axis-hand-change=-2", "axis-hand", "3");
        row("first OPS card", 6, "card-ops=4", "ops-received", "4");
        row("third OPS card", 6, "card-ops=4 axis-consecutive-ops=2", "ops-received", "2");
        row("marker after an OPS card", 6, "play=ops axis-consecutive-ops=2", "consecutive-ops-after", "3");
        row("marker after an event", 6, "play=event axis-consecutive-ops=3", "consecutive-ops-after", "0");
        row("marker after early reinforcements", 3, "play=reinforcement axis-consecutive-ops=3",
            "consecutive-ops-after", "3");
        row("Axis Banked OPS not at once", 1, "", "axis-banked-ops", "0");
        row("Axis Banked OPS", 2, "", "axis-banked-ops", "1");
        row("Axis Banked OPS end", 6, "hitler-takes-command=yes", "axis-banked-ops", "0");
        row("bid, first turn", 1, "bid=2 bid-side=axis", "soviet-automatic-rps", "0");
        row("bid, second turn", 2, "bid=2 bid-side=axis", "soviet-automatic-rps", "3");
        row("bid, fourth turn", 4, "bid=2 bid-side=axis", "soviet-automatic-rps", "2");
        row("bid, Axis nothing", 2, "bid=2 bid-side=axis", "axis-automatic-rps", "0");
        row("bid for the Soviets", 2, "bid=8 bid-side=soviet", "axis-automatic-rps", "2");
        row("no bid", 3, "", "soviet-automatic-rps", "3");
        row("chosen card", 1, "card-chosen=yes", "starting-deal", "5");
        row("chosen card makes six", 1, "card-chosen=yes", "starting-hand", "6");
        row("choice of card 4", 1, "card=4 card-deck=blitzkrieg card-reinforcement=yes", "card-choice-legal",
            "yes");
        row("choice of card 3", 1, "card=3 card-deck=blitzkrieg card-reinforcement=yes", "card-choice-legal",
            "no");
        row("choice of an event", 1, "card=9 card-deck=blitzkrieg", "card-choice-legal", "yes");
        row("card 4 on turn 1", 1, "card=4", "card-usable", "no");
        row("event without effect", 12, "play=event", "event-play-legal", "yes");
        row("Total War", 6, "axis-cards-removed=12", "total-war-begins", "yes");
        row("Total War too early", 5, "axis-cards-removed=12", "total-war-begins", "no");
        row("unset value", 5, "", "no-such-thing", "no such value");
    }
    void values()
    {
        QFETCH(int, turn);
        QFETCH(QByteArray, flags);
        QFETCH(QByteArray, name);
        QFETCH(QString, is);
        PlayFixture game;
        game.at(turn);
        for (const QByteArray& flag : flags.split(' '))
            if (const qsizetype sign = flag.indexOf('='); sign > 0)
                game.ask(flag.first(sign).toStdString(), flag.sliced(sign + 1).toStdString());
        QCOMPARE(game.value(name.toStdString()), is);
    }

    void opsInTheMud()
    {
        PlayFixture game;
        QCOMPARE(game.value("ops-play-legal"), "yes");
        game.weather("rasputitsa");
        QCOMPARE(game.value("ops-play-legal"), "no");
    }

    void oilDecidesHands()
    {
        PlayFixture game;
        game.traceSupply();
        game.rail("2001 2002 2003 2004 2005 2006");
        game.zone("west-edge", "2001");
        game.rail("2108 2109 2110 2111 2112");
        game.zone("east-edge", "2112");
        for (const std::string_view hex : {"2002", "2003", "2004"})
            game.site("oil-" + std::string(hex), hex, "oil", "axis");
        game.site("baku", "2110", "oil", "soviet");
        QCOMPARE(game.value("axis-oil"), "3");
        QCOMPARE(game.value("axis-hand"), "7");
        QCOMPARE(game.value("soviet-hand"), "5");
    }

    void lendLeaseBanksOps()
    {
        PlayFixture game;
        game.site("moscow", "2001", "city", "soviet");
        game.site("archangel", "2002", "city port", "soviet");
        game.site("astrakhan", "2003", "city port", "soviet");
        game.place("stalin", "2001");
        game.flag("lend-lease", "yes", 5);
        QCOMPARE(game.value("soviet-banked-ops"), "3");
        game.at(5);
        QCOMPARE(game.value("soviet-banked-ops"), "0");
        game.at(6);
        game.place("stalin", "2004");
        QCOMPARE(game.value("soviet-banked-ops"), "0");
    }

    void armiesAreRebuiltToTheirLastBlackStep()
    {
        PlayFixture game;
        game.place("17-army", "2001");
        game.ask("rps", "3");
        QCOMPARE(game.value("rebuilt-steps", "17-army"), "2");
        QCOMPARE(game.value("rps-left", "17-army"), "1");
        game.place("13r", "2002", "back");
        QCOMPARE(game.value("rps-left", "13r"), "2.5");
    }

    void lostArmiesReturnInThreeTurns()
    {
        PlayFixture game;
        game.place("6-army", "2001");
        game.mark("6-army", "oos");
        QCOMPARE(game.value("return-turn", "6-army"), "9");
        QCOMPARE(game.value("eliminated-to", "6-army"), "turn-record");
        game.at(16);
        QCOMPARE(game.value("return-turn", "6-army"), "never");
        QCOMPARE(game.value("eliminated-to", "6-army"), "removed");
        game.mark("6-army", "");
        QCOMPARE(game.value("eliminated-to", "6-army"), "eliminated");
    }

    void townsAdmitSovietsOnly()
    {
        PlayFixture game;
        game.traceSupply();
        game.rail("2001 2002 2003");
        game.zone("west-edge", "2001");
        game.zone("east-edge", "2101");
        game.rail("2101 2102 2103");
        game.zone("germany", "2001 2002 2003");
        game.zone("soviet-union", "2101 2102 2103");
        game.site("german-town", "2003", "town", "axis");
        game.site("soviet-town", "2103", "town", "soviet");
        game.place("43-corps", "2001");
        game.place("13r", "2101");
        game.place("43-corps", "2009", {}, "far-corps");
        QCOMPARE(game.value("entry-legal", "13r", "2103"), "yes");
        QCOMPARE(game.value("entry-legal", "43-corps", "2003"), "no");
        game.site("german-town", "2003", "city", "axis");
        QCOMPARE(game.value("entry-legal", "43-corps", "2003"), "yes");
        QCOMPARE(game.value("entry-legal", "43-corps", "2103"), "no");
    }

    void frontsAreExchangedWhileSupplied()
    {
        PlayFixture game;
        game.place("west-front", "2001");
        QCOMPARE(game.value("exchange-fronts"), "1");
        game.mark("west-front", "oos");
        QCOMPARE(game.value("exchange-fronts"), "0");
    }

    void occupiedCapitalsSurrender()
    {
        PlayFixture game;
        game.site("bucharest", "2001", "capital city", "axis");
        game.place("ro-corps", "2005");
        game.place("hu-corps", "2007");
        QCOMPARE(game.value("romania-surrenders"), "no");
        game.place("13r", "2001");
        QCOMPARE(game.value("romania-surrenders"), "yes");
        QCOMPARE(game.value("surrenders", "ro-corps"), "yes");
        QCOMPARE(game.value("surrenders", "hu-corps"), "no");
    }

    void stackAndZoneAnswers()
    {
        PlayFixture game;
        for (const std::string_view id : {"24-pz", "6-army"})
            game.place(id, "2005");
        game.place("partisan", "2005");
        const auto stack = rules::stackOf(game.position(), game.hex("2005"));
        QCOMPARE(stack.units.size(), 3U);
        QCOMPARE(stack.sides.size(), 2U);
        QCOMPARE(stack.sides.front().counted, 2);
        QCOMPARE(stack.sides.front().most, 4.0);
        QCOMPARE(rules::zocOf(game.position(), model::Atom("axis")).size(), 4U);
        QVERIFY(!rules::findUnit(game.position(), model::Atom("nobody")));
    }
};

QTEST_GUILESS_MAIN(TestVictory)
#include "tst_victory.moc"
