#include "editor/print/sheets.h"

#include "editor/paint/counter.h"
#include "editor/paint/lettering.h"
#include "editor/text/text.h"

#include <QCoreApplication>

#include <map>

namespace editor {
namespace {

using model::Atom;

constexpr double kPaperPixels = 200; ///< of a counter: enough for all its detail

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

const Atom& backFace()
{
    static const Atom back("back");
    return back;
}

/// One side of one page of counters, with all that its painting needs.
struct Side {
    PrintSource source;
    SheetLayout layout;
    SheetGrid grid;
    std::vector<CounterSides> counters;
    Stamp stamp;
    QString title;
    bool back = false;
    int number = 0;
    int pages = 0;

    void paint(QPainter& painter) const;
};

void Side::paint(QPainter& painter) const
{
    painter.save();
    if (back)
        painter.setTransform(grid.toBack(), true);
    for (int i = 0; i < static_cast<int>(counters.size()); ++i) {
        const CounterSides& sides = counters[static_cast<std::size_t>(i)];
        if (!sides.counter)
            continue;
        const QRectF cell = back ? grid.mirrored(grid.cell(i)) : grid.cell(i);
        const QRectF bleed = back ? grid.mirrored(grid.bleedOf(i)) : grid.bleedOf(i);
        if (!back)
            paintPrintedCounter(painter, cell, bleed,
                                CounterLook::of(*source.package, *source.ruleset, sides.counter),
                                kPaperPixels);
        else if (sides.back)
            paintPrintedCounter(painter, cell, bleed,
                                CounterLook::of(*source.package, *source.ruleset, sides.counter, sides.back),
                                kPaperPixels);
        else
            painter.fillRect(bleed,
                             CounterLook::of(*source.package, *source.ruleset, sides.counter).background);
    }
    if (layout.cropMarks)
        grid.paintCropMarks(painter, back);
    if (layout.registrationMarks)
        grid.paintRegistrationMarks(painter);
    painter.restore();
    const double side = layout.registrationMarks ? 12 : source.marginMm;
    const QRectF area = QRectF(QPointF(), source.paper.size(source.orientation)).adjusted(side, 0, -side, -5);
    paintFooter(painter, area, stamp, title, number, pages);
}

/// The counters of a sheet by their size, blanks after the last.
std::map<double, std::vector<CounterSides>> bySize(const PrintSource& source, Atom sheet, int blanks,
                                                   const std::vector<Atom>& only)
{
    std::map<double, std::vector<CounterSides>> sizes;
    for (const CounterSides& sides : countersOf(*source.package, sheet))
        if (only.empty() || std::ranges::contains(only, sides.counter))
            sizes[counterMm(*source.package, *source.ruleset, sides.counter)].push_back(sides);
    if (blanks > 0 && sizes.empty())
        sizes[counterMm(*source.package, *source.ruleset, {})];
    if (blanks > 0)
        sizes.rbegin()->second.resize(sizes.rbegin()->second.size() + static_cast<std::size_t>(blanks));
    return sizes;
}

void addSide(std::vector<Side>& sides, Side side, bool back)
{
    side.back = back;
    sides.push_back(std::move(side));
}

void addSheet(std::vector<Side>& sides, const PrintSource& source, const SheetPrinting& printing,
              const Stamp& stamp, const model::Sheet& sheet)
{
    QRectF usable = source.usable();
    usable.setBottom(usable.bottom() - kFooterMm);
    const QSizeF page = source.paper.size(source.orientation);
    const int blanks = printing.only.empty() ? SheetLayout::of(sheet).blanks : 0;
    for (const auto& [mm, counters] : bySize(source, sheet.id, blanks, printing.only)) {
        const SheetLayout layout = layoutFor(sheet, printing, mm);
        const SheetGrid grid(layout, page, usable);
        for (std::size_t first = 0; first < counters.size();
             first += static_cast<std::size_t>(grid.perPage())) {
            const std::size_t last =
                std::min(counters.size(), first + static_cast<std::size_t>(grid.perPage()));
            const Side side{.source = source,
                            .layout = layout,
                            .grid = grid,
                            .counters = {counters.begin() + static_cast<std::ptrdiff_t>(first),
                                         counters.begin() + static_cast<std::ptrdiff_t>(last)},
                            .stamp = stamp,
                            .title = sheet.name.empty() ? qs(sheet.id) : qs(sheet.name)};
            addSide(sides, side, false);
            if (layout.backs)
                addSide(sides, side, true);
        }
    }
}

} // namespace

std::vector<CounterSides> countersOf(const model::Package& package, Atom sheet)
{
    std::vector<CounterSides> list;
    for (const auto& [key, counter] : package.all<model::Counter>()) {
        if (counter.sheet != sheet)
            continue;
        const auto hasBack = [](const std::vector<model::Face>& faces) {
            return std::ranges::any_of(faces, [](const model::Face& face) { return face.id == backFace(); });
        };
        const auto* type = package.find<model::CounterType>(counter.type);
        const bool back = hasBack(counter.faces) || (type && hasBack(type->faces));
        list.insert(list.end(), static_cast<std::size_t>(std::clamp(counter.copies, 0, 1000)),
                    {.counter = key.id, .back = back ? backFace() : Atom()});
    }
    return list;
}

double counterMm(const model::Package& package, const rules::Ruleset& ruleset, Atom counter)
{
    static const Atom field("counter-mm");
    if (const auto* record = package.find<model::Counter>(counter))
        if (const auto* sheet = package.find<model::Sheet>(record->sheet); sheet && sheet->counterMm > 0)
            return SheetLayout::of(*sheet).counterMm;
    const rules::Term* kind =
        ruleset.find(rules::Category::CounterKind, model::CounterFace(package, counter).kind());
    bool isNumber = false;
    const double mm = kind ? QLocale::c().toDouble(qs(kind->fields.text(field)), &isNumber) : 0;
    return isNumber && mm > 0 ? mm : SheetLayout().counterMm;
}

SheetLayout layoutFor(const model::Sheet& sheet, const SheetPrinting& printing, double mm)
{
    SheetLayout layout = SheetLayout::of(sheet);
    layout.counterMm = mm;
    layout.backs = printing.backs;
    layout.cropMarks = printing.cropMarks;
    layout.registrationMarks = printing.registrationMarks;
    layout.duplex = printing.duplex;
    layout.measuredOffset = printing.measuredOffset;
    return layout;
}

Pages sheetPages(const PrintSource& source, const SheetPrinting& printing)
{
    std::vector<Side> sides;
    const Stamp stamp = Stamp::of(*source.package);
    for (const auto& [key, sheet] : source.package->all<model::Sheet>())
        if (!printing.sheet || printing.sheet == key.id)
            addSheet(sides, source, printing, stamp, sheet);
    Pages pages{.title = tr("Counter sheets: %1").arg(stamp.title), .pages = {}};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        Side& side = sides[i];
        side.number = static_cast<int>(i) + 1;
        side.pages = static_cast<int>(sides.size());
        side.title = (side.back ? tr("%1, back") : tr("%1, front")).arg(side.title);
        const SheetGrid& grid = side.grid;
        const QRectF trim = side.back ? grid.toBack().mapRect(grid.mirrored(grid.block())) : grid.block();
        const double bleed = side.layout.bleedMm;
        pages.pages.push_back({.name = {},
                               .mm = source.paper.size(source.orientation),
                               .trim = trim,
                               .bleed = trim.adjusted(-bleed, -bleed, bleed, bleed),
                               .paint = [side](QPainter& painter) { side.paint(painter); }});
    }
    return pages;
}

