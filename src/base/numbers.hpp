// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace client::base {

/// A whole number with nothing before or behind it; none where it does not fit into its type.
template <std::integral Number = int>
[[nodiscard]] std::optional<Number> read_number(std::string_view text, int radix = 10)
{
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number, radix);
    return error == std::errc{} && rest == end ? std::optional{number} : std::nullopt;
}

/// How many of something there are: a whole number from zero.
[[nodiscard]] inline std::optional<int> read_count(std::string_view text)
{
    const auto number = read_number(text);
    return number.value_or(-1) < 0 ? std::nullopt : number;
}

}  // namespace client::base
