#pragma once

#include "editor/document/newscenario.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace editor {

class Document;

/// Asks what a new scenario is called and what it starts from: nothing, a copy of another, or another as its variant.
class NewScenarioDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewScenarioDialog(const Document& document, QWidget* parent = nullptr);

    NewScenario wish() const;
    /// Start from this scenario, as a copy or a variant.
    void startFrom(model::Atom scenario, bool variant);

private:
    void follow();

    const Document& m_document;
    QLineEdit* m_title;
    QLineEdit* m_id;
    QComboBox* m_from;
    QSpinBox* m_turns;
    QLabel* m_says;
    QPushButton* m_ok;
};

} // namespace editor
