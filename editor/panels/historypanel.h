#pragma once

#include <QUndoView>

namespace editor {

class Document;

/// The steps done so far. A click goes back or forward to a step; the saved one is marked.
class HistoryPanel : public QUndoView {
    Q_OBJECT
public:
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);
};

} // namespace editor
