#include "model/counterface.h"

#include <algorithm>

namespace model {
namespace {

const Atom& front()
{
    static const Atom word("front");
    return word;
}

const Face* faceNamed(const std::vector<Face>& faces, Atom id)
{
    const auto it = std::ranges::find(faces, id, [](const Face& face) { return face.id; });
    return it == faces.end() ? nullptr : &*it;
}

} // namespace

CounterFace::CounterFace(const Package& package, Atom counter, Atom face)
    : m_counter(package.find<Counter>(counter))
    , m_face(face ? face : front())
{
    if (!m_counter)
        return;
    m_type = package.find<CounterType>(m_counter->type);
    m_sheet = package.find<Sheet>(m_counter->sheet);
    m_own = faceNamed(m_counter->faces, m_face);
    if (m_type)
        m_typical = faceNamed(m_type->faces, m_face);
}

bool CounterFace::turned() const
{
    return m_face != front();
}

std::string_view CounterFace::name() const
{
    if (m_own && !m_own->name.empty())
        return m_own->name;
    if (m_counter && !m_counter->name.empty())
        return m_counter->name;
    if (m_typical && !m_typical->name.empty())
        return m_typical->name;
    return m_type ? std::string_view(m_type->name) : std::string_view();
}

std::string_view CounterFace::art() const
{
    if (m_own && !m_own->art.empty())
        return m_own->art;
    return m_typical ? std::string_view(m_typical->art) : std::string_view();
}

Atom CounterFace::kind() const
{
    if (m_counter && m_counter->kind)
        return m_counter->kind;
    return m_type ? m_type->kind : Atom();
}

Atom CounterFace::nation() const
{
    if (m_counter && m_counter->nation)
        return m_counter->nation;
    if (m_type && m_type->nation)
        return m_type->nation;
    return m_sheet ? m_sheet->nation : Atom();
}

Atom CounterFace::symbol() const
{
    if (m_own && m_own->symbol)
        return m_own->symbol;
    if (m_counter && m_counter->symbol)
        return m_counter->symbol;
    if (m_typical && m_typical->symbol)
        return m_typical->symbol;
    return m_type ? m_type->symbol : Atom();
}

Atom CounterFace::size() const
{
    if (m_counter && m_counter->size)
        return m_counter->size;
    return m_type ? m_type->size : Atom();
}

template <class Get>
auto CounterFace::first(Get get) const
{
    const std::array<const Record*, 4> order{m_own, m_counter, m_typical, m_type};
    for (const Record* record : order)
        if (record)
            if (auto found = get(record->fields); found)
                return found;
    return decltype(get(Fields()))();
}

bool CounterFace::has(Atom field) const
{
    return first([&](const Fields& fields) { return fields.has(field); });
}

std::string_view CounterFace::text(Atom field) const
{
    const auto found = first([&](const Fields& fields) {
        return fields.has(field) ? std::optional(fields.text(field)) : std::nullopt;
    });
    return found.value_or(std::string_view());
}

std::optional<int> CounterFace::number(Atom field) const
{
    // The first record that has the field decides, even when its value is no number.
    const auto found = first([&](const Fields& fields) {
        return fields.has(field) ? std::make_optional<std::optional<int>>(fields.number(field))
                                 : std::nullopt;
    });
    return found ? *found : std::nullopt;
}

} // namespace model
