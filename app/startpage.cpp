#include "app/startpage.h"

#include "app/resources.h"
#include "app/settings.h"
#include "editor/panels/icons.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

QLabel* heading(const QString& text, qreal scale)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

QListWidgetItem* addEntry(QListWidget* list, const QString& iconName, const QString& title,
                          const QString& line, const QString& path)
{
    auto* item = new QListWidgetItem(editor::icon(iconName), title + u'\n' + line, list);
    item->setData(Qt::UserRole, path);
    item->setToolTip(QDir::toNativeSeparators(path));
    return item;
}

void addNothing(QListWidget* list, const QString& text)
{
    auto* item = new QListWidgetItem(text, list);
    item->setFlags(Qt::NoItemFlags);
}

} // namespace

StartPage::StartPage(const Settings& settings, QList<QAction*> firstSteps, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_recent(makeList(QStringLiteral("recentList")))
    , m_samples(makeList(QStringLiteral("sampleList")))
{
    setObjectName(QStringLiteral("startPage"));
    auto* logo = new QLabel;
    logo->setPixmap(editor::icon(QStringLiteral("hexwerk")).pixmap(QSize(72, 72), devicePixelRatioF()));
    auto* hint = new QLabel(tr("Open a game to see its map, or start a new one."));
    auto* words = new QVBoxLayout;
    words->addStretch();
    words->addWidget(heading(tr("Hexwerk"), 2.0));
    words->addWidget(hint);
    words->addStretch();
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(logo);
    head->addLayout(words, 1);

    auto* buttons = new QHBoxLayout;
    for (QAction* action : std::as_const(firstSteps)) {
        auto* button = new QPushButton(action->icon(), action->text());
        button->setToolTip(action->toolTip());
        button->setIconSize(QSize(20, 20));
        button->setMinimumHeight(36);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        buttons->addWidget(button);
    }
    buttons->addStretch();

    auto* page = new QGridLayout;
    page->setVerticalSpacing(10);
    page->setHorizontalSpacing(24);
    page->addLayout(head, 0, 0, 1, 2);
    page->addLayout(buttons, 1, 0, 1, 2);
    page->addWidget(heading(tr("Recent games"), 1.15), 2, 0);
    page->addWidget(heading(tr("Samples"), 1.15), 2, 1);
    page->addWidget(m_recent, 3, 0);
    page->addWidget(m_samples, 3, 1);
    page->setRowStretch(3, 1);
    page->setColumnStretch(0, 1);
    page->setColumnStretch(1, 1);

    auto* middle = new QWidget;
    middle->setLayout(page);
    middle->setMaximumSize(900, 620);
    auto* layout = new QGridLayout(this);
    layout->addWidget(middle, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 12);
    layout->setColumnStretch(2, 1);
    layout->setRowStretch(0, 1);
    layout->setRowStretch(1, 12);
    layout->setRowStretch(2, 1);
    refresh();
}

QListWidget* StartPage::makeList(const QString& name)
{
    auto* list = new QListWidget;
    list->setObjectName(name);
    list->setIconSize(QSize(26, 26));
    list->setSpacing(3);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setMinimumSize(180, 120);
    const auto open = [this](const QListWidgetItem* item) {
        if (const QString path = item->data(Qt::UserRole).toString(); !path.isEmpty())
            emit openRequested(path);
    };
    connect(list, &QListWidget::itemActivated, this, open);
    connect(list, &QListWidget::itemClicked, this, open);
    return list;
}

void StartPage::refresh()
{
    m_recent->clear();
    for (const QString& path : m_settings.recentPackages())
        addEntry(m_recent, QStringLiteral("recent"), QFileInfo(path).fileName(),
                 QDir::toNativeSeparators(QFileInfo(path).absolutePath()), path);
    if (m_recent->count() == 0)
        addNothing(m_recent, tr("Games that you open appear here."));
    m_samples->clear();
    for (const Sample& sample : samples())
        addEntry(m_samples, QStringLiteral("samples"), sample.title,
                 sample.description.isEmpty() ? QFileInfo(sample.path).fileName()
                                              : sample.description.section(u'\n', 0, 0),
                 sample.path);
    if (m_samples->count() == 0)
        addNothing(m_samples, tr("No samples are installed."));
}

} // namespace app
