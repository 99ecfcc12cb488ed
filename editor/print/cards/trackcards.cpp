#include "editor/print/cards/documents.h"
#include "editor/print/cards/typesetting.h"

#include "editor/print/sheetlayout.h"

#include <map>

namespace editor {
namespace {

using model::Atom;

constexpr double kGap = 1.2; ///< between spaces
constexpr double kEdge = 1; ///< inside a space

/// Puts spaces of one size into rows, as many as fit.
class SpaceRows {
public:
    SpaceRows(std::vector<Block>& blocks, QSizeF space, double width)
        : m_blocks(blocks)
        , m_space(space)
        , m_perRow(std::max(1, static_cast<int>((width + kGap + 1e-6) / (space.width() + kGap))))
    {
    }

    void add(const Drawing& drawing)
    {
        if (m_inRow == 0)
            m_blocks.push_back({.height = m_space.height() + kGap, .marks = {}});
        put(m_blocks.back().marks, drawing, {m_inRow * (m_space.width() + kGap), 0});
        m_inRow = (m_inRow + 1) % m_perRow;
    }

private:
    std::vector<Block>& m_blocks;
    QSizeF m_space;
    int m_perRow;
    int m_inRow = 0;
};

/// By turn and side, how many counters arrive.
using Arrivals = std::map<Atom, std::map<Atom, int, model::NaturalLess>, model::NaturalLess>;

Arrivals arrivals(const CardSetting& setting)
{
    Arrivals turns;
    for (const auto& [key, entry] : setting.package().all<model::Entry>().in(setting.scenario))
        turns[entry.turn][entry.side] += static_cast<int>(entry.counters.list().size());
    return turns;
}

QString weatherOf(const CardSetting& setting, Atom turn)
{
    QStringList names;
    for (const auto& [key, period] : setting.package().all<model::Period>().in(setting.scenario)) {
        if (period.turn != turn || !period.weather)
            continue;
        QString name = setting.words.term(setting.ruleset(), rules::Category::Weather, period.weather);
        if (!period.rounds.empty())
            name += QStringLiteral(" (%1)").arg(qs(period.rounds.text()).replace(u' ', QStringLiteral(", ")));
        if (period.zone)
            name = qs(period.zone) + QStringLiteral(": ") + name;
        names << name;
    }
    return names.join(QStringLiteral("; "));
}

/// What the game calls its track, unless a template says otherwise.
QString turnTrackTitle(const CardSetting& setting)
{
    if (setting.style.document(QStringLiteral("turns")).title.isEmpty())
        for (const auto& [key, box] : setting.package().all<model::Box>())
            if (box.kind.text() == "turn-track" && !box.name.empty())
                return setting.words.own(box, "name", box.name);
    return documentTitle(setting, "turns");
}

/// The lines of a space that fit it, the last of them cut short where there is no more room.
void addLines(Drawing& drawing, QRectF room, const std::vector<std::pair<QString, LetterStyle>>& texts)
{
    for (const auto& [text, letters] : texts)
        for (const QString& line : wrapped(text, letters, room.width())) {
            if (letters.line() > room.height())
                return;
            drawing.push_back(
                textMark({room.left(), room.top(), room.width(), letters.line()}, line, letters));
            room.setTop(room.top() + letters.line());
        }
}

/// As high as the fullest space needs.
double heightOf(const std::vector<std::pair<QString, LetterStyle>>& texts, double width)
{
    double height = 0;
    for (const auto& [text, letters] : texts)
        height += static_cast<double>(wrapped(text, letters, width).size()) * letters.line();
    return height;
}

} // namespace

std::vector<CardDocument> turnTrack(const CardSetting& setting)
{
    const DocumentStyle style = setting.style.document(QStringLiteral("turns"));
    CardDocument document{.title = turnTrackTitle(setting),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    Part part = partFor(setting.body, style.columnMm);
    const LetterStyle number = setting.style.letters(QStringLiteral("number"));
    const LetterStyle strong = setting.style.letters(QStringLiteral("strong"));
    const LetterStyle small = setting.style.letters(QStringLiteral("small"));
    // The spaces of a row share its whole width.
    const double across = std::max(1.0, std::floor((part.columnWidth + kGap) / (style.tileMm + kGap)));
    const double width = ((part.columnWidth + kGap) / across) - kGap;
    const double room = width - (2 * kEdge);
    const auto arriving = arrivals(setting);

    struct Space {
        Atom turn;
        std::vector<std::pair<QString, LetterStyle>> texts;
        std::vector<std::pair<Atom, int>> sides;
    };
    std::vector<Space> spaces;
    double height = style.tileHeightMm;
    for (const auto& [key, turn] : setting.package().all<model::Turn>().in(setting.scenario)) {
        Space space{.turn = turn.id, .texts = {}, .sides = {}};
        space.texts = {{setting.words.own(turn, "name", turn.name), strong},
                       {setting.words.own(turn, "date", turn.date), small},
                       {weatherOf(setting, turn.id), small}};
        if (const auto it = arriving.find(turn.id); it != arriving.end())
            space.sides.assign(it->second.begin(), it->second.end());
        height =
            std::max(height,
                     number.line() + heightOf(space.texts, room)
                         + (static_cast<double>(space.sides.size()) * (small.line() + 0.4)) + (2 * kEdge));
        spaces.push_back(std::move(space));
    }
    Section section;
    section.again =
        headingBlock(setting, document.title, setting.words.say(QT_TRANSLATE_NOOP("Print", "continued")),
                     setting.band({}), part.columnWidth);
    height = std::min(height, setting.body.height() - section.again.height - kGap);
    SpaceRows rows(section.rows, {width, height}, part.columnWidth);
    for (const Space& space : spaces) {
        Drawing drawing;
        drawing.push_back(
            boxMark({0, 0, width, height}, Qt::white, setting.colour(QStringLiteral("line")), 0.25, 0.8));
        drawing.push_back(
            boxMark({0.25, 0.25, width - 0.5, number.line()}, setting.colour(QStringLiteral("strip"))));
        drawing.push_back(textMark({kEdge, 0.25, room, number.line()}, qs(space.turn), number));
        double foot = height - kEdge;
        for (const auto& [side, count] : space.sides) {
            foot -= small.line() + 0.4;
            const Band band = setting.band(side);
            LetterStyle letters = small;
            letters.ink = band.ink;
            addBand(drawing, {kEdge, foot, room, small.line()}, band, 0.5);
            const QString text =
                setting.sideName(side) + (count > 0 ? QStringLiteral(": +%1").arg(count) : QString());
            const QStringList lines = wrapped(text, letters, room - 1);
            drawing.push_back(textMark({kEdge + 0.5, foot, room - 1, small.line()}, lines.value(0), letters));
        }
        addLines(drawing, {kEdge, number.line() + 0.6, room, foot - number.line() - 0.6}, space.texts);
        rows.add(drawing);
    }
    part.sections.push_back(std::move(section));
    document.add(std::move(part));
    return {document};
}

std::vector<CardDocument> boxTracks(const CardSetting& setting)
{
    const DocumentStyle style = setting.style.document(QStringLiteral("tracks"));
    CardDocument document{.title = documentTitle(setting, "tracks"),
                          .subtitle = documentSubtitle(setting),
                          .band = setting.band({}),
                          .parts = {}};
    Part part = partFor(setting.body, style.columnMm);
    const LetterStyle number = setting.style.letters(QStringLiteral("strong"));
    double mm = SheetLayout().counterMm;
    for (const rules::Term& term : setting.ruleset().terms(rules::Category::CounterKind))
        mm = std::max(mm, QLocale::c().toDouble(qs(term.fields.text(Atom("counter-mm")))));
    const QSizeF space(mm + style.tileMm, mm + style.tileMm + number.line());
    for (const auto& [key, box] : setting.package().all<model::Box>()) {
        if (box.spaces <= 0 || box.kind.text() == "turn-track")
            continue;
        const QString name = box.name.empty() ? qs(box.id) : setting.words.own(box, "name", box.name);
        Section section = headed(setting, name, box.side ? setting.sideName(box.side) : QString(),
                                 setting.band(box.side), part.columnWidth);
        SpaceRows rows(section.rows, space, part.columnWidth);
        for (int i = 0; i < std::min(box.spaces, 1000); ++i) {
            Drawing drawing;
            drawing.push_back(boxMark({0, 0, space.width(), space.height()}, Qt::white,
                                      setting.colour(QStringLiteral("line")), 0.25, 0.8));
            drawing.push_back(textMark({kEdge, 0.5, space.width() - (2 * kEdge), number.line()},
                                       QString::number(box.first + i), number, Qt::AlignHCenter));
            rows.add(drawing);
        }
        part.sections.push_back(std::move(section));
    }
    document.add(std::move(part));
    return {document};
}

} // namespace editor
