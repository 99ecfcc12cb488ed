#include "editor/print/stamp.h"

#include "editor/paint/lettering.h"
#include "editor/text/text.h"
#include "model/xml/package_writer.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace editor {
namespace {

constexpr int kParts = 4;
constexpr double kLetters = 2.4;

Stamp::Part partOf(std::string_view file)
{
    if (file.starts_with("maps/"))
        return Stamp::Part::Maps;
    if (file.starts_with("counters/"))
        return Stamp::Part::Counters;
    return file.starts_with("scenarios/") ? Stamp::Part::Scenarios : Stamp::Part::Game;
}

/// The four groups of a hash; fewer when the text is none.
QStringList groupsOf(const QString& hash)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})$"));
    return form.match(hash.trimmed().toLower()).capturedTexts().mid(1);
}

} // namespace

Stamp Stamp::of(const model::Package& package)
{
    std::array<model::Files, kParts> parts;
    for (auto& [path, bytes] : model::writePackage(package))
        parts[static_cast<std::size_t>(partOf(path))].emplace(path, bytes);
    QStringList groups;
    for (const model::Files& files : parts) {
        std::uint64_t hash = model::contentHash(files);
        hash ^= hash >> 32U;
        groups << QStringLiteral("%1").arg((hash ^ (hash >> 16U)) & 0xffffU, 4, 16, QLatin1Char('0'));
    }
    const model::Game& game = package.game();
    return {.title = qs(game.title.empty() ? game.id.text() : std::string_view(game.title)),
            .version = qs(game.version),
            .hash = groups.join(u'-')};
}

QString Stamp::text() const
{
    return QStringList{title, version, hash}.join(u' ').simplified();
}

std::optional<std::vector<Stamp::Part>> Stamp::changed(const QString& printed, const QString& now)
{
    const QStringList before = groupsOf(printed);
    const QStringList after = groupsOf(now);
    if (before.size() != kParts || after.size() != kParts)
        return std::nullopt;
    std::vector<Part> parts;
    for (int i = 0; i < kParts; ++i)
        if (before[i] != after[i])
            parts.push_back(static_cast<Part>(i));
    return parts;
}

void paintFooter(QPainter& painter, const QRectF& area, const Stamp& stamp, const QString& what, int page,
                 int pages)
{
    const double base = area.bottom() - 1;
    const QColor ink(0x40, 0x40, 0x40);
    const auto draw = [&](double x, Qt::AlignmentFlag align, const QString& text, double room) {
        const double natural = Lettering::width(text, Weight::Regular) * kLetters;
        const double size = natural > room ? kLetters * room / natural : kLetters;
        Lettering::draw(painter, {x, base}, align, text, size, Weight::Regular, ink);
    };
    const QString number = QCoreApplication::translate("Footer", "Page %1 of %2").arg(page).arg(pages);
    draw(area.left(), Qt::AlignLeft, stamp.text(), area.width() * 0.42);
    draw(area.center().x() + (area.width() * 0.1), Qt::AlignHCenter, what, area.width() * 0.3);
    draw(area.right(), Qt::AlignRight, number, area.width() * 0.2);
}

} // namespace editor
