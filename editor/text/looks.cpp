#include "editor/text/looks.h"

#include <QCoreApplication>

namespace editor {

QString lookName(MapLook look)
{
    return look == MapLook::Light ? QCoreApplication::translate("MapLook", "Light, for printing")
                                  : QCoreApplication::translate("MapLook", "Full colour");
}

QString lookId(MapLook look)
{
    return look == MapLook::Light ? QStringLiteral("light") : QStringLiteral("colour");
}

MapLook lookNamed(const QString& id)
{
    return id == lookId(MapLook::Light) ? MapLook::Light : MapLook::Colour;
}

} // namespace editor
