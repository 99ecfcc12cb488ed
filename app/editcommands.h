#pragma once

#include "model/edit.h"

#include <QAction>
#include <QObject>

namespace editor {
class Document;
class MapCanvas;
} // namespace editor

namespace app {

/// Everything of the Edit menu. What is selected decides which of it can be done.
class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(QWidget* window, editor::Document& document, editor::MapCanvas& canvas);

    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* erase;
    QAction* selectAll;
    QAction* findCounter;
    QAction* goToHex;

    void updateActions();

private:
    void makeActions();
    bool hasUnits() const;
    model::Transaction removal() const;
    void removeSelected();
    void selectEverything();
    void askForHex();

    QWidget* m_window;
    editor::Document& m_document;
    editor::MapCanvas& m_canvas;
};

} // namespace app
