#pragma once

#include "editor/text/text.h"

#include <QCoreApplication>

namespace editor {

/// A name or sentence of a ruleset in the user's language.
inline QString rulesetText(std::string_view text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Ruleset", std::string(text).c_str());
}

/// What something of a ruleset is called; its id where the ruleset gives it no name.
template <class Named>
QString rulesetName(const Named& named)
{
    return named.name.empty() ? qs(named.id) : rulesetText(named.name);
}

} // namespace editor
