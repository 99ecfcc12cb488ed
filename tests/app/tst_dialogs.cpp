// Export Map and About, as a user meets them.
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "apptest.h"

#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QTimer>

namespace {

/// Does something with each dialog that comes up, one after the other.
void answerDialogs(std::vector<std::function<void(QDialog*)>> answers)
{
    auto* timer = new QTimer(qApp);
    timer->setInterval(5);
    const auto last = std::make_shared<QPointer<QDialog>>();
    const auto rest = std::make_shared<std::vector<std::function<void(QDialog*)>>>(std::move(answers));
    QObject::connect(timer, &QTimer::timeout, timer, [=] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog == *last || !dialog->isVisible())
            return;
        *last = dialog;
        const auto act = rest->front();
        rest->erase(rest->begin());
        if (rest->empty()) {
            timer->stop();
            timer->deleteLater();
        }
        act(dialog);
    });
    timer->start();
}

std::function<void(QDialog*)> typeName(const QString& file)
{
    return [file](QDialog* dialog) {
        auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("exportFile"));
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, file);
        QTest::keyClick(line, Qt::Key_Return);
    };
}

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup() { m_window.reset(); }
    void exportsAPicture_data();
    void exportsAPicture();
    void exportCanBeGivenUp();
    void exportSaysWhyItFails();
    void exportAsksBeforeItWritesOver();
    void aboutTellsVersionAndLicence();

private:
    QAction* action(const QString& name) { return m_window->findChild<QAction*>(name); }
    QString fileAt(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
};

void DialogsTest::init()
{
    m_settings = std::make_unique<app::Settings>(fileAt(QStringLiteral("settings.ini")));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->files().open(samplePath()));
}

void DialogsTest::exportsAPicture_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("png") << QStringLiteral("map.png") << QByteArray("\x89PNG");
    QTest::newRow("svg") << QStringLiteral("map.svg") << QByteArray("<?xml");
    QTest::newRow("pdf") << QStringLiteral("map.pdf") << QByteArray("%PDF-");
}

void DialogsTest::exportsAPicture()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    answerDialogs({typeName(fileAt(name))});
    action(QStringLiteral("export-image"))->trigger();
    QFile file(fileAt(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.size() > 10000);
    QVERIFY(file.read(5).startsWith(begins));
}

void DialogsTest::exportCanBeGivenUp()
{
    answerDialogs({[](QDialog* dialog) { dialog->reject(); }});
    action(QStringLiteral("export-image"))->trigger();
    QVERIFY(m_window->isEnabled());
}

void DialogsTest::exportSaysWhyItFails()
{
    QString said;
    answerDialogs({typeName(fileAt(QStringLiteral("map.jpg"))), [&](QDialog* dialog) {
                       said = qobject_cast<QMessageBox*>(dialog)->text();
                       dialog->accept();
                   }});
    action(QStringLiteral("export-image"))->trigger();
    QVERIFY2(said.contains(QStringLiteral(".png")), qPrintable(said));
    QVERIFY(!QFile::exists(fileAt(QStringLiteral("map.jpg"))));
}

void DialogsTest::exportAsksBeforeItWritesOver()
{
    QFile there(fileAt(QStringLiteral("kept.png")));
    QVERIFY(there.open(QIODevice::WriteOnly));
    there.write("mine");
    there.close();
    answerDialogs({typeName(fileAt(QStringLiteral("kept"))), [](QDialog* dialog) {
                       QTest::mouseClick(qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::No),
                                         Qt::LeftButton);
                   }});
    action(QStringLiteral("export-image"))->trigger();
    QCOMPARE(there.size(), 4);
}

void DialogsTest::aboutTellsVersionAndLicence()
{
    QString said;
    answerDialogs({[&](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        said = box->text() + box->informativeText();
        box->accept();
    }});
    action(QStringLiteral("about"))->trigger();
    QVERIFY2(said.contains(QCoreApplication::applicationVersion()), qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("GNU General Public License")));
}

HEXWERK_APP_TEST(DialogsTest)
#include "tst_dialogs.moc"
