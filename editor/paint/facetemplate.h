#pragma once

#include "model/package.h"

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace editor {

/// One thing that is printed on a face. Places and sizes are in parts of the counter's width; texts and colours may
/// name fields: "{attack}-{move}", "{box-colour|formation-colour|#ffffff}".
struct FacePart {
    enum class Kind { Text, Symbol, Fill, Art };
    enum class Shape { Rectangle, Ellipse, Hexagon };
    enum class Align { Centre, Left, Right };

    Kind kind = Kind::Text;
    QRectF place;
    QString when; ///< "range", "!range", "ma-style=red-box"; several, with spaces, must all hold
    QString text; ///< or the name of a symbol; empty: the counter's own symbol
    double size = 0.2; ///< of letters
    bool bold = true;
    bool upwards = false;
    Align align = Align::Centre;
    QString ink; ///< of letters and symbols; empty: the counter's
    QString fill; ///< of an area or a symbol's box; empty: none
    QString line; ///< around it, "ink" for the counter's; empty: none
    double lineWidth = 0.02;
    Shape shape = Shape::Rectangle;
    bool framed = true; ///< a symbol in its box

    bool operator==(const FacePart&) const = default;
};

/// How one kind of counter is printed on one side. It is kept as a table of kind "face" with a row for each part: those
/// of a game in resources/faces/<game>.xml, a designer's own in the package, where one of the same id goes before.
struct FaceTemplate {
    enum class Side { Both, Front, Back };

    model::Atom id;
    QStringList kinds; ///< empty: every kind that no other template names
    Side side = Side::Both;
    QString small; ///< the factors that are left when the counter is small on the map
    std::vector<FacePart> parts;

    bool operator==(const FaceTemplate&) const = default;

    static bool isOne(const model::Table& table);
    /// A part that has no place, or whose words nobody knows, is left out; mistake says the first.
    static FaceTemplate of(const model::Table& table, QString* mistake = nullptr);
    /// Comments and whatever else the table holds stay; a part equal to a row keeps the row.
    model::Table asTable(const model::Table& before = {}) const;
};

/// The value of a field of a counter, or of something around it (name, formation, size …). Empty: it has none.
using FaceValue = std::function<QString(const QString& field)>;

/// Fills in a text with {fields}; nothing when it names fields and none of them has a value.
QString filledIn(const QString& text, const FaceValue& value);
bool holds(const QString& when, const FaceValue& value);

/// How a game prints its counters.
class FaceTemplates {
public:
    /// Of a game that has none: empty.
    static const FaceTemplates& of(model::Atom game);
    /// Reads a file; nothing, with the line and the reason, when it is not well formed or names something unknown.
    static std::optional<FaceTemplates> read(const QByteArray& xml, QString* error);

    const std::vector<std::shared_ptr<const FaceTemplate>>& all() const { return m_templates; }
    /// Null when there is none of this id.
    std::shared_ptr<const FaceTemplate> find(model::Atom id) const;

private:
    std::vector<std::shared_ptr<const FaceTemplate>> m_templates;
};

/// The templates that are good for a package, by their ids.
std::vector<std::shared_ptr<const FaceTemplate>> templatesOf(const model::Package& package);

/// The one by which a kind of counter is printed: one that names the kind goes before one for all kinds, and the
/// package's own goes before the game's. Null: none, the plain layout.
std::shared_ptr<const FaceTemplate> templateFor(const model::Package& package, model::Atom kind, bool turned);

} // namespace editor
