#pragma once

#include <QByteArray>
#include <QRectF>

#include <span>

namespace editor {

/// Where a finished page is cut, and how far its colour runs beyond. In millimetres from the upper left corner.
struct PageBoxes {
    QRectF trim;
    QRectF bleed;
};

/// The same PDF with a TrimBox and a BleedBox on each page. Throws std::exception when the PDF cannot be read.
QByteArray withPageBoxes(const QByteArray& pdf, std::span<const PageBoxes> boxes);

} // namespace editor
