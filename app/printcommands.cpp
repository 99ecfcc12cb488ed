#include "app/printcommands.h"

#include "app/actions.h"
#include "app/settings.h"
#include "editor/document/session.h"
#include "editor/errata/comparewindow.h"
#include "editor/print/printdialog.h"
#include "editor/print/sheetdesigner.h"
#include "editor/text/text.h"
#include "model/files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>

namespace app {
namespace {

editor::PrinterSetup read(const QVariantMap& saved)
{
    editor::PrinterSetup setup;
    const auto flag = [&](const char* name) { return saved.value(QLatin1String(name), true).toBool(); };
    setup.paper =
        editor::Paper::fromText(saved.value(QStringLiteral("paper")).toString()).value_or(setup.paper);
    setup.orientation = flag("upright") ? Qt::Vertical : Qt::Horizontal;
    setup.printing.backs = flag("backs");
    setup.printing.cropMarks = flag("cropMarks");
    setup.printing.registrationMarks = flag("registrationMarks");
    setup.printing.duplex = flag("longEdge") ? editor::Duplex::LongEdge : editor::Duplex::ShortEdge;
    setup.printing.measuredOffset = saved.value(QStringLiteral("offset")).toPointF();
    return setup;
}

QVariantMap written(const editor::PrinterSetup& setup)
{
    return {{QStringLiteral("paper"), setup.paper.text()},
            {QStringLiteral("upright"), setup.orientation == Qt::Vertical},
            {QStringLiteral("backs"), setup.printing.backs},
            {QStringLiteral("cropMarks"), setup.printing.cropMarks},
            {QStringLiteral("registrationMarks"), setup.printing.registrationMarks},
            {QStringLiteral("longEdge"), setup.printing.duplex == editor::Duplex::LongEdge},
            {QStringLiteral("offset"), setup.printing.measuredOffset}};
}

editor::CardPrinting cardsFrom(const QVariantMap& saved)
{
    editor::CardPrinting printing;
    const editor::PrinterSetup setup = read(saved);
    printing.paper = setup.paper;
    printing.orientation = setup.orientation;
    printing.documents = saved.value(QStringLiteral("documents")).toStringList();
    printing.card = saved.value(QStringLiteral("card")).toString();
    printing.languages = saved.value(QStringLiteral("languages")).toStringList();
    printing.blackAndWhite = saved.value(QStringLiteral("blackAndWhite")).toBool();
    return printing;
}

/// Into the same map as the set-up of sheets: there is one printer with one paper.
void keep(QVariantMap& saved, const editor::CardPrinting& printing)
{
    saved[QStringLiteral("paper")] = printing.paper.text();
    saved[QStringLiteral("upright")] = printing.orientation == Qt::Vertical;
    saved[QStringLiteral("documents")] = printing.documents;
    saved[QStringLiteral("card")] = printing.card;
    saved[QStringLiteral("languages")] = printing.languages;
    saved[QStringLiteral("blackAndWhite")] = printing.blackAndWhite;
}

} // namespace

PrintCommands::PrintCommands(QWidget* window, editor::Session& session, Settings& settings)
    : QObject(window)
    , print(makeAction(this, QStringLiteral("print"), tr("&Print…"), {QKeySequence(Qt::CTRL | Qt::Key_P)},
                       tr("Print cards, tracks, tables and rules, or write them as PDF or SVG")))
    , sheets(makeAction(this, QStringLiteral("print-sheets"), tr("Counter S&heets…"),
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                        tr("Lay out counter sheets and print them, front and back")))
    , compare(makeAction(this, QStringLiteral("compare-versions"), tr("Compare &Versions…"), {},
                         tr("See what differs from another version of the package, and print it as errata")))
    , m_window(window)
    , m_session(session)
    , m_settings(settings)
{
    connect(print, &QAction::triggered, this, &PrintCommands::printCards);
    connect(sheets, &QAction::triggered, this, &PrintCommands::designSheets);
    connect(compare, &QAction::triggered, this, &PrintCommands::compareVersions);
}

void PrintCommands::setEnabled(bool enabled)
{
    print->setEnabled(enabled);
    sheets->setEnabled(enabled);
    compare->setEnabled(enabled);
}

void PrintCommands::printCards()
{
    QVariantMap saved = m_settings.printer();
    editor::PrintDialog dialog(*m_session.document(), m_session.path(), cardsFrom(saved), m_window);
    connect(&dialog, &editor::PrintDialog::printRequested, this,
            [&](const editor::Pages& pages) { askAndPrint(&dialog, pages); });
    connect(&dialog, &editor::PrintDialog::exportRequested, this,
            [&](const editor::Pages& pages, const QString& name) { askAndWrite(&dialog, pages, name); });
    dialog.exec();
    keep(saved, dialog.printing());
    m_settings.setPrinter(saved);
}

void PrintCommands::askAndPrint(QWidget* parent, const editor::Pages& pages)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(pages.pages.front().mm, QPageSize::Millimeter));
    QPrintDialog dialog(&printer, parent);
    dialog.setMinMax(1, static_cast<int>(pages.pages.size()));
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QProgressDialog progress(tr("Printing pages…"), tr("Cancel"), 0, 100, parent);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    QString error;
    editor::printPages(pages, printer, &error, [&](double part) {
        progress.setValue(static_cast<int>(part * 100));
        return !progress.wasCanceled();
    });
    progress.close();
    if (!error.isEmpty())
        QMessageBox::warning(parent, tr("Print"), error);
}

