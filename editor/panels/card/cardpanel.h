#pragma once

#include "model/atom.h"

#include <QWidget>

#include <unordered_map>

class QAction;
class QMimeData;

namespace editor {

class Document;
class RecordList;

/// The setup cards of the scenario and their rows, which are the counters on the map at the same time: what changes here
/// changes there.
class CardPanel : public QWidget {
    Q_OBJECT
public:
    explicit CardPanel(Document& document, QWidget* parent = nullptr);
    ~CardPanel() override;

    RecordList* cards() const { return m_cards; }
    RecordList* rows() const { return m_rows; }
    QAction* buildAction() const { return m_build; }
    QAction* takeOffAction() const { return m_takeOff; }

signals:
    void notice(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void update();
    /// The card whose rows are listed; empty: all of them.
    model::Atom card() const;
    bool drop(const QMimeData* mime);
    void build();
    void takeOff();

    Document& m_document;
    RecordList* m_cards;
    RecordList* m_rows;
    QAction* m_build;
    QAction* m_takeOff;
    QAction* m_all;
    std::unordered_map<model::Atom, QString> m_waits; ///< by unit: why it is in no hex
    bool m_pending = false;
};

} // namespace editor
