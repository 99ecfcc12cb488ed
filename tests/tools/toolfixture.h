#pragma once

#include "editor/tools/maptools.h"
#include "editor/tools/tooloptionsbar.h"
#include "tests/canvas/canvasfixture.h"

#include "model/files.h"

#include <QTest>

/// The small game on a canvas with all tools and their options, as in the window.
class ToolFixture : protected CanvasFixture {
protected:
    void setUpTools();
    void tearDownTools();

    /// The bytes that saving would write.
    model::Files written() const;
    /// Undoes one step and does it again; both must give the same bytes as before, and nothing else may be undone.
    void undoAndRedo(const model::Files& before);

    void use(editor::MapTool& tool) { m_canvas->setTool(&tool); }
    template <class T>
    T* option(const char* name) const
    {
        return m_options->findChild<T*>(QString::fromLatin1(name));
    }
    /// Chooses a word in a combo box of the options, as a person does with the keyboard.
    void choose(const char* box, const char* data);

    void press(QPoint at, Qt::KeyboardModifiers keys = {});
    void move(QPoint at, Qt::KeyboardModifiers keys = {});
    void release(QPoint at, Qt::KeyboardModifiers keys = {});
    void click(const char* hex, Qt::KeyboardModifiers keys = {});
    /// From hex to hex with the button held.
    void drag(std::initializer_list<const char*> hexes, Qt::KeyboardModifiers keys = {});
    void key(Qt::Key key, Qt::KeyboardModifiers keys = {});
    /// The corner of a hex, clockwise from where its first hexside begins.
    QPoint cornerOf(const char* hex, int corner) const;
    /// Just inside a hexside.
    QPoint sideOf(const char* hex, int direction) const;
    void dragPoints(std::initializer_list<QPoint> points, Qt::KeyboardModifiers keys = {});
    void cursorTo(const char* hex);

    QString terrain(const char* hex) const;
    QString side(const char* side) const;
    model::HexIndex hex(const char* number) const;

    std::unique_ptr<editor::MapTools> m_tools;
    std::unique_ptr<editor::ToolOptionsBar> m_options;
    bool m_down = false; ///< the mouse button
};
