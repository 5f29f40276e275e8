// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace client::cli {

/// The language of a locale as options name it: "cs_CZ.UTF-8" is "cs", "sr_RS" is "sr-Cyrl" and
/// "sr_RS@latin" is "sr". English for the locales that name no language.
[[nodiscard]] std::string language_of(std::string_view locale);

/// The locale that the environment asks for messages.
[[nodiscard]] std::string message_locale();

}  // namespace client::cli
