#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/startup.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/text/text.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <optional>

namespace {

struct Wishes {
    QString package;
    QString scenario;
    QString screenshot;
    std::optional<QSize> size;
};

[[noreturn]] void refuse(const QString& sentence)
{
    QTextStream(stderr) << "hexwerk: " << sentence << '\n';
    std::exit(2);
}

Wishes readCommandLine(const QApplication& application)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("CommandLine", text); };
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say(QT_TRANSLATE_NOOP("CommandLine", "A studio for hex-and-counter wargame scenarios.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("package"),
                                 say(QT_TRANSLATE_NOOP("CommandLine", "Folder or bundle of a game to open.")),
                                 QStringLiteral("[PACKAGE]"));
    const QCommandLineOption scenario(QStringLiteral("scenario"),
                                      say(QT_TRANSLATE_NOOP("CommandLine", "Scenario to show.")),
                                      QStringLiteral("ID"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        say(QT_TRANSLATE_NOOP("CommandLine", "Save a picture of the window and end.")),
        QStringLiteral("FILE.png"));
    const QCommandLineOption size(
        QStringLiteral("size"),
        say(QT_TRANSLATE_NOOP("CommandLine", "Size of the window, such as 1600x1000.")),
        QStringLiteral("WxH"));
    parser.addOptions({scenario, screenshot, size});
    parser.process(application);

    Wishes wishes{.package = parser.positionalArguments().value(0),
                  .scenario = parser.value(scenario),
                  .screenshot = parser.value(screenshot),
                  .size = {}};
    if (parser.positionalArguments().size() > 1)
        refuse(say(QT_TRANSLATE_NOOP("CommandLine", "Only one package can be opened.")));
    if (parser.isSet(size)) {
        const QStringList parts = parser.value(size).split(u'x');
        wishes.size = QSize(parts.value(0).toInt(), parts.value(1).toInt());
        if (parts.size() != 2 || wishes.size->width() < 200 || wishes.size->height() < 200)
            refuse(say(QT_TRANSLATE_NOOP("CommandLine", "--size must be two numbers such as 1600x1000.")));
    }
    return wishes;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    app::startUp(application);
    const Wishes wishes = readCommandLine(application);

    // A picture shall not depend on how the user has arranged the window, nor change it.
    const QTemporaryDir scratch;
    const bool picture = !wishes.screenshot.isEmpty();
    app::Settings settings(picture ? scratch.filePath(QStringLiteral("settings.ini")) : QString());
    app::MainWindow window(settings);
    window.show();
    window.restoreWorkspace();
    if (wishes.size)
        window.resize(*wishes.size);
    if (!wishes.package.isEmpty()) {
        const bool opened = window.files().open(wishes.package);
        if (picture && !opened)
            return 2;
        if (!wishes.scenario.isEmpty())
            window.document().setScenario(editor::atomOf(wishes.scenario));
    } else if (!picture) {
        window.files().offerUnsavedPackages();
    }
    if (picture) {
        QTimer::singleShot(0, &window, [&] {
            window.canvas().fitMap();
            do
                QCoreApplication::processEvents();
            while (window.page() == &window.canvas() && !window.canvas().isComplete());
            QCoreApplication::exit(window.grab().save(wishes.screenshot) ? 0 : 2);
        });
    }
    return QApplication::exec();
}
