#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"

#include <span>
#include <vector>

namespace editor {

/// A tool that changes the map. Knows where the pointer or the hex cursor is, and keeps one gesture at a time: all
/// that is performed in it is one step of undo, and Escape, another tool or undo itself takes it back.
class EditTool : public MapTool {
    Q_OBJECT
public:
    QCursor cursor() const override { return Qt::CrossCursor; }
    void hover(const MapInput& input) override;
    void leave() override;
    void cursorMoved(model::HexIndex hex) override;
    bool key(QKeyEvent* event) override;
    bool busy() const override { return m_open; }
    void cancel() override;

protected:
    explicit EditTool(MapCanvas& canvas);

    MapCanvas& canvas() const { return m_canvas; }
    Document& document() const { return m_canvas.document(); }
    const model::Package& package() const { return document().package(); }
    const MapPlan& plan() const { return m_canvas.scene().plan(); }
    const model::Atlas& atlas() const { return package().atlas(); }

    /// The hex under the pointer or, when the keyboard was used last, under the hex cursor.
    model::HexIndex pointed() const;
    void point(model::HexIndex hex);
    /// Called when pointed() has changed.
    virtual void pointedChanged() {}
    /// Enter on a hex. Anything else than nothing makes the tool work by keyboard.
    virtual void enter(model::HexIndex, Qt::KeyboardModifiers) {}

    void open();
    void close();
    /// Changes the document: a step of undo of its own, or a part of the open gesture.
    void perform(model::Transaction change) { m_canvas.perform(std::move(change)); }
    void say(const QString& text) { emit m_canvas.notice(text); }
    /// The hexes at this distance or nearer.
    std::vector<model::HexIndex> hexesAround(model::HexIndex hex, int radius) const;
    /// The hexes on the straight line between two on one sheet, both included; otherwise the second.
    std::vector<model::HexIndex> hexesBetween(model::HexIndex from, model::HexIndex to) const;
    std::string termText(rules::Category category, model::Words words) const;

private:
    MapCanvas& m_canvas;
    model::HexIndex m_pointed = model::HexIndex::None;
    bool m_open = false;
};

} // namespace editor
