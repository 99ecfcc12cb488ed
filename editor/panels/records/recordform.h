#pragma once

#include "model/finding.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QFormLayout;

namespace editor {

class Document;

/// Some attributes of one record, one below the other. Each change is one step of undo.
class RecordForm : public QWidget {
    Q_OBJECT
public:
    /// subject says which record is shown; of kind None for nothing.
    RecordForm(Document& document, std::function<model::Subject()> subject,
               std::vector<std::string> attributes, QWidget* parent = nullptr);

    /// The editor of an attribute.
    QWidget* editor(const std::string& attribute) const;

public slots:
    void update();

private:
    void build();
    void write(std::size_t attribute);

    Document& m_document;
    std::function<model::Subject()> m_subject;
    std::vector<std::string> m_attributes;
    std::vector<QWidget*> m_editors;
    model::Subject m_shown;
    QFormLayout* m_layout;
    bool m_filling = false;
};

} // namespace editor
