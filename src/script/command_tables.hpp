// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "src/text/words.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The tables of script commands, one for each kind of speaker. A row reads the words after its
/// verb; it returns nothing if they are not what it expects.
namespace client::script {

using Read = std::optional<rules::Event>;

struct SideRow {
    std::string_view verb;
    std::string_view expected;
    Read (*read)(rules::Color side, text::Words& words);
};
struct Row {
    std::string_view verb;
    std::string_view expected;
    Read (*read)(text::Words& words);
};

[[nodiscard]] std::span<const SideRow> side_commands();
[[nodiscard]] std::span<const Row> arbiter_commands();
[[nodiscard]] std::span<const Row> desk_commands();
/// A side, and what its assistant does or tries to do for it.
[[nodiscard]] Read read_assistance(text::Words& words);

/// The squares that the rest of a line names.
[[nodiscard]] std::optional<std::vector<rules::Square>> read_squares(text::Words& words);
/// All words that are left, without the quotes around them.
[[nodiscard]] std::string rest_of(text::Words& words);
/// Minutes, m:ss or h:mm:ss, or seconds with decimals: 12.345s.
[[nodiscard]] std::optional<rules::Duration> read_time(std::string_view text);
[[nodiscard]] std::string written_time(rules::Duration time);
/// A move as it is, without the position it is played in: Ng1f3, Pe7e8=Q, `Ke1h1 castling`.
[[nodiscard]] std::optional<rules::Move> read_whole_move(text::Words& words);
[[nodiscard]] std::string written_move(rules::Move move);
/// A move as it was said, which no position has been asked about: Ng3, exd6, O-O.
[[nodiscard]] std::string written_move(const rules::Written& written);

}  // namespace client::script
