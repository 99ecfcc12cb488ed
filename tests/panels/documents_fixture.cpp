#include "documents_fixture.h"

#include "editor/document/newgame.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/xml/package_writer.h"

#include <QUndoStack>

using model::Atom;

DocumentsFixture::DocumentsFixture()
    : m_session(std::make_unique<editor::Session>([](Atom id) { return editor::rulesetFor(id).ruleset; }))
{
    editor::NewGame game{.title = QStringLiteral("Test")};
    game.map.grid.columns = 12;
    game.map.grid.rows = 10;
    m_session->create(game, Atom("stalins-war"));
    model::Transaction all;
    model::Sheet sheet;
    sheet.id = Atom("sheet");
    all.edits.push_back(model::put(sheet));
    const auto add = [&](const char* id, const char* nation, const char* kind) {
        model::Counter counter;
        counter.id = Atom(id);
        counter.sheet = sheet.id;
        counter.name = id;
        counter.nation = Atom(nation);
        counter.kind = Atom(kind);
        all.edits.push_back(model::put(std::move(counter)));
    };
    for (const char* id : {"pz1", "pz2", "pz3", "pz4"})
        add(id, "GE", "panzer-corps");
    for (const char* id : {"su1", "su2", "su3", "su4"})
        add(id, "SU", "rifle-army");
    for (int turn = 2; turn <= 6; ++turn) {
        model::Turn space;
        space.id = Atom(std::to_string(turn));
        all.edits.push_back(model::put(std::move(space), scenario()));
    }
    model::Scenario last = *package().find<model::Scenario>(scenario());
    last.lastTurn = Atom("6");
    all.edits.push_back(model::put(std::move(last)));
    document().perform(all);
    m_before = document().undoStack()->index();
}

QStringList DocumentsFixture::problemsOf(const model::Subject& subject)
{
    QStringList ids;
    for (const model::Finding& finding : document().engine().findings())
        if (finding.subject == subject)
            ids << editor::qs(finding.message);
    return ids;
}

bool DocumentsFixture::survivesUndoAndSaving()
{
    QUndoStack* undo = document().undoStack();
    const model::Package written = package();
    const int steps = undo->index();
    undo->setIndex(m_before);
    if (package() == written)
        return false;
    undo->setIndex(steps);
    if (!(package() == written))
        return false;
    const QString path = m_folder.filePath(QStringLiteral("saved%1").arg(steps));
    const model::Files before = model::writePackage(package());
    if (!m_session->saveAs(path))
        return false;
    auto again = std::make_unique<editor::Session>([](Atom id) { return editor::rulesetFor(id).ruleset; });
    m_session->close();
    if (!again->open(path))
        return false;
    m_session = std::move(again);
    return model::writePackage(package()) == before;
}
