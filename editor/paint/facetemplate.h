#pragma once

#include "model/atom.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace editor {

/// One thing that is printed on a face. Places and sizes are in parts of the counter's width; texts and colours may
/// name fields: "{attack}-{move}", "{box-colour|formation-colour|#ffffff}".
struct FacePart {
    enum class Kind { Text, Symbol, Fill };
    enum class Shape { Rectangle, Ellipse, Hexagon };

    Kind kind = Kind::Text;
    QRectF place;
    QString when; ///< "range", "!range", "ma-style=red-box"; several, with spaces, must all hold
    QString text;
    double size = 0.2; ///< of letters
    bool bold = true;
    bool upwards = false;
    Qt::AlignmentFlag align = Qt::AlignHCenter;
    QString ink; ///< of letters and symbols; empty: the counter's
    QString fill; ///< of an area or a symbol's box; empty: none
    QString line; ///< around it; empty: none
    double lineWidth = 0.02;
    Shape shape = Shape::Rectangle;
    bool framed = true; ///< a symbol in its box
};

/// How one kind of counter is printed on one side.
struct FaceTemplate {
    QStringList kinds; ///< empty: every kind that no other template names
    QString side; ///< "front" or "back"; empty: both
    QString small; ///< the factors that are left when the counter is small on the map
    std::vector<FacePart> parts;
};

/// The value of a field of a counter, or of something around it (name, formation, size …). Empty: it has none.
using FaceValue = std::function<QString(const QString& field)>;

/// Fills in a text with {fields}; nothing when it names fields and none of them has a value.
QString filledIn(const QString& text, const FaceValue& value);
bool holds(const QString& when, const FaceValue& value);

/// How a game prints its counters: resources/faces/<game>.xml.
class FaceTemplates {
public:
    /// Of a game that has none: empty.
    static const FaceTemplates& of(model::Atom game);
    /// Reads a file; nothing, with the line and the reason, when it is not well formed or names something unknown.
    static std::optional<FaceTemplates> read(const QByteArray& xml, QString* error);

    const FaceTemplate* find(model::Atom kind, bool turned) const;
    const std::vector<FaceTemplate>& all() const { return m_templates; }

private:
    std::vector<FaceTemplate> m_templates;
};

} // namespace editor
