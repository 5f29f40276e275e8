// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/option_checks.hpp"

#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/cli/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace client::cli {

namespace {

/// Empty if it is one of them.
std::string none_of(const std::vector<std::string>& names, const std::string& text)
{
    return std::ranges::find(names, text) != names.end()
               ? std::string{}
               : complaint("option-none-of",
                           {{"text", text}, {"names", fmt::format("{}", fmt::join(names, ", "))}});
}

}  // namespace

std::optional<long long> whole_number(std::string_view text)
{
    return base::read_number<long long>(text.substr(text.starts_with('+') ? 1 : 0));
}

CLI::Validator number_from_to(long long lowest, long long highest)
{
    const auto check = [lowest, highest](const std::string& text) {
        const auto number = whole_number(text);
        return number && *number >= lowest && *number <= highest
                   ? std::string{}
                   : complaint("option-number", {{"lowest", std::to_string(lowest)},
                                                 {"highest", std::to_string(highest)},
                                                 {"text", text}});
    };
    return CLI::Validator{check, ""};
}

CLI::Validator number_from_one()
{
    const auto check = [](const std::string& text) {
        return whole_number(text).value_or(0) >= 1
                   ? std::string{}
                   : complaint("option-number-from-one", {{"text", text}});
    };
    return CLI::Validator{check, ""};
}

CLI::Validator one_of(std::vector<std::string> names)
{
    return CLI::Validator{
        [names = std::move(names)](const std::string& text) { return none_of(names, text); }, ""};
}

CLI::Validator one_of(std::vector<std::string> (*names)())
{
    return CLI::Validator{[names](const std::string& text) { return none_of(names(), text); }, ""};
}

}  // namespace client::cli
