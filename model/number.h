#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// Numbers in files never follow the locale, and a number is the whole text or no number at all.
inline std::optional<int> parseInt(std::string_view text)
{
    int value = 0;
    const char* end = text.data() + text.size();
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    const auto [at, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && at == end && !text.empty() ? std::optional(value) : std::nullopt;
}

inline std::optional<double> parseDouble(std::string_view text)
{
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
    return error == std::errc() && at == end && !text.empty() ? std::optional(value) : std::nullopt;
}

inline void appendNumber(std::string& out, int value)
{
    char buffer[16];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

inline void appendNumber(std::string& out, double value)
{
    char buffer[64];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
    out.append(buffer, result.ec == std::errc() ? result.ptr : buffer);
}

} // namespace model
