#include "editor/panels/inspected.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace editor {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

/// The fields that the ruleset declares for counters, or for each of their faces.
std::vector<model::Atom> declaredFields(const rules::Ruleset& ruleset, std::string_view on)
{
    static const model::Atom place("on");
    std::vector<model::Atom> fields;
    for (const rules::Term& term : ruleset.terms(rules::Category::Field))
        if (term.fields.text(place) == on)
            fields.push_back(term.id);
    return fields;
}

class Inspection {
public:
    explicit Inspection(const Document& document)
        : m_document(document)
        , m_package(document.package())
    {
    }

    std::vector<InspectedSection> take()
    {
        const auto items = m_document.selection()->items();
        std::vector<model::Subject> rest(items.begin(), items.end());
        while (!rest.empty()) {
            const model::Subject first = rest.front();
            const auto alike = [&](const model::Subject& other) {
                return other.kind == first.kind && other.record == first.record;
            };
            std::vector<Target> targets;
            for (const model::Subject& subject : rest)
                if (alike(subject))
                    targets.push_back({.subject = subject});
            std::erase_if(rest, alike);
            addKind(targets);
        }
        return std::move(m_sections);
    }

private:
    void addKind(const std::vector<Target>& targets)
    {
        const model::Subject& first = targets.front().subject;
        switch (first.kind) {
        case model::Subject::Kind::Hex:
            add(say(QT_TRANSLATE_NOOP("Inspector", "Hex")), targets);
            if (targets.size() == 1)
                addHexContents(first.hex);
            break;
        case model::Subject::Kind::Hexside:
            add(say(QT_TRANSLATE_NOOP("Inspector", "Hexside")), targets);
            break;
        case model::Subject::Kind::Record:
            if (first.is<model::Counter>()) {
                addCounters(targets);
                break;
            }
            add(kindName(first.record), targets);
            if (first.is<model::Unit>())
                addCounters(countersOf(targets));
            break;
        case model::Subject::Kind::None:
        case model::Subject::Kind::File:
            break;
        }
    }

    /// The properties that all targets have; mixed where they differ.
    void add(const QString& title, const std::vector<Target>& targets,
             const std::vector<model::Atom>& fields = {})
    {
        if (targets.empty())
            return;
        InspectedSection section{.title = title,
                                 .file = qs(fileOf(m_package, targets.front().subject)),
                                 .targets = targets,
                                 .properties = propertiesOf(m_package, targets.front(), fields)};
        for (const Target& target : targets) {
            const auto others = propertiesOf(m_package, target, fields);
            std::erase_if(section.properties, [&](Property& property) {
                const auto other = std::ranges::find(others, property.name, &Property::name);
                if (other == others.end())
                    return true;
                property.mixed |= other->value != property.value || other->inherited != property.inherited;
                return false;
            });
        }
        if (targets.size() > 1) {
            section.title = QStringLiteral("%1 (%2)").arg(title).arg(targets.size());
            std::erase_if(section.properties, [](const Property& p) {
                return (p.fixed || p.kind == Property::Kind::Id) && p.mixed;
            });
        }
        if (!section.properties.empty())
            m_sections.push_back(std::move(section));
    }

    std::vector<Target> countersOf(const std::vector<Target>& units) const
    {
        std::vector<Target> counters;
        for (const Target& target : units) {
            const auto* unit = m_package.find<model::Unit>(target.subject.key);
            if (!unit || !m_package.find<model::Counter>(unit->counter))
                continue;
            const Target counter{.subject =
                                     model::Subject::of<model::Counter>({.scope = {}, .id = unit->counter})};
            if (!std::ranges::contains(counters, counter))
                counters.push_back(counter);
        }
        return counters;
    }

    void addCounters(const std::vector<Target>& counters)
    {
        if (counters.empty())
            return;
        add(kindName(model::kindOf<model::Counter>), counters,
            declaredFields(m_document.ruleset(), "counter"));
        const auto* first = m_package.find<model::Counter>(counters.front().subject.key);
        if (!first)
            return;
        for (const model::Atom face : facesOf(*first, m_package)) {
            std::vector<Target> faces = counters;
            for (Target& target : faces)
                target.face = face;
            add(faceName(face), faces, declaredFields(m_document.ruleset(), "face"));
        }
        if (counters.size() == 1)
            for (const model::Erratum& erratum : first->errata)
                add(say(QT_TRANSLATE_NOOP("Inspector", "Erratum %1")).arg(qs(erratum.id)),
                    {{.subject = counters.front().subject, .erratum = erratum.id}});
    }

    void addHexContents(model::Atom number)
    {
        const model::HexIndex hex = m_package.atlas().find(number);
        if (!exists(hex))
            return;
        const auto here = [&](model::Atom other) { return other && m_package.atlas().find(other) == hex; };
        for (const auto& [key, place] : m_package.all<model::Place>())
            if (here(place.hex))
                add(kindName(model::kindOf<model::Place>),
                    {{.subject = model::Subject::of<model::Place>(key)}});

        std::vector<model::Subject> units;
        for (const auto& [key, unit] : m_package.all<model::Unit>().in(m_document.scenario()))
            if (here(unit.hex))
                units.push_back(model::Subject::of<model::Unit>(key));
        addLinks(say(QT_TRANSLATE_NOOP("Inspector", "Units in this hex")), units);

        std::vector<model::Subject> zones;
        for (const auto& [key, zone] : m_package.all<model::Zone>().in(m_package.atlas().map(hex)))
            if (zone.hexes.contains(number))
                zones.push_back(model::Subject::of<model::Zone>(key));
        for (const auto& [key, area] : m_package.all<model::Area>().in(m_document.scenario()))
            if (area.hexes.contains(number))
                zones.push_back(model::Subject::of<model::Area>(key));
        addLinks(say(QT_TRANSLATE_NOOP("Inspector", "Zones and areas here")), zones);
    }

    void addLinks(const QString& title, const std::vector<model::Subject>& subjects)
    {
        if (subjects.empty())
            return;
        InspectedSection section{.title = QStringLiteral("%1 (%2)").arg(title).arg(subjects.size())};
        for (const model::Subject& subject : subjects)
            section.properties.push_back({.name = std::string(subject.key.id.text()),
                                          .kind = Property::Kind::Link,
                                          .value = utf8(subjectName(subject, m_package)),
                                          .fixed = true,
                                          .link = subject});
        m_sections.push_back(std::move(section));
    }

    const Document& m_document;
    const model::Package& m_package;
    std::vector<InspectedSection> m_sections;
};

} // namespace

std::vector<InspectedSection> inspect(const Document& document)
{
    return Inspection(document).take();
}

} // namespace editor
