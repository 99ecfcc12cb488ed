#include "editor/errata/errata.h"

#include "editor/paint/counter.h"
#include "editor/panels/attributenames.h"
#include "editor/print/sheets.h"
#include "editor/text/text.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QTextDocument>

#include <map>

namespace editor {
namespace {

using model::Atom;
using model::Package;

constexpr int kFacePixels = 128;

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

QString groupOf(const model::Subject& subject)
{
    if (subject.kind == model::Subject::Kind::Hex)
        return tr("Hex");
    return subject.kind == model::Subject::Kind::Hexside ? tr("Hexside") : kindName(subject.record);
}

QString nameOf(const Versions& versions, const model::Subject& subject)
{
    const Package& package = *versions.after;
    if (subject.kind == model::Subject::Kind::Hex)
        return qs(subject.hex);
    if (subject.kind == model::Subject::Kind::Hexside)
        return qs(package.atlas().sideText(
            {.hex = package.atlas().find(subject.hex), .direction = subject.direction}));
    QString name = qs(subject.key.id);
    if (subject.key.scope)
        name = qs(subject.key.scope) + (name.isEmpty() ? QString() : u'/' + name);
    if (subject.is<model::Counter>())
        for (const Package* side : {versions.after, versions.before})
            if (const auto* counter = side->find<model::Counter>(subject.key))
                return counter->name.empty() ? name : QStringLiteral("%1 (%2)").arg(qs(counter->name), name);
    return name.isEmpty() ? qs(package.game().title) : name;
}

QString valueText(const Difference::Value& value)
{
    const QString name = attributeName(value.name);
    const QString full = value.face ? QStringLiteral("%1, %2").arg(faceName(value.face), name) : name;
    const auto quoted = [](const std::string& text) {
        return text.empty() ? tr("nothing") : QStringLiteral("“%1”").arg(qs(text));
    };
    return tr("%1: %2 becomes %3").arg(full, quoted(value.before), quoted(value.after));
}

QString kindText(Difference::Kind kind)
{
    return kind == Difference::Kind::Added  ? tr("new")
        : kind == Difference::Kind::Removed ? tr("removed")
                                            : tr("changed");
}

QStringList valueTexts(const Difference& difference)
{
    QStringList lines;
    if (difference.kind == Difference::Kind::Changed)
        for (const Difference::Value& value : difference.values)
            lines << valueText(value);
    if (difference.kind == Difference::Kind::Changed && lines.isEmpty())
        lines << tr("what it contains");
    return lines;
}

/// The differences by the name of their kind, in the order in which kinds first appear.
std::vector<std::pair<QString, std::vector<Difference>>> grouped(const Versions& versions)
{
    std::vector<std::pair<QString, std::vector<Difference>>> groups;
    for (Difference& difference : differences(*versions.before, *versions.after)) {
        const QString group = groupOf(difference.subject);
        if (groups.empty() || groups.back().first != group)
            groups.emplace_back(group, std::vector<Difference>());
        groups.back().second.push_back(std::move(difference));
    }
    return groups;
}

QImage faceImage(const Package& package, const rules::Ruleset& ruleset, Atom counter, Atom face)
{
    QImage image(kFacePixels, kFacePixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCounter(painter, QRectF(1, 1, kFacePixels - 2, kFacePixels - 2),
                 CounterLook::of(package, ruleset, counter, face), kFacePixels, Shadow::None);
    return image;
}

QString picture(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("<img width=\"64\" height=\"64\" src=\"data:image/png;base64,%1\"/> ")
        .arg(QString::fromLatin1(buffer.data().toBase64()));
}

QString facesHtml(const Versions& versions, Atom counter)
{
    const auto row = [&](const Package& package, const QString& title) {
        if (!package.find<model::Counter>(counter))
            return QString();
        QString cells = QStringLiteral("<td>%1</td><td>").arg(title);
        cells += picture(faceImage(package, *versions.ruleset, counter, {}));
        for (const CounterSides& sides : countersOf(package, package.find<model::Counter>(counter)->sheet))
            if (sides.counter == counter && sides.back) {
                cells += picture(faceImage(package, *versions.ruleset, counter, sides.back));
                break;
            }
        return cells + QStringLiteral("</td>");
    };
    return QStringLiteral("<table><tr>%1%2</tr></table>")
        .arg(row(*versions.before, tr("Before")), row(*versions.after, tr("Now")));
}

/// Notes stored with a counter, and who uses it.
QString notesHtml(const Versions& versions, Atom id)
{
    QString html;
    const auto* counter = versions.after->find<model::Counter>(id);
    if (counter)
        for (const model::Erratum& erratum : counter->errata) {
            QStringList parts{qs(erratum.date), qs(erratum.source), qs(erratum.status), qs(erratum.text)};
            parts.removeAll(QString());
            html += QStringLiteral("<p><i>%1</i></p>").arg(parts.join(QStringLiteral(" · ")).toHtmlEscaped());
        }
    QStringList scenarios;
    for (const Atom scenario : scenariosUsing(*versions.after, id)) {
        const auto* record = versions.after->find<model::Scenario>(scenario);
        scenarios << (record && !record->title.empty() ? qs(record->title) : qs(scenario));
    }
    if (!scenarios.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Used in: %1").arg(scenarios.join(QStringLiteral(", "))).toHtmlEscaped());
    return html;
}

} // namespace

QString differenceText(const Versions& versions)
{
    QString text;
    for (const auto& [group, list] : grouped(versions)) {
        text += group + u'\n';
        for (const Difference& difference : list) {
            text += QStringLiteral("  %1: %2\n")
                        .arg(nameOf(versions, difference.subject), kindText(difference.kind));
            for (const QString& line : valueTexts(difference))
                text += QStringLiteral("    %1\n").arg(line);
        }
    }
    return text.isEmpty() ? tr("The two packages say the same.") + u'\n' : text;
}

QString errataHtml(const Versions& versions)
{
    const Stamp before = Stamp::of(*versions.before);
    const Stamp after = Stamp::of(*versions.after);
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title></head><body>\n"
                       "<h1>%1</h1>\n<p>%2</p>\n")
            .arg(tr("Errata: %1").arg(after.title).toHtmlEscaped(),
                 tr("From %1 to %2").arg(before.text(), after.text()).toHtmlEscaped());
    int number = 0;
    for (const auto& [group, list] : grouped(versions)) {
        html += QStringLiteral("<h2>%1</h2>\n").arg(group.toHtmlEscaped());
        for (const Difference& difference : list) {
            html += QStringLiteral("<p><b>%1. %2</b>: %3")
                        .arg(++number)
                        .arg(nameOf(versions, difference.subject).toHtmlEscaped(), kindText(difference.kind));
            for (const QString& line : valueTexts(difference))
                html += QStringLiteral("<br/>%1").arg(line.toHtmlEscaped());
            html += QStringLiteral("</p>\n");
            if (difference.subject.is<model::Counter>())
                html += facesHtml(versions, difference.subject.key.id)
                    + notesHtml(versions, difference.subject.key.id);
        }
    }
    if (number == 0)
        html += QStringLiteral("<p>%1</p>\n").arg(tr("The two packages say the same.").toHtmlEscaped());
    return html + QStringLiteral("</body></html>\n");
}

Pages errataPages(const Versions& versions, const PrintSource& source)
{
    const Stamp stamp = Stamp::of(*versions.after);
    QRectF usable = source.usable();
    usable.setBottom(usable.bottom() - kFooterMm);
    constexpr double pixelsPerMm = 96 / 25.4;
    const auto text = std::make_shared<QTextDocument>();
    text->setDefaultFont(QFont(QStringLiteral("DejaVu Sans Condensed"), 9));
    text->setDocumentMargin(0);
    text->setHtml(errataHtml(versions));
    text->setPageSize(usable.size() * pixelsPerMm);
    Pages pages{.title = tr("Errata: %1").arg(stamp.title), .pages = {}};
    const int count = text->pageCount();
    for (int i = 0; i < count; ++i)
        pages.pages.push_back({.name = {},
                               .mm = source.paper.size(source.orientation),
                               .trim = {},
                               .bleed = {},
                               .paint = [=](QPainter& painter) {
                                   paintFooter(painter, source.usable(), stamp, tr("Errata"), i + 1, count);
                                   painter.translate(usable.topLeft());
                                   painter.scale(1 / pixelsPerMm, 1 / pixelsPerMm);
                                   const QRectF part(0, i * text->pageSize().height(),
                                                     text->pageSize().width(), text->pageSize().height());
                                   painter.translate(0, -part.top());
                                   painter.setClipRect(part);
                                   QAbstractTextDocumentLayout::PaintContext context;
                                   context.clip = part;
                                   context.palette.setColor(QPalette::Text, Qt::black);
                                   text->documentLayout()->draw(&painter, context);
                               }});
    SheetPrinting printing;
    printing.only = changedCounters(*versions.before, *versions.after);
    if (!printing.only.empty())
        pages.append(sheetPages(source, printing));
    return pages;
}

} // namespace editor
