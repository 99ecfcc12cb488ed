#include "app/exportimage.h"

#include "app/exportdialog.h"
#include "app/settings.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>

namespace app {
namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("ExportImage", text);
}

bool mayReplace(QWidget* window, const QString& file)
{
    return !QFileInfo::exists(file)
        || QMessageBox::question(window, say(QT_TRANSLATE_NOOP("ExportImage", "Export Map")),
                                 say(QT_TRANSLATE_NOOP("ExportImage", "%1 exists already. Replace it?"))
                                     .arg(QDir::toNativeSeparators(file)))
        == QMessageBox::Yes;
}

} // namespace

void exportImage(QWidget* window, const editor::Document& document, const editor::MapLayers& layers,
                 Settings& settings)
{
    QString name = editor::qs(document.package().game().id);
    if (document.scenario())
        name += u'-' + editor::qs(document.scenario());
    editor::RenderJob job;
    job.package = &document.package();
    job.ruleset = &document.ruleset();
    job.scenario = document.scenario();
    job.layers = layers.visible();
    job.look = layers.look();
    job.findings = document.engine().findings();
    job.file = QDir(settings.lastFolder()).filePath(name + QStringLiteral(".png"));
    ExportDialog dialog(job, window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    job = dialog.job();
    if (!mayReplace(window, job.file))
        return;
    settings.setLastFolder(QFileInfo(job.file).absolutePath());

    QProgressDialog progress(say(QT_TRANSLATE_NOOP("ExportImage", "Drawing the map…")),
                             say(QT_TRANSLATE_NOOP("ExportImage", "Cancel")), 0, 100, window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    QString error;
    const bool done = editor::renderMap(job, &error, [&](double part) {
        progress.setValue(static_cast<int>(part * 100));
        return !progress.wasCanceled();
    });
    progress.close();
    if (!done && !error.isEmpty())
        QMessageBox::warning(window, say(QT_TRANSLATE_NOOP("ExportImage", "Export Map")), error);
}

} // namespace app
