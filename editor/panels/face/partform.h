#pragma once

#include "editor/paint/facetemplate.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace editor {

/// What one part of a face prints, when, where and in what style.
class PartForm : public QWidget {
    Q_OBJECT
public:
    explicit PartForm(QWidget* parent = nullptr);

    void show(const FacePart& part);
    const FacePart& part() const { return m_part; }
    /// Fields of counters that can be named in texts.
    void setFields(const QStringList& fields);

signals:
    void edited(const editor::FacePart& part);

private:
    void read();
    void enable();

    FacePart m_part;
    bool m_showing = false;
    QComboBox* m_kind;
    QComboBox* m_text;
    QLineEdit* m_when;
    std::array<QDoubleSpinBox*, 4> m_place;
    QDoubleSpinBox* m_size;
    QCheckBox* m_bold;
    QCheckBox* m_upwards;
    QComboBox* m_align;
    QComboBox* m_shape;
    QCheckBox* m_framed;
    QLineEdit* m_fill;
    QLineEdit* m_line;
    QDoubleSpinBox* m_lineWidth;
    QLineEdit* m_ink;
};

} // namespace editor
