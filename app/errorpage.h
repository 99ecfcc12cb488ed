#pragma once

#include "model/finding.h"

#include <QWidget>

#include <span>

class QLabel;
class QListWidget;

namespace app {

/// Stands in the middle when a package has no map that could be read: what is wrong, in which file and line.
class ErrorPage : public QWidget {
    Q_OBJECT
public:
    ErrorPage(QAction* reload, QAction* open, QWidget* parent = nullptr);

    void show(const QString& path, std::span<const model::Finding> findings, const model::Package& package);
    QListWidget* list() const { return m_list; }

private:
    QLabel* m_text;
    QListWidget* m_list;
};

} // namespace app
