#include "editor/print/cards/wording.h"

#include <QDir>
#include <QLocale>
#include <QTranslator>

namespace editor {
namespace {

const QString& english()
{
    static const QString code = QStringLiteral("en");
    return code;
}

/// "no-retreat" is "No retreat".
QString readable(model::Atom id)
{
    QString text = qs(id);
    text.replace(u'-', u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

Wording::Wording(const QStringList& languages)
{
    for (const QString& language : languages.isEmpty() ? QStringList{ofProgram()} : languages)
        if (known().contains(language) && !m_languages.contains(language) && m_languages.size() < 2)
            m_languages << language;
    if (m_languages.isEmpty())
        m_languages << english();
    for (const QString& language : std::as_const(m_languages)) {
        auto& translator = m_translators.emplace_back();
        if (language == english())
            continue;
        translator = std::make_unique<QTranslator>();
        if (!translator->load(QStringLiteral(":/translations/hexwerk_%1.qm").arg(language)))
            translator.reset();
    }
}

Wording::~Wording() = default;

QStringList Wording::known()
{
    QStringList codes{english()};
    for (const QString& file :
         QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("hexwerk_*.qm")}))
        codes << file.section(u'_', 1).section(u'.', 0, 0);
    return codes;
}

QString Wording::ofProgram()
{
    // A program without translations, as on the command line, speaks English whatever the desktop does.
    const QString code = QLocale().name().section(u'_', 0, 0);
    const char* probe = QT_TRANSLATE_NOOP("Print", "Turn record");
    const bool translated = QCoreApplication::translate("Print", probe) != QLatin1String(probe);
    return translated && known().contains(code) ? code : english();
}

QString Wording::name(const QString& language)
{
    return QLocale(language).nativeLanguageName().section(u' ', -1);
}

QString Wording::in(std::size_t language, const char* context, const QByteArray& text) const
{
    const QTranslator* translator = m_translators[language].get();
    const QString found = translator ? translator->translate(context, text.constData()) : QString();
    return found.isEmpty() ? QString::fromUtf8(text) : found;
}

QString Wording::both(QStringList texts)
{
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts.join(QStringLiteral(" / "));
}

QString Wording::say(const char* text, const QStringList& arguments) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_translators.size(); ++i) {
        QString filled = in(i, "Print", text);
        for (qsizetype n = arguments.size(); n > 0; --n)
            filled.replace(QStringLiteral("%%1").arg(n), arguments[n - 1]);
        texts << filled;
    }
    return both(texts);
}

QString Wording::ruleset(std::string_view text) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_translators.size() && !text.empty(); ++i)
        texts << in(i, "Ruleset", QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    return both(texts);
}

QString Wording::term(const rules::Ruleset& ruleset, rules::Category category, model::Atom id) const
{
    const rules::Term* term = ruleset.find(category, id);
    if (term && !term->name.empty())
        return this->ruleset(term->name);
    return readable(id);
}

QString Wording::field(model::Atom name) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_translators.size(); ++i)
        texts << in(i, "Attribute", readable(name).toUtf8());
    return both(texts);
}

QStringList Wording::paragraphs(const model::Record& record, std::string_view name,
                                std::string_view text) const
{
    QStringList texts;
    for (const QString& language : m_languages) {
        const QString own = qs(record.fields.text(atomOf(qs(name) + u'-' + language)));
        texts << (own.isEmpty() ? qs(text) : own).simplified();
    }
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
}

QString Wording::own(const model::Record& record, std::string_view name, std::string_view text) const
{
    return both(paragraphs(record, name, text));
}

} // namespace editor
