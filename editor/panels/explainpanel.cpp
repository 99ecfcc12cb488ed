#include "editor/panels/explainpanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/problemmarks.h"
#include "editor/panels/icons.h"
#include "editor/panels/problemsmodel.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimerEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {
namespace {

QString link(const QString& target, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
}

} // namespace

ExplainPanel::ExplainPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_lines(document)
    , m_pin(new QToolButton)
    , m_view(new QTextBrowser)
{
    setObjectName(QStringLiteral("explainPanel"));
    m_pin->setObjectName(QStringLiteral("explainPin"));
    m_pin->setIcon(icon(QStringLiteral("pin")));
    m_pin->setText(tr("Pin"));
    m_pin->setToolTip(tr("Keep this hex, whatever is selected"));
    m_pin->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    connect(m_pin, &QToolButton::toggled, this, [this](bool pinned) {
        if (!pinned)
            followSelection();
    });
    m_view->setObjectName(QStringLiteral("explainView"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setOpenLinks(false);
    m_view->setAccessibleName(tr("Explain this hex"));
    connect(m_view, &QTextBrowser::anchorClicked, this, &ExplainPanel::follow);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 2, 6, 2);
    head->addStretch();
    head->addWidget(m_pin);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_view);

    connect(document.selection(), &Selection::changed, this, &ExplainPanel::followSelection);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        m_lines.forget();
        if (change.shape)
            m_hex = m_document.package().atlas().find(m_number);
        refreshSoon();
    });
    connect(&document, &Document::findingsChanged, this, &ExplainPanel::refreshSoon);
    connect(&document, &Document::whatIfChanged, this, &ExplainPanel::refreshSoon);
    connect(&document, &Document::scenarioChanged, this, &ExplainPanel::refreshSoon);
    connect(&document, &Document::replaced, this, [this] {
        m_lines.forget();
        m_hex = model::HexIndex::None;
        m_pin->setChecked(false);
        refreshSoon();
    });
    refresh();
}

void ExplainPanel::followSelection()
{
    const model::HexIndex hex = hexOf(m_document.selection()->current(), m_document.package());
    if (model::exists(hex))
        showHex(hex);
}

void ExplainPanel::showHex(model::HexIndex hex)
{
    if (m_pin->isChecked() || hex == m_hex)
        return;
    m_hex = hex;
    m_number = model::exists(hex) ? m_document.package().atlas().number(hex) : model::Atom();
    m_view->verticalScrollBar()->setValue(0);
    refreshSoon();
}

void ExplainPanel::refreshSoon()
{
    if (isVisible())
        m_refresh.start(0, this);
}

void ExplainPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ExplainPanel::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_refresh.timerId())
        refresh();
    else
        QWidget::timerEvent(event);
}

void ExplainPanel::refresh()
{
    m_refresh.stop();
    m_pin->setEnabled(model::exists(m_hex));
    const int scrolled = m_view->verticalScrollBar()->value();
    if (model::exists(m_hex)) {
        m_explanation = explainHex(m_document, m_hex);
        m_view->setHtml(html());
        m_view->verticalScrollBar()->setValue(scrolled);
        return;
    }
    m_explanation = {};
    m_view->setHtml(QStringLiteral("<p align=\"center\" style=\"margin-top: 40px; color: %1\">%2</p>")
                        .arg(palette().color(QPalette::PlaceholderText).name(),
                             tr("Click a hex, or go to one with the arrow keys on the map, to read what the files and "
                                "the rules say of it.")));
}

QString ExplainPanel::html()
{
    QString text = QStringLiteral("<h3>%1</h3>").arg(m_explanation.title.toHtmlEscaped());
    for (std::size_t s = 0; s < m_explanation.sections.size(); ++s) {
        const HexExplanation::Section& section = m_explanation.sections[s];
        text += QStringLiteral("<h4 style=\"margin-bottom: 2px\">%1</h4><table width=\"100%\" cellpadding=\"2\">")
                    .arg(section.title.toHtmlEscaped());
        for (std::size_t r = 0; r < section.rows.size(); ++r) {
            const HexExplanation::Row& row = section.rows[r];
            QString label = row.subject.kind == model::Subject::Kind::None
                ? row.label.toHtmlEscaped()
                : link(QStringLiteral("reveal:%1/%2").arg(s).arg(r), row.label);
            if (row.severity)
                label = QStringLiteral("<b>%1</b> %2").arg(severityName(*row.severity).toHtmlEscaped(), label);
            text += QStringLiteral("<tr><td width=\"36%\">%1</td><td>%2</td></tr>")
                        .arg(label, row.text.toHtmlEscaped());
        }
        text += QStringLiteral("</table>");
    }
    return text + linesHtml();
}

QString ExplainPanel::linesHtml()
{
    m_positions.clear();
    for (const model::Subject& source : m_explanation.sources)
        if (model::FilePosition position = m_lines.find(source); position.line > 0)
            m_positions.emplace_back(std::move(position), source);
    if (m_positions.empty())
        return {};
    QString text = QStringLiteral("<h4 style=\"margin-bottom: 2px\">%1</h4><table width=\"100%\" cellpadding=\"2\">")
                       .arg(tr("Where it is written").toHtmlEscaped());
    for (std::size_t i = 0; i < m_positions.size(); ++i) {
        const auto& [position, subject] = m_positions[i];
        text += QStringLiteral("<tr><td width=\"36%\">%1</td><td>%2</td></tr>")
                    .arg(subjectName(subject, m_document.package()).toHtmlEscaped(),
                         link(QStringLiteral("copy:%1").arg(i),
                              QStringLiteral("%1:%2").arg(qs(position.file)).arg(position.line)));
    }
    return text + QStringLiteral("</table><p style=\"color: %1\">%2</p>")
                      .arg(palette().color(QPalette::PlaceholderText).name(),
                           tr("A click on a line copies it.").toHtmlEscaped());
}

void ExplainPanel::follow(const QUrl& link)
{
    if (link.scheme() == QStringLiteral("copy")) {
        const auto number = link.path().toULongLong();
        if (number >= m_positions.size())
            return;
        const model::FilePosition& position = m_positions[number].first;
        const QString text = QStringLiteral("%1:%2").arg(qs(position.file)).arg(position.line);
        QGuiApplication::clipboard()->setText(text);
        emit notice(tr("Copied: %1").arg(text));
        return;
    }
    const QStringList numbers = link.path().split(u'/');
    const auto section = numbers.value(0).toULongLong();
    const auto row = numbers.value(1).toULongLong();
    if (section < m_explanation.sections.size() && row < m_explanation.sections[section].rows.size())
        m_document.selection()->reveal(m_explanation.sections[section].rows[row].subject, this);
}

} // namespace editor
