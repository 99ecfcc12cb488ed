#include "model/edit.h"
#include "rules/engine.h"
#include "rules/ruleset/ruleset.h"

#include <QTest>

using model::Atom;
using model::Words;

/// Lines that lead nowhere and zones that overlap, on a map of nine by nine hexes.
class TestMapRules : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        make(R"(<ruleset format="1" id="g" title="G" version="1">
                <zone id="country" name="Country" overlap="no"/><zone id="region" name="Region"/></ruleset>)");
    }

    void aLineLeadsSomewhere()
    {
        line("rail", "rail", {"0105", "0205", "0305"}); // from the edge into nowhere
        QCOMPARE(found(), QStringList{QStringLiteral("line.dangling 0305")});
        place("minsk", "0305", "town");
        QCOMPARE(found(), QStringList());
        line("road", "road", {"0503", "0504", "0505"});
        QCOMPARE(found(),
                 (QStringList{QStringLiteral("line.dangling 0503"), QStringLiteral("line.dangling 0505")}));
        line("trail", "trail", {"0503", "0604", "0605", "0505"}); // joins both ends
        QCOMPARE(found(), QStringList());
        apply({model::erase<model::Place>({.scope = Atom("main"), .id = Atom("minsk")})});
        QCOMPARE(found(), QStringList{QStringLiteral("line.dangling 0305")});
        QCOMPARE(m_engine->findings().front().severity, model::Severity::Info);
    }

    void halfEndsLeadToAHexside()
    {
        model::Line record;
        record.id = record.kind = Atom("road");
        record.hexes.hexes = {Atom("0503"), Atom("0504")};
        record.halfStart = record.halfEnd = true;
        apply({model::put(record, Atom("main"))});
        QCOMPARE(found(), QStringList());
    }

    void theRulesetSaysWhatAnEndMayBe()
    {
        make(R"(<ruleset format="1" id="g" title="G" version="1">
                <rule id="R-1" name="Ports" module="line.dangling" severity="warning" ends="place" places="port"
                      lines="rail" source="default"/></ruleset>)");
        place("minsk", "0505", "town");
        place("riga", "0503", "port");
        line("rail", "rail", {"0503", "0504", "0505"});
        line("road", "road", {"0303", "0304"});
        QCOMPARE(found(), QStringList{QStringLiteral("R-1 0505")});
        QCOMPARE(m_engine->findings().front().severity, model::Severity::Warning);
    }

    void someZonesMayNotOverlap()
    {
        zone("estonia", "country", {"0303", "0304"});
        zone("latvia", "country", {"0304", "0305"});
        zone("baltic", "region", {"0303", "0304", "0305"});
        zone("north", "region", {"0303"});
        QCOMPARE(found(), QStringList{QStringLiteral("zone.overlap estonia")});
        QCOMPARE(m_engine->findings().front().arguments[2], std::string("1"));
        zone("latvia", "country", {"0305"});
        QCOMPARE(found(), QStringList());
    }

private:
    void make(std::string_view text)
    {
        m_package = {};
        m_engine = std::make_unique<rules::Engine>(rules::readRuleset(text, "test").ruleset);
        model::Map map;
        map.id = Atom("main");
        map.grid.columns = map.grid.rows = 9;
        m_package.apply({.label = {}, .arguments = {}, .edits = {model::put(map)}});
        m_engine->reset(m_package);
    }
    void apply(std::vector<model::Edit> edits)
    {
        const model::Applied applied =
            m_package.apply({.label = {}, .arguments = {}, .edits = std::move(edits)});
        m_engine->update(m_package, applied.change);
    }
    void line(const char* id, const char* kind, std::initializer_list<const char*> hexes)
    {
        model::Line record;
        record.id = Atom(id);
        record.kind = Atom(kind);
        for (const char* hex : hexes)
            record.hexes.hexes.emplace_back(hex);
        apply({model::put(record, Atom("main"))});
    }
    void place(const char* id, const char* hex, const char* kinds)
    {
        model::Place record;
        record.id = Atom(id);
        record.hex = Atom(hex);
        record.kinds = Words(kinds);
        apply({model::put(record, Atom("main"))});
    }
    void zone(const char* id, const char* kind, std::initializer_list<const char*> hexes)
    {
        model::Zone record;
        record.id = Atom(id);
        record.kind = Atom(kind);
        for (const char* hex : hexes)
            record.hexes.insert(Atom(hex));
        apply({model::put(record, Atom("main"))});
    }
    /// Without what is said about words that this small ruleset does not know.
    QStringList found() const
    {
        QStringList list;
        for (const model::Finding& finding : m_engine->findings())
            if (!finding.rule.text().starts_with("vocabulary"))
                list << QString::fromStdString(std::string(finding.rule.text()) + " "
                                               + finding.discriminator);
        list.sort();
        return list;
    }

    model::Package m_package;
    std::unique_ptr<rules::Engine> m_engine;
};

QTEST_APPLESS_MAIN(TestMapRules)
#include "tst_map_rules.moc"
