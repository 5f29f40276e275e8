// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a value on the command line may be; a wrong one is answered in plain words.
namespace client::cli {

/// A number as it is written on the command line: a plus before it does no harm.
[[nodiscard]] std::optional<long long> whole_number(std::string_view text);
/// A whole number between two others, both included.
[[nodiscard]] CLI::Validator number_from_to(long long lowest, long long highest);

/// A whole number that counts something, as the games of a list.
[[nodiscard]] CLI::Validator number_from_one();

[[nodiscard]] CLI::Validator one_of(std::vector<std::string> names);
/// The same with names that are only looked up when a value is there.
[[nodiscard]] CLI::Validator one_of(std::vector<std::string> (*names)());

/// An option that is one of a few words.
template <class Value>
void add_choice(CLI::App& parser,
                const std::string& name,
                Value& value,
                const std::string& help,
                const std::string& type,
                const std::vector<std::string>& words)
{
    parser.add_option(name, value, help)->type_name(type)->check(one_of(words));
}
/// The same, as what it means. The names must be there as long as the parser.
template <class Value, auto last>
void add_choice(CLI::App& parser,
                const std::string& name,
                Value& value,
                const std::string& help,
                const std::string& type,
                const speech::EnumNames<last>& names)
{
    const auto all = names.all();
    parser
        .add_option_function<std::string>(
            name,
            [&value, &names](const std::string& chosen) { value = names.find(chosen).value(); },
            help)
        ->type_name(type)
        ->check(one_of(std::vector<std::string>{all.begin(), all.end()}));
}

}  // namespace client::cli
