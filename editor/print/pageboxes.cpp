#include "editor/print/pageboxes.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace editor {
namespace {

constexpr double kPointsPerMm = 72 / 25.4;

/// PDF counts from the lower left corner of the page.
QPDFObjectHandle boxOf(const QRectF& mm, const QPDFObjectHandle::Rectangle& media)
{
    return QPDFObjectHandle::newFromRectangle(QPDFObjectHandle::Rectangle(
        media.llx + (mm.left() * kPointsPerMm), media.ury - (mm.bottom() * kPointsPerMm),
        media.llx + (mm.right() * kPointsPerMm), media.ury - (mm.top() * kPointsPerMm)));
}

} // namespace

QByteArray withPageBoxes(const QByteArray& pdf, std::span<const PageBoxes> boxes)
{
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("pages", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::size_t i = 0;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        if (i == boxes.size())
            break;
        const auto media = page.getMediaBox().getArrayAsRectangle();
        QPDFObjectHandle object = page.getObjectHandle();
        object.replaceKey("/TrimBox", boxOf(boxes[i].trim, media));
        object.replaceKey("/BleedBox", boxOf(boxes[i].bleed, media));
        ++i;
    }
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

} // namespace editor
