#include "editor/errata/comparewindow.h"

#include "editor/document/document.h"
#include "editor/document/packageplace.h"
#include "editor/document/selection.h"
#include "editor/document/storage.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/xml/package_reader.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

CompareWindow::CompareWindow(const Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_what(new QLabel)
    , m_tree(new QTreeWidget)
    , m_item(new QTextBrowser)
    , m_saved(new QPushButton(tr("&Saved State")))
    , m_later(new QTimer(this))
{
    setObjectName(QStringLiteral("compareWindow"));
    setWindowTitle(tr("Compare Versions"));
    resize(960, 640);
    m_what->setObjectName(QStringLiteral("compareWhat"));
    m_what->setWordWrap(true);
    m_what->setTextFormat(Qt::PlainText);
    m_tree->setObjectName(QStringLiteral("compareTree"));
    m_tree->setHeaderLabels({tr("What"), tr("Change")});
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setStretchLastSection(false);
    m_item->setObjectName(QStringLiteral("compareItem"));
    m_saved->setObjectName(QStringLiteral("compareSaved"));
    m_saved->setToolTip(tr("What has changed since the package was saved"));
    auto* folder = new QPushButton(tr("&Folder…"));
    folder->setToolTip(tr("Compare with a version that lies in a folder"));
    auto* bundle = new QPushButton(tr("&Bundle…"));
    bundle->setToolTip(tr("Compare with a version in one file"));

    auto* top = new QHBoxLayout;
    top->addWidget(new QLabel(tr("Compare with:")));
    top->addWidget(m_saved);
    top->addWidget(folder);
    top->addWidget(bundle);
    top->addWidget(m_what, 1);
    auto* both = new QSplitter;
    both->addWidget(m_tree);
    both->addWidget(m_item);
    both->setStretchFactor(0, 2);
    both->setStretchFactor(1, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_pdf = buttons->addButton(tr("Errata as &PDF…"), QDialogButtonBox::ActionRole);
    m_pdf->setObjectName(QStringLiteral("errataPdf"));
    m_pdf->setToolTip(tr("The numbered errata sheet with a page of replacement counters"));
    m_html = buttons->addButton(tr("Errata as &HTML…"), QDialogButtonBox::ActionRole);
    m_html->setObjectName(QStringLiteral("errataHtml"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(both, 1);
    layout->addWidget(buttons);

    m_later->setSingleShot(true);
    m_later->setInterval(200);
    connect(m_later, &QTimer::timeout, this, &CompareWindow::refresh);
    connect(&document, &Document::changed, m_later, qOverload<>(&QTimer::start));
    connect(&document, &Document::replaced, this, [this] {
        m_other.reset();
        refresh();
    });
    connect(m_saved, &QPushButton::clicked, this, [this] { compareWith(placeOf(m_document.package())); });
    connect(folder, &QPushButton::clicked, this, [this] { ask(false); });
    connect(bundle, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &CompareWindow::showItem);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const QVariant number = item->data(0, Qt::UserRole);
        if (!number.isValid())
            return;
        const model::Subject subject = m_found[number.toUInt()].subject;
        if (exists(subject, m_document.package()))
            m_document.selection()->reveal(subject, this);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pdf, &QPushButton::clicked, this, [this] {
        PrintSource source;
        source.package = &m_document.package();
        source.ruleset = &m_document.ruleset();
        emit pagesRequested(errataPages(versions(), source), QStringLiteral("errata.pdf"));
    });
    connect(m_html, &QPushButton::clicked, this,
            [this] { emit htmlRequested(errataHtml(versions()), QStringLiteral("errata.html")); });
    refresh();
}

CompareWindow::~CompareWindow()
{
    if (m_other)
        setPlaceOf(*m_other, {});
}

Versions CompareWindow::versions() const
{
    return {.before = m_other.get(), .after = &m_document.package(), .ruleset = &m_document.ruleset()};
}

void CompareWindow::ask(bool bundle)
{
    const QString start = QFileInfo(placeOf(m_document.package())).path();
    const QString path = bundle ? QFileDialog::getOpenFileName(this, tr("Compare with a Bundle"), start,
                                                               tr("Bundles (*.xml *.hexwerk);;All files (*)"))
                                : QFileDialog::getExistingDirectory(this, tr("Compare with a Folder"), start);
    if (!path.isEmpty())
        compareWith(path);
}

bool CompareWindow::compareWith(const QString& path)
{
    const model::FolderRead read = Storage(path).read();
    if (!read.files.contains("game.xml")) {
        const QString name = QDir::toNativeSeparators(path);
        m_what->setText(
            read.findings.empty()
                ? tr("“%1” is no game package: there is no game.xml in it.").arg(name)
                : tr("“%1” could not be opened. %2").arg(name, findingText(read.findings.front())));
        return false;
    }
    if (m_other)
        setPlaceOf(*m_other, {});
    m_other = std::make_unique<model::Package>(model::readPackage(read.files).package);
    setPlaceOf(*m_other, path);
    m_what->setText(QDir::toNativeSeparators(path));
    refresh();
    return true;
}

void CompareWindow::refresh()
{
    m_saved->setEnabled(!placeOf(m_document.package()).isEmpty());
    const QSignalBlocker quiet(m_tree);
    m_tree->clear();
    m_found.clear();
    if (m_other)
        m_found = differences(*m_other, m_document.package());
    QTreeWidgetItem* group = nullptr;
    QString title;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        if (const QString name = differenceGroup(m_found[i]); !group || name != title) {
            title = name;
            group = new QTreeWidgetItem(m_tree, {name});
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(
            group, {differenceName(versions(), m_found[i]), differenceKind(m_found[i].kind)});
        item->setData(0, Qt::UserRole, static_cast<uint>(i));
        group->setText(0, QStringLiteral("%1 (%2)").arg(title).arg(group->childCount()));
    }
    for (QPushButton* button : {m_pdf, m_html})
        button->setEnabled(!m_found.empty());
    if (!m_found.empty())
        m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(0));
    showItem();
}

void CompareWindow::showItem()
{
    const QTreeWidgetItem* item = m_tree->currentItem();
    if (!m_other)
        m_item->setPlainText(
            tr("Choose another version above: the state that was saved, a folder or a bundle."));
    else if (m_found.empty())
        m_item->setPlainText(tr("The two packages say the same."));
    else if (item && item->data(0, Qt::UserRole).isValid())
        m_item->setHtml(differenceHtml(versions(), m_found[item->data(0, Qt::UserRole).toUInt()]));
    else
        m_item->clear();
}

} // namespace editor
