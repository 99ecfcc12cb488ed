#pragma once

#include "model/atom.h"

#include <QString>

#include <string>
#include <string_view>

namespace editor {

/// The border between the model's UTF-8 and Qt's strings.
inline QString qs(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QString qs(model::Atom atom)
{
    return qs(atom.text());
}
inline std::string utf8(const QString& text)
{
    return text.toStdString();
}
inline model::Atom atomOf(const QString& text)
{
    return model::Atom(utf8(text));
}

} // namespace editor
