#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QString>

#include <memory>

class QSvgRenderer;

namespace editor {

/// A picture that a designer drew for a counter, below art/ in the package's folder or bundle. Whatever is too large
/// or damaged is refused with a sentence and never read whole.
class CounterArt {
    Q_DECLARE_TR_FUNCTIONS(editor::CounterArt)

public:
    /// Read once, and again when the file has changed.
    static std::shared_ptr<const CounterArt> of(const QString& place, const QString& name);

    /// Why it cannot be drawn, for the user; empty when it can.
    const QString& error() const { return m_error; }
    /// As large as the square allows, in its own proportions.
    void paint(QPainter& painter, const QRectF& square) const;

    /// The name under which a counter names a file: below art/. Nothing for a file elsewhere.
    static QString nameOf(const QString& place, const QString& file);

private:
    static CounterArt read(const QString& place, const QString& name);

    QString m_error;
    QImage m_image;
    std::shared_ptr<QSvgRenderer> m_drawing;
};

} // namespace editor
