#pragma once

#include <QWidget>

class QListWidget;

namespace app {

class Settings;

/// What stands in the middle while no game is open: what to do next.
class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(const Settings& settings, QList<QAction*> firstSteps, QWidget* parent = nullptr);

    /// Reads the recent files and the samples again.
    void refresh();
    QListWidget* recent() const { return m_recent; }
    QListWidget* sampleList() const { return m_samples; }

signals:
    void openRequested(const QString& path);

private:
    QListWidget* makeList(const QString& name);

    const Settings& m_settings;
    QListWidget* m_recent;
    QListWidget* m_samples;
};

} // namespace app
