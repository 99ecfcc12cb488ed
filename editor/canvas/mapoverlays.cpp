#include "editor/canvas/mapoverlays.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace editor {
namespace {

struct OverlayText {
    const char* id;
    const char* name;
    const char* description;
};

/// In the order of Overlay.
constexpr std::array<OverlayText, kOverlays.size()> kTexts{{
    {"supply", QT_TRANSLATE_NOOP("MapOverlays", "&Supply"),
     QT_TRANSLATE_NOOP("MapOverlays",
                       "How far supply reaches, and the way by which the selected unit gets it or where it fails")},
    {"zoc", QT_TRANSLATE_NOOP("MapOverlays", "&Zones of Control"),
     QT_TRANSLATE_NOOP("MapOverlays", "Zones of control of each side: in force, lost for want of supply, negated")},
    {"control", QT_TRANSLATE_NOOP("MapOverlays", "&Control"),
     QT_TRANSLATE_NOOP("MapOverlays", "Which side controls each hex")},
    {"stacking", QT_TRANSLATE_NOOP("MapOverlays", "S&tacking"),
     QT_TRANSLATE_NOOP("MapOverlays", "How full each hex is, and where there are too many units")},
    {"movement", QT_TRANSLATE_NOOP("MapOverlays", "&Movement"),
     QT_TRANSLATE_NOOP("MapOverlays",
                       "Where the selected unit can go, at what cost, and its path to the hex under the pointer")},
    {"victory", QT_TRANSLATE_NOOP("MapOverlays", "&Victory Hexes"),
     QT_TRANSLATE_NOOP("MapOverlays", "Victory hexes with their points and who holds them")},
}};

const OverlayText& textOf(Overlay overlay)
{
    return kTexts[static_cast<std::size_t>(overlay)];
}

model::Atom selectedUnit(const Document& document)
{
    const model::Subject subject = document.selection()->current();
    return subject.is<model::Unit>() && subject.key.scope == document.scenario() ? subject.key.id : model::Atom();
}

} // namespace

QString MapOverlays::id(Overlay overlay)
{
    return QString::fromLatin1(textOf(overlay).id);
}

QString MapOverlays::name(Overlay overlay)
{
    return QCoreApplication::translate("MapOverlays", textOf(overlay).name);
}

QString MapOverlays::description(Overlay overlay)
{
    return QCoreApplication::translate("MapOverlays", textOf(overlay).description);
}

MapOverlays::MapOverlays(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &MapOverlays::survey);
    connect(&document, &Document::whatIfChanged, this, &MapOverlays::survey);
    connect(&document, &Document::scenarioChanged, this, &MapOverlays::survey);
    connect(&document, &Document::replaced, this, [this] {
        m_wish.trace = m_wish.movement = {};
        survey();
    });
    connect(document.selection(), &Selection::changed, this, [this] {
        if (selectedUnit(m_document) != m_wish.unit)
            survey();
    });
}

void MapOverlays::survey()
{
    m_wish.unit = selectedUnit(m_document);
    OverlayFacts now = m_document.scenario() ? overlayFacts(m_document.position(), m_wish) : OverlayFacts();
    const std::vector<model::HexIndex> hexes = now.differences(m_facts);
    m_facts = std::move(now);
    if (!hexes.empty())
        emit hexesChanged(hexes);
    emit changed();
}

void MapOverlays::setShown(Overlay overlay, bool shown)
{
    if (m_wish.shows(overlay, shown))
        survey();
}

void MapOverlays::setTrace(model::Atom trace)
{
    if (std::exchange(m_wish.trace, trace) != trace)
        survey();
}

void MapOverlays::setMovement(model::Atom movement)
{
    if (std::exchange(m_wish.movement, movement) != movement)
        survey();
}

QString MapOverlays::shownText() const
{
    QStringList ids;
    for (const Overlay overlay : kOverlays)
        if (isShown(overlay))
            ids << id(overlay);
    return ids.join(u' ');
}

void MapOverlays::setShownText(const QString& text)
{
    const QStringList ids = text.split(u' ', Qt::SkipEmptyParts);
    for (const Overlay overlay : kOverlays)
        setShown(overlay, ids.contains(id(overlay)));
}

} // namespace editor
