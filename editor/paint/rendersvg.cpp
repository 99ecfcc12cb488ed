#include "editor/paint/maplayer.h"
#include "editor/paint/renderparts.h"
#include "editor/text/text.h"

#include <QBuffer>
#include <QSvgGenerator>

#include <cmath>
#include <utility>

namespace editor {
namespace {

constexpr int kUnitsPerMm = 10;

/// What is between the head and the end of a drawing of the whole area.
template <class Paint>
QByteArray drawing(const RenderParts& parts, Paint paint)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(static_cast<int>(25.4 * kUnitsPerMm));
    const QSize size(static_cast<int>(std::ceil(parts.area.width() * kUnitsPerMm)),
                     static_cast<int>(std::ceil(parts.area.height() * kUnitsPerMm)));
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(qs(parts.job.package->game().title));
    QPainter painter(&svg);
    painter.scale(kUnitsPerMm, kUnitsPerMm);
    painter.translate(-parts.area.topLeft());
    paint(painter);
    painter.end();
    return buffer.data();
}

/// Writes drawings as groups of one file. Qt's generator knows no groups with names: each layer is drawn for itself, and
/// what stands between the head and the end of its drawing becomes one group.
class Groups {
public:
    explicit Groups(QIODevice& device)
        : m_device(device)
    {
    }

    bool add(const QByteArray& id, const QByteArray& drawing)
    {
        const qsizetype start = drawing.indexOf("<defs>");
        const qsizetype end = drawing.lastIndexOf("</svg>");
        if (!std::exchange(m_begun, true)) {
            QByteArray head = drawing.first(start);
            head.replace("<svg ", "<svg xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" ");
            m_device.write(head);
        }
        QByteArray body = drawing.sliced(start, end - start);
        // Two layers may use the same names for their parts.
        for (const char* name : {" id=\"", "url(#", "href=\"#"})
            body.replace(name, QByteArray(name) + id + '-');
        m_device.write("<g id=\"" + id + "\" inkscape:groupmode=\"layer\" inkscape:label=\"" + id + "\">\n");
        return m_device.write(body) == body.size() && m_device.write("</g>\n") > 0;
    }
    bool finish() { return m_begun && m_device.write("</svg>\n") > 0; }

private:
    QIODevice& m_device;
    bool m_begun = false;
};

} // namespace

bool writeSvg(const RenderParts& parts, QIODevice& device)
{
    Groups groups(device);
    for (int i = 0; i < kMapLayers; ++i) {
        const auto layer = static_cast<MapLayer>(i);
        if (!parts.goesOn(static_cast<double>(i) / kMapLayers))
            return false;
        if (!parts.job.layers.test(layer))
            continue;
        const QByteArray id(layerId(layer).data(), static_cast<qsizetype>(layerId(layer).size()));
        const auto paint = [&](QPainter& painter) {
            paintMap(painter, parts.scene, parts.area, kPaperPixelsPerMm, LayerSet().with(layer));
        };
        if (!groups.add(id, drawing(parts, paint)))
            return false;
    }
    const auto legend = [&](QPainter& painter) { parts.paintLegend(painter, parts.area); };
    if (parts.legend && !groups.add("legend", drawing(parts, legend)))
        return false;
    return groups.finish();
}

} // namespace editor