Pages counterPages(const PrintSource& source, const SheetPrinting& printing)
{
    Pages pages{.title = Stamp::of(*source.package).title, .pages = {}};
    for (const auto& [key, sheet] : source.package->all<model::Sheet>()) {
        if (printing.sheet && printing.sheet != key.id)
            continue;
        const double bleed = SheetLayout::of(sheet).bleedMm;
        Atom last;
        for (const CounterSides& sides : countersOf(*source.package, key.id)) {
            if (std::exchange(last, sides.counter) == sides.counter)
                continue;
            const double mm = counterMm(*source.package, *source.ruleset, sides.counter);
            const QRectF cell(bleed, bleed, mm, mm);
            const QRectF all = cell.adjusted(-bleed, -bleed, bleed, bleed);
            const auto add = [&](Atom face, const QString& name) {
                const CounterLook look =
                    CounterLook::of(*source.package, *source.ruleset, sides.counter, face);
                pages.pages.push_back({.name = qs(sides.counter) + u'-' + name,
                                       .mm = all.size(),
                                       .trim = cell,
                                       .bleed = all,
                                       .paint = [=](QPainter& painter) {
                                           paintPrintedCounter(painter, cell, all, look, kPaperPixels);
                                       }});
            };
            add({}, QStringLiteral("front"));
            if (sides.back)
                add(sides.back, QStringLiteral("back"));
        }
    }
    return pages;
}

