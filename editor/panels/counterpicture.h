#pragma once

#include "model/atom.h"

#include <QPixmap>

namespace editor {

class Document;

/// A counter as it is printed, size pixels wide, for lists. An empty face is the front.
QPixmap counterPicture(const Document& document, model::Atom counter, model::Atom face, int size);

} // namespace editor
