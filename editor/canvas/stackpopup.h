#pragma once

#include "editor/paint/counterlook.h"
#include "editor/paint/mapscene.h"

#include <QFrame>

namespace editor {

/// All counters of a stack at a size that can be read, with their names, beside their hex.
class StackPopup : public QFrame {
    Q_OBJECT
public:
    explicit StackPopup(QWidget* parent);

    /// around is the hex on the screen.
    void showStack(const MapScene& scene, model::HexIndex hex, const QRect& around);
    /// After a change; hides itself when the stack is gone.
    void refresh(const MapScene& scene);
    model::HexIndex hex() const { return m_hex; }
    /// What it shows: the names from the top of the stack to the bottom.
    QStringList names() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void readStack(const MapScene& scene);
    int columns() const;

    struct Entry {
        CounterLook look;
        QString name;
        QString detail;
    };
    model::HexIndex m_hex = model::HexIndex::None;
    QString m_title;
    std::vector<Entry> m_entries; ///< top counter first
};

} // namespace editor
