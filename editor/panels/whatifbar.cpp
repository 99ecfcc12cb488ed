#include "editor/panels/whatifbar.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/icons.h"
#include "editor/panels/whatifflags.h"
#include "editor/text/text.h"
#include "rules/answers/calendar.h"
#include "rules/ruleset/procedures.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace editor {
namespace {

using model::Atom;
using Items = std::vector<std::pair<Atom, QString>>;

const QColor kAsking(0xff, 0xb3, 0x00);

QString turnName(const model::Package& package, Atom scenario, Atom id)
{
    const auto* turn = package.find<model::Turn>({.scope = scenario, .id = id});
    return turn && !turn->name.empty() ? QStringLiteral("%1 · %2").arg(qs(id), qs(turn->name)) : qs(id);
}

/// Moments have no vocabulary of their own: these have names, others are made readable.
QString momentName(Atom moment)
{
    static const std::array<std::pair<std::string_view, QString>, 5> names{{
        {"start", WhatIfBar::tr("Start of turn")},
        {"in-motion", WhatIfBar::tr("In motion")},
        {"attrition", WhatIfBar::tr("Attrition")},
        {"end-of-round", WhatIfBar::tr("End of round")},
        {"end-of-turn", WhatIfBar::tr("End of turn")},
    }};
    for (const auto& [id, name] : names)
        if (moment.text() == id)
            return name;
    QString readable = qs(moment).replace(u'-', u' ');
    if (!readable.isEmpty())
        readable[0] = readable[0].toUpper();
    return readable;
}

/// All moments that the scenario, the rules or the ways to win speak of.
Items moments(const model::Package& package, const rules::Ruleset& ruleset, const model::Scenario& scenario)
{
    std::set<Atom, model::NaturalLess> found{Atom("start"), scenario.moment};
    for (const rules::WinSpec& win : ruleset.procedures().victory.wins)
        found.insert(win.tested);
    for (const auto& [key, win] : package.all<model::AutomaticWin>().in(scenario.id))
        found.insert(win.when);
    for (const rules::RuleSpec& rule : ruleset.rules) {
        for (const std::string_view field : {"while", "not-while"})
            model::forEachWord(rule.fields.text(Atom(field)),
                               [&](std::string_view word) { found.emplace(word); });
        static const QRegularExpression named(QStringLiteral("\\bmoment is (?:not )?([\\w|-]+)"));
        for (const QRegularExpressionMatch& match : named.globalMatch(qs(rule.fields.text(Atom("when")))))
            for (const QString& moment : match.captured(1).split(u'|'))
                found.insert(atomOf(moment));
    }
    Items items;
    for (const Atom moment : found)
        if (moment)
            items.emplace_back(moment, momentName(moment));
    return items;
}

/// The rounds of a turn.
Items rounds(const rules::Position& position, Atom turn)
{
    Items items;
    for (const rules::CalendarLine& line : rules::calendarOf(position))
        if (line.turn == turn && line.round)
            items.emplace_back(line.round, qs(line.round));
    return items;
}

} // namespace

