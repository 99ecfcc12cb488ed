#include "editor/document/packageplace.h"

#include <QHash>
#include <QReadWriteLock>

namespace editor {
namespace {

QReadWriteLock lock;
QHash<const model::Package*, QString> places;

} // namespace

QString placeOf(const model::Package& package)
{
    const QReadLocker reading(&lock);
    return places.value(&package);
}

void setPlaceOf(const model::Package& package, const QString& place)
{
    const QWriteLocker writing(&lock);
    if (place.isEmpty())
        places.remove(&package);
    else
        places.insert(&package, place);
}

} // namespace editor
