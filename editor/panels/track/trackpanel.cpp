#include "editor/panels/track/trackpanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/track/trackgrid.h"

#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace editor {

TrackPanel::TrackPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new TrackGrid(document))
{
    setObjectName(QStringLiteral("trackPanel"));
    new EmptyState(
        m_grid, QStringLiteral("track"),
        tr("The scenario has no turns yet. Add them in the Scenario panel; then drag counters to a turn."));
    m_entries = new RecordList(
        new RecordsModel(document, model::kindOf<model::Entry>,
                         {{"turn", 9},
                          {"kind", 14},
                          {"side", 8},
                          {"counters", 22},
                          {"removes", 14},
                          {"hexes", 12},
                          {"areas", 10},
                          {"box", 10},
                          {"group", 14},
                          {"points", 7},
                          {"pool", 7},
                          {"card", 8},
                          {"condition", 16},
                          {"cannot-cancel", 8},
                          {"any-strength", 8},
                          {"returns", 8},
                          {"face", 8},
                          {"note", 24}}),
        QStringLiteral("Entries"), tr("Add Line"),
        tr("No lines yet. Drag counters from the map or the Counters panel to a turn above, or add a line."));
    // A new line belongs to the turn and side that the grid stands on.
    m_entries->setMake([this]() -> std::optional<model::Edit> {
        auto edit = newRecord(m_document, model::kindOf<model::Entry>);
        if (!edit)
            return {};
        model::Entry& entry = *edit->as<model::Put<model::Entry>>()->value;
        entry.kind = model::Atom("reinforcement");
        const QModelIndex cell = m_grid->currentIndex();
        if (cell.isValid()) {
            entry.turn = m_grid->track()->turnAt(cell.row());
            entry.side = m_grid->track()->sideAt(cell.column());
        } else if (m_grid->track()->rowCount() > 0) {
            entry.turn = m_grid->track()->turnAt(0);
        }
        return edit;
    });
    m_groups = new RecordList(
        new RecordsModel(document, model::kindOf<model::Group>,
                         {{"name", 24},
                          {"id", 16},
                          {"side", 8},
                          {"optional", 8},
                          {"victory-cost", 10},
                          {"from", 10},
                          {"to", 10}}),
        QStringLiteral("Groups"), tr("Add Group"),
        tr("No groups yet. A group holds lines that come together or may be chosen at a price."));

    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(m_entries, tr("Lines"));
    tabs->addTab(m_groups, tr("Groups"));
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(m_grid);
    split->addWidget(tabs);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(m_grid, &TrackGrid::notice, this, &TrackPanel::notice);
    connect(document.selection(), &Selection::changed, this, &TrackPanel::showEntryHexes);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Entry>() || change.touches<model::Area>())
            showEntryHexes();
    });
}

TrackPanel::~TrackPanel()
{
    finishEditing(*this);
}

void TrackPanel::showEntryHexes()
{
    const model::Package& package = m_document.package();
    ChangePreview preview;
    const auto add = [&](model::Atom number) {
        if (const model::HexIndex hex = package.atlas().find(number); exists(hex))
            preview.changed.push_back(hex);
    };
    for (const model::Subject& subject : m_document.selection()->items()) {
        const auto* entry = subject.is<model::Entry>() ? package.find<model::Entry>(subject.key) : nullptr;
        if (!entry)
            continue;
        for (const model::Atom hex : entry->hexes.list())
            add(hex);
        for (const model::Atom id : entry->areas.list())
            if (const auto* area = package.find<model::Area>({.scope = subject.key.scope, .id = id}))
                for (const model::Atom hex : area->hexes.hexes)
                    add(hex);
    }
    const bool any = !preview.changed.empty();
    if (any || m_showing)
        emit entryHexes(preview);
    m_showing = any;
}

} // namespace editor
