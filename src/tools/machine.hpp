// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <string>
#include <string_view>

/// What the doctor looks at beside voices.
namespace client::tools {

/// What was found about one part. The first two are the same in every language: scripts read them.
struct PartReport {
    std::string_view state;  ///< ok, missing or broken
    std::string_view part;
    std::string found;
    std::string mend{};  ///< how; nothing if it works
};
[[nodiscard]] std::string text(const PartReport& report);

[[nodiscard]] PartReport engine_report(const speech::Lexicon& lexicon);
[[nodiscard]] PartReport store_report(const speech::Lexicon& lexicon);
[[nodiscard]] PartReport braille_report(const speech::Lexicon& lexicon);
[[nodiscard]] PartReport display_report(const speech::Lexicon& lexicon);

}  // namespace client::tools
