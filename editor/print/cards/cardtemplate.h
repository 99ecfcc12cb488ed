#pragma once

#include "editor/print/cards/drawing.h"

#include <QHash>

#include <optional>

namespace editor {

/// Letters of one use: title, subtitle, heading, text, small, number.
struct LetterStyle {
    double size = 2.6;
    Weight weight = Weight::Regular;
    QColor ink{0x1c, 0x1c, 0x1c};

    double line() const { return size * 1.3; }
};

/// A line below a facsimile, or in a space of a track: its text names fields, "{hex} {name}".
struct TileLine {
    QString text;
    QString when;
    QString style = QStringLiteral("small");
};

/// How one document is laid out.
struct DocumentStyle {
    QString title;         ///< in the game's own words; empty: the program's
    double columnMm = 90;  ///< about so wide is a column
    double tileMm = 0;     ///< a space of a track, or the room of a facsimile beyond the counter
    double tileHeightMm = 0;
    QString group;         ///< setup: "formation" makes a section of each
    std::vector<TileLine> lines;
};

/// How cards look: resources/print/default.xml, then the game's own file, then the package's templates/print.xml.
class CardTemplate {
public:
    /// What a game prints on; folder is the package's, empty for none. A wrong file of the package is left out, and
    /// error says why.
    static CardTemplate of(model::Atom game, const QString& folder, QString* error = nullptr);

    /// Lays a file over what there is; without effect when it is wrong: false, with the line and the reason.
    bool read(const QByteArray& xml, QString* error);

    const LetterStyle& letters(const QString& name) const;
    /// Of a document that no file names: the default.
    DocumentStyle document(const QString& id) const { return m_documents.value(id); }
    QColor colour(const QString& name) const { return m_colours.value(name, Qt::gray); }

private:
    QHash<QString, LetterStyle> m_letters;
    QHash<QString, DocumentStyle> m_documents;
    QHash<QString, QColor> m_colours;
};

} // namespace editor
