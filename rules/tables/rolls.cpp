#include "rules/tables/rolls.h"

#include "model/number.h"

#include <string>

namespace rules {
namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t");
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

std::optional<int> whole(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    return model::parseInt(text);
}

/// Dashes of print and dots mean the same as "-" between two numbers.
std::string plain(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        if (rest.starts_with("–") || rest.starts_with("—") || rest.starts_with("−")) {
            out += '-';
            i += 3;
        } else if (rest.starts_with("..")) {
            out += '-';
            i += 2;
        } else if (rest.starts_with("≤") || rest.starts_with("≥")) {
            out += rest.starts_with("≤") ? "<=" : ">=";
            i += 3;
        } else {
            out += text[i++];
        }
    }
    return out;
}

} // namespace

std::optional<Rolls> rollsFrom(std::string_view text)
{
    const std::string whole_ = plain(trimmed(text));
    const std::string_view t = whole_;
    if (t.empty())
        return {};
    if (t == "*")
        return Rolls{.low = -Rolls::kFar, .high = Rolls::kFar};
    if (const auto only = whole(t))
        return Rolls{.low = *only, .high = *only};
    const auto open = [](std::optional<int> end, bool up) -> std::optional<Rolls> {
        if (!end)
            return {};
        return up ? Rolls{.low = *end, .high = Rolls::kFar} : Rolls{.low = -Rolls::kFar, .high = *end};
    };
    if (t.starts_with("<="))
        return open(whole(t.substr(2)), false);
    if (t.starts_with(">="))
        return open(whole(t.substr(2)), true);
    if (t.ends_with('+') || t.ends_with('-'))
        return open(whole(t.substr(0, t.size() - 1)), t.ends_with('+'));
    const std::size_t dash = t.find('-', 1);
    if (dash == std::string_view::npos)
        return {};
    const auto low = whole(t.substr(0, dash));
    const auto high = whole(t.substr(dash + 1));
    if (!low || !high || *low > *high)
        return {};
    return Rolls{.low = *low, .high = *high};
}

std::optional<Rolls> diceFrom(std::string_view text)
{
    const std::string plainText = plain(trimmed(text));
    const std::string_view t = plainText;
    const std::size_t d = t.find_first_of("dDwW");
    if (d == std::string_view::npos)
        return {};
    const std::size_t plus = t.find_first_of("+-", d);
    const auto count = d == 0 ? std::optional(1) : whole(t.substr(0, d));
    const auto faces = whole(t.substr(d + 1, plus == std::string_view::npos ? plus : plus - d - 1));
    const auto more = plus == std::string_view::npos ? std::optional(0) : whole(t.substr(plus));
    if (!count || !faces || !more || *count < 1 || *count > 20 || *faces < 2 || *faces > 1000 || *faces == 66)
        return {};
    return Rolls{.low = *count + *more, .high = *count * *faces + *more};
}

} // namespace rules
