#include "editor/text/messages.h"

#include "editor/text/rulesetwords.h"
#include "editor/text/sentences.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QCoreApplication>

namespace editor {
namespace {

/// What a file that a package or scenario has only one of is called.
template <class T>
QString singleName()
{
    if constexpr (std::same_as<T, model::Game>)
        return QCoreApplication::translate("Subject", "Game");
    else if constexpr (std::same_as<T, model::Tables>)
        return QCoreApplication::translate("Subject", "Tables");
    else if constexpr (std::same_as<T, model::Tracks>)
        return QCoreApplication::translate("Subject", "Reinforcements");
    else if constexpr (std::same_as<T, model::Weather>)
        return QCoreApplication::translate("Subject", "Weather");
    else
        return QCoreApplication::translate("Subject", "Victory");
}

QString counterName(const model::Package& package, model::Atom counter, model::Atom face)
{
    const model::CounterFace shown(package, counter, face);
    return shown ? qs(shown.name()) : QString();
}

template <class T>
QString recordName(const model::Package& package, model::Key key)
{
    const T* record = package.find<T>(key);
    QString name;
    if constexpr (std::same_as<T, model::Unit>) {
        name = record ? counterName(package, record->counter, record->face) : QString();
    } else if constexpr (std::same_as<T, model::Counter>) {
        name = counterName(package, key.id, {});
    } else if constexpr (std::same_as<T, model::Allow>) {
        name = record ? qs(record->rule) : QString();
    } else if constexpr (requires { record->name; }) {
        name = record ? qs(record->name) : QString();
    } else if constexpr (requires { record->title; }) {
        name = record ? qs(record->title) : QString();
    }
    if (!name.isEmpty())
        return name;
    if constexpr (model::isSingle<T>)
        return singleName<T>();
    else
        return qs(key.id);
}

QString hexName(const model::Package& package, model::Atom number)
{
    const model::HexIndex hex = package.atlas().find(number);
    return exists(hex) ? qs(package.atlas().printed(hex)) : qs(number);
}

/// An argument may be a message of its own: "@supply.zoc|2007|West Front".
QString argumentText(const std::string& argument)
{
    if (!argument.starts_with('@'))
        return qs(argument);
    const QStringList parts = qs(std::string_view(argument).substr(1)).split(QLatin1Char('|'));
    const char* sentence = sentenceFor(utf8(parts.first()));
    std::vector<std::string> fill;
    for (const QString& part : parts.sliced(1))
        fill.push_back(utf8(part));
    return sentence ? fillIn(QCoreApplication::translate("Message", sentence), fill) : qs(argument);
}

} // namespace

QString findingText(const model::Finding& finding)
{
    if (const char* sentence = sentenceFor(finding.message.text()))
        return fillIn(QCoreApplication::translate("Message", sentence), finding.arguments);
    // A message of a ruleset is the sentence itself.
    if (finding.message.text().find(' ') != std::string_view::npos)
        return rulesetSentence(finding.message, finding.arguments);
    return QCoreApplication::translate("Message", "Something is wrong here (%1).").arg(qs(finding.rule));
}

QString rulesetSentence(model::Atom sentence, const std::vector<std::string>& arguments)
{
    const QString text = rulesetText(sentence.text());
    QString filled;
    qsizetype from = 0;
    for (const std::string& argument : arguments) {
        const qsizetype open = text.indexOf(QLatin1Char('{'), from);
        const qsizetype close = text.indexOf(QLatin1Char('}'), open);
        if (open < 0 || close < 0)
            break;
        filled += QStringView(text).sliced(from, open - from);
        filled += argumentText(argument);
        from = close + 1;
    }
    return filled + QStringView(text).sliced(from);
}

QString placeText(const model::Finding& finding, const model::Package& package)
{
    const model::FilePosition& position = finding.position;
    if (position.file.empty())
        return subjectName(finding.subject, package);
    if (position.line <= 0)
        return qs(position.file);
    return QStringLiteral("%1:%2:%3").arg(qs(position.file)).arg(position.line).arg(position.column);
}

QString subjectName(const model::Subject& subject, const model::Package& package)
{
    switch (subject.kind) {
    case model::Subject::Kind::None:
        return QCoreApplication::translate("Subject", "Package");
    case model::Subject::Kind::Hex:
        return hexName(package, subject.hex);
    case model::Subject::Kind::Hexside: {
        const model::HexIndex hex = package.atlas().find(subject.hex);
        return exists(hex) ? qs(package.atlas().sideText({.hex = hex, .direction = subject.direction}))
                           : qs(subject.hex);
    }
    case model::Subject::Kind::Record: {
        QString name;
        model::withKind(subject.record, [&]<class T>() { name = recordName<T>(package, subject.key); });
        return name;
    }
    case model::Subject::Kind::File:
        return qs(subject.file);
    }
    return {};
}

} // namespace editor
