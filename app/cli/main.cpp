#include "app/cli/command.h"

#include <QGuiApplication>

#include <clocale>
#include <iostream>

int main(int argc, char* argv[])
{
    // Nothing here opens a window; a machine without a display serves as well.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt would take options such as --style for its own.
    int own = 1;
    const QGuiApplication application(own, argv);
    std::setlocale(LC_NUMERIC, "C");
    QCoreApplication::setApplicationName(QStringLiteral("hexwerkc"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEXWERK_VERSION));

    CLI::App app("Hexwerk without a window: checks, formats, bundles and renders wargame packages.",
                 "hexwerkc");
    app.set_version_flag("--version", HEXWERK_VERSION);
    app.require_subcommand(1);
    app::cli::Run run;
    app::cli::addCheck(app, run);
    app::cli::addCases(app, run);
    app::cli::addPrint(app, run);
    app::cli::addQuery(app, run);
    app::cli::addDiff(app, run);
    app::cli::addCsv(app, run);
    app::cli::addFormat(app, run);
    app::cli::addBundle(app, run);
    app::cli::addUnbundle(app, run);
    app::cli::addRender(app, run);
    app::cli::addSchema(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? app::cli::Clean : app::cli::Unreadable;
    }
    return run();
}
