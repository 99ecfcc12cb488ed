#include "editor/print/cards/cardpages.h"

#include "editor/print/cards/documents.h"
#include "editor/print/cards/typesetting.h"
#include "editor/print/stamp.h"

#include <cmath>

namespace editor {
namespace {

constexpr double kInside = 3; ///< white inside a card that is cut out
constexpr double kCut = 6; ///< between two cards, room for their crop marks
constexpr double kMark = 2.2; ///< length of a crop mark
constexpr double kBodyGap = 2; ///< below the title

/// The title of a card: a strip in its side's colour.
Block titleOf(const CardTemplate& style, const CardDocument& document, const QString& remark, double width)
{
    LetterStyle title = style.letters(QStringLiteral("title"));
    LetterStyle subtitle = style.letters(QStringLiteral("subtitle"));
    const double natural = Lettering::width(document.title, title.weight) * title.size;
    title.size =
        std::max(title.size * 0.6, std::min(title.size, title.size * (width - 4) / std::max(natural, 1.0)));
    title.ink = subtitle.ink = document.band.ink;
    const double pad = 2;
    const QStringList titles = wrapped(document.title, title, width - (2 * pad));
    const QString below =
        remark.isEmpty() ? document.subtitle : document.subtitle + QStringLiteral(" · ") + remark;
    const QStringList subtitles = wrapped(below, subtitle, width - (2 * pad));
    Block block;
    const double height = 1.6 + (static_cast<double>(titles.size()) * title.line())
        + (static_cast<double>(subtitles.size()) * subtitle.line());
    addBand(block.marks, {0, 0, width, height}, document.band, 1.2);
    double y = 0.8;
    for (const QString& line : titles) {
        block.marks.push_back(textMark({pad, y, width - (2 * pad), title.line()}, line, title));
        y += title.line();
    }
    for (const QString& line : subtitles) {
        block.marks.push_back(textMark({pad, y, width - (2 * pad), subtitle.line()}, line, subtitle));
        y += subtitle.line();
    }
    block.height = height + kBodyGap;
    return block;
}

/// The stamp on the left and the number of the card on the right; on a narrow card one below the other.
class Footer {
public:
    Footer(const CardTemplate& style, Stamp stamp, double width)
        : m_letters(style.letters(QStringLiteral("tiny")))
        , m_stamp(std::move(stamp))
        , m_width(width)
        , m_lines(wrapped(m_stamp.text(), m_letters, width))
        , m_beside(Lettering::width(m_stamp.text(), m_letters.weight) * m_letters.size < width - 30)
    {
    }

    double height() const
    {
        return (static_cast<double>(m_lines.size() + (m_beside ? 0 : 1)) * m_letters.line()) + 1;
    }

    void add(Drawing& marks, QPointF at, const QString& number) const
    {
        double y = at.y() + 1;
        for (const QString& line : m_lines) {
            marks.push_back(
                textMark({at.x(), y, m_beside ? m_width - 28 : m_width, m_letters.line()}, line, m_letters));
            y += m_beside ? 0 : m_letters.line();
        }
        marks.push_back(m_beside ? textMark({at.x() + m_width - 28, y, 28, m_letters.line()}, number,
                                            m_letters, Qt::AlignRight)
                                 : textMark({at.x(), y, m_width, m_letters.line()}, number, m_letters));
    }

private:
    LetterStyle m_letters;
    Stamp m_stamp;
    double m_width;
    QStringList m_lines;
    bool m_beside;
};

/// Puts documents on cards, one after the other.
class Binder {
public:
    explicit Binder(const PrintSource& source)
        : m_source(source)
        , m_style(CardTemplate::of(source.package->game().ruleset, source.folder))
        , m_words(source.languages)
        , m_edge(source.cardMm.isEmpty() ? 0 : kInside)
        , m_width(cardSize(source).width() - (2 * m_edge))
        , m_footer(m_style, Stamp::of(*source.package), m_width)
    {
    }

    void add(const PrintedDocument& document, model::Atom scenario)
    {
        CardSetting setting{
            .source = m_source, .style = m_style, .words = m_words, .scenario = scenario, .body = {}};
        // The title's height depends on its words, so the room below it is that of the highest title.
        setting.body = bodyBelow(0);
        double title = 0;
        for (const CardDocument& each : document.make(setting))
            title = std::max(title, titleOf(m_style, each, continued(), m_width).height);
        setting.body = bodyBelow(title);
        for (const CardDocument& each : document.make(setting))
            bind(document, each, setting, title);
    }

    std::vector<FinishedCard> finish()
    {
        const double y = cardSize(m_source).height() - m_edge - m_footer.height();
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            m_footer.add(m_cards[i].marks, {m_edge, y},
                         m_words.say(QT_TRANSLATE_NOOP("Print", "%1 of %2"),
                                     {QString::number(i + 1), QString::number(m_cards.size())}));
        return std::move(m_cards);
    }

private:
    QString continued() const { return m_words.say(QT_TRANSLATE_NOOP("Print", "continued")); }

