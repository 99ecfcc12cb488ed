#include "model/xml/format.h"

#include "model/number.h"

namespace model::xml {

bool bringUpToDate(Source& source, std::span<const Migration> chain)
{
    const pugi::xml_node root = source.root();
    const std::string text = root.attribute("format").value();
    const auto format = parseInt(text);
    const int newest = static_cast<int>(chain.size()) + kFirstFormat;
    if (!format || *format < kFirstFormat) {
        source.report("format.unknown", root, {text});
        return false;
    }
    if (*format > newest) {
        source.report("format.newer", root, {text, std::to_string(newest)});
        return false;
    }
    for (int from = *format; from < newest; ++from)
        chain[static_cast<std::size_t>(from - kFirstFormat)](root);
    return true;
}

} // namespace model::xml
