#include "app/shortcutsdialog.h"

#include "editor/panels/icons.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

QString plain(QString text)
{
    return text.remove(u'&').remove(QStringLiteral("…"));
}

void listActions(QTreeWidgetItem* group, const QMenu* menu)
{
    for (const QAction* action : menu->actions()) {
        if (action->menu())
            listActions(group, action->menu());
        else if (!action->shortcut().isEmpty()) {
            auto* item = new QTreeWidgetItem(
                group,
                {plain(action->text()),
                 QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
            item->setIcon(0, action->icon());
        }
    }
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar* menus, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* tree = new QTreeWidget;
    tree->setObjectName(QStringLiteral("shortcutList"));
    tree->setHeaderLabels({tr("Command"), tr("Keys")});
    tree->setAlternatingRowColors(true);
    for (const QAction* action : menus->actions()) {
        auto* group = new QTreeWidgetItem(tree, {plain(action->text())});
        group->setFirstColumnSpanned(true);
        listActions(group, action->menu());
        if (group->childCount() == 0)
            delete group;
    }
    tree->expandAll();
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter"));
    filter->setClearButtonEnabled(true);
    connect(filter, &QLineEdit::textChanged, tree, [tree](const QString& text) {
        for (int g = 0; g < tree->topLevelItemCount(); ++g)
            for (int i = 0; i < tree->topLevelItem(g)->childCount(); ++i) {
                QTreeWidgetItem* item = tree->topLevelItem(g)->child(i);
                item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive)
                                && !item->text(1).contains(text, Qt::CaseInsensitive));
            }
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(tree);
    layout->addWidget(buttons);
    resize(460, 560);
}

void showAbout(QWidget* window)
{
    QMessageBox box(window);
    box.setWindowTitle(QCoreApplication::translate("About", "About Hexwerk"));
    box.setIconPixmap(
        editor::icon(QStringLiteral("hexwerk")).pixmap(QSize(64, 64), window->devicePixelRatioF()));
    box.setText(
        QCoreApplication::translate("About",
                                    "<h3>Hexwerk %1</h3><p>A studio for hex-and-counter wargame "
                                    "scenarios: maps, counters, set-up cards, and a rules engine that "
                                    "checks them while you work.</p>")
            .arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        QCoreApplication::translate(
            "About",
            "Free software under the GNU General Public License, version 3 or later. Built with Qt %1 and "
            "KDDockWidgets. The font DejaVu Sans Condensed is included.")
            .arg(QString::fromLatin1(qVersion())));
    box.exec();
}

} // namespace app
