#pragma once

#include "model/atlas.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace editor {
class Document;
}

namespace app {

/// Finds a hex by its number or by the name of a place, and says what it found while one types.
class GoToHexDialog : public QDialog {
    Q_OBJECT
public:
    explicit GoToHexDialog(const editor::Document& document, QWidget* parent = nullptr);

    /// None unless the text names a hex.
    model::HexIndex hex() const;

private:
    const editor::Document& m_document;
    QLineEdit* m_text;
    QLabel* m_found;
};

} // namespace app
