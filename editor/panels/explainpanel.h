#pragma once

#include "editor/panels/explainhex.h"
#include "editor/panels/explainlines.h"

#include <QBasicTimer>
#include <QWidget>

class QTextBrowser;
class QToolButton;
class QUrl;

namespace editor {

class Document;

/// "Explain this hex": all that the files and the rules say of the hex that is selected or under the cursor, with the
/// lines it comes from. Follows the selection unless it is pinned.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExplainPanel(Document& document, QWidget* parent = nullptr);

    /// None when there is nothing to explain.
    model::HexIndex hex() const { return m_hex; }
    const HexExplanation& explanation() const { return m_explanation; }
    QToolButton* pinButton() const { return m_pin; }
    QTextBrowser* view() const { return m_view; }

public slots:
    /// Explains another hex, unless the panel is pinned to one.
    void showHex(model::HexIndex hex);

signals:
    void notice(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void followSelection();
    /// Soon, and once for all that happens until then.
    void refreshSoon();
    void refresh();
    QString html();
    QString linesHtml();
    void follow(const QUrl& link);

    Document& m_document;
    ExplainLines m_lines;
    model::HexIndex m_hex = model::HexIndex::None;
    model::Atom m_number; ///< of the hex, to find it again when the map has changed
    HexExplanation m_explanation;
    std::vector<std::pair<model::FilePosition, model::Subject>> m_positions; ///< in the order shown
    QBasicTimer m_refresh;
    QToolButton* m_pin;
    QTextBrowser* m_view;
};

} // namespace editor
