#include "model/fields.h"

#include "model/number.h"

#include <algorithm>

namespace model {

const Fields::Field* Fields::find(Atom name) const
{
    for (const Field& field : m_fields)
        if (field.name == name)
            return &field;
    return nullptr;
}

std::string_view Fields::text(Atom name) const
{
    const Field* field = find(name);
    return field ? std::string_view(field->value) : std::string_view();
}

std::optional<int> Fields::number(Atom name) const
{
    const Field* field = find(name);
    return field ? parseInt(field->value) : std::nullopt;
}

void Fields::set(Atom name, std::optional<std::string> value)
{
    if (value && (m_fields.empty() || naturalLess(m_fields.back().name, name))) {
        m_fields.push_back(Field{name, std::move(*value)});
        return;
    }
    const auto at = std::lower_bound(m_fields.begin(), m_fields.end(), name,
                                     [](const Field& field, Atom n) { return naturalLess(field.name, n); });
    const bool found = at != m_fields.end() && at->name == name;
    if (!value) {
        if (found)
            m_fields.erase(at);
    } else if (found) {
        at->value = std::move(*value);
    } else {
        m_fields.insert(at, Field{name, std::move(*value)});
    }
}

Kept::Kept(Text text)
{
    if (text != Text())
        m_text = std::make_shared<const Text>(std::move(text));
}

const Kept::Text& Kept::text() const
{
    static const Text none;
    return m_text ? *m_text : none;
}

} // namespace model
