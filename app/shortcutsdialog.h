#pragma once

#include <QDialog>

class QMenuBar;

namespace app {

/// All keyboard shortcuts, read from the menus: what it shows is what works.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const QMenuBar* menus, QWidget* parent = nullptr);
};

void showAbout(QWidget* window);

} // namespace app
