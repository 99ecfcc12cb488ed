#include "editor/paint/pngstrips.h"

#include <QIODevice>
#include <QtEndian>

#include <zlib.h>

#include <cmath>
#include <vector>

namespace editor {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 18U; ///< compressed bytes written at once
/// Maps are flat areas and small signs: a higher level takes much longer and saves little.
constexpr int kLevel = 3;

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

} // namespace

struct PngStrips::Stream {
    QIODevice& device;
    QSize size;
    z_stream zip{};
    std::vector<Bytef> packed = std::vector<Bytef>(kChunk);
    std::vector<Bytef> row;

    bool chunk(QByteArrayView kind, QByteArrayView data)
    {
        const auto bytes = [](QByteArrayView view) { return reinterpret_cast<const Bytef*>(view.data()); };
        uLong sum = crc32(0, bytes(kind), static_cast<uInt>(kind.size()));
        sum = data.isEmpty() ? sum : crc32(sum, bytes(data), static_cast<uInt>(data.size()));
        const QByteArray head = bigEndian(static_cast<quint32>(data.size())) + kind.toByteArray();
        const QByteArray tail = bigEndian(static_cast<quint32>(sum));
        return device.write(head) == head.size() && device.write(data.data(), data.size()) == data.size()
            && device.write(tail) == tail.size();
    }

    /// Takes what there is to read, and with Z_FINISH all that is left inside.
    bool pack(int flush)
    {
        do {
            if (zip.avail_out == 0 && !flushPacked())
                return false;
            const int result = deflate(&zip, flush);
            if (result == Z_STREAM_END)
                return flushPacked();
            if (result != Z_OK && result != Z_BUF_ERROR)
                return false;
        } while (zip.avail_in > 0 || flush == Z_FINISH);
        return true;
    }

    bool flushPacked()
    {
        const auto ready = static_cast<qsizetype>(packed.size() - zip.avail_out);
        zip.next_out = packed.data();
        zip.avail_out = static_cast<uInt>(packed.size());
        return ready == 0 || chunk("IDAT", {reinterpret_cast<const char*>(packed.data()), ready});
    }
};

PngStrips::PngStrips(QIODevice& device, QSize size, double pixelsPerMm)
    : m_stream(new Stream{.device = device, .size = size})
{
    Stream& out = *m_stream;
    deflateInit(&out.zip, kLevel);
    out.zip.next_out = out.packed.data();
    out.zip.avail_out = static_cast<uInt>(out.packed.size());
    out.row.resize(1 + (static_cast<std::size_t>(size.width()) * 3));
    device.write("\x89PNG\r\n\x1a\n", 8);
    // Eight bits for each of red, green and blue; no interlacing.
    out.chunk("IHDR",
              bigEndian(static_cast<quint32>(size.width())) + bigEndian(static_cast<quint32>(size.height()))
                  + QByteArray("\x08\x02\x00\x00\x00", 5));
    const QByteArray perMetre = bigEndian(static_cast<quint32>(std::lround(pixelsPerMm * 1000)));
    out.chunk("pHYs", perMetre + perMetre + QByteArray("\x01", 1));
}

PngStrips::~PngStrips()
{
    deflateEnd(&m_stream->zip);
}

bool PngStrips::add(const QImage& rows)
{
    Stream& out = *m_stream;
    for (int y = 0; y < rows.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(rows.constScanLine(y));
        Bytef* to = out.row.data();
        *to++ = 0; // no filter: neighbouring pixels are mostly equal already
        for (int x = 0; x < out.size.width(); ++x) {
            *to++ = static_cast<Bytef>(qRed(from[x]));
            *to++ = static_cast<Bytef>(qGreen(from[x]));
            *to++ = static_cast<Bytef>(qBlue(from[x]));
        }
        out.zip.next_in = out.row.data();
        out.zip.avail_in = static_cast<uInt>(out.row.size());
        if (!out.pack(Z_NO_FLUSH))
            return false;
    }
    return true;
}

bool PngStrips::finish()
{
    return m_stream->pack(Z_FINISH) && m_stream->chunk("IEND", {});
}

} // namespace editor