void PrintCommands::designSheets()
{
    editor::SheetDesigner designer(*m_session.document(), read(m_settings.printer()), m_window);
    connect(&designer, &editor::SheetDesigner::exportRequested, this,
            [&](const editor::Pages& pages, const QString& name) { askAndWrite(&designer, pages, name); });
    designer.exec();
    QVariantMap saved = m_settings.printer();
    saved.insert(written(designer.setup()));
    m_settings.setPrinter(saved);
}

void PrintCommands::compareVersions()
{
    if (!m_compared) {
        m_compared = new editor::CompareWindow(*m_session.document(), m_window);
        m_compared->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_compared, &editor::CompareWindow::pagesRequested, this,
                [this](const editor::Pages& pages, const QString& name) {
                    askAndWrite(m_compared, pages, name);
                });
        connect(m_compared, &editor::CompareWindow::htmlRequested, this,
                [this](const QString& html, const QString& name) {
                    const QString file = QFileDialog::getSaveFileName(
                        m_compared, tr("Export Errata"), QDir(m_settings.lastFolder()).filePath(name),
                        tr("Web pages (*.html)"));
                    if (file.isEmpty())
                        return;
                    m_settings.setLastFolder(QFileInfo(file).path());
                    if (const auto reason = model::writeFile(file.toStdString(), editor::utf8(html)))
                        QMessageBox::warning(
                            m_compared, tr("Export Errata"),
                            tr("%1 could not be written: %2").arg(file, editor::qs(reason.message())));
                });
    }
    m_compared->show();
    m_compared->raise();
    m_compared->activateWindow();
}

void PrintCommands::askAndWrite(QWidget* parent, const editor::Pages& pages, const QString& name)
{
    const QStringList filters{tr("Pages, true to scale (*.pdf)"), tr("Drawings, one per page (*.svg)"),
                              tr("Pictures, one per page (*.png)")};
    QString filter = name.endsWith(QLatin1String(".png")) ? filters[2] : filters[0];
    const QString game = editor::qs(m_session.document()->package().game().id);
    QString file = QFileDialog::getSaveFileName(parent, tr("Export Pages"),
                                                QDir(m_settings.lastFolder()).filePath(game + u'-' + name),
                                                filters.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter == filters[1] ? QStringLiteral(".svg")
            : filter == filters[2]   ? QStringLiteral(".png")
                                     : QStringLiteral(".pdf");
    m_settings.setLastFolder(QFileInfo(file).path());
    write(parent, pages, file);
}

bool PrintCommands::write(QWidget* parent, const editor::Pages& pages, const QString& file)
{
    QProgressDialog progress(tr("Writing pages…"), tr("Cancel"), 0, 100, parent);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    QString error;
    const bool done = editor::writePages(pages, file, &error, [&](double part) {
        progress.setValue(static_cast<int>(part * 100));
        return !progress.wasCanceled();
    });
    progress.close();
    if (!error.isEmpty())
        QMessageBox::warning(parent, tr("Export Pages"), error);
    return done;
}

} // namespace app
