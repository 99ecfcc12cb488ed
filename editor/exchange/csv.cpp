#include "editor/exchange/csv.h"

#include <algorithm>
#include <array>

namespace editor {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// How many bytes a well-formed character of UTF-8 takes; 0 where there is none.
std::size_t characterLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xC2 && lead <= 0xDF ? 2
        : lead >= 0xE0 && lead <= 0xEF                      ? 3
        : lead >= 0xF0 && lead <= 0xF4                      ? 4
                                                            : 0;
    if (length == 0 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
    const bool beyond = (lead == 0xED && byte(1) > 0x9F) || (lead == 0xF4 && byte(1) > 0x8F);
    return overlong || beyond ? 0 : length;
}

/// The separator that stands most often outside quotes in the first row.
char likelySeparator(std::string_view text)
{
    constexpr std::array candidates{',', ';', '\t'};
    std::array<int, candidates.size()> counts{};
    bool quoted = false;
    for (const char c : text) {
        quoted ^= c == '"';
        if (!quoted && (c == '\n' || c == '\r'))
            break;
        for (std::size_t i = 0; !quoted && i < candidates.size(); ++i)
            counts[i] += c == candidates[i] ? 1 : 0;
    }
    return candidates[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

class Reader {
public:
    Reader(std::string_view text, char separator)
        : m_rest(text)
    {
        m_table.separator = separator;
    }

    CsvTable read()
    {
        while (!m_rest.empty() && !m_table.problem)
            readRow();
        if (m_table.problem)
            m_table.rows.clear();
        return std::move(m_table);
    }

private:
    void readRow()
    {
        m_row = &m_table.rows.emplace_back();
        do {
            m_cell = &m_row->emplace_back();
            if (m_rest.starts_with('"'))
                readQuoted();
            else
                readPlain();
        } while (!m_table.problem && takeSeparator());
        if (!m_table.problem)
            takeLineEnd();
    }

    void readPlain()
    {
        while (!m_rest.empty() && !atEndOfCell() && takeCharacter()) {}
    }

    void readQuoted()
    {
        m_rest.remove_prefix(1);
        for (;;) {
            if (m_rest.empty())
                return fail(CsvProblem::Kind::OpenQuote);
            if (m_rest.front() != '"') {
                if (!takeCharacter())
                    return;
                continue;
            }
            m_rest.remove_prefix(1);
            if (!m_rest.starts_with('"'))
                break;
            m_rest.remove_prefix(1);
            m_cell->push_back('"');
        }
        if (!m_rest.empty() && !atEndOfCell())
            fail(CsvProblem::Kind::AfterQuote);
    }

    bool takeCharacter()
    {
        const std::size_t length = characterLength(m_rest);
        const char c = m_rest.front();
        if (length == 0) {
            fail(CsvProblem::Kind::Encoding);
            return false;
        }
        if (length == 1 && static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r') {
            fail(c == '\0' ? CsvProblem::Kind::Encoding : CsvProblem::Kind::ControlCharacter);
            return false;
        }
        m_cell->append(m_rest.substr(0, length));
        m_rest.remove_prefix(length);
        return true;
    }

    bool atEndOfCell() const
    {
        const char c = m_rest.front();
        return c == m_table.separator || c == '\n' || c == '\r';
    }

    bool takeSeparator()
    {
        if (!m_rest.starts_with(m_table.separator))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void takeLineEnd()
    {
        if (m_rest.starts_with("\r\n"))
            m_rest.remove_prefix(2);
        else if (!m_rest.empty())
            m_rest.remove_prefix(1);
    }

    void fail(CsvProblem::Kind kind)
    {
        m_table.problem = {.kind = kind,
                           .row = static_cast<int>(m_table.rows.size()),
                           .column = static_cast<int>(m_row->size())};
    }

    std::string_view m_rest;
    CsvTable m_table;
    CsvRow* m_row = nullptr;
    std::string* m_cell = nullptr;
};

} // namespace

CsvTable readCsv(std::string_view bytes, char separator)
{
    if (bytes.starts_with(kByteOrderMark))
        bytes.remove_prefix(kByteOrderMark.size());
    return Reader(bytes, separator ? separator : likelySeparator(bytes)).read();
}

void appendCsvRow(std::string& out, const CsvRow& row, char separator)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0)
            out.push_back(separator);
        const std::string& cell = row[i];
        const bool quote = cell.find_first_of("\"\r\n\t,;") != std::string::npos
            || (!cell.empty() && (cell.front() == ' ' || cell.back() == ' '));
        if (!quote) {
            out += cell;
            continue;
        }
        out.push_back('"');
        for (const char c : cell)
            out.append(c == '"' ? 2 : 1, c);
        out.push_back('"');
    }
    out += "\r\n";
}

std::string writeCsv(const std::vector<CsvRow>& rows, char separator)
{
    std::string out;
    for (const CsvRow& row : rows)
        appendCsvRow(out, row, separator);
    return out;
}

} // namespace editor
