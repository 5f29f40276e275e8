// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/arguments.hpp"

#include <charconv>

namespace client::commands::arguments {

namespace {

std::optional<std::string> if_so(bool fits, std::string_view rest)
{
    return fits ? std::optional{std::string{rest}} : std::nullopt;
}

bool is_number(std::string_view rest, int least)
{
    int number = 0;
    const auto [stop, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return error == std::errc{} && stop == rest.data() + rest.size() && number >= least;
}

}  // namespace

std::optional<std::string> fit_nothing(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(rest.empty(), rest);
}

std::optional<std::string> fit_number(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(rest.empty() || is_number(rest, 0), rest);
}

std::optional<std::string> fit_count(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(rest.empty() || is_number(rest, 1), rest);
}

std::optional<std::string> fit_text(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(!rest.empty(), rest);
}

std::optional<std::string> fit_some_text(const CommandTable& /*table*/, std::string_view rest)
{
    return std::string{rest};
}

std::optional<std::string> fit_command(const CommandTable& table, std::string_view rest)
{
    return if_so(rest.empty() || table.find(rest) != nullptr, rest);
}

}  // namespace client::commands::arguments
