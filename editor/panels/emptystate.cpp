#include "editor/panels/emptystate.h"

#include "editor/panels/icons.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace editor {

EmptyState::EmptyState(QAbstractItemView* view, const QString& iconName, const QString& text)
    : QWidget(view->viewport())
    , m_view(view)
    , m_icon(new QLabel)
    , m_text(new QLabel)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_icon->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_icon);
    layout->addWidget(m_text);
    layout->addStretch();
    setText(iconName, text);

    view->viewport()->installEventFilter(this);
    const QAbstractItemModel* model = view->model();
    connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyState::follow);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyState::follow);
    connect(model, &QAbstractItemModel::modelReset, this, &EmptyState::follow);
    connect(model, &QAbstractItemModel::layoutChanged, this, &EmptyState::follow);
    follow();
}

void EmptyState::setText(const QString& iconName, const QString& text)
{
    m_icon->setPixmap(icon(iconName).pixmap(QSize(28, 28), devicePixelRatioF()));
    m_text->setText(text);
}

QString EmptyState::text() const
{
    return m_text->text();
}

bool EmptyState::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        resize(m_view->viewport()->size());
    return QWidget::eventFilter(watched, event);
}

void EmptyState::follow()
{
    resize(m_view->viewport()->size());
    setVisible(m_view->model()->rowCount() == 0);
}

} // namespace editor
