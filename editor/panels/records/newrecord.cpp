#include "editor/panels/records/newrecord.h"

#include "editor/document/document.h"
#include "model/number.h"
#include "model/visitedit.h"

#include <algorithm>

namespace editor {

namespace {

/// One more than the last turn.
model::Atom nextTurn(const model::Package& package, model::Atom scenario)
{
    int last = 0;
    for (const auto& [key, turn] : package.all<model::Turn>().in(scenario))
        last = std::max(last, model::parseInt(key.id.text()).value_or(0));
    return model::Atom(std::to_string(last + 1));
}

/// "ge-24-pz-2" is a second copy of "ge-24-pz", and so is a copy of it.
std::string_view stem(std::string_view id)
{
    const std::size_t dash = id.rfind('-');
    return dash != std::string_view::npos && model::parseInt(id.substr(dash + 1)) ? id.substr(0, dash) : id;
}

} // namespace

std::optional<model::Edit> newRecord(const Document& document, model::RecordKind kind)
{
    std::optional<model::Edit> edit;
    model::withKind(kind, [&]<class T>() {
        const model::Package& package = document.package();
        const model::Atom scope = T::scope == model::Scope::Scenario ? document.scenario() : model::Atom();
        if (T::scope == model::Scope::Map || (T::scope == model::Scope::Scenario && !scope))
            return;
        T record;
        if constexpr (std::same_as<T, model::Turn>)
            record.id = nextTurn(package, scope);
        else
            record.id = freeId<T>(package, scope, std::string(T::element) + "-1");
        edit = model::put(std::move(record), scope);
    });
    return edit;
}

std::optional<model::Edit> copyOf(const model::Package& package, const model::Subject& subject,
                                  const std::vector<model::Edit>& pending)
{
    std::optional<model::Edit> edit;
    model::withKind(subject.record, [&]<class T>() {
        const T* record = package.find<T>(subject.key);
        if (!record || model::isSingle<T>)
            return;
        T copy = *record;
        if constexpr (std::same_as<T, model::Turn>)
            copy.id = nextTurn(package, subject.key.scope);
        else
            copy.id = freeId<T>(package, subject.key.scope, stem(record->id.text()), pending);
        edit = model::put(std::move(copy), subject.key.scope);
    });
    return edit;
}

model::Edit eraseOf(const model::Subject& subject)
{
    std::optional<model::Edit> edit;
    model::withKind(subject.record, [&]<class T>() { edit = model::erase<T>(subject.key); });
    return *std::move(edit);
}

model::Subject subjectOf(const model::Edit& edit)
{
    return model::visitEdit(
        []<class E>(const E& each) {
            if constexpr (requires { each.key; })
                return model::Subject::of<typename decltype(each.value)::value_type>(each.key);
            else
                return model::Subject();
        },
        edit);
}

} // namespace editor
