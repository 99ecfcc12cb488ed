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

/// Counters of one size on a page.
struct Block {
    SheetLayout layout;
    SheetGrid grid;
    std::vector<CounterSides> counters;
};

/// One side of one page of counters, with all that its painting needs.
struct Side {
    PrintSource source;
    std::vector<Block> blocks;
    Stamp stamp;
    QString title;
    bool back = false;
    int number = 0;
    int pages = 0;

    void paint(QPainter& painter) const;
    void paintBlock(QPainter& painter, const Block& block) const;
    /// Around all blocks, as they lie on this side.
    QRectF trim() const;
};

void Side::paintBlock(QPainter& painter, const Block& block) const
{
    const SheetGrid& grid = block.grid;
    for (int i = 0; i < static_cast<int>(block.counters.size()); ++i) {
        const CounterSides& sides = block.counters[static_cast<std::size_t>(i)];
        if (!sides.counter)
            continue;
        const QRectF cell = back ? grid.mirrored(grid.cell(i)) : grid.cell(i);
        const QRectF bleed = back ? grid.mirrored(grid.bleedOf(i)) : grid.bleedOf(i);
        const CounterLook look =
            CounterLook::of(*source.package, *source.ruleset, sides.counter, back ? sides.back : Atom());
        if (!back || sides.back)
            paintPrintedCounter(painter, cell, bleed, look, kPaperPixels);
        else
            painter.fillRect(bleed, look.background);
    }
    if (block.layout.cropMarks)
        grid.paintCropMarks(painter, back);
}

void Side::paint(QPainter& painter) const
{
    const Block& first = blocks.front();
    painter.save();
    if (back)
        painter.setTransform(first.grid.toBack(), true);
    for (const Block& block : blocks)
        paintBlock(painter, block);
    if (first.layout.registrationMarks)
        first.grid.paintRegistrationMarks(painter);
    painter.restore();
    const double side = first.layout.registrationMarks ? 12 : source.marginMm;
    const QRectF area = QRectF(QPointF(), source.paper.size(source.orientation)).adjusted(side, 0, -side, -5);
    paintFooter(painter, area, stamp, title, number, pages);
}

QRectF Side::trim() const
{
    QRectF all;
    for (const Block& block : blocks)
        all |=
            back ? block.grid.toBack().mapRect(block.grid.mirrored(block.grid.block())) : block.grid.block();
    return all;
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

QRectF countersArea(const PrintSource& source)
{
    QRectF usable = source.usable();
    usable.setBottom(usable.bottom() - kFooterMm);
    return usable;
}

void addPage(std::vector<Side>& sides, Side side)
{
    side.back = false;
    sides.push_back(side);
    if (side.blocks.front().layout.backs) {
        side.back = true;
        sides.push_back(std::move(side));
    }
}

/// As many pages as counters of one size need.
void addPages(std::vector<Side>& sides, const Side& page, const SheetLayout& layout,
              std::span<const CounterSides> counters)
{
    const SheetGrid whole(layout, page.source.paper.size(page.source.orientation), countersArea(page.source));
    const auto perPage = static_cast<std::size_t>(whole.perPage());
    for (std::size_t first = 0; first < counters.size(); first += perPage) {
        const auto some = counters.subspan(first, std::min(perPage, counters.size() - first));
        Side side = page;
        side.blocks = {{.layout = layout, .grid = whole, .counters = {some.begin(), some.end()}}};
        side.blocks.front().grid.keepFor(static_cast<int>(some.size()));
        addPage(sides, std::move(side));
    }
}

void addSheet(std::vector<Side>& sides, const PrintSource& source, const SheetPrinting& printing,
              const Stamp& stamp, const model::Sheet& sheet)
{
    const int blanks = printing.only.empty() ? SheetLayout::of(sheet).blanks : 0;
    const Side page{.source = source,
                    .blocks = {},
                    .stamp = stamp,
                    .title = sheet.name.empty() ? qs(sheet.id) : qs(sheet.name)};
    for (const auto& [mm, counters] : bySize(source, sheet.id, blanks, printing.only))
        addPages(sides, page, layoutFor(sheet, printing, mm), counters);
}

Pages pagesOf(std::vector<Side> sides, const QString& title)
{
    Pages pages{.title = title, .pages = {}};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        Side& side = sides[i];
        side.number = static_cast<int>(i) + 1;
        side.pages = static_cast<int>(sides.size());
        side.title = (side.back ? tr("%1, back") : tr("%1, front")).arg(side.title);
        const QRectF trim = side.trim();
        const double bleed = side.blocks.front().layout.bleedMm;
        pages.pages.push_back({.name = {},
                               .mm = side.source.paper.size(side.source.orientation),
                               .trim = trim,
                               .bleed = trim.adjusted(-bleed, -bleed, bleed, bleed),
                               .paint = [side](QPainter& painter) { side.paint(painter); }});
    }
    return pages;
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
    return pagesOf(std::move(sides), tr("Counter sheets: %1").arg(stamp.title));
}

Pages replacementPages(const PrintSource& source, const SheetPrinting& printing)
{
    std::map<double, std::vector<CounterSides>> sizes;
    for (const auto& [key, sheet] : source.package->all<model::Sheet>())
        for (auto& [mm, counters] : bySize(source, key.id, 0, printing.only))
            std::ranges::move(counters, std::back_inserter(sizes[mm]));
    const Stamp stamp = Stamp::of(*source.package);
    const Side page{.source = source, .blocks = {}, .stamp = stamp, .title = tr("Replacement counters")};
    const QSizeF paper = source.paper.size(source.orientation);
    // Sizes lie below each other as long as the page has room; each needs a band for its marks.
    std::vector<Side> sides;
    Side together = page;
    QRectF room = countersArea(source);
    bool fits = true;
    for (const auto& [mm, counters] : sizes) {
        SheetLayout layout = layoutFor({}, printing, mm);
        const int count = static_cast<int>(counters.size());
        layout.columns = SheetGrid(layout, paper, room).columns();
        layout.rows = (count + layout.columns - 1) / layout.columns;
        QRectF band = room;
        band.setHeight(SheetGrid::heightOf(layout));
        SheetGrid grid(layout, paper, band);
        fits = fits && band.bottom() <= room.bottom() && grid.perPage() >= count;
        grid.keepFor(count);
        together.blocks.push_back({.layout = layout, .grid = grid, .counters = counters});
        room.setTop(band.bottom());
    }
    if (fits && !together.blocks.empty())
        addPage(sides, together);
    else
        for (const auto& [mm, counters] : sizes)
            addPages(sides, page, layoutFor({}, printing, mm), counters);
    return pagesOf(std::move(sides), tr("Replacement counters"));
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
