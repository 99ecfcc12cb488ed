#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

namespace editor {

/// The choices of one tool in a row: each with its label in front of it. Names are for tests and style sheets.
class OptionsRow : public QWidget {
    Q_OBJECT
public:
    OptionsRow();

    void add(const QString& name, const QString& label, QWidget* widget, const QString& tip);
    QComboBox* addChoice(const QString& name, const QString& label, const QStringList& choices,
                         const QString& tip);
    QSpinBox* addNumber(const QString& name, const QString& label, int least, int most, int value,
                        const QString& tip);
    QLineEdit* addText(const QString& name, const QString& label, const QString& placeholder,
                       const QString& tip);
    QCheckBox* addSwitch(const QString& name, const QString& text, bool on, const QString& tip);
    QToolButton* addButton(const QString& name, const QString& icon, const QString& text, const QString& tip);
    void endRow() { m_layout->addStretch(1); }

private:
    QHBoxLayout* m_layout;
};

} // namespace editor
