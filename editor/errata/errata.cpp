#include "editor/errata/errata.h"

#include "editor/paint/counter.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/print/sheets.h"
#include "editor/text/text.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QTextDocument>

#include <ranges>

namespace editor {
namespace {

using model::Atom;
using model::Package;

constexpr int kFacePixels = 128;
constexpr std::size_t kMostFaces = 24; ///< of one item

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
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

/// The differences by the name of their kind, in the order in which kinds first appear.
std::vector<std::pair<QString, std::vector<Difference>>> grouped(const Versions& versions)
{
    std::vector<std::pair<QString, std::vector<Difference>>> groups;
    for (Difference& difference : differences(*versions.before, *versions.after)) {
        const QString group = differenceGroup(difference);
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

QString facesHtml(const Versions& versions, const std::vector<Atom>& counters)
{
    QString html;
    for (const Atom id : counters | std::views::take(kMostFaces)) {
        const auto cells = [&](const Package& package, const QString& title) {
            const auto* counter = package.find<model::Counter>(id);
            if (!counter)
                return QString();
            QString pictures = picture(faceImage(package, *versions.ruleset, id, {}));
            for (const Atom face : facesOf(*counter, package))
                if (face.text() != "front")
                    pictures += picture(faceImage(package, *versions.ruleset, id, face));
            return QStringLiteral("<td>%1</td><td>%2</td>").arg(title, pictures);
        };
        html += QStringLiteral("<tr><td>%1&nbsp;</td>%2%3</tr>")
                    .arg(qs(id).toHtmlEscaped(), cells(*versions.before, tr("Before")),
                         cells(*versions.after, tr("Now")));
    }
    if (html.isEmpty())
        return {};
    html = QStringLiteral("<table>%1</table>").arg(html);
    if (counters.size() > kMostFaces)
        html += QStringLiteral("<p>%1</p>").arg(tr("and %1 more").arg(counters.size() - kMostFaces));
    return html;
}

/// The notes stored with a counter: date, source, what became of it, and the reason.
QString notesHtml(const Versions& versions, Atom id)
{
    QString html;
    if (const auto* counter = versions.after->find<model::Counter>(id))
        for (const model::Erratum& erratum : counter->errata) {
            QStringList parts{qs(erratum.date), qs(erratum.source), qs(erratum.status), qs(erratum.text)};
            parts.removeAll(QString());
            html += QStringLiteral("<p><i>%1</i></p>").arg(parts.join(QStringLiteral(" · ")).toHtmlEscaped());
        }
    return html;
}

QString usesHtml(const Versions& versions, const std::vector<Atom>& counters)
{
    QStringList all;
    for (const Atom id : counters)
        for (const QString& use :
             usesText(*versions.after, id).split(QStringLiteral("; "), Qt::SkipEmptyParts))
            if (!all.contains(use))
                all << use;
    return all.isEmpty() ? QString()
                         : QStringLiteral("<p>%1</p>")
                               .arg(tr("Used in: %1").arg(all.join(QStringLiteral("; "))).toHtmlEscaped());
}

} // namespace

QString differenceGroup(const Difference& difference)
{
    const model::Subject& subject = difference.subject;
    if (subject.kind == model::Subject::Kind::Hex)
        return tr("Hex");
    return subject.kind == model::Subject::Kind::Hexside ? tr("Hexside") : kindName(subject.record);
}

QString differenceName(const Versions& versions, const Difference& difference)
{
    return nameOf(versions, difference.subject);
}

QString differenceKind(Difference::Kind kind)
{
    return kind == Difference::Kind::Added  ? tr("new")
        : kind == Difference::Kind::Removed ? tr("removed")
                                            : tr("changed");
}

QStringList differenceLines(const Difference& difference)
{
    QStringList lines;
    if (difference.kind == Difference::Kind::Changed)
        for (const Difference::Value& value : difference.values)
            lines << valueText(value);
    if (difference.kind == Difference::Kind::Changed && lines.isEmpty())
        lines << tr("what it contains");
    return lines;
}

QString usesText(const Package& package, Atom counter)
{
    QStringList scenarios;
    QList<QStringList> cards;
    for (const CounterUse& use : usesOf(package, counter)) {
        const auto* scenario = package.find<model::Scenario>(use.scenario);
        const QString title = scenario && !scenario->title.empty() ? qs(scenario->title) : qs(use.scenario);
        qsizetype at = scenarios.indexOf(title);
        if (at < 0) {
            at = scenarios.size();
            scenarios << title;
            cards.emplace_back();
        }
        const auto* card = package.find<model::Card>({.scope = use.scenario, .id = use.card});
        cards[at] << (!use.card                          ? tr("reinforcements")
                          : card && !card->title.empty() ? qs(card->title)
                                                         : qs(use.card));
    }
    QStringList texts;
    for (qsizetype i = 0; i < scenarios.size(); ++i)
        texts << QStringLiteral("%1: %2").arg(scenarios[i], cards[i].join(QStringLiteral(", ")));
    return texts.join(QStringLiteral("; "));
}

QString differenceHtml(const Versions& versions, const Difference& difference)
{
    QString html =
        QStringLiteral("<b>%1</b>: %2")
            .arg(nameOf(versions, difference.subject).toHtmlEscaped(), differenceKind(difference.kind));
    for (const QString& line : differenceLines(difference))
        html += QStringLiteral("<br/>%1").arg(line.toHtmlEscaped());
    html += QStringLiteral("</p>\n");
    const std::vector<Atom> counters = countersOf(versions, difference);
    html += facesHtml(versions, counters);
    if (difference.subject.is<model::Counter>())
        html += notesHtml(versions, difference.subject.key.id);
    return html + usesHtml(versions, counters);
}

QString differenceText(const Versions& versions)
{
    QString text;
    for (const auto& [group, list] : grouped(versions)) {
        text += group + u'\n';
        for (const Difference& difference : list) {
            text += QStringLiteral("  %1: %2\n")
                        .arg(nameOf(versions, difference.subject), differenceKind(difference.kind));
            for (const QString& line : differenceLines(difference))
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
                 tr("%1: from %2 to %3")
                     .arg(QLocale().toString(QDate::currentDate(), QLocale::LongFormat), before.text(),
                          after.text())
                     .toHtmlEscaped());
    int number = 0;
    for (const auto& [group, list] : grouped(versions)) {
        html += QStringLiteral("<h2>%1</h2>\n").arg(group.toHtmlEscaped());
        for (const Difference& difference : list)
            html += QStringLiteral("<p><b>%1.</b> ").arg(++number) + differenceHtml(versions, difference);
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
    printing.only = changedCounters(versions);
    if (!printing.only.empty())
        pages.append(replacementPages(source, printing));
    return pages;
}

} // namespace editor
