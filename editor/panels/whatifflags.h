#pragma once

#include "rules/fields/situation.h"

#include <QFrame>

#include <functional>
#include <vector>

class QCheckBox;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace editor {

class Document;

/// The state of play to ask about: events as check boxes, numbers as spin boxes, choices as lists, with a line to
/// search for them. Opens below the what-if bar.
class WhatIfFlags : public QFrame {
    Q_OBJECT
public:
    WhatIfFlags(Document& document, QWidget* parent);

    /// Reads the flags of the ruleset and their values at the start of the scenario.
    void fill();
    /// Shows the values that are being asked about.
    void follow();
    bool isEmpty() const { return m_rows.empty(); }

    QLineEdit* searchLine() const { return m_search; }
    /// Null for a flag that there is not, or that is of the other kind.
    QCheckBox* box(model::Atom flag) const;
    QSpinBox* number(model::Atom flag) const;

signals:
    /// Empty when the flag shall be as at the start.
    void asked(model::Atom flag, const std::optional<std::string>& value);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        model::Atom flag;
        QString name;
        std::string start; ///< value at the start; empty: not set
        QWidget* widget = nullptr;
        QWidget* input = nullptr; ///< in it
        std::function<void(const std::string&)> show{}; ///< a value
    };
    void addRow(const rules::Term& flag);
    void addBox(Row& row);
    void addNumber(Row& row);
    void addChoice(Row& row, std::string_view choices);
    void addText(Row& row);
    void search(const QString& text);
    const Row* find(model::Atom flag) const;

    Document& m_document;
    QLineEdit* m_search;
    QVBoxLayout* m_list;
    std::vector<Row> m_rows;
};

} // namespace editor
