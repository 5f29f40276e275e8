// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game_options.hpp"
#include "rules/result.hpp"
#include "src/text/words.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Events and the head of a game as lines of a script: whoever reads them gets equal values back.
namespace client::script {

/// Anything with its time in front: `@12.500 desk 1790000000`.
[[nodiscard]] std::string timed_line(rules::Instant at, std::string_view what);
/// Takes the time in front of a line; none if there is none.
[[nodiscard]] std::optional<rules::Instant> read_line_time(text::Words& words);

/// The command alone, such as `white move e4`.
[[nodiscard]] std::string command_line(const rules::Event& event);
/// With its time in front: `@12.500 white move e4`.
[[nodiscard]] std::string event_line(const rules::TimedEvent& event);
/// The event of such a line, or what was expected.
[[nodiscard]] rules::Result<rules::TimedEvent, std::string> read_event_line(std::string_view line);

/// The duties of an assistant, such as "a,b,d" (D.2.10).
[[nodiscard]] std::string assistant_letters(const rules::AssistantDuties& duties);
/// One line for each option, each with its end.
[[nodiscard]] std::string header_lines(const rules::GameOptions& options);
/// The options of such lines, or what was expected in the first wrong one.
[[nodiscard]] rules::Result<rules::GameOptions, std::string>
read_header_lines(std::string_view lines);

}  // namespace client::script