WhatIfBar::WhatIfBar(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_flagsButton(new QToolButton)
    , m_flags(new WhatIfFlags(document, this))
    , m_title(new QLabel(tr("What if:")))
    , m_badge(new QLabel(tr("? What if:")))
    , m_back(new QPushButton(tr("Back to Start")))
{
    setObjectName(QStringLiteral("whatIfBar"));
    setAccessibleName(tr("What if"));
    // It must not widen the window: choosers cut off what does not fit.
    setMinimumWidth(360);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 8, 3);
    layout->setSpacing(4);
    m_title->setToolTip(
        tr("Ask what the rules say of this set-up at another moment. Nothing here changes the game."));
    m_badge->setObjectName(QStringLiteral("whatIfBadge"));
    m_badge->setToolTip(
        tr("Problems and overlays show another moment than the start of the scenario. Nothing of it "
           "becomes part of the game."));
    QFont bold = font();
    bold.setBold(true);
    m_badge->setFont(bold);
    layout->addWidget(m_title);
    layout->addWidget(m_badge);
    m_turn = addChooser(QStringLiteral("whatIfTurn"), tr("Turn"), tr("On another turn"), 14);
    m_round = addChooser(QStringLiteral("whatIfRound"), tr("Round"), tr("In another action round"), 2);
    m_weather = addChooser(QStringLiteral("whatIfWeather"), tr("Weather"),
                           tr("In other weather than the calendar's"), 16);
    m_moment =
        addChooser(QStringLiteral("whatIfMoment"), tr("Moment"), tr("At another moment of the turn"), 14);
    m_active = addChooser(QStringLiteral("whatIfActive"), tr("Active"), tr("While another side moves"), 9);
    m_flagsButton->setObjectName(QStringLiteral("whatIfFlagsButton"));
    m_flagsButton->setToolTip(tr("Ask about events that were played and about values on the tracks"));
    m_flagsButton->setFocusPolicy(Qt::StrongFocus);
    m_flagsButton->setArrowType(Qt::DownArrow);
    m_flagsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(m_flagsButton);
    layout->addStretch(1);
    m_back->setObjectName(QStringLiteral("whatIfBack"));
    m_back->setIcon(icon(QStringLiteral("revert")));
    m_back->setToolTip(tr("Ask no more: show the scenario as it starts"));
    layout->addWidget(m_back);

    connect(m_flagsButton, &QToolButton::clicked, this, [this] {
        m_flags->move(m_flagsButton->mapToGlobal(QPoint(0, m_flagsButton->height())));
        m_flags->show();
    });
    connect(m_flags, &WhatIfFlags::asked, this, [this](Atom flag, const std::optional<std::string>& value) {
        rules::WhatIf question = m_document.whatIf();
        if (value)
            question.flags[flag] = *value;
        else
            question.flags.erase(flag);
        m_document.setWhatIf(question);
    });
    connect(m_back, &QPushButton::clicked, this, [this] { m_document.setWhatIf({}); });
    connect(&document, &Document::whatIfChanged, this, &WhatIfBar::follow);
    connect(&document, &Document::scenarioChanged, this, &WhatIfBar::fill);
    connect(&document, &Document::replaced, this, &WhatIfBar::fill);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Scenario>() || change.touches<model::Turn>()
            || change.touches<model::Period>() || change.touches<model::Flag>()
            || change.touches<model::Side>() || change.touches<model::AutomaticWin>())
            fill();
    });
    fill();
}

QComboBox* WhatIfBar::addChooser(const QString& name, const QString& label, const QString& tip, int letters)
{
    auto* chooser = new QComboBox;
    chooser->setObjectName(name);
    chooser->setStatusTip(tip);
    chooser->setAccessibleName(label);
    chooser->setMinimumContentsLength(std::min(letters, 3));
    chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    chooser->setMaximumWidth(fontMetrics().averageCharWidth() * (letters + 5));
    chooser->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* line = static_cast<QHBoxLayout*>(layout());
    // A number alone does not say what it counts; the others speak for themselves.
    if (name == QStringLiteral("whatIfTurn") || name == QStringLiteral("whatIfRound")) {
        auto* words = new QLabel(label);
        words->setObjectName(name + QStringLiteral("Label"));
        words->setBuddy(chooser);
        words->setContentsMargins(6, 0, 0, 0);
        line->addWidget(words);
    }
    line->addWidget(chooser, letters);
    connect(chooser, &QComboBox::activated, this, &WhatIfBar::ask);
    return chooser;
}

void WhatIfBar::refill(QComboBox* chooser, Items items, Atom start, const std::optional<Atom>& asked)
{
    for (const Atom needed : {asked.value_or(start), start})
        if (!std::ranges::contains(items, needed, &Items::value_type::first))
            items.insert(items.begin(), {needed, needed ? qs(needed) : QStringLiteral("—")});
    chooser->clear();
    for (const auto& [id, name] : items) {
        chooser->addItem(name, qs(id));
        const int row = chooser->count() - 1;
        chooser->setItemData(row, name, Qt::ToolTipRole);
        if (id == start)
            chooser->setItemData(row, tr("%1: as the scenario is set up").arg(name), Qt::ToolTipRole);
    }
    chooser->setCurrentIndex(chooser->findData(qs(asked.value_or(start))));
    // There may be no room to read it all.
    chooser->setToolTip(QStringLiteral("%1: %2").arg(chooser->statusTip(), chooser->currentText()));
    chooser->view()->setMinimumWidth(chooser->view()->sizeHintForColumn(0) + 24);
    QFont font = this->font();
    font.setBold(asked.has_value());
    chooser->setFont(font);
}

