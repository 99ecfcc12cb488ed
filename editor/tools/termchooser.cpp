#include "editor/tools/termchooser.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <QLineEdit>

#include <algorithm>
#include <set>

namespace editor {
namespace {

using Found = std::set<model::Atom, model::NaturalLess>;

void addWords(Found& found, model::Words words)
{
    for (const model::Atom word : words.list())
        found.insert(model::Atom(word.text().substr(0, word.text().find('@'))));
}

/// Adds the words of an array of sets; sets repeat, so each is taken apart once.
template <class At>
void addArray(Found& found, int size, At at)
{
    std::set<std::uint32_t> seen;
    for (int i = 0; i < size; ++i)
        if (const model::Words words = at(i); seen.insert(words.atom().value()).second)
            addWords(found, words);
}

Found wordsInUse(const model::Package& package, rules::Category category)
{
    Found found;
    const auto kinds = [&]<class T>(const model::Collection<T>& all) {
        for (const auto& [key, record] : all)
            if (record.kind)
                found.insert(record.kind);
    };
    const int size = package.atlas().size();
    switch (category) {
    case rules::Category::Terrain:
        addArray(found, size, [&](int i) { return package.terrain(model::HexIndex{i}); });
        break;
    case rules::Category::Hexside:
        addArray(found, size * model::kDirections, [&](int i) {
            return package.side(
                {.hex = model::HexIndex{i / model::kDirections}, .direction = i % model::kDirections});
        });
        break;
    case rules::Category::Line:
        kinds(package.all<model::Line>());
        break;
    case rules::Category::Place:
        for (const auto& [key, place] : package.all<model::Place>())
            addWords(found, place.kinds);
        break;
    case rules::Category::Zone:
        kinds(package.all<model::Zone>());
        break;
    case rules::Category::Area:
        kinds(package.all<model::Area>());
        break;
    case rules::Category::Marker:
        kinds(package.all<model::Marker>());
        break;
    case rules::Category::Side:
        for (const auto& [key, side] : package.all<model::Side>())
            found.insert(key.id);
        break;
    default:
        break;
    }
    return found;
}

} // namespace

std::vector<model::Atom> wordsOf(const Document& document, rules::Category category)
{
    std::vector<model::Atom> words;
    for (const rules::Term& term : document.ruleset().terms(category))
        words.push_back(term.id);
    for (const model::Atom word : wordsInUse(document.package(), category))
        if (!std::ranges::contains(words, word))
            words.push_back(word);
    return words;
}

TermChooser::TermChooser(Document& document, rules::Category category)
    : m_document(document)
    , m_category(category)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(10);
    connect(&document, &Document::replaced, this, &TermChooser::fill);
    connect(this, &QComboBox::activated, this, &TermChooser::chosen);
    fill();
}

void TermChooser::fill()
{
    const QString before = currentData().toString();
    clear();
    for (const model::Atom word : wordsOf(m_document, m_category))
        addItem(termName(m_document.ruleset(), m_category, word), qs(word));
    setEditable(count() == 0);
    if (isEditable()) {
        lineEdit()->setPlaceholderText(tr("Type a word"));
        connect(lineEdit(), &QLineEdit::editingFinished, this, &TermChooser::chosen, Qt::UniqueConnection);
    }
    setCurrentIndex(std::max(0, findData(before)));
    if (count() == 0)
        setCurrentIndex(-1);
    emit chosen();
}

model::Words TermChooser::words() const
{
    if (!isEditable())
        return model::Words(utf8(currentData().toString()));
    QString typed = currentText().trimmed().toLower();
    typed.replace(u' ', u'-');
    typed.remove(u'@');
    return model::Words(utf8(typed));
}

model::Atom TermChooser::word() const
{
    const auto list = words().list();
    return list.size() == 1 ? list.front() : model::Atom();
}

void TermChooser::choose(model::Words words)
{
    if (words.empty())
        return;
    if (findData(qs(words.text())) < 0)
        addItem(termNames(m_document.ruleset(), m_category, words), qs(words.text()));
    setCurrentIndex(findData(qs(words.text())));
    emit chosen();
}

} // namespace editor
