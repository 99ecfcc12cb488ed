#pragma once

#include "editor/paint/changepreview.h"

#include <QWidget>

namespace editor {

class Document;
class RecordList;
class TrackGrid;

/// The reinforcement tracks of the scenario: the turn by turn grid, and below it every line and group with all it says.
class TrackPanel : public QWidget {
    Q_OBJECT
public:
    explicit TrackPanel(Document& document, QWidget* parent = nullptr);
    ~TrackPanel() override;

    TrackGrid* grid() const { return m_grid; }
    RecordList* entries() const { return m_entries; }
    RecordList* groups() const { return m_groups; }

signals:
    /// Where the selected lines enter, to be shown on the map; empty when nothing is to be shown.
    void entryHexes(const editor::ChangePreview& preview);
    void notice(const QString& text);

private:
    void showEntryHexes();

    Document& m_document;
    TrackGrid* m_grid;
    RecordList* m_entries;
    RecordList* m_groups;
    bool m_showing = false;
};

} // namespace editor
