#pragma once

#include "model/finding.h"

#include <QString>

#include <optional>
#include <vector>

namespace editor {

class Document;

/// What the files and the rules say of one hex, ready to be read.
struct HexExplanation {
    struct Row {
        QString label;
        QString text;
        model::Subject subject{}; ///< what the row leads to; of kind None: nothing
        std::optional<model::Severity> severity{};
    };
    struct Section {
        QString title;
        std::vector<Row> rows;
    };

    QString title; ///< "1622 · Brest-Litovsk"
    std::vector<Section> sections;
    std::vector<model::Subject> sources; ///< everything in the files that has to do with the hex

    const Section* find(const QString& section) const;
};

HexExplanation explainHex(const Document& document, model::HexIndex hex);

} // namespace editor
