#include "editor/document/document.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"
#include "model/xml/transaction_text.h"
#include "random_edits.h"

#include <QTest>
#include <QUndoStack>

using namespace model;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kTransactions = 1500;
#else
constexpr int kTransactions = 10'000;
#endif
constexpr int kFullChecksEvery = 100; // comparing whole packages at every step would take most of the time

} // namespace

class TestRandomEdits : public QObject {
    Q_OBJECT

private slots:
    void everyStepCanBeUndoneAndRedone();
    void gesturesAndCancelsKeepTheHistoryTrue();
    void transactionsSurviveTheJournal();
    void whatIsSavedIsReadBackTheSame();
};

void TestRandomEdits::everyStepCanBeUndoneAndRedone()
{
    editor::Document document(samplePackage(), std::make_shared<rules::Ruleset>());
    QUndoStack& undo = *document.undoStack();
    RandomEdits random(1);
    std::map<int, Package> states{{0, document.package()}};
    std::map<int, Files> saved{{0, writePackage(document.package())}};
    for (int i = 0; i < kTransactions; ++i) {
        document.perform(random.next(document.package()));
        if (undo.index() % kFullChecksEvery == 0) {
            states.insert_or_assign(undo.index(), document.package());
            saved.insert_or_assign(undo.index(), writePackage(document.package()));
        }
    }
    QVERIFY(undo.count() > kTransactions / 2);
    const auto check = [&] {
        if (const auto state = states.find(undo.index()); state != states.end()) {
            QVERIFY2(document.package() == state->second, qPrintable(QString::number(undo.index())));
            QVERIFY(writePackage(document.package()) == saved.at(undo.index()));
        }
    };
    const Package last = document.package();
    while (undo.canUndo()) {
        undo.undo();
        check();
        if (QTest::currentTestFailed())
            return;
    }
    while (undo.canRedo()) {
        undo.redo();
        check();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(document.package() == last);
}

void TestRandomEdits::gesturesAndCancelsKeepTheHistoryTrue()
{
    editor::Document document(samplePackage(), std::make_shared<rules::Ruleset>());
    QUndoStack& undo = *document.undoStack();
    RandomEdits random(2);
    std::map<int, Package> states{{0, document.package()}};
    for (int i = 0; i < kTransactions / 20; ++i) {
        const Package before = document.package();
        document.beginGesture();
        for (int n = random.below(8); n > 0; --n)
            document.perform(random.next(document.package()));
        if (random.chance(30)) {
            document.cancelGesture();
            QVERIFY(document.package() == before);
        }
        document.endGesture();
        if (random.chance(30))
            undo.undo();
        if (const auto known = states.find(undo.index()); known != states.end() && !undo.canRedo())
            states.erase(std::next(known), states.end());
        states.insert_or_assign(undo.index(), document.package());
    }
    while (undo.canUndo()) {
        undo.undo();
        QVERIFY(document.package() == states.at(undo.index()));
    }
}

void TestRandomEdits::transactionsSurviveTheJournal()
{
    Package package = samplePackage();
    RandomEdits random(3);
    for (int i = 0; i < kTransactions / 5; ++i) {
        const Transaction transaction = random.next(package);
        for (const Transaction& one : {transaction, package.apply(transaction).inverse}) {
            const auto again = readTransaction(transactionText(one));
            QVERIFY(again);
            QCOMPARE(again->label, one.label);
            QCOMPARE(again->arguments, one.arguments);
            QVERIFY2(again->edits == one.edits, transactionText(one).c_str());
        }
    }
}

void TestRandomEdits::whatIsSavedIsReadBackTheSame()
{
    Package package = samplePackage();
    RandomEdits random(4);
    for (int i = 0; i < kTransactions / 20; ++i) {
        package.apply(random.next(package));
        const Files files = writePackage(package);
        const LoadResult again = readPackage(files);
        QVERIFY(again.readable);
        const Files twice = writePackage(again.package);
        for (const auto& [path, bytes] : files)
            QCOMPARE(QString::fromStdString(twice.contains(path) ? twice.at(path) : ""),
                     QString::fromStdString(bytes));
        QCOMPARE(twice.size(), files.size());
    }
}

QTEST_GUILESS_MAIN(TestRandomEdits)
#include "tst_random_edits.moc"
