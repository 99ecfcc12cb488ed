#pragma once

#include <QImage>
#include <QSize>

#include <memory>

class QIODevice;

namespace editor {

/// Writes a PNG from top to bottom, a few rows at a time, so that a picture of any size takes the memory of a strip.
/// QImageWriter knows whole images only.
class PngStrips {
public:
    /// The device must be open and outlive the writer.
    PngStrips(QIODevice& device, QSize size, double pixelsPerMm);
    ~PngStrips();
    PngStrips(const PngStrips&) = delete;
    PngStrips& operator=(const PngStrips&) = delete;

    /// The next rows, in Format_RGB32 and as wide as the picture. False when the device takes no more.
    bool add(const QImage& rows);
    /// After the last row.
    bool finish();

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

} // namespace editor
