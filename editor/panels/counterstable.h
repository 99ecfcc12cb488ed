#pragma once

#include "model/atom.h"

#include <QTableView>

#include <vector>

namespace editor {

class CountersModel;

/// The table of the Counters panel with what a spreadsheet does: fill down, copy and paste as tab-separated text, clear,
/// and typing into all selected cells of a column at once.
class CountersTable : public QTableView {
    Q_OBJECT
public:
    explicit CountersTable(CountersModel* counters, QWidget* parent = nullptr);

    CountersModel* counters() const { return m_counters; }
    QAction* fillAction() const { return m_fill; }
    QAction* copyAction() const { return m_copy; }
    QAction* pasteAction() const { return m_paste; }
    QAction* clearAction() const { return m_clear; }
    /// The selected cells that are shown, by rows and then as the columns stand.
    std::vector<QModelIndex> selectedCells() const;
    /// The counters of the selected cells.
    std::vector<model::Atom> selectedCounters() const;
    /// Sets the value in all selected cells of the edited cell's column, or in that cell alone.
    void commit(const QModelIndex& edited, const QString& value);

public slots:
    void fillDown();
    void copy();
    void paste();
    void clearCells();

signals:
    void notice(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    QAction* makeAction(const QString& name, const QString& text, const QString& tip, const QKeySequence& key,
                        const QString& iconName, void (CountersTable::*slot)());
    QAction* actionFor(const QKeyEvent* event) const;
    void say(const QString& refusal);

    CountersModel* m_counters;
    QAction* m_fill;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_clear;
};

} // namespace editor
