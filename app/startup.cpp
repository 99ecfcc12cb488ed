#include "app/startup.h"

#include "app/dockwindow.h"
#include "editor/panels/icons.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QTranslator>

#include <clocale>

namespace app {

void startUp(QApplication& application)
{
    // The application object has taken over the desktop's locale; numbers in files never follow it.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName(QStringLiteral("hexwerk"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hexwerk"));
    QApplication::setOrganizationName(QStringLiteral("hexwerk"));
    QApplication::setApplicationVersion(QStringLiteral(HEXWERK_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.hexwerk.Hexwerk"));

    for (const char* file : {"DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1StringView(file));
    auto* ours = new QTranslator(&application);
    if (ours->load(QLocale(), QStringLiteral("hexwerk"), QStringLiteral("_"),
                   QStringLiteral(":/translations")))
        QApplication::installTranslator(ours);
    auto* qts = new QTranslator(&application);
    if (qts->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(qts);

    QApplication::setWindowIcon(editor::icon(QStringLiteral("hexwerk")));
    DockWindow::initialise();
}

} // namespace app
