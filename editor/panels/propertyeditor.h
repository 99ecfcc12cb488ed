#pragma once

#include "editor/panels/property.h"

#include <QString>

class QWidget;

namespace editor {

class Document;

/// The editor that suits a property: a list to choose from, a number, a line or several lines of text.
QWidget* makePropertyEditor(QWidget* parent, const Document& document, const Target& target,
                            const Property& property);
/// Values are texts as a file holds them.
void showInPropertyEditor(QWidget* editor, const QString& value);
QString propertyEditorValue(QWidget* editor);

} // namespace editor
