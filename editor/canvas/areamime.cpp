#include "editor/canvas/areamime.h"

#include "editor/text/text.h"
#include "model/xml/transaction_text.h"

namespace editor {

std::unique_ptr<QMimeData> mimeOfArea(const model::Package& package, std::span<const model::HexIndex> hexes)
{
    const std::string text = model::transactionText(model::copyArea(package, hexes));
    auto data = std::make_unique<QMimeData>();
    data->setData(QString::fromLatin1(kAreaMime), QByteArray::fromStdString(text));
    data->setText(qs(text));
    return data;
}

bool hasArea(const QMimeData* data)
{
    return data && data->hasFormat(QString::fromLatin1(kAreaMime));
}

std::optional<model::MapPatch> areaIn(const QMimeData* data)
{
    if (!hasArea(data))
        return std::nullopt;
    const auto copy = model::readTransaction(data->data(QString::fromLatin1(kAreaMime)).toStdString());
    return copy ? model::MapPatch::read(*copy) : std::nullopt;
}

} // namespace editor
