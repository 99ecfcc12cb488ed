#include "editor/document/journal.h"

#include "editor/document/sidecar.h"
#include "editor/text/text.h"
#include "model/files.h"
#include "model/xml/transaction_text.h"

#include <QFileInfo>

#include <charconv>

namespace editor {

namespace {

constexpr std::string_view kMagic = "hexwerk-journal 1\n";

/// Entries begin with a line of fixed width: what follows, its length and its checksum, in hexadecimal.
enum class Entry : char { Path = 'P', Saved = 'S', Base = 'B', Transaction = 'T' };
constexpr std::size_t kLineWidth = 1 + 1 + 16 + 1 + 16 + 1;

void appendHex(std::string& out, std::uint64_t value)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
    const auto count = static_cast<std::size_t>(end - digits);
    out.append(sizeof digits - count, '0').append(digits, count);
}

std::optional<std::uint64_t> parseHex(std::string_view text)
{
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, value, 16);
    return result.ec == std::errc() && result.ptr == end ? std::optional(value) : std::nullopt;
}

void appendEntry(std::string& out, Entry kind, std::string_view payload)
{
    out += static_cast<char>(kind);
    out += ' ';
    appendHex(out, payload.size());
    out += ' ';
    appendHex(out, model::contentHash(payload));
    out += '\n';
    out += payload;
    out += '\n';
}

struct ReadEntry {
    Entry kind;
    std::string_view payload;
};

/// Takes the next entry from the front; nothing when it is cut off or damaged.
std::optional<ReadEntry> takeEntry(std::string_view& rest)
{
    if (rest.size() < kLineWidth || rest[1] != ' ' || rest[18] != ' ' || rest[kLineWidth - 1] != '\n')
        return std::nullopt;
    const auto length = parseHex(rest.substr(2, 16));
    const auto checksum = parseHex(rest.substr(19, 16));
    if (!length || !checksum || *length >= rest.size() - kLineWidth || rest[kLineWidth + *length] != '\n')
        return std::nullopt;
    const std::string_view payload = rest.substr(kLineWidth, *length);
    if (model::contentHash(payload) != *checksum)
        return std::nullopt;
    const auto kind = static_cast<Entry>(rest.front());
    rest.remove_prefix(kLineWidth + *length + 1);
    return ReadEntry{.kind = kind, .payload = payload};
}

std::string headerText(const Journal::Header& header)
{
    std::string text(kMagic);
    appendEntry(text, Entry::Path, utf8(header.package));
    if (!header.base.empty())
        appendEntry(text, Entry::Base, header.base);
    std::string saved;
    appendHex(saved, header.saved);
    appendEntry(text, Entry::Saved, saved);
    return text;
}

} // namespace

std::optional<Journal::Content> Journal::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const std::string_view all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (!all.starts_with(kMagic))
        return std::nullopt;

    Content content;
    bool whole = false;
    std::string_view rest = all.substr(kMagic.size());
    const auto mark = [&] { content.length = static_cast<qint64>(all.size() - rest.size()); };
    for (auto entry = takeEntry(rest); entry; entry = takeEntry(rest)) {
        if (entry->kind == Entry::Path) {
            content.header.package = qs(entry->payload);
        } else if (entry->kind == Entry::Base) {
            content.header.base = entry->payload;
        } else if (entry->kind == Entry::Saved) {
            content.header.saved = parseHex(entry->payload).value_or(0);
            whole = true;
        } else if (auto transaction = model::readTransaction(entry->payload)) {
            content.transactions.push_back(std::move(*transaction));
        } else {
            break;
        }
        mark();
    }
    content.torn = content.length < static_cast<qint64>(all.size());
    return whole ? std::optional(std::move(content)) : std::nullopt;
}

QString Journal::find(const QString& package)
{
    for (const QString& path : {besidePackage(package, kJournal), inDataFolder(package, kJournal)})
        if (QFileInfo(path).isFile())
            return path;
    return {};
}

void Journal::start(Header header, QStringList places)
{
    remove();
    m_waiting.clear();
    m_header = std::move(header);
    m_places = std::move(places);
}

void Journal::resume(const QString& file, const Content& content)
{
    m_header = content.header;
    m_places = {file};
    m_length = content.length;
    m_file.close();
    m_file.setFileName(file);
    if (m_file.open(QIODevice::ReadWrite | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        m_file.resize(m_length);
}

void Journal::remove()
{
    if (m_file.isOpen()) {
        m_file.close();
        m_file.remove();
    }
}

bool Journal::append(const model::Transaction& transaction)
{
    appendEntry(m_waiting, Entry::Transaction, model::transactionText(transaction));
    if ((!m_file.isOpen() && !create()) || !write(m_waiting))
        return false;
    m_waiting.clear();
    return true;
}

bool Journal::create()
{
    const std::string header = headerText(m_header);
    for (const QString& place : m_places) {
        m_file.setFileName(place);
        m_length = 0;
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
            continue;
        if (write(header))
            return true;
        remove();
    }
    return false;
}

/// One write: what is not wholly in the system's hands is taken back.
bool Journal::write(const std::string& entries)
{
    const auto size = static_cast<qint64>(entries.size());
    if (m_file.seek(m_length) && m_file.write(entries.data(), size) == size) {
        m_length += size;
        return true;
    }
    m_file.resize(m_length);
    return false;
}

} // namespace editor
