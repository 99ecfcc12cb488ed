#pragma once

#include <QSortFilterProxyModel>

namespace editor {

/// Shows the counters that have all of the words of a text somewhere in their row, and of those, where asked, only
/// the ones that no card has placed. The word "unplaced" asks for the same.
class CountersFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit CountersFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    void setUnplacedOnly(bool only);
    bool isActive() const { return m_unplacedOnly || !m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    bool m_unplacedOnly = false;
};

} // namespace editor
