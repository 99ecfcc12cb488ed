#include "editor/canvas/countermime.h"

#include "editor/text/text.h"
#include "model/xml/writer.h"

namespace editor {

std::unique_ptr<QMimeData> mimeOfUnits(const model::Package& package, std::span<const model::Key> units)
{
    QStringList ids;
    QStringList rows;
    model::xml::Writer writer;
    for (const model::Key& key : units) {
        const model::Unit* unit = package.find<model::Unit>(key);
        if (!unit)
            continue;
        ids << qs(unit->counter);
        rows << qs(unit->id);
        model::xml::writeRecord(writer, *unit);
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(QString::fromLatin1(kCounterMime), ids.join(u'\n').toUtf8());
    data->setData(QString::fromLatin1(kUnitMime), rows.join(u'\n').toUtf8());
    data->setText(qs(writer.take()));
    return data;
}

namespace {

std::vector<model::Atom> lines(const QMimeData* data, const char* mime)
{
    std::vector<model::Atom> ids;
    const QString format = QString::fromLatin1(mime);
    if (!data || !data->hasFormat(format))
        return ids;
    for (const QString& id : QString::fromUtf8(data->data(format)).split(u'\n', Qt::SkipEmptyParts))
        ids.push_back(atomOf(id.trimmed()));
    return ids;
}

} // namespace

std::vector<model::Atom> countersIn(const QMimeData* data)
{
    return lines(data, kCounterMime);
}

std::vector<model::Atom> unitsIn(const QMimeData* data)
{
    return lines(data, kUnitMime);
}

} // namespace editor
