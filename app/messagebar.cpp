#include "app/messagebar.h"

#include "editor/panels/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace app {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* close = new QToolButton;
    close->setIcon(editor::icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 6, 4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    hide();
}

void MessageBar::show(const QString& iconName, const QString& text, std::vector<Choice> choices)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    m_icon->setPixmap(editor::icon(iconName).pixmap(QSize(20, 20), devicePixelRatioF()));
    m_text->setText(text);
    for (Choice& choice : choices) {
        auto* button = new QPushButton(choice.text);
        connect(button, &QPushButton::clicked, this, [this, act = std::move(choice.act)] {
            hide();
            act();
        });
        m_buttons->addWidget(button);
    }
    setVisible(true);
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace app
