#pragma once

#include <QIcon>
#include <QString>

namespace editor {

/// One of the program's own pictures, resources/icons/NAME.svg, drawn in the palette's text colour so that it
/// reads on light and on dark backgrounds.
QIcon icon(const QString& name);

} // namespace editor
