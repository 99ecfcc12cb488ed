#include "app/errorpage.h"

#include "editor/panels/icons.h"
#include "editor/panels/problemsmodel.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

ErrorPage::ErrorPage(QAction* reload, QAction* open, QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_list(new QListWidget)
{
    setObjectName(QStringLiteral("errorPage"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_list->setObjectName(QStringLiteral("errorList"));
    m_list->setWordWrap(true);
    m_list->setIconSize(QSize(20, 20));
    m_list->setSpacing(2);

    auto* icon = new QLabel;
    icon->setPixmap(editor::icon(QStringLiteral("error")).pixmap(QSize(40, 40), devicePixelRatioF()));
    auto* head = new QHBoxLayout;
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addWidget(m_text, 1);
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {reload, open}) {
        auto* button = new QPushButton(action->icon(), action->text());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(40, 40, 40, 40);
    layout->setSpacing(14);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
}

void ErrorPage::show(const QString& path, std::span<const model::Finding> findings,
                     const model::Package& package)
{
    m_text->setText(
        tr("“%1” could not be read. Nothing was changed on disk. Repair what is listed here with a text "
           "editor, then choose Revert to read it again.")
            .arg(QDir::toNativeSeparators(path)));
    m_list->clear();
    for (const model::Finding& finding : findings) {
        const QString place = editor::placeText(finding, package);
        const QString sentence = editor::findingText(finding);
        m_list->addItem(
            new QListWidgetItem(editor::severityIcon(finding.severity),
                                place.isEmpty() ? sentence : place + QStringLiteral(" — ") + sentence));
    }
}

} // namespace app
