// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/train/teller.hpp"
#include "src/words/typed_move.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What people answer, in the words of announcements, in their own language and in English; none
/// where a text is nothing of the kind.
namespace client::train::answers {

/// "e4", "Eva vier"
[[nodiscard]] std::optional<rules::Square> square(const Teller& teller, std::string_view text);
/// "e4 f5", "Eva vier, Felix fünf"; one at least.
[[nodiscard]] std::optional<std::vector<rules::Square>> squares(const Teller& teller,
                                                                std::string_view text);
[[nodiscard]] std::optional<rules::File> file(const Teller& teller, std::string_view text);
[[nodiscard]] std::optional<rules::Rank> rank(const Teller& teller, std::string_view text);
/// A piece by its name, or by its letter.
[[nodiscard]] std::optional<rules::Role> role(const Teller& teller, std::string_view text);
[[nodiscard]] std::optional<rules::Color> color(const Teller& teller, std::string_view text);
[[nodiscard]] std::optional<bool> yes_or_no(const Teller& teller, std::string_view text);
/// From 0 to 200, in digits or in words.
[[nodiscard]] std::optional<int> number(const Teller& teller, std::string_view text);
/// "5", "1:30", "1:05:30": minutes, or minutes and seconds, or hours as well.
[[nodiscard]] std::optional<rules::Duration> clock_time(std::string_view text);
/// A move, written or in words; otherwise why it is none.
[[nodiscard]] rules::Result<speech::HeardMove, words::Misread>
move(const Teller& teller, const rules::Position& position, std::string_view text);
/// What a word of the chapter's [heard] means.
[[nodiscard]] std::optional<std::string>
word(const Teller& teller, const speech::Chapter& chapter, std::string_view text);

}  // namespace client::train::answers
