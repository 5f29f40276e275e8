// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/locale.hpp"

#include <cstdlib>

namespace client::cli {

std::string language_of(std::string_view locale)
{
    const auto language = locale.substr(0, locale.find_first_of("_.@"));
    if (language.empty() || language == "C" || language == "POSIX")
        return "en";
    // Without a word about the script, Serbian is written in Cyrillic.
    if (language == "sr" && locale.find("@latin") == std::string_view::npos)
        return "sr-Cyrl";
    return std::string{language};
}

std::string message_locale()
{
    for (const auto* const name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* const value = std::getenv(name); value != nullptr && *value != '\0')
            return value;
    return "C";
}

}  // namespace client::cli
