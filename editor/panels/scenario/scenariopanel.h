#pragma once

#include "model/finding.h"

#include <QWidget>

class QAction;
class QComboBox;

namespace editor {

class Document;
class RecordForm;
class RecordList;

/// The scenario itself: what it is called, its turns with their dates, areas, options and state of play, and the boxes of the
/// game off the map.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioPanel(Document& document, QWidget* parent = nullptr);
    ~ScenarioPanel() override;

    RecordForm* form() const { return m_form; }
    RecordList* turns() const { return m_turns; }
    RecordList* areas() const { return m_areas; }
    RecordList* flags() const { return m_flags; }
    RecordList* boxes() const { return m_boxes; }
    RecordList* notes() const { return m_notes; }
    RecordList* markers() const { return m_markers; }
    RecordList* formations() const { return m_formations; }
    QComboBox* flagChooser() const { return m_flagChooser; }
    QAction* newAction() const { return m_new; }
    QAction* addHexesAction() const { return m_addHexes; }
    QAction* removeHexesAction() const { return m_removeHexes; }

signals:
    void notice(const QString& text);

private:
    void makeLists();
    void askForNew();
    /// Adds the hexes selected on the map to the selected areas, or takes them out.
    void changeHexes(bool add);
    void listFlags();

    Document& m_document;
    RecordForm* m_form;
    RecordList* m_turns;
    RecordList* m_areas;
    RecordList* m_flags;
    RecordList* m_boxes;
    RecordList* m_notes;
    RecordList* m_markers;
    RecordList* m_formations;
    QComboBox* m_flagChooser;
    QAction* m_new;
    QAction* m_addHexes;
    QAction* m_removeHexes;
};

} // namespace editor
