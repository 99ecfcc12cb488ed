#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>

namespace editor {

/// A sheet of paper, in millimetres, as it lies in the printer.
struct Paper {
    QString name; ///< "A4"; empty for a size of one's own
    QSizeF mm;    ///< upright

    QSizeF size(Qt::Orientation orientation) const
    {
        return orientation == Qt::Vertical ? mm : mm.transposed();
    }

    /// A4, A3, Letter, Tabloid.
    static const QList<Paper>& known();
    static Paper a4();
    /// One of the known names, in any case, or "WIDTHxHEIGHT" in millimetres between 20 and 3000.
    static std::optional<Paper> fromText(const QString& text);
    /// What fromText() reads.
    QString text() const;

    bool operator==(const Paper&) const = default;
};

} // namespace editor