    QSizeF bodyBelow(double title) const
    {
        return {m_width, cardSize(m_source).height() - (2 * m_edge) - title - m_footer.height()};
    }

    void bind(const PrintedDocument& kind, const CardDocument& document, const CardSetting& setting,
              double title)
    {
        if (document.parts.empty())
            return;
        bool first = true;
        for (const Drawing& body : flow(document.parts, setting.body)) {
            FinishedCard card{.document = QLatin1StringView(kind.id), .title = document.title, .marks = {}};
            const Block head = titleOf(m_style, document, first ? QString() : continued(), m_width);
            put(card.marks, head.marks, {m_edge, m_edge});
            put(card.marks, body, {m_edge, m_edge + title});
            m_cards.push_back(std::move(card));
            first = false;
        }
    }

    const PrintSource& m_source;
    CardTemplate m_style;
    Wording m_words;
    double m_edge;
    double m_width;
    Footer m_footer;
    std::vector<FinishedCard> m_cards;
};

void paintCropMarks(QPainter& painter, const QRectF& card)
{
    painter.setPen(QPen(Qt::black, 0.1));
    for (const double x : {card.left(), card.right()})
        for (const auto& [from, to] : {std::pair(card.top() - 0.5 - kMark, card.top() - 0.5),
                                       std::pair(card.bottom() + 0.5, card.bottom() + 0.5 + kMark)})
            painter.drawLine(QLineF(x, from, x, to));
    for (const double y : {card.top(), card.bottom()})
        for (const auto& [from, to] : {std::pair(card.left() - 0.5 - kMark, card.left() - 0.5),
                                       std::pair(card.right() + 0.5, card.right() + 0.5 + kMark)})
            painter.drawLine(QLineF(from, y, to, y));
}

} // namespace

std::vector<FinishedCard> finishedCards(const PrintSource& source, const QStringList& documents)
{
    if (cardsOnPage(source).isEmpty())
        return {};
    Binder binder(source);
    std::vector<model::Atom> scenarios;
    for (const auto& [key, scenario] : source.package->all<model::Scenario>())
        if (!source.scenario || source.scenario == key.id)
            scenarios.push_back(key.id);
    const auto wanted = [&](const PrintedDocument& document) {
        return documents.isEmpty() || documents.contains(QLatin1StringView(document.id));
    };
    for (const model::Atom scenario : scenarios)
        for (const PrintedDocument& document : printedDocuments())
            if (document.ofScenario && wanted(document))
                binder.add(document, scenario);
    for (const PrintedDocument& document : printedDocuments())
        if (!document.ofScenario && wanted(document))
            binder.add(document, {});
    return binder.finish();
}

QSizeF cardSize(const PrintSource& source)
{
    return source.cardMm.isEmpty() ? source.usable().size() : source.cardMm;
}

QSize cardsOnPage(const PrintSource& source)
{
    const QSizeF room = source.usable().size();
    if (source.cardMm.isEmpty())
        return {1, 1};
    const auto fitting = [](double length, double card) {
        return static_cast<int>(std::floor((length + kCut + 1e-6) / (card + kCut)));
    };
    return {fitting(room.width(), source.cardMm.width()), fitting(room.height(), source.cardMm.height())};
}

Pages cardPages(const PrintSource& source, const QStringList& documents)
{
    auto cards = std::make_shared<const std::vector<FinishedCard>>(finishedCards(source, documents));
    Pages pages{.title = Stamp::of(*source.package).title, .pages = {}};
    const QSize grid = cardsOnPage(source);
    const auto perPage = static_cast<std::size_t>(grid.width() * grid.height());
    const QSizeF size = cardSize(source);
    const QRectF usable = source.usable();
    const QPointF origin = usable.center()
        - QPointF((grid.width() * (size.width() + kCut)) - kCut,
                  (grid.height() * (size.height() + kCut)) - kCut)
            / 2;
    const bool cut = !source.cardMm.isEmpty();
    for (std::size_t first = 0; first < cards->size(); first += perPage) {
        const std::size_t last = std::min(cards->size(), first + perPage);
        Page page;
        page.mm = source.paper.size(source.orientation);
        page.paint = [=](QPainter& painter) {
            for (std::size_t i = first; i < last; ++i) {
                const auto n = static_cast<int>(i - first);
                const QPointF at = origin
                    + QPointF((n % grid.width()) * (size.width() + kCut),
                              (n / grid.width()) * (size.height() + kCut));
                painter.save();
                painter.translate(at);
                paintDrawing(painter, (*cards)[i].marks);
                painter.restore();
                if (cut)
                    paintCropMarks(painter, {at, size});
            }
        };
        pages.pages.push_back(std::move(page));
    }
    return pages;
}

} // namespace editor
