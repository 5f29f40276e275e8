// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game.hpp"
#include "rules/placement.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace client::desk {

/// What announced words mean in a position: words first, and what is none is tried as a written
/// move. `slip` are the words that they correct, if any.
[[nodiscard]] rules::Heard understood(words::ChosenWords& words,
                                      const rules::Placement& position,
                                      std::string said,
                                      const std::string& slip = {});

/// A side announces its move just as it stands on its board; none if none stands there.
[[nodiscard]] std::optional<rules::Heard>
as_placed(words::ChosenWords& words, const rules::Game& game, rules::Color side);

/// What would be announced of a piece that was put somewhere, legal or not: a pin is no part of it,
/// so that nobody hears which it is (7.5.1, 11.3.1).
[[nodiscard]] rules::MoveFacts facts_as_it_stands(const rules::Placement& before,
                                                  const rules::Displacement& put);
/// What words or a notation say, whether it is legal or not; none if they say no move.
[[nodiscard]] std::optional<rules::Written>
written_in(words::ChosenWords& words, const std::string& said, const std::string& slip = {});

/// The last move is repeated just as it was announced; none if the opponent has made none.
[[nodiscard]] std::optional<rules::Heard>
as_announced(words::ChosenWords& words, const rules::Game& game, rules::Color listener);

/// `e4 (=)`: the move without the sign of a draw offer (8.1.5).
[[nodiscard]] std::string without_offer_sign(std::string_view line);
/// `seal Nf3`, `assistant white seal Nf3`: whoever hears it knows the move.
[[nodiscard]] bool is_seal_line(std::string_view line);

}  // namespace client::desk
