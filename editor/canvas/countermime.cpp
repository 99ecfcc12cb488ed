#include "editor/canvas/countermime.h"

#include "editor/text/text.h"
#include "model/xml/writer.h"

namespace editor {

std::unique_ptr<QMimeData> mimeOfUnits(const model::Package& package, std::span<const model::Key> units)
{
    QStringList ids;
    model::xml::Writer writer;
    for (const model::Key& key : units) {
        const model::Unit* unit = package.find<model::Unit>(key);
        if (!unit)
            continue;
        ids << qs(unit->counter);
        model::xml::writeRecord(writer, *unit);
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(QString::fromLatin1(kCounterMime), ids.join(u'\n').toUtf8());
    data->setText(qs(writer.take()));
    return data;
}

std::vector<model::Atom> countersIn(const QMimeData* data)
{
    std::vector<model::Atom> counters;
    const QString format = QString::fromLatin1(kCounterMime);
    if (!data || !data->hasFormat(format))
        return counters;
    for (const QString& id : QString::fromUtf8(data->data(format)).split(u'\n', Qt::SkipEmptyParts))
        counters.push_back(atomOf(id.trimmed()));
    return counters;
}

} // namespace editor
