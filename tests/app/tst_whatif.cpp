#include "apptest.h"
#include "editor/canvas/placement.h"
#include "editor/panels/whatifbar.h"
#include "editor/panels/whatifflags.h"
#include "editor/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

using namespace editor;
using model::Atom;

namespace {

/// As a user does with the keyboard: go to the list and step to an entry.
void choose(QComboBox* chooser, const QString& id)
{
    const int row = chooser->findData(id);
    QVERIFY2(row >= 0, qPrintable(id));
    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Home);
    while (chooser->currentIndex() < row) {
        const int before = chooser->currentIndex();
        QTest::keyClick(chooser, Qt::Key_Down);
        QVERIFY(chooser->currentIndex() > before);
    }
}

} // namespace

class WhatIfTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_game = copyOfSample(m_folder); }
    void init();
    void cleanup();
    void asksAboutAnotherTurn();
    void weatherIsTheCalendarsUnlessFixed();
    void roundsAreThoseOfTheTurn();
    void anotherMomentIsCheckedAtOnce();
    void theOtherSideMoves();
    void eventsAndNumbersOfTheStateOfPlay();
    void searchFindsAnEvent();
    void backToTheStart();
    void nothingIsEverChanged();
    void anotherScenarioEndsTheQuestion();
    void followsTheScenarioItself();
    void nothingToAskWithoutAScenario();

private:
    Document& document() { return *m_session->document(); }
    bool finds(const char* rule)
    {
        return std::ranges::any_of(document().engine().findings(), [&](const model::Finding& finding) {
            return finding.rule == Atom(rule) && finding.scenario == document().scenario();
        });
    }
    void overfill()
    {
        const std::vector<UnitMove> moves{
            {.unit = Atom("ge-57-pz"), .to = document().package().atlas().find("1622")}};
        document().perform(moveUnits(document().package(), document().scenario(), moves));
    }
    /// The badge is seen exactly while something is asked.
    void verifyAsking(bool asking)
    {
        QCOMPARE(!document().whatIf().empty(), asking);
        QCOMPARE(m_bar->badge()->isVisible(), asking);
        QCOMPARE(m_bar->backButton()->isVisible(), asking);
    }

    QTemporaryDir m_folder;
    QString m_game;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<WhatIfBar> m_bar;
};

void WhatIfTest::init()
{
    m_session = newSession();
    QVERIFY(m_session->open(m_game));
    document().setScenario(Atom("campaign"));
    m_bar = std::make_unique<WhatIfBar>(document());
    m_bar->resize(1000, m_bar->sizeHint().height());
    m_bar->show();
    m_bar->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    verifyAsking(false);
}

void WhatIfTest::cleanup()
{
    m_bar.reset();
    m_session->close();
    m_session.reset();
}

void WhatIfTest::asksAboutAnotherTurn()
{
    QCOMPARE(m_bar->turn()->currentData().toString(), QStringLiteral("1"));
    QVERIFY(m_bar->turn()->currentText().contains(QStringLiteral("June 1941")));
    const QSignalSpy changed(&document(), &Document::whatIfChanged);
    choose(m_bar->turn(), QStringLiteral("3"));
    QVERIFY(changed.count() > 0);
    QCOMPARE(document().whatIf().turn, Atom("3"));
    QCOMPARE(document().position().situation.turn, Atom("3"));
    verifyAsking(true);
    // The turn on which the scenario starts is no question.
    choose(m_bar->turn(), QStringLiteral("1"));
    verifyAsking(false);
}

void WhatIfTest::weatherIsTheCalendarsUnlessFixed()
{
    QVERIFY(m_bar->weather()->currentText().contains(QStringLiteral("Clear")));
    choose(m_bar->turn(), QStringLiteral("3"));
    QVERIFY2(m_bar->weather()->currentText().contains(QStringLiteral("Rasputitsa")),
             qPrintable(m_bar->weather()->currentText()));
    QCOMPARE(document().position().situation.weather, Atom("rasputitsa"));
    QVERIFY(!document().whatIf().weather);
    choose(m_bar->weather(), QStringLiteral("winter-1942"));
    QCOMPARE(document().position().situation.weather, Atom("winter-1942"));
    QCOMPARE(document().whatIf().weather, Atom("winter-1942"));
}

void WhatIfTest::roundsAreThoseOfTheTurn()
{
    QCOMPARE(m_bar->round()->count(), 1); // June 1941 has one
    choose(m_bar->turn(), QStringLiteral("3"));
    QCOMPARE(m_bar->round()->count(), 5);
    choose(m_bar->round(), QStringLiteral("2"));
    QCOMPARE(document().position().situation.roundNumber, 2);
    QCOMPARE(document().position().situation.weather, Atom("clear")); // the mud has dried
}

void WhatIfTest::anotherMomentIsCheckedAtOnce()
{
    overfill();
    QVERIFY(finds("SW-9.1.1"));
    const QSignalSpy findings(&document(), &Document::findingsChanged);
    choose(m_bar->moment(), QStringLiteral("in-motion"));
    QVERIFY(findings.count() > 0);
    QVERIFY(!finds("SW-9.1.1"));
    QTest::mouseClick(m_bar->backButton(), Qt::LeftButton);
    QVERIFY(finds("SW-9.1.1"));
    // A moment that only a rule speaks of can be asked about, too.
    QVERIFY(m_bar->moment()->findData(QStringLiteral("attrition")) >= 0);
}

