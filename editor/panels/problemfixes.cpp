#include "editor/panels/problemfixes.h"

#include "editor/document/document.h"
#include "editor/panels/icons.h"
#include "editor/panels/problemsmodel.h"
#include "editor/text/fixwords.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QLabel>
#include <QProgressDialog>
#include <QWidgetAction>

#include <algorithm>

namespace editor {
namespace {

QIcon safetyIcon(rules::Safety safety)
{
    switch (safety) {
    case rules::Safety::Safe:
        return icon(QStringLiteral("ok"));
    case rules::Safety::Likely:
        return icon(QStringLiteral("fix"));
    case rules::Safety::Drastic:
        return icon(QStringLiteral("delete"));
    }
    return {};
}

QString asMenuText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// The safety stands where other menus have their shortcuts.
QString entryText(const QString& text, rules::Safety safety)
{
    return asMenuText(text) + u'\t' + safetyText(safety);
}

int countOf(const rules::Engine& engine, model::Atom rule)
{
    return static_cast<int>(std::ranges::count(engine.findings(), rule, &model::Finding::rule));
}

/// Nothing when it was cancelled.
std::optional<rules::FixedAll> tryAll(Document& document, model::Atom rule, model::Atom kind, QWidget* window)
{
    QProgressDialog progress(FixMenu::tr("Fixing the problems of %1 …").arg(qs(rule)), FixMenu::tr("Cancel"),
                             0, countOf(document.engine(), rule), window);
    progress.setObjectName(QStringLiteral("fixAllProgress"));
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(0);
    // Nobody can edit meanwhile, but the files may change on disk.
    QObject::connect(&document, &Document::changed, &progress, &QProgressDialog::cancel);
    QObject::connect(&document, &Document::replaced, &progress, &QProgressDialog::cancel);
    const auto stop = [&progress, done = 0]() mutable {
        progress.setValue(done++); // this lets the window live
        return progress.wasCanceled();
    };
    rules::FixedAll result = fixAll(document.engine(), document.package(), rule, kind, stop);
    return progress.wasCanceled() ? std::nullopt : std::optional(std::move(result));
}

} // namespace

FixMenu::FixMenu(Document& document, QWidget* parent)
    : QMenu(parent)
    , m_document(document)
    , m_outcome(new QLabel(this))
{
    setObjectName(QStringLiteral("fixMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_outcome->setObjectName(QStringLiteral("fixOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setMargin(8);
    // It cannot be chosen, but it is there to be read.
    QPalette readable = m_outcome->palette();
    readable.setColor(QPalette::Disabled, QPalette::WindowText, readable.color(QPalette::WindowText));
    m_outcome->setPalette(readable);
    connect(this, &QMenu::hovered, this, &FixMenu::highlight);
    // What is offered belongs to the package as it is now.
    connect(&document, &Document::changed, this, &QWidget::close);
    connect(&document, &Document::replaced, this, &QWidget::close);
}

void FixMenu::add(const model::Finding& finding)
{
    const auto fixes = fixesFor(m_document.engine(), m_document.package(), finding);
    const int width = fontMetrics().averageCharWidth() * 80;
    addSection(severityIcon(finding.severity),
               asMenuText(fontMetrics().elidedText(findingText(finding), Qt::ElideRight, width)));
    if (fixes.empty())
        addAction(tr("No quick fix is known for this problem"))->setEnabled(false);
    for (const rules::Fix& fix : fixes) {
        QAction* action = addAction(safetyIcon(fix.safety),
                                    entryText(fixText(fix, finding, m_document.package()), fix.safety));
        action->setData(qs(fix.kind));
        const auto offer = m_offers.emplace(action, Offer{.finding = finding, .fix = fix, .edits = {}}).first;
        connect(action, &QAction::triggered, this, [this, offer] {
            const model::Transaction edits = editsOf(offer->second);
            if (edits.empty())
                emit notice(impossibleText());
            else
                m_document.perform(edits);
        });
    }
    addForAll(finding, fixes);
}

void FixMenu::addForAll(const model::Finding& finding, const std::vector<rules::Fix>& fixes)
{
    const int count = countOf(m_document.engine(), finding.rule);
    if (count < 2 || fixes.empty())
        return;
    QMenu* all =
        addMenu(editor::icon(QStringLiteral("fix")), tr("Fix All %1 of %2").arg(count).arg(qs(finding.rule)));
    all->setObjectName(QStringLiteral("fixAllMenu"));
    std::vector<model::Atom> kinds;
    for (const rules::Fix& fix : fixes) {
        if (std::ranges::contains(kinds, fix.kind))
            continue;
        kinds.push_back(fix.kind);
        QAction* action = all->addAction(safetyIcon(fix.safety), entryText(fixAllText(fix.kind), fix.safety));
        action->setData(qs(fix.kind));
        connect(action, &QAction::triggered, this,
                [this, rule = finding.rule, kind = fix.kind] { emit allChosen(rule, kind); });
    }
}

void FixMenu::addOutcome()
{
    const QMargins margins = m_outcome->contentsMargins();
    m_outcome->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
    m_outcome->setFixedHeight((2 * fontMetrics().lineSpacing()) + (2 * m_outcome->margin()) + margins.top()
                              + margins.bottom());
    addSeparator();
    auto* line = new QWidgetAction(this);
    line->setDefaultWidget(m_outcome);
    line->setEnabled(false);
    addAction(line);
}

const model::Transaction& FixMenu::editsOf(Offer& offer) const
{
    if (!offer.edits)
        offer.edits = makeFix(m_document.engine(), m_document.package(), offer.finding, offer.fix);
    return *offer.edits;
}

void FixMenu::highlight(QAction* action)
{
    const auto offer = m_offers.find(action);
    if (offer == m_offers.end()) {
        const auto* menu = qobject_cast<QMenu*>(action->parent());
        const bool all = action->menu() || (menu && menu != this);
        m_outcome->setText(
            all ? tr("Each problem is checked by itself; what would bring a new one is left as it is.")
                : QString());
        emit previewed({});
        return;
    }
    const model::Transaction& edits = editsOf(offer->second);
    const model::Package& before = m_document.package();
    model::Package after = before;
    const model::ChangeSet change = after.apply(edits).change;
    m_outcome->setText(edits.empty() ? impossibleText() : outcomeText(change, before, after));
    emit previewed(ChangePreview::of(change, before, after, m_document.scenario()));
}

void FixMenu::hideEvent(QHideEvent* event)
{
    emit previewed({});
    QMenu::hideEvent(event);
}

QString fixAllProblems(Document& document, model::Atom rule, model::Atom kind, QWidget* window)
{
    std::optional<rules::FixedAll> result = tryAll(document, rule, kind, window);
    if (!result)
        return FixMenu::tr("Cancelled: nothing was changed.");
    document.perform(std::move(result->transaction));
    if (result->left == 0)
        return FixMenu::tr("Fixed: %1.").arg(result->fixed);
    return FixMenu::tr("Fixed: %1. Left, because this does not help there: %2.")
        .arg(result->fixed)
        .arg(result->left);
}

} // namespace editor
