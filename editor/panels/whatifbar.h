#pragma once

#include "rules/fields/situation.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace editor {

class Document;
class WhatIfFlags;

/// Asks what the rules say of the scenario at another moment: on another turn, in other weather, after an event.
/// Nothing of it changes the package; a badge says so for as long as a question is being asked.
class WhatIfBar : public QWidget {
    Q_OBJECT
public:
    explicit WhatIfBar(Document& document, QWidget* parent = nullptr);

    QComboBox* turn() const { return m_turn; }
    QComboBox* round() const { return m_round; }
    QComboBox* weather() const { return m_weather; }
    QComboBox* moment() const { return m_moment; }
    QComboBox* active() const { return m_active; }
    QToolButton* flagsButton() const { return m_flagsButton; }
    WhatIfFlags* flags() const { return m_flags; }
    QLabel* badge() const { return m_badge; }
    QPushButton* backButton() const { return m_back; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QComboBox* addChooser(const QString& name, const QString& label, const QString& tip, int letters);
    /// Reads from the package what can be chosen.
    void fill();
    /// Shows what is being asked.
    void follow();
    void ask();
    /// start is what holds when nothing is asked.
    void refill(QComboBox* chooser, std::vector<std::pair<model::Atom, QString>> items, model::Atom start,
                const std::optional<model::Atom>& asked);

    Document& m_document;
    QComboBox* m_turn = nullptr;
    QComboBox* m_round = nullptr;
    QComboBox* m_weather = nullptr;
    QComboBox* m_moment = nullptr;
    QComboBox* m_active = nullptr;
    QToolButton* m_flagsButton;
    WhatIfFlags* m_flags;
    QLabel* m_title;
    QLabel* m_badge; ///< in its place while something is asked
    QPushButton* m_back;
};

} // namespace editor
