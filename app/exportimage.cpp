#include "app/exportimage.h"

#include "app/settings.h"
#include "editor/document/document.h"
#include "editor/paint/render.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>

namespace app {

void exportImage(QWidget* window, const editor::Document& document, editor::LayerSet layers,
                 Settings& settings)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("ExportImage", text); };
    const QString png = say(QT_TRANSLATE_NOOP("ExportImage", "Picture (*.png)"));
    const QString svg = say(QT_TRANSLATE_NOOP("ExportImage", "Drawing, true to scale (*.svg)"));
    const QString pdf = say(QT_TRANSLATE_NOOP("ExportImage", "Page, true to scale (*.pdf)"));
    QString name = editor::qs(document.package().game().id);
    if (document.scenario())
        name += u'-' + editor::qs(document.scenario());
    QString filter = png;
    QString file =
        QFileDialog::getSaveFileName(window, say(QT_TRANSLATE_NOOP("ExportImage", "Export Image")),
                                     QDir(settings.lastFolder()).filePath(name + QStringLiteral(".png")),
                                     QStringList{png, svg, pdf}.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty()) {
        file += filter == svg ? QStringLiteral(".svg")
            : filter == pdf   ? QStringLiteral(".pdf")
                              : QStringLiteral(".png");
        // The dialog has asked about the name without its ending.
        if (QFileInfo::exists(file)
            && QMessageBox::question(
                   window, say(QT_TRANSLATE_NOOP("ExportImage", "Export Image")),
                   say(QT_TRANSLATE_NOOP("ExportImage", "“%1” exists already. Write over it?"))
                       .arg(QFileInfo(file).fileName()))
                != QMessageBox::Yes)
            return;
    }

    QProgressDialog progress(say(QT_TRANSLATE_NOOP("ExportImage", "Drawing the map…")),
                             say(QT_TRANSLATE_NOOP("ExportImage", "Cancel")), 0, 100, window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    editor::RenderJob job;
    job.package = &document.package();
    job.ruleset = &document.ruleset();
    job.scenario = document.scenario();
    job.layers = layers;
    job.findings = document.engine().findings();
    job.file = file;
    QString error;
    const bool done = editor::renderMap(job, &error, [&](double part) {
        progress.setValue(static_cast<int>(part * 100));
        return !progress.wasCanceled();
    });
    progress.close();
    if (!done && !error.isEmpty())
        QMessageBox::warning(window, say(QT_TRANSLATE_NOOP("ExportImage", "Export Image")), error);
}

} // namespace app