void WhatIfTest::theOtherSideMoves()
{
    QCOMPARE(m_bar->active()->currentData().toString(), QStringLiteral("axis"));
    choose(m_bar->active(), QStringLiteral("soviet"));
    QCOMPARE(document().position().situation.active, Atom("soviet"));
    verifyAsking(true);
}

void WhatIfTest::eventsAndNumbersOfTheStateOfPlay()
{
    QTest::keyClick(m_bar->flagsButton(), Qt::Key_Space);
    QTRY_VERIFY(m_bar->flags()->isVisible());
    QCheckBox* event = m_bar->flags()->box(Atom("taifun"));
    QVERIFY(event && !event->isChecked());
    QVERIFY(!document().position().situation.played(Atom("taifun")));
    QTest::keyClick(event, Qt::Key_Space);
    QVERIFY(document().position().situation.played(Atom("taifun")));

    QSpinBox* level = m_bar->flags()->number(Atom("vp"));
    QVERIFY(level && !m_bar->flags()->box(Atom("vp")));
    QCOMPARE(level->value(), 7);
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(document().position().situation.flag(Atom("vp")), std::string_view("8"));
    QCOMPARE(document().whatIf().flags.size(), std::size_t{2});
    QVERIFY(m_bar->flagsButton()->text().contains(u'2'));

    auto* play = m_bar->flags()->findChild<QComboBox*>();
    QVERIFY(play);
    play->setFocus();
    QTest::keyClick(play, Qt::Key_Down);
    QCOMPARE(document().whatIf().flags.size(), std::size_t{3});
    QTest::keyClick(play, Qt::Key_Up);

    // Back to what they were: no question any more.
    QTest::keyClick(level, Qt::Key_Down);
    QTest::keyClick(event, Qt::Key_Space);
    m_bar->flags()->hide();
    verifyAsking(false);
}

void WhatIfTest::searchFindsAnEvent()
{
    QTest::mouseClick(m_bar->flagsButton(), Qt::LeftButton);
    QTRY_VERIFY(m_bar->flags()->isVisible());
    QTest::keyClicks(m_bar->flags()->searchLine(), QStringLiteral("hitler com"));
    QVERIFY(m_bar->flags()->box(Atom("hitler-takes-command"))->isVisible());
    QVERIFY(!m_bar->flags()->box(Atom("taifun"))->isVisible());
    m_bar->flags()->searchLine()->clear();
    QVERIFY(m_bar->flags()->box(Atom("taifun"))->isVisible());
    QTest::keyClick(m_bar->flags(), Qt::Key_Escape);
    QTRY_VERIFY(!m_bar->flags()->isVisible());
}

void WhatIfTest::backToTheStart()
{
    choose(m_bar->turn(), QStringLiteral("5"));
    choose(m_bar->weather(), QStringLiteral("clear"));
    verifyAsking(true);
    m_bar->backButton()->setFocus();
    QTest::keyClick(m_bar->backButton(), Qt::Key_Space);
    verifyAsking(false);
    QCOMPARE(m_bar->turn()->currentData().toString(), QStringLiteral("1"));
    QCOMPARE(m_bar->weather()->currentIndex(), 0);
}

void WhatIfTest::nothingIsEverChanged()
{
    const model::Package before = document().package();
    choose(m_bar->turn(), QStringLiteral("7"));
    choose(m_bar->active(), QStringLiteral("soviet"));
    m_bar->flags()->box(Atom("blau"))->click();
    QVERIFY(document().package() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!m_session->isModified());
}

void WhatIfTest::anotherScenarioEndsTheQuestion()
{
    choose(m_bar->turn(), QStringLiteral("5"));
    document().setScenario(Atom("tournament"));
    verifyAsking(false);
    document().setScenario(Atom("campaign"));
    verifyAsking(false);
    QCOMPARE(m_bar->turn()->currentData().toString(), QStringLiteral("1"));
}

void WhatIfTest::followsTheScenarioItself()
{
    // An edit in the middle of a question keeps the question.
    choose(m_bar->turn(), QStringLiteral("5"));
    overfill();
    QCOMPARE(document().whatIf().turn, Atom("5"));
    QVERIFY(finds("SW-9.1.1"));
    model::Turn renamed = *document().package().find<model::Turn>({.scope = Atom("campaign"), .id = Atom("5")});
    renamed.name = "Mud";
    document().perform({.label = {}, .arguments = {}, .edits = {model::put(renamed, Atom("campaign"))}});
    QVERIFY(m_bar->turn()->currentText().contains(QStringLiteral("Mud")));
    model::Flag flag = *document().package().find<model::Flag>({.scope = Atom("campaign"), .id = Atom("vp")});
    flag.is = "9";
    document().perform({.label = {}, .arguments = {}, .edits = {model::put(flag, Atom("campaign"))}});
    QCOMPARE(m_bar->flags()->number(Atom("vp"))->value(), 9);
}

void WhatIfTest::nothingToAskWithoutAScenario()
{
    m_session->close();
    QVERIFY(!m_bar->isEnabled());
    verifyAsking(false);
}

HEXWERK_APP_TEST(WhatIfTest)
#include "tst_whatif.moc"
