#pragma once

#include "model/finding.h"

#include <QModelIndex>
#include <QObject>

#include <functional>

class QAbstractItemView;

namespace editor {

class Selection;

/// Keeps the selected rows of a view and the shared selection the same, both ways. Every row has a SubjectRole.
class SelectionSync : public QObject {
    Q_OBJECT
public:
    /// find gives the row, in the view's model, of a subject; an invalid index for one that the view does not show.
    using Find = std::function<QModelIndex(const model::Subject&)>;
    SelectionSync(QAbstractItemView* view, Selection* selection, Find find);

    /// Selects in the view what is selected; for a model that was reset.
    void follow();

private:
    void fromView();
    void toView(QObject* origin);

    QAbstractItemView* m_view;
    Selection* m_selection;
    Find m_find;
    bool m_following = false;
};

} // namespace editor