void WhatIfBar::fill()
{
    m_flags->fill();
    m_flagsButton->setEnabled(!m_flags->isEmpty());
    follow();
}

void WhatIfBar::follow()
{
    const model::Package& package = m_document.package();
    const rules::Ruleset& ruleset = m_document.ruleset();
    const auto* scenario = package.find<model::Scenario>(m_document.scenario());
    setEnabled(scenario != nullptr);
    const rules::WhatIf question = scenario ? m_document.whatIf() : rules::WhatIf();
    if (scenario) {
        Items turns;
        for (const auto& [key, turn] : package.all<model::Turn>().in(scenario->id))
            turns.emplace_back(key.id, turnName(package, scenario->id, key.id));
        refill(m_turn, std::move(turns), scenario->firstTurn, question.turn);
        refill(m_round, rounds(m_document.position(), question.turn.value_or(scenario->firstTurn)),
               scenario->round, question.round);
        // Most games know no rounds.
        const bool hasRounds = m_round->count() > 1 || !m_round->currentData().toString().isEmpty();
        m_round->setVisible(hasRounds);
        findChild<QLabel*>(QStringLiteral("whatIfRoundLabel"))->setVisible(hasRounds);
        refill(m_moment, moments(package, ruleset, *scenario), scenario->moment, question.moment);
        Items sides;
        for (const auto& [key, side] : package.all<model::Side>())
            sides.emplace_back(key.id, side.name.empty() ? qs(key.id) : qs(side.name));
        refill(m_active, std::move(sides), scenario->active, question.active);

        const Atom calendar = rules::Situation::weatherOf(package, ruleset, scenario->id,
                                                          question.turn.value_or(scenario->firstTurn),
                                                          question.round.value_or(scenario->round));
        Items weather{{Atom(),
                       calendar
                           ? tr("%1 (calendar)").arg(termName(ruleset, rules::Category::Weather, calendar))
                           : tr("By the calendar")}};
        for (const rules::Term& term : ruleset.terms(rules::Category::Weather))
            weather.emplace_back(term.id, termName(ruleset, rules::Category::Weather, term.id));
        refill(m_weather, std::move(weather), {}, question.weather);
    }
    m_flags->follow();
    m_flagsButton->setText(question.flags.empty() ? tr("State of Play")
                                                  : tr("State of Play (%1)").arg(question.flags.size()));
    const bool asking = !question.empty();
    m_title->setVisible(!asking);
    m_badge->setVisible(asking);
    m_back->setVisible(asking);
    update();
}

void WhatIfBar::ask()
{
    const auto* scenario = m_document.package().find<model::Scenario>(m_document.scenario());
    if (!scenario)
        return;
    const auto chosen = [](const QComboBox* chooser, Atom start) {
        const Atom id = atomOf(chooser->currentData().toString());
        return id == start ? std::nullopt : std::optional(id);
    };
    rules::WhatIf question = m_document.whatIf();
    question.turn = chosen(m_turn, scenario->firstTurn);
    question.round = chosen(m_round, scenario->round);
    question.weather = chosen(m_weather, {});
    question.moment = chosen(m_moment, scenario->moment);
    question.active = chosen(m_active, scenario->active);
    m_document.setWhatIf(question);
}

void WhatIfBar::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (m_badge->isHidden())
        return;
    QPainter painter(this);
    QColor wash = kAsking;
    wash.setAlpha(70);
    painter.fillRect(rect(), wash);
    painter.fillRect(QRect(0, height() - 3, width(), 3), kAsking);
}

} // namespace editor
