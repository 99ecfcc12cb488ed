#pragma once

#include <QAbstractItemView>
#include <QPointer>
#include <QWidget>

class QLabel;

namespace editor {

/// A friendly sentence in the middle of a list that has nothing to show. Covers the view's viewport and goes away
/// as soon as there is a row.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(QAbstractItemView* view, const QString& iconName, const QString& text);

    void setText(const QString& iconName, const QString& text);
    QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QAbstractItemView* m_view;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace editor
