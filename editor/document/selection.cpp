#include "editor/document/selection.h"

#include <algorithm>

namespace editor {

bool Selection::contains(const model::Subject& subject) const
{
    return std::ranges::find(m_items, subject) != m_items.end();
}

model::Subject Selection::current() const
{
    return m_items.empty() ? model::Subject() : m_items.back();
}

void Selection::set(std::vector<model::Subject> items, QObject* origin)
{
    if (items == m_items)
        return;
    m_items = std::move(items);
    emit changed(origin);
}

void Selection::toggle(const model::Subject& subject, QObject* origin)
{
    auto items = m_items;
    if (std::erase(items, subject) == 0)
        items.push_back(subject);
    set(std::move(items), origin);
}

void Selection::reveal(const model::Subject& subject, QObject* origin)
{
    reveal(std::vector{subject}, origin);
}

void Selection::reveal(std::vector<model::Subject> subjects, QObject* origin)
{
    if (subjects.empty())
        return;
    const model::Subject last = subjects.back();
    set(std::move(subjects), origin);
    emit revealRequested(last);
}

void Selection::prune(const model::Package& package)
{
    auto items = m_items;
    std::erase_if(items, [&](const model::Subject& subject) { return !exists(subject, package); });
    set(std::move(items), nullptr);
}

bool exists(const model::Subject& subject, const model::Package& package)
{
    switch (subject.kind) {
    case model::Subject::Kind::Hex:
    case model::Subject::Kind::Hexside:
        return model::exists(package.atlas().find(subject.hex));
    case model::Subject::Kind::Record: {
        bool found = false;
        model::withKind(subject.record, [&]<class T>() { found = package.find<T>(subject.key) != nullptr; });
        return found;
    }
    case model::Subject::Kind::None:
    case model::Subject::Kind::File:
        break;
    }
    return subject.kind == model::Subject::Kind::File;
}

} // namespace editor
