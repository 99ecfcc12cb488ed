#pragma once

#include "model/atom.h"

#include <QDialog>

#include <functional>

class QAction;
class QComboBox;
class QTextBrowser;

namespace app {

/// What Hexwerk checks of a game, what it does not, and which values are defaults: the pages resources/help/GAME.md.
class GameHelp : public QDialog {
    Q_OBJECT
public:
    /// Opens at the page of a game; at the first one where the game has none.
    explicit GameHelp(model::Atom game, QWidget* parent = nullptr);
    /// The menu entry that opens it for the game of the moment.
    static QAction* action(QWidget* parent, std::function<model::Atom()> game);

private:
    void showPage();

    QComboBox* m_games;
    QTextBrowser* m_page;
};

} // namespace app
