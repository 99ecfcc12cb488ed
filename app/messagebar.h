#pragma once

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace app {

/// A line above the map that says something and offers what to do about it, without stopping the work.
/// It shows one message at a time; the newest counts.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    struct Choice {
        QString text;
        std::function<void()> act;
    };
    /// Every choice closes the bar. A bar without choices can only be closed.
    void show(const QString& iconName, const QString& text, std::vector<Choice> choices = {});
    QString text() const;

private:
    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace app
