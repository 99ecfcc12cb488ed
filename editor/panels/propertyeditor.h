#pragma once

#include "editor/panels/choices.h"

#include <QString>

class QWidget;

namespace editor {

class Document;

/// The editor that suits a property: a list to choose from, a number, a line or several lines of text.
QWidget* makePropertyEditor(QWidget* parent, const Document& document, const Target& target,
                            const Property& property);
/// A list of which one entry is chosen.
QWidget* makeChoiceEditor(QWidget* parent, const std::vector<Choice>& choices);
/// A line of words, the last of which is completed.
QWidget* makeWordsEditor(QWidget* parent, const std::vector<Choice>& choices);
/// Values are texts as a file holds them.
void showInPropertyEditor(QWidget* editor, const QString& value);
QString propertyEditorValue(QWidget* editor);

} // namespace editor
