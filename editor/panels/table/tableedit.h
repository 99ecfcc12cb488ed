#pragma once

#include "editor/document/document.h"
#include "model/finding.h"

namespace editor {

/// Calls visit(table) with the table of a subject, whichever of the two kinds it is; not when there is none.
template <class Visit>
void readTable(const model::Package& package, const model::Subject& subject, Visit visit)
{
    if (subject.is<model::Table>()) {
        if (const auto* table = package.find<model::Table>(subject.key))
            visit(*table);
    } else if (subject.is<model::WeatherTable>()) {
        if (const auto* table = package.find<model::WeatherTable>(subject.key))
            visit(*table);
    }
}

/// Changes a table as one step of undo.
template <class Change>
void editTable(Document& document, const model::Subject& subject, Change change)
{
    model::Transaction transaction{.label = "table.edit"};
    readTable(document.package(), subject, [&](const auto& table) {
        auto changed = table;
        change(changed);
        if (changed == table)
            return;
        transaction.arguments = {table.title.empty() ? std::string(table.id.text()) : table.title};
        transaction.edits.push_back(model::put(std::move(changed), subject.key.scope));
    });
    if (!transaction.empty())
        document.perform(std::move(transaction));
}

} // namespace editor
