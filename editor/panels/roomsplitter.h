#pragma once

#include <QSplitter>

namespace editor {

/// Side by side where there is room for it, one below the other in a narrow dock.
class RoomSplitter : public QSplitter {
    Q_OBJECT
public:
    /// Below this width, one below the other.
    explicit RoomSplitter(int width, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int m_width;
};

} // namespace editor
