#include "editor/canvas/mapcanvas.h"

#include "editor/canvas/areamime.h"
#include "editor/canvas/countermime.h"
#include "editor/canvas/layerguard.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/placement.h"
#include "editor/canvas/selecttool.h"
#include "editor/canvas/stackpopup.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/underlaypictures.h"
#include "editor/text/text.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>

#include <cmath>

namespace editor {
namespace {

constexpr double kZoomStep = 1.25;
constexpr double kMmPerInch = 25.4;

} // namespace

MapCanvas::MapCanvas(Document& document, MapLayers& layers, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_document(document)
    , m_layers(layers)
    , m_selectTool(std::make_unique<SelectTool>(*this))
    , m_popup(std::make_unique<StackPopup>(this))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->grabGesture(Qt::PinchGesture);
    setAccessibleName(tr("Map"));
    connectDocument();
    remakeScene();
    setTool(nullptr);
}

MapCanvas::~MapCanvas()
{
    m_tool->cancel();
    m_tool->disconnect(this);
}

void MapCanvas::connectDocument()
{
    connect(&m_document, &Document::changed, this, [this](const model::ChangeSet& change) {
        const MapScene::Damage damage = m_scene->update(change);
        if (change.shape) {
            m_hovered = m_cursor = m_dropHex = model::HexIndex::None;
            m_preview = {};
            m_scene->setFindings(m_document.engine().findings());
            cameraMoved();
        }
        if (m_popup->isVisible())
            m_popup->refresh(*m_scene);
        repaintDamage(damage);
    });
    connect(&m_document, &Document::findingsChanged, this,
            [this] { repaintDamage(m_scene->setFindings(m_document.engine().findings())); });
    connect(&m_document, &Document::scenarioChanged, this, [this] {
        m_tool->cancel();
        m_scene->setScenario(m_document.scenario());
        m_scene->setFindings(m_document.engine().findings());
        m_popup->hide();
        paintAnew();
    });
    connect(&m_document, &Document::replaced, this, &MapCanvas::remakeScene);
    connect(m_document.selection(), &Selection::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_document.selection(), &Selection::revealRequested, this, &MapCanvas::revealSubject);
    connect(&m_layers, &MapLayers::changed, this, [this] {
        if (m_scene->style().mapLook() != m_layers.look())
            m_scene->setLook(m_layers.look());
        paintAnew();
        emit lookChanged();
    });
}

void MapCanvas::remakeScene()
{
    if (m_tool)
        m_tool->cancel();
    m_popup->hide();
    m_hovered = m_cursor = m_dropHex = model::HexIndex::None;
    m_preview = {};
    m_scene = std::make_unique<MapScene>(m_document.package(), m_document.ruleset(), m_document.scenario(),
                                         m_layers.look());
    m_scene->setUnderlays(m_underlays);
    m_scene->setFindings(m_document.engine().findings());
    m_fitted = false;
    if (isVisible())
        fitMap();
    paintAnew();
}

void MapCanvas::paintAnew()
{
    m_tiles.clear();
    m_complete = false;
    viewport()->update();
}

void MapCanvas::repaintDamage(const MapScene::Damage& damage)
{
    if (damage.everything) {
        paintAnew();
        return;
    }
    // From far away things are drawn larger than they are, by a few pixels.
    const double more = 3 / m_camera.pixelsPerMm();
    const auto repaint = [&](TileGroup group, const std::vector<QRectF>& rects) {
        for (const QRectF& exact : rects) {
            const QRectF rect = exact.adjusted(-more, -more, more, more);
            m_tiles.damage(group, rect, seenPixels());
            const QRect inWindow = m_camera.toWindow(rect).toAlignedRect().adjusted(-1, -1, 1, 1);
            if (!inWindow.intersects(viewport()->rect()))
                continue;
            m_complete = false;
            viewport()->update(inWindow);
        }
    };
    repaint(TileGroup::Ground, damage.ground);
    repaint(TileGroup::Pieces, damage.pieces);
}

bool MapCanvas::isLocked(MapLayer layer) const
{
    return m_layers.isLocked(layer);
}

bool MapCanvas::perform(model::Transaction transaction)
{
    if (const QString why = lockedReason(transaction, m_layers.locked()); !why.isEmpty()) {
        emit notice(why);
        return false;
    }
    m_document.perform(std::move(transaction));
    return true;
}

void MapCanvas::setUnderlays(const UnderlayPictures& pictures)
{
    m_underlays = &pictures;
    m_scene->setUnderlays(m_underlays);
    connect(m_underlays, &UnderlayPictures::changed, this, [this] {
        if (m_document.package().all<model::Underlay>().empty())
            return;
        paintAnew();
        emit lookChanged();
    });
}

void MapCanvas::setRulers(bool shown)
{
    m_rulers = shown;
    viewport()->update();
}

void MapCanvas::centreOn(QPointF mm)
{
    m_camera.centreOn(mm, viewport()->size());
    m_fitted = true;
    cameraMoved();
}

void MapCanvas::setOverlays(MapOverlays& overlays)
{
    m_overlays = &overlays;
    connect(m_overlays, &MapOverlays::hexesChanged, this, &MapCanvas::repaintOverlays);
    connect(m_overlays, &MapOverlays::changed, viewport(), qOverload<>(&QWidget::update));
}

void MapCanvas::repaintOverlays(const std::vector<model::HexIndex>& hexes)
{
    // Looking for the tiles of a hex takes time, too: many hexes are everywhere.
    constexpr std::size_t many = 100;
    const MapPlan& plan = m_scene->plan();
    std::vector<QRectF> rects;
    if (hexes.size() > many)
        rects.push_back(plan.bounds().adjusted(-10, -10, 10, 10));
    else
        for (const model::HexIndex hex : hexes)
            if (static_cast<int>(hex) < m_scene->atlas().size())
                rects.push_back(plan.rectOf(hex));
    for (const QRectF& rect : rects) {
        m_tiles.damage(TileGroup::OverlayAreas, rect.adjusted(-2, -2, 2, 2), seenPixels());
        m_tiles.damage(TileGroup::OverlaySigns, rect.adjusted(-2, -2, 2, 2), seenPixels());
    }
    m_complete = false;
    viewport()->update();
}

void MapCanvas::setTool(MapTool* tool)
{
    if (!tool)
        tool = m_selectTool.get();
    if (tool == m_tool)
        return;
    if (m_tool) {
        m_tool->cancel();
        m_tool->disconnect(this);
    }
    m_tool = tool;
    connect(m_tool, &MapTool::updated, this, [this] {
        viewport()->update();
        updateMouseCursor();
        emit hintChanged(m_tool->hint());
    });
    updateMouseCursor();
    emit toolChanged();
    emit hintChanged(m_tool->hint());
}

model::HexIndex MapCanvas::hexAt(QPointF pixel) const
{
    return m_scene->plan().hexAt(m_camera.toMap(pixel));
}

QRectF MapCanvas::rectOf(model::HexIndex hex) const
{
    return m_camera.toWindow(m_scene->plan().rectOf(hex));
}

model::Atom MapCanvas::unitAt(QPointF pixel) const
{
    if (!m_layers.isVisible(MapLayer::Counters))
        return {};
    const model::HexIndex hex = hexAt(pixel);
    if (!model::exists(hex))
        return {};
    const auto units = m_scene->stacks().at(hex);
    const int place = m_scene->stackAt(hex).at(m_camera.toMap(pixel));
    return place < 0 ? model::Atom() : units[static_cast<std::size_t>(place)];
}

void MapCanvas::setCursorHex(model::HexIndex hex)
{
    if (hex == m_cursor)
        return;
    m_cursor = hex;
    if (model::exists(hex)) {
        ensureVisible(hex);
        setAccessibleDescription(tr("Hex %1").arg(qs(m_scene->atlas().printed(hex))));
    }
    viewport()->update();
    emit cursorMoved(hex);
    m_tool->cursorMoved(hex);
}

double MapCanvas::zoom() const
{
    return m_camera.pixelsPerMm() * kMmPerInch / logicalDpiX();
}

void MapCanvas::setZoom(double factor)
{
    zoomTo(factor * logicalDpiX() / kMmPerInch, viewport()->rect().center());
}

void MapCanvas::zoomIn()
{
    zoomTo(m_camera.pixelsPerMm() * kZoomStep, viewport()->rect().center());
}

void MapCanvas::zoomOut()
{
    zoomTo(m_camera.pixelsPerMm() / kZoomStep, viewport()->rect().center());
}

void MapCanvas::zoomActual()
{
    setZoom(1);
}

void MapCanvas::fitMap()
{
    m_camera.fit(m_scene->plan().bounds(), maximumViewportSize());
    m_fitted = true;
    cameraMoved();
    emit zoomChanged(zoom());
}

bool MapCanvas::goToHex(const QString& number)
{
    const model::HexIndex hex = m_scene->atlas().find(utf8(number.trimmed()));
    if (!model::exists(hex))
        return false;
    m_camera.centreOn(m_scene->plan().centre(hex), viewport()->size());
    cameraMoved();
    setCursorHex(hex);
    m_document.selection()->set({model::Subject::ofHex(m_scene->atlas().number(hex))}, this);
    setFocus();
    return true;
}

void MapCanvas::ensureVisible(model::HexIndex hex)
{
    const QRectF rect = rectOf(hex);
    const QRectF window = QRectF(viewport()->rect()).adjusted(8, 8, -8, -8);
    if (window.contains(rect))
        return;
    const QPointF centre = m_scene->plan().centre(hex);
    if (!window.intersects(rect) || rect.width() > window.width() || rect.height() > window.height()) {
        m_camera.centreOn(centre, viewport()->size());
    } else {
        const double dx =
            std::min(0.0, rect.left() - window.left()) + std::max(0.0, rect.right() - window.right());
        const double dy =
            std::min(0.0, rect.top() - window.top()) + std::max(0.0, rect.bottom() - window.bottom());
        m_camera.moveTo(m_camera.origin() + (QPointF(dx, dy) / m_camera.pixelsPerMm()));
    }
    cameraMoved();
}

void MapCanvas::showPreview(const ChangePreview& preview)
{
    m_preview = preview;
    // Where a counter goes, then where it comes from: when there is no room for both, that counts.
    const auto hexes = m_preview.hexes();
    for (std::size_t i = std::min<std::size_t>(hexes.size(), 2); i > 0; --i)
        ensureVisible(hexes[i - 1]);
    viewport()->update();
}

void MapCanvas::revealSubject(const model::Subject& subject)
{
    const model::HexIndex hex = hexOf(subject, m_document.package());
    if (!model::exists(hex))
        return;
    setCursorHex(hex);
    ensureVisible(hex);
}

std::vector<model::Key> MapCanvas::selectedUnits() const
{
    std::vector<model::Key> units;
    for (const model::Subject& subject : m_document.selection()->items())
        if (subject.is<model::Unit>() && m_document.package().find<model::Unit>(subject.key))
            units.push_back(subject.key);
    return units;
}

std::vector<model::HexIndex> MapCanvas::selectedHexes() const
{
    std::vector<model::HexIndex> hexes;
    for (const model::Subject& subject : m_document.selection()->items()) {
        if (subject.is<model::Unit>())
            return {};
        if (subject.kind != model::Subject::Kind::Hex)
            continue;
        if (const model::HexIndex hex = m_scene->atlas().find(subject.hex); model::exists(hex))
            hexes.push_back(hex);
    }
    std::ranges::sort(hexes);
    return hexes;
}

void MapCanvas::copySelection()
{
    const auto units = selectedUnits();
    const auto hexes = selectedHexes();
    if (!units.empty())
        QApplication::clipboard()->setMimeData(mimeOfUnits(m_document.package(), units).release());
    else if (!hexes.empty())
        QApplication::clipboard()->setMimeData(mimeOfArea(m_document.package(), hexes).release());
    else
        emit notice(tr("Select the counters or the hexes to copy first."));
}

void MapCanvas::cutSelection()
{
    if (selectedUnits().empty() && selectedHexes().empty()) {
        emit notice(tr("Select the counters or the hexes to cut first."));
        return;
    }
    copySelection();
    deleteSelection();
}

void MapCanvas::paste()
{
    const QMimeData* kept = QApplication::clipboard()->mimeData();
    if (hasArea(kept)) {
        if (const auto patch = areaIn(kept))
            emit areaPasted(*patch);
        else
            emit notice(tr("The piece of a map on the clipboard cannot be read; copy it again."));
        return;
    }
    const auto counters = countersIn(kept);
    if (counters.empty()) {
        emit notice(tr("There are no counters and no hexes on the clipboard."));
        return;
    }
    const model::HexIndex hex = model::exists(m_cursor) ? m_cursor : m_hovered;
    if (!model::exists(hex)) {
        emit notice(tr("Click the hex where the counters shall go, then paste."));
        return;
    }
    placeCounters(counters, hex);
}

void MapCanvas::deleteSelection()
{
    m_tool->cancel();
    const auto units = selectedUnits();
    const auto hexes = selectedHexes();
    if (!units.empty())
        perform(removeUnits(m_document.package(), units));
    else if (!hexes.empty())
        perform(model::clearArea(m_document.package(), hexes));
    else
        emit notice(tr("Select the counters to take off the map, or the hexes to clear, first."));
}

void MapCanvas::selectAllHexes()
{
    std::vector<model::Subject> subjects;
    for (int i = 0; i < m_scene->atlas().size(); ++i)
        subjects.push_back(model::Subject::ofHex(m_scene->atlas().number(model::HexIndex{i})));
    m_document.selection()->set(std::move(subjects), this);
}

void MapCanvas::selectAllUnits()
{
    std::vector<model::Subject> subjects;
    for (const auto& [key, unit] : m_document.package().all<model::Unit>().in(m_document.scenario()))
        if (model::exists(m_scene->stacks().hexOf(key.id)))
            subjects.push_back(model::Subject::of<model::Unit>(key));
    m_document.selection()->set(std::move(subjects), this);
}

void MapCanvas::placeCounters(const std::vector<model::Atom>& counters, model::HexIndex hex)
{
    Placement placement = editor::placeCounters(m_document.package(), m_document.scenario(), counters, hex);
    if (!placement.transaction.empty() && perform(std::move(placement.transaction))) {
        m_document.selection()->set(std::move(placement.units), this);
        setCursorHex(hex);
    }
    if (!placement.refusal.isEmpty())
        emit notice(placement.refusal);
}

} // namespace editor
