// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/tools/number.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string>
#include <system_error>

namespace client::tools {

CLI::Validator number_from_to(long long lowest, long long highest)
{
    const auto check = [lowest, highest](const std::string& text) -> std::string {
        long long number = 0;
        const char* const end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc{} && rest == end && number >= lowest && number <= highest)
            return {};
        return fmt::format("a number from {} to {} is needed, not {}", lowest, highest, text);
    };
    return CLI::Validator{check, ""};
}

}  // namespace client::tools
