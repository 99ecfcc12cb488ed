#pragma once

#include <QSortFilterProxyModel>

namespace editor {

/// Sorts problems and shows those of some severities, of one scenario and with some words.
class ProblemsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit ProblemsFilter(QObject* parent = nullptr);

    struct Wanted {
        bool severities[3] = {true, true, true}; ///< by model::Severity
        QString scenario; ///< empty: all; findings of the package as a whole always show
        QString text;
        bool operator==(const Wanted&) const = default;
    };
    void setWanted(const Wanted& wanted);
    const Wanted& wanted() const { return m_wanted; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    Wanted m_wanted;
};

} // namespace editor
