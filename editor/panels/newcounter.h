#pragma once

#include "model/edit.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace editor {

class Document;

/// Asks for what every new counter needs: kind, nation, sheet, name, and how many steps it has. Of a unit with more than
/// two steps it makes two counters. One step of undo.
class NewCounter : public QDialog {
    Q_OBJECT
public:
    explicit NewCounter(Document& document, QWidget* parent = nullptr);

    /// The first of the counters that were made.
    model::Atom made() const { return m_made; }
    void accept() override;

private:
    void fill();
    void follow();

    Document& m_document;
    QComboBox* m_kind;
    QComboBox* m_nation;
    QComboBox* m_sheet;
    QLineEdit* m_name;
    QSpinBox* m_steps;
    QComboBox* m_back;
    QSpinBox* m_copies;
    QLabel* m_summary;
    model::Atom m_made;
};

} // namespace editor