Pages offsetTestPages(const PrintSource& source, const SheetPrinting& printing)
{
    SheetLayout layout;
    layout.duplex = printing.duplex;
    const QSizeF page = source.paper.size(source.orientation);
    const SheetGrid grid(layout, page, source.usable());
    const QPointF centre(page.width() / 2, page.height() / 2);
    const auto cross = [centre](QPainter& painter, const QColor& ink) {
        painter.setPen(QPen(ink, 0.1));
        painter.drawLine(QLineF(centre - QPointF(30, 0), centre + QPointF(30, 0)));
        painter.drawLine(QLineF(centre - QPointF(0, 30), centre + QPointF(0, 30)));
    };
    const auto front = [=](QPainter& painter) {
        cross(painter, Qt::black);
        for (int tenth = -200; tenth <= 200; tenth += 5) {
            const double mm = tenth / 10.0;
            const double length = tenth % 50 == 0 ? 5 : tenth % 10 == 0 ? 3 : 1.5;
            painter.drawLine(QLineF(centre.x() + mm, centre.y(), centre.x() + mm, centre.y() - length));
            painter.drawLine(QLineF(centre.x(), centre.y() + mm, centre.x() - length, centre.y() + mm));
            if (tenth % 50 != 0 || tenth == 0)
                continue;
            Lettering::draw(painter, centre + QPointF(mm, -6), Qt::AlignHCenter, QString::number(tenth / 10),
                            2.6, Weight::Regular, Qt::black);
            Lettering::draw(painter, centre + QPointF(-6, mm + 1), Qt::AlignRight,
                            QString::number(tenth / 10), 2.6, Weight::Regular, Qt::black);
        }
        const QStringList lines{
            tr("Printer offset"),
            tr("Print both pages on one sheet and hold it against the light, this side towards you."),
            tr("Read on the two scales where the red cross of the back meets them: right and down count as "
               "plus."),
            tr("Enter both values in millimetres when you print counter sheets.")};
        for (int i = 0; i < lines.size(); ++i)
            Lettering::fit(painter, QRectF(15, 30 + (7 * i), page.width() - 30, 6), lines[i],
                           i == 0 ? 5 : 3.2, i == 0 ? Weight::Bold : Weight::Regular, Qt::black);
    };
    const auto back = [=](QPainter& painter) {
        painter.setTransform(grid.toBack(), true);
        cross(painter, QColor(0xc4, 0x16, 0x1c));
    };
    Pages pages{.title = tr("Printer offset"), .pages = {}};
    pages.pages.push_back({.name = {}, .mm = page, .trim = {}, .bleed = {}, .paint = front});
    pages.pages.push_back({.name = {}, .mm = page, .trim = {}, .bleed = {}, .paint = back});
    return pages;
}

} // namespace editor
